import { expect } from 'vitest';
import { explore } from '../../tools/paths/src/explore.ts';
import { type Executor, runPaths } from '../../tools/paths/src/run.ts';
import type { TestModel } from '../../tools/paths/src/test-model.ts';
import { pathsFor } from '../../tools/paths/src/tours.ts';
import {
  answerPort,
  closeDialog,
  displayedReason,
  expectOpen,
  type FlowOnScreen,
  pressable,
} from './flow-dialog.tsx';

interface DialogSpec {
  start: Executor<FlowOnScreen>['start'];
  /** What a person presses or types for each event. */
  events: Executor<FlowOnScreen>['events'];
  /** By port, the call's answer that carries what the port gives. */
  ports: Readonly<Record<string, (output: unknown) => unknown>>;
  states: Executor<FlowOnScreen>['states'];
  /** The final states: how the dialog tells its page that it has come to each. */
  ends: Readonly<Record<string, 'done' | 'closed'>>;
}

/** Carries paths of a flow out on its dialog: a person acts, and the ports answer what the path says they do. */
export const dialogOf = ({ start, events, ports, states, ends }: DialogSpec): Executor<FlowOnScreen> => ({
  start,
  events: {
    ...events,
    ...Object.fromEntries(
      Object.entries(ports).flatMap(([port, wire]) =>
        ['done', 'error'].map((outcome) => [
          `xstate.${outcome}.actor.${port}`,
          (world, { event }) => answerPort(world, event, wire),
        ]),
      ) satisfies [string, Executor<FlowOnScreen>['events'][string]][],
    ),
  },
  states: {
    ...states,
    ...Object.fromEntries(
      Object.entries(ends).map(([state, end]) => [
        state,
        ({ ended }: FlowOnScreen) => expect(ended).toEqual([end]),
      ]),
    ),
  },
  after: closeDialog,
});

/** The dialog waits for a port and takes no press but these. */
export const expectWaiting = (world: FlowOnScreen, ...buttons: string[]): void => {
  expectOpen(world, true);
  expect(world.pending).toHaveLength(1);
  expect(pressable()).toEqual(buttons);
};

/** The dialog stands ready for these presses, and shows this reason or none. */
export const expectReady = (world: FlowOnScreen, reason: string | null, ...buttons: string[]): void => {
  expectOpen(world, false);
  expect(displayedReason()).toBe(reason);
  expect(pressable()).toEqual(buttons);
};

export const criteria = ['states', 'transitions', 'pairs'] as const;

/** Walks every path of a criterion on the screen; the time a slow machine may take for it is a minute. */
export const walk = async <World,>(
  model: TestModel,
  onScreen: Executor<World>,
  criterion: (typeof criteria)[number],
): Promise<void> => {
  const paths = pathsFor(explore(model), criterion);
  expect(await runPaths(paths, onScreen)).toMatchObject({ paths: paths.length });
};
