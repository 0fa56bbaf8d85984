import { expect } from 'vitest';
import { billCalls } from '../../src/api/calls/bill.ts';
import { invoiceCalls } from '../../src/api/calls/invoice.ts';
import { dayAsTyped } from '../../src/domain/typed/day.ts';
import type { CancelChoices, CancelDocumentInput } from '../../src/machines/posted/cancel-document.flow.ts';
import type { Answer, Executor } from '../../tools/paths/src/run.ts';
import { billApiFor } from './bill-api.ts';
import { type FlowOnPage, flowPerson } from './flow-person.ts';
import type { Member } from './member.ts';
import { postedApis } from './posted-api.ts';
import type { Product } from './product.ts';
import { pressDialog, ready, waiting } from './seen-dialog.ts';
import { firstDay } from './server.ts';
import { dialog, pressAct } from './sheet.ts';
import { visit } from './visit.ts';

type Chosen = CancelDocumentInput & CancelChoices & { problem: { message: string } | null };

/** What the dialog of a kind says; 40 is paid on its document. */
const labels = {
  invoice: {
    credit: 'Keep $40.00 as credit',
    refund: 'Refund $40.00',
    cancel: 'Cancel invoice',
    cancelAndKeep: 'Cancel it and keep $40.00 as credit',
    cancelAndRefund: 'Cancel it and refund $40.00',
    keep: 'Keep invoice',
  },
  bill: {
    credit: 'Leave $40.00 as an advance',
    refund: 'Take $40.00 back',
    cancel: 'Cancel bill',
    cancelAndKeep: 'Cancel it and leave $40.00 as an advance',
    cancelAndRefund: 'Cancel it and take $40.00 back',
    keep: 'Keep bill',
  },
} as const;
type Labels = (typeof labels)[keyof typeof labels];
const goodsChoices = { back: 'Yes, they are back', kept: 'No' } as const;

/** A document of a kind, with what the path needs of it, and where it is seen. */
const made = {
  invoice: async ({ api }: Member, { hasPayments, hasGoods }: CancelDocumentInput) => {
    const productid = hasGoods ? await api.goods('Lamp', '5', '2') : null;
    const items = [{ productid, ItemName: 'Lamp', quantity: '2', price: '50' }];
    const id = await api.invoice(productid ? { items } : {});
    if (hasPayments) await api.pay(id, '40', { date: firstDay });
    return { id, address: `/sales/view-invoice?item=${id}` };
  },
  bill: async ({ client }: Member, { hasPayments }: CancelDocumentInput) => {
    const bills = billApiFor(client);
    const id = await bills.bill({ vendor: await bills.vendor('Ada Mill') });
    if (hasPayments) await bills.pay(id, '40', { date: firstDay });
    return { id, address: `/bills/view?bill=${id}` };
  },
} as const;

const calls = {
  invoice: { preview: invoiceCalls.previewEffects, cancel: invoiceCalls.cancelInvoices },
  bill: { preview: billCalls.previewBill, cancel: billCalls.cancelBills },
} as const;

const actOf = ({ hasPayments, payments }: Chosen, texts: Labels) => {
  if (!hasPayments) return texts.cancel;
  return payments === 'refund' ? texts.cancelAndRefund : texts.cancelAndKeep;
};
const backOf = ({ hasPayments, hasGoods }: Chosen) => (hasPayments || hasGoods ? ['Back'] : []);
const pick = async ({ page }: FlowOnPage, choice: string): Promise<Answer> => {
  await dialog(page).locator('label').filter({ hasText: choice }).locator('input').check();
  return 'accepted';
};
const picked = async ({ page }: FlowOnPage, choice: string) => {
  const label = dialog(page)
    .locator('label')
    .filter({ has: page.locator('input:checked') });
  await label.filter({ hasText: choice }).waitFor();
};

/** Carries paths of the flow of a cancellation out on its dialog in a browser. */
export const cancelPerson = (product: Product, kind: keyof typeof labels): Executor<FlowOnPage> => {
  const texts = labels[kind];
  const statusOf = async ({ client, id }: FlowOnPage) =>
    (await postedApis[kind](client).view(id)).standing.status;
  return flowPerson(product, {
    ports: { preview: [calls[kind].preview], cancel: [calls[kind].cancel] },
    open: async (member, { input }) => {
      const { id, address } = await made[kind](member, input as CancelDocumentInput);
      await visit(member.page, address);
      await pressAct(member.page, texts.cancel);
      return id;
    },
    events: {
      'choice.pick': (world, { event }) => pick(world, texts[event.payments as CancelChoices['payments']]),
      'goods.pick': (world, { event }) => pick(world, goodsChoices[event.goods as CancelChoices['goods']]),
      'day.pick': async ({ page, held }, { event }): Promise<Answer> => {
        held.clear();
        const field = dialog(page).locator('#cancel-day');
        if (!(await field.isVisible())) await dialog(page).getByText('More details').click();
        await field.fill(dayAsTyped(event.onDay as string, 'en'));
        await field.blur();
        return 'accepted';
      },
      'step.next': (world, { from }) =>
        pressDialog(world, from.state === 'refused' ? 'Try again' : 'Continue'),
      'step.back': (world) => pressDialog(world, 'Back'),
      'cancel.confirm': (world) => pressDialog(world, 'Cancel '),
      'flow.close': (world) => pressDialog(world, texts.keep),
    },
    states: {
      choosing: async ({ payments }: Chosen, world) => {
        await picked(world, texts[payments]);
        return ready(null, texts.keep, 'Continue');
      },
      returning: async ({ goods, hasPayments }: Chosen, world) => {
        await picked(world, goodsChoices[goods]);
        return ready(null, ...(hasPayments ? ['Back'] : []), texts.keep, 'Continue');
      },
      previewing: () => waiting(texts.keep),
      reviewing: async (context: Chosen, { page }) => {
        await dialog(page).getByText('nothing is erased').waitFor();
        return ready(null, ...backOf(context), texts.keep, actOf(context, texts));
      },
      submitting: () => waiting(),
      refused: (context: Chosen) =>
        ready(context.problem?.message ?? '', ...backOf(context), texts.keep, 'Try again'),
    },
    ends: {
      cancelled: async (world) => expect(await statusOf(world)).toBe('Cancelled'),
      kept: async (world) => expect(await statusOf(world)).not.toBe('Cancelled'),
    },
  });
};
