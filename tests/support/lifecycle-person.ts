import { expect } from 'vitest';
import type { PathStep } from '../../tools/paths/src/path.ts';
import type { Answer, Executor } from '../../tools/paths/src/run.ts';
import { newStatesScanner } from './axe.ts';
import type { Member } from './member.ts';
import { counterfoil, showMore } from './sheet.ts';

/** What a person presses for each of a lifecycle's events, by the event's type. */
export type Presses<World, Event extends { type: string }> = {
  [Type in Event['type']]: (
    world: World,
    event: Extract<Event, { type: Type }>,
    step: PathStep,
  ) => Promise<unknown>;
};

/**
 * Carries paths of a lifecycle's chart out with the buttons of its page, which must show the state after each step, and nothing
 * axe objects to.
 *
 * @param spec.start opens the page on a record that stands as the path begins
 */
export const lifecyclePerson = <World extends Member, Event extends { type: string }>(spec: {
  start: Executor<World>['start'];
  presses: Presses<World, Event>;
  shows: (world: World, state: string, facts: unknown) => Promise<unknown>;
}): Executor<World> => {
  const scanner = newStatesScanner();
  return {
    start: spec.start,
    events: Object.fromEntries(
      Object.entries(spec.presses).map(([type, press]) => [
        type,
        async (world: World, step: PathStep): Promise<Answer> => {
          await (press as (world: World, event: unknown, step: PathStep) => Promise<unknown>)(
            world,
            step.event,
            step,
          );
          return 'accepted';
        },
      ]),
    ),
    states: {
      '*': async (world, { state, context }) => {
        await spec.shows(world, String(state), context);
        await scanner(world.page, state);
      },
    },
    after: async ({ context, faults }) => {
      await context.close();
      expect(faults).toEqual([]);
    },
  };
};

/** What a counterfoil says and offers, and what it refuses, each with its reason. */
export interface SeenStub {
  word: string;
  offered: string[];
  refused: string[];
}

/** The open page's counterfoil shows this and offers these acts, whatever else it offers of mail and money. */
export const expectStub = async ({ page }: Member, expected: SeenStub): Promise<void> => {
  const stub = counterfoil(page).locator('.inside');
  // In the badge: a path on the map of states names each of them, whichever it has come to.
  await stub.locator('.badges').getByText(expected.word, { exact: true }).waitFor();
  await showMore(page);
  for (const name of expected.offered) await stub.getByRole('button', { name, exact: true }).waitFor();
  for (const name of expected.refused) {
    await stub
      .getByRole('listitem')
      .filter({ hasText: new RegExp(`^${name}.+[A-Z].+\\.\\s*$`) })
      .waitFor();
    expect(await stub.getByRole('button', { name, exact: true }).count()).toBe(0);
  }
};
