import type { Call } from '../../src/api/contract/call.ts';
import type { SentEvent } from '../../tools/paths/src/path.ts';
import type { Answer, Executor } from '../../tools/paths/src/run.ts';
import type { HeldCalls } from './held-calls.ts';

/** The calls of each port of a flow. */
export type Ports = Readonly<Record<string, readonly Call[]>>;
/** Answers the server of the test would not give, by port; without one the server's own goes through. */
export type Answers = Readonly<Record<string, (event: SentEvent) => unknown>>;

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
          const { message, fields = [] } = event.error as { message: string; fields?: unknown[] };
          const told = fields.length ? { fields } : {};
          await held.answer(port, 400, { Message: message, kind: 'illegal-move', ...told });
          return 'accepted';
        },
      ],
    ]),
  );
