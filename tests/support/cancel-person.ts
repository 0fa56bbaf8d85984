import { expect } from 'vitest';
import { invoiceCalls } from '../../src/api/contract/invoice.ts';
import type { CancelChoices, CancelDocumentInput } from '../../src/machines/posted/cancel-document.flow.ts';
import type { Answer, Executor } from '../../tools/paths/src/run.ts';
import { type FlowOnPage, flowPerson, pressDialog, ready, waiting } from './flow-person.ts';
import type { Product } from './product.ts';
import { counterfoil, dialog } from './sheet.ts';
import { visit } from './visit.ts';

type Chosen = CancelDocumentInput & CancelChoices & { problem: { message: string } | null };

const choices = {
  credit: 'Keep $ 40.00 as credit',
  refund: 'Refund $ 40.00',
  back: 'Yes, they are back',
  kept: 'No',
} as const;

const actOf = ({ hasPayments, payments }: Chosen) => {
  if (!hasPayments) return 'Cancel invoice';
  return payments === 'refund' ? 'Cancel it and refund $ 40.00' : 'Cancel it and keep $ 40.00 as credit';
};
const backOf = ({ hasPayments, hasGoods }: Chosen) => (hasPayments || hasGoods ? ['Back'] : []);
const statusOf = async ({ api, id }: FlowOnPage) => (await api.view(id)).standing.status;
const pick = async ({ page }: FlowOnPage, choice: keyof typeof choices): Promise<Answer> => {
  await dialog(page).locator('label').filter({ hasText: choices[choice] }).locator('input').check();
  return 'accepted';
};
const picked = async ({ page }: FlowOnPage, choice: keyof typeof choices) => {
  const label = dialog(page)
    .locator('label')
    .filter({ has: page.locator('input:checked') });
  await label.filter({ hasText: choices[choice] }).waitFor();
};

/** Carries paths of the cancel-invoice flow out on its dialog in a browser. */
export const cancelPerson = (product: Product): Executor<FlowOnPage> =>
  flowPerson(product, {
    ports: { preview: [invoiceCalls.previewEffects], cancel: [invoiceCalls.cancelInvoices] },
    open: async ({ page, api }, { input }) => {
      const { hasPayments, hasGoods } = input as CancelDocumentInput;
      const productid = hasGoods ? await api.goods('Lamp', '5', '2') : null;
      const items = [{ productid, ItemName: 'Lamp', quantity: '2', price: '50' }];
      const id = await api.invoice(productid ? { items } : {});
      if (hasPayments) await api.pay(id, '40');
      await visit(page, `/sales/view-invoice?item=${id}`);
      await counterfoil(page).getByRole('button', { name: 'Cancel invoice', exact: true }).click();
      return id;
    },
    events: {
      'choice.pick': (world, { event }) => pick(world, event.payments as CancelChoices['payments']),
      'goods.pick': (world, { event }) => pick(world, event.goods as CancelChoices['goods']),
      'step.next': (world, { from }) =>
        pressDialog(world, from.state === 'refused' ? 'Try again' : 'Continue'),
      'step.back': (world) => pressDialog(world, 'Back'),
      'cancel.confirm': (world) => pressDialog(world, 'Cancel '),
      'flow.close': (world) => pressDialog(world, 'Keep invoice'),
    },
    states: {
      choosing: async ({ payments }: Chosen, world) => {
        await picked(world, payments);
        return ready(null, 'Keep invoice', 'Continue');
      },
      returning: async ({ goods, hasPayments }: Chosen, world) => {
        await picked(world, goods);
        return ready(null, ...(hasPayments ? ['Back'] : []), 'Keep invoice', 'Continue');
      },
      previewing: () => waiting('Keep invoice'),
      reviewing: async (context: Chosen, { page }) => {
        await dialog(page).getByText('nothing is erased').waitFor();
        return ready(null, ...backOf(context), 'Keep invoice', actOf(context));
      },
      submitting: () => waiting(),
      refused: (context: Chosen) =>
        ready(context.problem?.message ?? '', ...backOf(context), 'Keep invoice', 'Try again'),
    },
    ends: {
      cancelled: async (world) => expect(await statusOf(world)).toBe('Cancelled'),
      kept: async (world) => expect(await statusOf(world)).not.toBe('Cancelled'),
    },
  });
