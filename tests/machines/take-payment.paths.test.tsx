// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest';
import terrain from '../../src/machines/invoice/take-payment.terrain.ts';
import { TakePaymentDialog } from '../../src/screens/invoice/TakePaymentDialog.tsx';
import { criteria, dialogOf, expectReady, expectWaiting, walk } from '../support/dialog-paths.tsx';
import { asked } from '../support/fake-client.ts';
import { dialogText, openDialog, pressButton, shownInvoice } from '../support/flow-dialog.tsx';
import { find, leave, type as typeIn } from '../support/render.tsx';

vi.mock('../../src/api/client/client.ts', () => import('../support/fake-client.ts'));

const amount = '#payment-amount';

/** An amount as the field shows it once left; what can't be read stays as it was typed. */
const shown = (typed: string) => (/^[\d.]+$/.test(typed) ? Number(typed).toFixed(2) : typed);

const dialog = dialogOf({
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
  },
  ports: { recordPayment: () => ({ message: 'Payment recorded.' }) },
  states: {
    typing: (world, { context }) => {
      const { draft, problem } = context as {
        draft: { amount: string };
        problem: { message: string } | null;
      };
      expect(find<HTMLInputElement>(amount).value).toBe(shown(draft.amount));
      expectReady(world, problem?.message ?? null, 'Close', 'Record payment');
    },
    asking: (world) => {
      expect(dialogText()).toContain('$ 0.01 more than the $ 100.00 that are owed.');
      expectReady(world, null, 'Back', 'Close', 'Keep $ 0.01 as credit');
    },
    submitting: (world) => expectWaiting(world),
  },
  ends: { recorded: 'done', closed: 'closed' },
});

test.each(criteria)('the dialog of a payment shows what the chart says on every path for %s', (criterion) =>
  walk(terrain, dialog, criterion),
);
