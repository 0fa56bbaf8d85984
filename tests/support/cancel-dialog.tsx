import { expect } from 'vitest';
import { invoiceCommands } from '../../src/api/documents/invoices.ts';
import { dayAsTyped } from '../../src/domain/typed/day.ts';
import { formatDay } from '../../src/domain/values/format.ts';
import type { CancelChoices, CancelDocumentInput } from '../../src/machines/posted/cancel-document.flow.ts';
import { EffectsView } from '../../src/screens/kit/effects/EffectsView.tsx';
import { CancelDialog } from '../../src/screens/posted/CancelDialog.tsx';
import type { Executor } from '../../tools/paths/src/run.ts';
import { dialogOf, expectReady, expectWaiting } from './dialog-paths.tsx';
import { dialogText, type FlowOnScreen, invoiceView, openDialog, pressButton } from './flow-dialog.tsx';
import { find, leave, pick, type } from './render.tsx';

// What the flow shows is drawn at once: its code is fetched before it begins.
await EffectsView.load();

const row = { InvoiceId: 'AZ8AAAAAcAAAAAAAAAAAAC', done: true, reason: null };
const cancelled = () => ({ message: 'Invoice cancelled.', data: { rows: [row] } });
const act = (payments: unknown, paid: boolean) =>
  !paid
    ? 'Cancel invoice'
    : payments === 'refund'
      ? 'Cancel it and refund $40.00'
      : 'Cancel it and keep $40.00 as credit';

const contextOf = ({ context }: { context: unknown }) =>
  context as CancelDocumentInput & CancelChoices & { problem: { message: string } | null };

/** Carries paths of the cancel-invoice flow out on its dialog. */
export const cancelDialog = (pending: FlowOnScreen['pending']): Executor<FlowOnScreen> =>
  dialogOf({
    start: ({ input }) => {
      const { hasPayments, hasGoods } = input as CancelDocumentInput;
      const invoice = invoiceView(hasPayments ? '40' : '0', { goodsLeft: hasGoods });
      return openDialog(pending, (ends) => (
        <CancelDialog commands={invoiceCommands} document={invoice} {...ends} />
      ));
    },
    events: {
      'choice.pick': async (_, { event }) => {
        await pick(`[role=dialog] label:nth-of-type(${event.payments === 'credit' ? 1 : 2}) input`);
        return 'accepted' as const;
      },
      'goods.pick': async (_, { event }) => {
        await pick(`[role=dialog] label:nth-of-type(${event.goods === 'back' ? 1 : 2}) input`);
        return 'accepted' as const;
      },
      'day.pick': async ({ pending }, { event }) => {
        // What was asked of the day before is of nobody's interest any more.
        pending.length = 0;
        type('#cancel-day', dayAsTyped(String(event.onDay), 'en'));
        leave('#cancel-day');
        return 'accepted' as const;
      },
      'step.next': (_, { from }) => pressButton(from.state === 'refused' ? 'Try again' : 'Continue'),
      'step.back': () => pressButton('Back'),
      'cancel.confirm': () => pressButton(/^Cancel /),
      'flow.close': () => pressButton('Keep invoice'),
    },
    ports: { preview: (data) => ({ data }), cancel: cancelled },
    states: {
      choosing: (world, place) => {
        const { payments } = contextOf(place);
        const picked = find<HTMLInputElement>('[role=dialog] input:checked').closest('label')?.textContent;
        expect(picked).toContain(
          payments === 'credit' ? 'applied to another invoice' : 'goes back by the same method',
        );
        expectReady(world, null, 'Keep invoice', 'Continue');
      },
      returning: (world, place) => {
        const { hasPayments, goods } = contextOf(place);
        const picked = find<HTMLInputElement>('[role=dialog] input:checked').closest('label')?.textContent;
        expect(picked).toContain(goods === 'back' ? 'in stock again' : 'stays as it is');
        expectReady(world, null, ...(hasPayments ? ['Back'] : []), 'Keep invoice', 'Continue');
      },
      previewing: (world) => {
        expect(dialogText()).not.toContain('nothing is erased');
        expectWaiting(world, 'Keep invoice');
      },
      reviewing: (world, place) => {
        const { hasPayments, hasGoods, payments, onDay } = contextOf(place);
        expect(dialogText()).toContain('nothing is erased');
        expect(dialogText()).toContain('Cancelled');
        expect(dialogText()).toContain(`reversed on ${formatDay(onDay || '2026-11-21', 'en', 'long')}`);
        const back = hasPayments || hasGoods ? ['Back'] : [];
        expectReady(world, null, ...back, 'Keep invoice', act(payments, hasPayments));
      },
      submitting: (world) => expectWaiting(world),
      refused: (world, place) => {
        const { hasPayments, hasGoods, problem } = contextOf(place);
        const back = hasPayments || hasGoods ? ['Back'] : [];
        expectReady(world, problem?.message ?? '', ...back, 'Keep invoice', 'Try again');
      },
    },
    ends: { cancelled: 'done', kept: 'closed' },
  });
