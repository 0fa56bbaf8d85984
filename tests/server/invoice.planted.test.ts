import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import type { PostedFacts } from '../../src/domain/posted/facts.ts';
import type { Standing } from '../../src/domain/values/standing.ts';
import type { PostedEvent } from '../../src/machines/posted/posted.lifecycle.ts';
import model from '../../src/machines/posted/posted.model.ts';
import type { Move } from '../../src/machines/standing.ts';
import type { Criterion } from '../../tools/paths/src/criteria.ts';
import { explore } from '../../tools/paths/src/explore.ts';
import { PathFailure, runPath } from '../../tools/paths/src/run.ts';
import { pathsFor } from '../../tools/paths/src/tours.ts';
import { copyOf, freshDatabase } from '../support/database.ts';
import { postedExecutor } from '../support/posted-executor.ts';
import { reportDrift } from '../support/report-drift.ts';
import { type Server, startServer } from '../support/server.ts';

type InvoiceStanding = Standing<PostedFacts>;
type Wrong = (
  request: InvoiceStanding,
  event: PostedEvent,
  right: () => Move<PostedFacts>,
) => Move<PostedFacts>;

// Where files of a process share what they load, the chart's answers are planted in modules of this file's own, which go with it.
const planted = vi.hoisted(() => {
  vi.resetModules();
  return { wrong: null as Wrong | null };
});
vi.mock('../../src/machines/standing.ts', async (original) => {
  const real = await original<typeof import('../../src/machines/standing.ts')>();
  const decide = (lifecycle: never, request: InvoiceStanding, event: PostedEvent) => {
    const right = () => real.decide(lifecycle, request as never, event as never) as Move<PostedFacts>;
    return planted.wrong ? planted.wrong(request, event, right) : right();
  };
  return { ...real, decide };
});

const graph = explore(model);
let server: Server;
beforeAll(async () => {
  server = await startServer({ fresh: await copyOf(await freshDatabase()) });
});
afterAll(async () => {
  await server.close();
  vi.doUnmock('../../src/machines/standing.ts');
  vi.resetModules();
});

/** The first paths with the act, accepted or refused as the criterion has it, and what is told where the server leaves them. */
const driftOf = (criterion: Criterion, act: PostedEvent['type']) => {
  const refused = criterion === 'refusals';
  const paths = pathsFor(graph, criterion, 'short')
    .filter(({ steps }) =>
      steps.some((step) => step.event.type === act && (step.refused ?? false) === refused),
    )
    .slice(0, 2);
  const executor = postedExecutor('invoice')(server, async () => {});
  return { paths, run: () => reportDrift(paths, ['server', (path) => runPath(path, executor)]) };
};

const wrongs: { name: string; criterion: Criterion; act: PostedEvent['type']; wrong: Wrong }[] = [
  {
    name: 'a transition led elsewhere, a cancellation that deletes',
    criterion: 'transitions',
    act: 'document.cancel',
    wrong: (_, event, right) => {
      const move = right();
      return event.type === 'document.cancel' && move.moved ? { ...move, status: 'Deleted' } : move;
    },
  },
  {
    name: 'facts kept that a transition changes, a deleted payment still counted',
    criterion: 'transitions',
    act: 'payment.delete',
    wrong: (request, event, right) =>
      event.type === 'payment.delete' && !right().refused ? { ...right(), facts: request.facts } : right(),
  },
  {
    name: 'a guard taken away, a deleted invoice amended',
    criterion: 'refusals',
    act: 'document.amend',
    wrong: (request, event, right) =>
      event.type === 'document.amend' ? { ...request, moved: true } : right(),
  },
];

test.each(wrongs)(
  'the suite fails where the server decides by $name, and its table says at which step',
  async ({ criterion, act, wrong }) => {
    const { paths, run } = driftOf(criterion, act);
    await run();
    planted.wrong = wrong;
    const failure = await run().then(
      () => null,
      (error: unknown) => error as Error,
    );
    planted.wrong = null;
    expect(failure?.cause).toBeInstanceOf(PathFailure);
    const [head, , ...rows] = failure!.message.split('\n');
    expect(head).toMatch(/^chart +path +the chart says +server$/);
    for (const [index, { id }] of paths.entries()) {
      expect(rows[index]).toContain(`posted  ${id}  `);
      expect(rows[index]).toMatch(/ step \d+: \S/);
    }
  },
);
