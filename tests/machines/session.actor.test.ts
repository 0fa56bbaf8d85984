import { expect, test } from 'vitest';
import { type Actor, createActor, fromPromise, SimulatedClock } from 'xstate';
import { sessionFlow } from '../../src/machines/session/session.flow.ts';
import model from '../../src/machines/session/session.model.ts';
import { explore } from '../../tools/paths/src/explore.ts';
import { leavesOf } from '../../tools/paths/src/names.ts';
import type { PathStep } from '../../tools/paths/src/path.ts';
import { plain } from '../../tools/paths/src/plain.ts';
import { type Answer, type Executor, runPaths } from '../../tools/paths/src/run.ts';
import { pathsFor } from '../../tools/paths/src/tours.ts';

interface World {
  actor: Actor<typeof sessionFlow>;
  clock: SimulatedClock;
  pending: { resolve: (output: unknown) => void; reject: (error: unknown) => void }[];
}

const settled = () => new Promise((resolve) => setImmediate(resolve));

const happen = async ({ actor, clock, pending }: World, { event, wait }: PathStep): Promise<Answer> => {
  if (wait !== undefined) clock.increment(wait);
  else if (event.type.startsWith('xstate.done')) pending.pop()?.resolve(event.output);
  else if (event.type.startsWith('xstate.error')) pending.pop()?.reject(event.error);
  else {
    const can = actor.getSnapshot().can(event as never);
    actor.send(event as never);
    return can ? 'accepted' : 'refused';
  }
  await settled();
  return 'accepted';
};

/** The flow as it really runs: an actor, promises that answer, a clock that is moved by hand. */
const running: Executor<World> = {
  start: ({ input }) => {
    const clock = new SimulatedClock();
    const pending: World['pending'] = [];
    const port = <Output, Input>() =>
      fromPromise<Output, Input>(
        () =>
          new Promise((resolve, reject) =>
            pending.push({ resolve: resolve as (output: unknown) => void, reject }),
          ),
      );
    const actors = {
      loadUser: port(),
      signIn: port(),
      register: port(),
      proveFactor: port(),
      recoverFactor: port(),
      verifyLinkBy: port(),
      forgotPassword: port(),
      exchangeCode: port(),
      checkResetLink: port(),
      resetPassword: port(),
      verify: port(),
      verifyLink: port(),
      resend: port(),
      onboard: port(),
      signOut: port(),
      clearStorage: port(),
    } as const;
    const machine = sessionFlow.provide({ actors: actors as never });
    return {
      actor: createActor(machine, { clock, input: input as { returnTo?: string } }).start(),
      clock,
      pending,
    };
  },
  events: { '*': happen },
  states: {
    '*': ({ actor }, place) => {
      const { value, context } = actor.getSnapshot();
      expect({ leaves: leavesOf(value), context: plain(context) }).toEqual({
        leaves: leavesOf(place.state),
        context: place.context,
      });
    },
  },
  after: ({ actor }) => actor.stop(),
};

const graph = explore(model);

test.each(['pairs', 'refusals'] as const)(
  'the running session does what the chart says on every path for %s',
  async (criterion) => {
    const paths = pathsFor(graph, criterion);
    expect(await runPaths(paths, running)).toMatchObject({ paths: paths.length });
  },
  120_000,
);
