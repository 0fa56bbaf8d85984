import { setup } from 'xstate';
import type { StoreRunStatus } from '../../domain/online-store/order-record.ts';
import { whyNotStoreRun } from '../../domain/online-store/refusals.words.ts';
import { type Lifecycle, repeat } from '../standing.ts';

export type StoreRunEvent =
  | { type: 'run.start' }
  /** The shop asks to wait, or doesn’t answer. */
  | { type: 'run.wait' }
  | { type: 'run.finish' }
  | { type: 'run.fail' }
  | { type: 'run.stop' }
  | { type: 'run.resume' };

/** A run has no facts: its counts are those of the orders. */
export type StoreRunFacts = Record<string, never>;

const machine = setup({
  types: { context: {} as StoreRunFacts, events: {} as StoreRunEvent, input: {} as StoreRunFacts },
});

/**
 * The lifecycle of a run that takes a shop’s orders in. One at a time is open for each business. Source: lifecycles.md, "Sync run".
 */
export const storeRunChart = machine.createMachine({
  id: 'store-run',
  context: ({ input }) => input,
  initial: 'Queued',
  states: {
    Queued: {
      description: 'It’s about to begin.',
      on: { 'run.start': { target: 'Running' }, 'run.stop': { target: 'Stopped' } },
    },
    Running: {
      description: 'Orders are fetched and applied.',
      on: {
        'run.start': { target: 'Running', meta: repeat },
        'run.wait': { target: 'Waiting' },
        'run.finish': { target: 'Done' },
        'run.fail': { target: 'Failed' },
        'run.stop': { target: 'Stopped', meta: { requirements: ['N69'] } },
      },
    },
    Waiting: {
      description: 'The shop asked to wait, or didn’t answer. It goes on by itself.',
      on: { 'run.start': { target: 'Running' }, 'run.stop': { target: 'Stopped' } },
    },
    Done: { description: 'Every order was looked at.' },
    Failed: {
      description: 'Something of ours went wrong. It goes on where that happened.',
      on: { 'run.resume': { target: 'Queued' } },
    },
    Stopped: {
      description:
        'Somebody stopped it, or the store was disconnected meanwhile. It goes on where it stopped.',
      on: { 'run.resume': { target: 'Queued' }, 'run.stop': { target: 'Stopped', meta: repeat } },
    },
  },
});

export const storeRunLifecycle: Lifecycle<typeof storeRunChart, StoreRunFacts> = {
  name: 'store-run',
  chart: storeRunChart,
  whyNot: ({ status }) => whyNotStoreRun(status as StoreRunStatus),
};
