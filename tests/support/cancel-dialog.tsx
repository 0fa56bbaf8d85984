import { expect } from 'vitest';
import type { CancelInvoiceInput } from '../../src/machines/invoice/cancel-invoice.flow.ts';
import { CancelInvoiceDialog } from '../../src/screens/invoice/CancelInvoiceDialog.tsx';
import type { Executor } from '../../tools/paths/run.ts';
import { dialogOf, expectReady, expectWaiting } from './dialog-paths.tsx';
import { dialogText, type FlowOnScreen, openDialog, pressButton, shownInvoice } from './flow-dialog.tsx';
import { find, press } from './render.tsx';

const row = { InvoiceId: 'AZ8AAAAAcAAAAAAAAAAAAC', done: true, reason: null };
const cancelled = () => ({ message: 'Invoice cancelled.', data: { rows: [row] } });
const act = (payments: unknown, paid: boolean) =>
  !paid
    ? 'Cancel invoice'
    : payments === 'refund'
      ? 'Cancel it and refund $ 40.00'
      : 'Cancel it and keep $ 40.00 as credit';

const contextOf = ({ context }: { context: unknown }) =>
  context as { hasPayments: boolean; payments: string; problem: { message: string } | null };

/** Carries paths of the cancel-invoice flow out on its dialog. */
export const cancelDialog = (asked: FlowOnScreen['asked']): Executor<FlowOnScreen> =>
  dialogOf({
    start: ({ input }) => {
      const invoice = shownInvoice((input as CancelInvoiceInput).hasPayments ? '40' : '0');
      return openDialog(asked, (ends) => <CancelInvoiceDialog invoice={invoice} {...ends} />);
    },
    events: {
      'choice.pick': (_, { event }) => {
        press(`dialog label:nth-of-type(${event.payments === 'credit' ? 1 : 2}) input`);
        return 'accepted';
      },
      'step.next': (_, { from }) => pressButton(from.state === 'choosing' ? 'Go on' : 'Try again'),
      'step.back': () => pressButton('Back'),
      'cancel.confirm': () => pressButton(/^Cancel /),
      'flow.close': () => pressButton('Keep invoice'),
    },
    ports: { preview: (data) => ({ data }), cancel: cancelled },
    states: {
      choosing: (world, place) => {
        const { payments } = contextOf(place);
        const picked = find<HTMLInputElement>('dialog input:checked').closest('label')?.textContent;
        expect(picked).toContain(payments === 'credit' ? 'applied to another invoice' : 'goes back today');
        expectReady(world, null, 'Keep invoice', 'Go on');
      },
      previewing: (world) => {
        expect(dialogText()).not.toContain('nothing is erased');
        expectWaiting(world, 'Keep invoice');
      },
      reviewing: (world, place) => {
        const { hasPayments, payments } = contextOf(place);
        expect(dialogText()).toContain('nothing is erased');
        expect(dialogText()).toContain('Cancelled');
        const back = hasPayments ? ['Back'] : [];
        expectReady(world, null, ...back, 'Keep invoice', act(payments, hasPayments));
      },
      submitting: (world) => expectWaiting(world),
      refused: (world, place) => {
        const { hasPayments, problem } = contextOf(place);
        const back = hasPayments ? ['Back'] : [];
        expectReady(world, problem?.message ?? '', ...back, 'Keep invoice', 'Try again');
      },
    },
    ends: { cancelled: 'done', kept: 'closed' },
  });
