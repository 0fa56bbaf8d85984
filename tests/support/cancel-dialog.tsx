import { expect } from 'vitest';
import type { CancelInvoiceInput } from '../../src/machines/invoice/cancel-invoice.flow.ts';
import { CancelInvoiceDialog } from '../../src/screens/invoice/CancelInvoiceDialog.tsx';
import type { Executor } from '../../tools/paths/run.ts';
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
} from './flow-dialog.tsx';
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
export const cancelDialog = (asked: FlowOnScreen['asked']): Executor<FlowOnScreen> => ({
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
    'xstate.done.actor.preview': (world, { event }) => answerPort(world, event, (data) => ({ data })),
    'xstate.error.actor.preview': (world, { event }) => answerPort(world, event, cancelled),
    'xstate.done.actor.cancel': (world, { event }) => answerPort(world, event, cancelled),
    'xstate.error.actor.cancel': (world, { event }) => answerPort(world, event, cancelled),
  },
  states: {
    choosing: (world, place) => {
      expectOpen(world, false);
      const { payments } = contextOf(place);
      const picked = find<HTMLInputElement>('dialog input:checked').closest('label')?.textContent;
      expect(picked).toContain(payments === 'credit' ? 'applied to another invoice' : 'goes back today');
      expect(pressable()).toEqual(['Keep invoice', 'Go on']);
    },
    previewing: (world) => {
      expectOpen(world, true);
      expect(world.asked).toHaveLength(1);
      expect(dialogText()).not.toContain('nothing is erased');
      expect(pressable()).toEqual(['Keep invoice']);
    },
    reviewing: (world, place) => {
      expectOpen(world, false);
      const { hasPayments, payments } = contextOf(place);
      expect(dialogText()).toContain('nothing is erased');
      expect(dialogText()).toContain('Cancelled');
      expect(pressable()).toEqual([
        ...(hasPayments ? ['Back'] : []),
        'Keep invoice',
        act(payments, hasPayments),
      ]);
    },
    submitting: (world) => {
      expectOpen(world, true);
      expect(world.asked).toHaveLength(1);
      expect(pressable()).toEqual([]);
    },
    refused: (world, place) => {
      expectOpen(world, false);
      const { hasPayments, problem } = contextOf(place);
      expect(shownReason()).toBe(problem?.message);
      expect(pressable()).toEqual([...(hasPayments ? ['Back'] : []), 'Keep invoice', 'Try again']);
    },
    cancelled: ({ ended }) => expect(ended).toEqual(['done']),
    kept: ({ ended }) => expect(ended).toEqual(['closed']),
  },
  after: closeDialog,
});
