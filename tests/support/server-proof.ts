import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Criterion } from '../../tools/paths/src/criteria.ts';
import { explore } from '../../tools/paths/src/explore.ts';
import { runPath } from '../../tools/paths/src/run.ts';
import type { TestModel } from '../../tools/paths/src/test-model.ts';
import { pathsFor } from '../../tools/paths/src/tours.ts';
import { type OwnBooks, ownBooks } from './own-books.ts';
import { reportDrift, type ServerExecutor } from './report-drift.ts';
import { type Client, type Server, startServer } from './server.ts';
import { isSampled, runsAll } from './thorough.ts';

/**
 * The server follows a lifecycle through every transition and every pair of transitions, and the books hold after each step.
 *
 * @param chart as the title names it: "the quote chart"
 * @param criteria what of the chart its paths go through; every day the first of them alone
 * @param started the server that follows it; one like any other when left out
 */
export const serverFollows = <World extends { client: Client }>(
  model: TestModel,
  chart: string,
  executor: ServerExecutor<World>,
  criteria: readonly Criterion[] = ['transitions', 'pairs'],
  started: () => Promise<Server> = startServer,
): void => {
  // A business for each path: what is verified after every step stays small.
  let server: Server;
  let books: OwnBooks;
  beforeAll(async () => {
    server = await started();
    books = await ownBooks(server.url);
  });
  afterAll(async () => {
    await books.close();
    await server.close();
  });

  const graph = explore(model);
  const paths = criteria.slice(0, runsAll ? undefined : 1).flatMap((criterion) =>
    pathsFor(graph, criterion).map((path) => ({
      criterion,
      path,
      id: path.id,
      steps: path.steps.length,
    })),
  );

  test.each(paths)(
    `$criterion: the server follows ${chart} through $id, $steps steps, and its books hold after each`,
    async ({ path }) => {
      const world = executor(server, ({ client }) => books.hold(client));
      await reportDrift([path], ['server', (one) => runPath(one, world)]);
    },
  );
};

/**
 * The server refuses what a lifecycle refuses in each reachable standing: every day a quarter of the paths.
 *
 * @param expected how many refusals there are to walk, or more than how many
 */
export const serverRefuses = <World>(
  model: TestModel,
  executor: ServerExecutor<World>,
  expected: { exactly: number } | { moreThan: number },
): void => {
  let server: Server;
  beforeAll(async () => {
    server = await startServer();
  });
  afterAll(() => server.close());

  const graph = explore(model);
  const paths = pathsFor(graph, 'refusals').map((path) => ({
    path,
    id: path.id,
    refused: path.steps.filter((step) => step.refused).length,
  }));
  const walked = paths.filter(({ id }, place) => place === 0 || isSampled(id, 4));

  test('every event each reachable standing refuses is on a path', () => {
    const refusals = graph.vertices.reduce((sum, vertex) => sum + vertex.refusals.length, 0);
    if ('exactly' in expected) expect(refusals).toBe(expected.exactly);
    else expect(refusals).toBeGreaterThan(expected.moreThan);
    expect(paths.reduce((sum, path) => sum + path.refused, 0)).toBeGreaterThanOrEqual(refusals);
  });

  test.each(walked)(
    'the server refuses all $refused of path $id with a sentence, and writes nothing',
    async ({ path }) => {
      const world = executor(server, async () => {});
      await reportDrift([path], ['server', (one) => runPath(one, world)]);
    },
  );
};
