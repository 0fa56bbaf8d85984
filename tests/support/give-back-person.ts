import { expect } from 'vitest';
import { billCalls } from '../../src/api/calls/bill.ts';
import { invoiceCalls } from '../../src/api/calls/invoice.ts';
import { creditingTotal, exceedsOwed } from '../../src/domain/posted/crediting.ts';
import type { CreditingPatch, GiveBackContext } from '../../src/machines/posted/give-back.flow.ts';
import type { Answer, Executor } from '../../tools/paths/src/run.ts';
import { billApiFor } from './bill-api.ts';
import { type FlowOnPage, flowPerson } from './flow-person.ts';
import type { Member } from './member.ts';
import { postedApis } from './posted-api.ts';
import type { Product } from './product.ts';
import { pressDialog, ready, waiting } from './seen-dialog.ts';
import { dialog, pressAct } from './sheet.ts';
import { visit } from './visit.ts';

/** How each kind is laid: ten pieces of 10 each, of which 50 is still owed; and what its dialog says. */
const sides = {
  invoice: {
    calls: { preview: invoiceCalls.previewEffects, giveBack: invoiceCalls.giveBack },
    begin: 'Issue credit note',
    confirm: 'Give back',
    payBack: 'Pay $30.00 back',
    make: async ({ api }: Member) => {
      const items = [
        { productid: await api.goods('Box', '20', '2'), ItemName: 'Box', quantity: '10', price: '10' },
      ];
      const id = await api.invoice({ items });
      await api.pay(id, '50');
      return { id, address: `/sales/view-invoice?item=${id}` };
    },
  },
  bill: {
    calls: { preview: billCalls.previewBill, giveBack: billCalls.giveBackBill },
    begin: 'Record vendor credit',
    confirm: 'Record',
    payBack: 'Take $30.00 back',
    make: async ({ api, client }: Member) => {
      const bills = billApiFor(client);
      const ProductIDFK = await api.goods('Box', '0', '0');
      const items = [{ ProductIDFK, ProductName: 'Box', Qty: '10', HomeUnitPrice: '10' }];
      const id = await bills.bill({ vendor: await bills.vendor('Ada Mill'), items });
      await bills.pay(id, '50');
      return { id, address: `/bills/view?bill=${id}` };
    },
  },
} as const;

/** Carries paths of the flow give-back out on its dialog in a browser. */
export const giveBackPerson = (product: Product, kind: keyof typeof sides): Executor<FlowOnPage> => {
  const { calls, begin, confirm, payBack, make } = sides[kind];
  const notesOn = async ({ client, id }: FlowOnPage) =>
    (await postedApis[kind](client).view(id)).CreditNotes.length;
  const quantity = ({ page }: FlowOnPage) => page.locator('#give-back-lines-0-quantity');
  const retyped = async (field: ReturnType<typeof quantity>, text: string): Promise<Answer> => {
    // Typing what stands there is no change to a field: something else is typed first.
    await field.fill(text === '7' ? '6' : '7');
    await field.fill(text);
    await field.blur();
    return 'accepted';
  };
  return flowPerson(product, {
    ports: { preview: [calls.preview], giveBack: [calls.giveBack] },
    open: async (member) => {
      const { id, address } = await make(member);
      await visit(member.page, address);
      await pressAct(member.page, begin);
      return id;
    },
    events: {
      'line.type': (world, { event }) =>
        retyped(quantity(world), (event.typed as { quantity: string }).quantity),
      'draft.change': async ({ page }, { event }): Promise<Answer> => {
        const { reason } = event.patch as CreditingPatch;
        if (reason !== undefined) return retyped(dialog(page).getByLabel('Reason'), reason);
        await dialog(page).locator('label').filter({ hasText: payBack }).locator('input').check();
        return 'accepted';
      },
      'step.next': (world, { from }) =>
        pressDialog(world, from.state === 'refused' ? 'Try again' : 'Continue'),
      'step.back': (world) => pressDialog(world, 'Back'),
      'giveBack.confirm': (world) => pressDialog(world, confirm),
      'flow.close': (world) => pressDialog(world, 'Close'),
    },
    states: {
      choosing: async ({ typed, problem }: GiveBackContext, world) => {
        const [line] = Object.values(typed);
        await expect.poll(() => quantity(world).inputValue()).toBe(line?.quantity ?? '');
        return ready(problem?.message ?? null, 'Close', 'Continue');
      },
      settling: async ({ surplus }: GiveBackContext, { page }) => {
        const picked = dialog(page)
          .locator('label')
          .filter({ has: page.locator('input:checked') });
        await picked.filter({ hasText: surplus === 'refund' ? payBack : '$30.00 as ' }).waitFor();
        return ready(null, 'Back', 'Close', 'Continue');
      },
      previewing: () => waiting('Close'),
      reviewing: async (context: GiveBackContext, { page }) => {
        await dialog(page)
          .getByText(exceedsOwed(context) ? 'Surplus' : 'What goes back')
          .first()
          .waitFor();
        return ready(null, 'Back', 'Close', `${confirm} $${creditingTotal(context)}.00`);
      },
      submitting: () => waiting(),
      refused: ({ problem }: GiveBackContext) => ready(problem?.message ?? '', 'Back', 'Close', 'Try again'),
    },
    ends: {
      given: async (world) => expect(await notesOn(world)).toBe(1),
      left: async (world) => expect(await notesOn(world)).toBe(0),
    },
  });
};
