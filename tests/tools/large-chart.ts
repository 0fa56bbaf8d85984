import { createMachine } from 'xstate';
import type { Terrain } from '../../tools/paths/terrain.ts';

/**
 * A chart of any size: a ring of states, each with `fanOut` arrows to the states after it, every second
 * one of them guarded by its payload.
 */
export const largeChart = (size: number, fanOut: number): Terrain => {
  const target = (state: number, arrow: number) => `s${(state + 1 + arrow * 7) % size}`;
  const arrows = Array.from({ length: fanOut }, (_, arrow) => arrow);
  const states = Object.fromEntries(
    Array.from({ length: size }, (_, state) => [
      `s${state}`,
      {
        on: Object.fromEntries(
          arrows.map((arrow) => [
            `go.${(state + arrow) % (fanOut * 2)}`,
            {
              target: target(state, arrow),
              ...(arrow % 2
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
