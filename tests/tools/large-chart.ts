import { createMachine } from 'xstate';
import type { TestModel } from '../../tools/paths/src/test-model.ts';

/**
 * A chart of any size: a ring of states, each with `fanOut` transitions to the states after it, every second
 * one of them guarded by its payload.
 */
export const largeChart = (size: number, fanOut: number): TestModel => {
  const target = (state: number, transition: number) => `s${(state + 1 + transition * 7) % size}`;
  const transitions = Array.from({ length: fanOut }, (_, transition) => transition);
  const states = Object.fromEntries(
    Array.from({ length: size }, (_, state) => [
      `s${state}`,
      {
        on: Object.fromEntries(
          transitions.map((transition) => [
            `go.${(state + transition) % (fanOut * 2)}`,
            {
              target: target(state, transition),
              ...(transition % 2
                ? {
                    guard: ({ event }: { event: { type: string; amount?: number } }) =>
                      (event.amount ?? 0) > 1,
                  }
                : {}),
            },
          ]),
        ),
      },
    ]),
  );
  return {
    name: 'large',
    machine: createMachine({ id: 'large', initial: 's0', states }),
    starts: [{ name: 'new' }],
    cases: Array.from({ length: fanOut * 2 }, (_, index) => index).flatMap((index) => [
      { name: `go.${index} below`, event: { type: `go.${index}`, amount: 1 } },
      { name: `go.${index} above`, event: { type: `go.${index}`, amount: 2 } },
    ]),
  };
};
