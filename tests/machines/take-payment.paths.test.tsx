// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest';
import terrain from '../../src/machines/invoice/take-payment.terrain.ts';
import { TakePaymentDialog } from '../../src/screens/invoice/TakePaymentDialog.tsx';
import { explore } from '../../tools/paths/explore.ts';
import { type Executor, runPaths } from '../../tools/paths/run.ts';
import { pathsFor } from '../../tools/paths/tours.ts';
import { asked } from '../support/fake-client.ts';
import {
  answerPort,
  closeDialog,
  dialogText,
  expectOpen,
  type FlowOnScreen,
  openDialog,
  pressable,
  pressButton,
  shownInvoice,
  shownReason,
} from '../support/flow-dialog.tsx';
import { find, leave, type as typeIn } from '../support/render.tsx';

vi.mock('../../src/api/client/client.ts', () => import('../support/fake-client.ts'));

const recorded = () => ({ message: 'Payment recorded.' });
const amount = '#payment-amount';

/** An amount as the field shows it once left; what can't be read stays as it was typed. */
const shown = (typed: string) => (/^[\d.]+$/.test(typed) ? Number(typed).toFixed(2) : typed);

const dialog: Executor<FlowOnScreen> = {
  start: () => openDialog(asked, (ends) => <TakePaymentDialog invoice={shownInvoice('0')} {...ends} />),
  events: {
    // Typing what stands there is no change to a field: something else is typed first.
    'draft.change': (_, { event }) => {
      typeIn(amount, '7');
      typeIn(amount, (event.patch as { amount: string }).amount);
      leave(amount);
      return 'accepted';
    },
    'payment.submit': () => pressButton('Record payment'),
    'surplus.keep': () => pressButton('Keep $ 0.01 as credit'),
    'surplus.correct': () => pressButton('Back'),
    'flow.close': () => pressButton('Close'),
    'xstate.done.actor.recordPayment': (world, { event }) => answerPort(world, event, recorded),
    'xstate.error.actor.recordPayment': (world, { event }) => answerPort(world, event, recorded),
  },
  states: {
    typing: (world, { context }) => {
      const { draft, problem } = context as {
        draft: { amount: string };
        problem: { message: string } | null;
      };
      expectOpen(world, false);
      expect(find<HTMLInputElement>(amount).value).toBe(shown(draft.amount));
      expect(shownReason()).toBe(problem?.message ?? null);
      expect(pressable()).toEqual(['Close', 'Record payment']);
    },
    asking: (world) => {
      expectOpen(world, false);
      expect(dialogText()).toContain('$ 0.01 more than the $ 100.00 that are owed.');
      expect(pressable()).toEqual(['Back', 'Close', 'Keep $ 0.01 as credit']);
    },
    submitting: (world) => {
      expectOpen(world, true);
      expect(world.asked).toHaveLength(1);
      expect(pressable()).toEqual([]);
    },
    recorded: ({ ended }) => expect(ended).toEqual(['done']),
    closed: ({ ended }) => expect(ended).toEqual(['closed']),
  },
  after: closeDialog,
};

const landscape = explore(terrain);

test.each(['states', 'transitions', 'pairs'] as const)(
  'the dialog of a payment shows what the chart says on every path for %s',
  async (criterion) => {
    const paths = pathsFor(landscape, criterion);
    expect(await runPaths(paths, dialog)).toMatchObject({ paths: paths.length });
  },
  60_000,
);
