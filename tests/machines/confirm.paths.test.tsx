// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest';
import terrain from '../../src/machines/confirm/confirm.terrain.ts';
import { ActDialog } from '../../src/screens/invoice/ActDialog.tsx';
import { explore } from '../../tools/paths/explore.ts';
import { type Executor, runPaths } from '../../tools/paths/run.ts';
import { pathsFor } from '../../tools/paths/tours.ts';
import { asked, send } from '../support/fake-client.ts';
import {
  answerPort,
  closeDialog,
  expectOpen,
  type FlowOnScreen,
  openDialog,
  pressable,
  pressButton,
  shownInvoice,
  shownReason,
} from '../support/flow-dialog.tsx';

vi.mock('../../src/api/client/client.ts', () => import('../support/fake-client.ts'));

const wire = (data: unknown) => ({ data, message: 'Written off.' });

const dialog: Executor<FlowOnScreen> = {
  start: () =>
    openDialog(asked, (ends) => (
      <ActDialog
        invoice={shownInvoice('0')}
        preview="write-off"
        title="Write off the rest"
        lead="What is still owed is given up."
        label="Write it off"
        commit={async () => void (await send())}
        {...ends}
      />
    )),
  events: {
    'act.confirm': () => pressButton('Write it off'),
    'act.retry': () => pressButton('Try again'),
    'flow.close': () => pressButton('Leave it'),
    'xstate.done.actor.preview': (world, { event }) => answerPort(world, event, wire),
    'xstate.error.actor.preview': (world, { event }) => answerPort(world, event, wire),
    'xstate.done.actor.commit': (world, { event }) => answerPort(world, event, wire),
    'xstate.error.actor.commit': (world, { event }) => answerPort(world, event, wire),
  },
  states: {
    previewing: (world) => {
      expectOpen(world, true);
      expect(world.asked).toHaveLength(1);
      expect(pressable()).toEqual(['Leave it']);
    },
    reviewing: (world) => {
      expectOpen(world, false);
      expect(shownReason()).toBeNull();
      expect(pressable()).toEqual(['Leave it', 'Write it off']);
    },
    submitting: (world) => {
      expectOpen(world, true);
      expect(world.asked).toHaveLength(1);
      expect(pressable()).toEqual([]);
    },
    refused: (world, { context }) => {
      expectOpen(world, false);
      expect(shownReason()).toBe((context as { problem: { message: string } }).problem.message);
      expect(pressable()).toEqual(['Leave it', 'Try again']);
    },
    done: ({ ended }) => expect(ended).toEqual(['done']),
    left: ({ ended }) => expect(ended).toEqual(['closed']),
  },
  after: closeDialog,
};

const landscape = explore(terrain);

test.each(['states', 'transitions', 'pairs'] as const)(
  'the dialog of a plain act shows what the chart says on every path for %s',
  async (criterion) => {
    const paths = pathsFor(landscape, criterion);
    expect(await runPaths(paths, dialog)).toMatchObject({ paths: paths.length });
  },
  60_000,
);
