import type { Call } from '../../src/api/wire/call.ts';
import type { Problem } from '../../src/machines/problem.ts';
import type { SentEvent } from '../../tools/paths/src/path.ts';
import type { Answer, Executor } from '../../tools/paths/src/run.ts';
import type { HeldCalls } from './held-calls.ts';

/** The calls of each port of a flow. */
export type Ports = Readonly<Record<string, readonly Call[]>>;
/** Answers the server of the test would not give, by port; without one the server's own goes through. */
export type Answers = Readonly<Record<string, (event: SentEvent) => unknown>>;

/** The call fails so that the page makes this problem of it. */
export const failAs = async (held: HeldCalls, port: string, problem: Problem): Promise<void> => {
  const { status, kind, message, fields, details } = problem;
  if (status === 0) return held.fail(port);
  await held.answer(port, status, { Message: message, kind, fields, details });
};

/** What comes of a flow's ports: their calls, which were held, are answered as the path says. */
export const portEvents = <World extends { held: HeldCalls }>(
  ports: Ports,
  answers: Answers = {},
): Executor<World>['events'] =>
  Object.fromEntries(
    Object.keys(ports).flatMap((port) => [
      [
        `xstate.done.actor.${port}`,
        async ({ held }: World, { event }: { event: SentEvent }): Promise<Answer> => {
          const answer = answers[port]?.(event);
          await (answer === undefined ? held.pass(port) : held.answer(port, 200, answer));
          return 'accepted';
        },
      ],
      [
        `xstate.error.actor.${port}`,
        async ({ held }: World, { event }: { event: SentEvent }): Promise<Answer> => {
          await failAs(held, port, event.error as Problem);
          return 'accepted';
        },
      ],
    ]),
  );
