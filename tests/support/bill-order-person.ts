import { expect } from 'vitest';
import { orderCalls } from '../../src/api/calls/order.ts';
import { type BillOrderInput, quantitiesOf } from '../../src/machines/order/bill-order.flow.ts';
import type { Executor } from '../../tools/paths/src/run.ts';
import { expectOk } from './api.ts';
import { billApiFor } from './bill-api.ts';
import { type FlowOnPage, flowPerson } from './flow-person.ts';
import { orderApiFor } from './order-api.ts';
import type { Product } from './product.ts';
import { pressDialog, ready, waiting } from './seen-dialog.ts';
import { dialog, pressAct } from './sheet.ts';
import { visit } from './visit.ts';

type Context = BillOrderInput & {
  typed: Readonly<Record<string, string>>;
  problem: { message: string } | null;
};

/** Carries paths of the flow bill-order out on its dialog in a browser: an order of two lines, of which the second is billed. */
export const billOrderPerson = (product: Product): Executor<FlowOnPage> => {
  const billsOf = async ({ client, id }: FlowOnPage) =>
    (await orderApiFor(client).view(id)).VendorBills.length;
  const quantity = ({ page }: FlowOnPage) => page.locator('#bill-order-0');
  return flowPerson(product, {
    ports: { preview: [orderCalls.previewBilling], bill: [orderCalls.billOrder] },
    open: async ({ client, page }) => {
      const [orders, bills] = [orderApiFor(client), billApiFor(client)];
      const items = [
        { ProductName: 'Paper', Qty: '4', HomeUnitPrice: '4' },
        { ProductName: 'Ink', Qty: '2', HomeUnitPrice: '30' },
      ];
      const id = await orders.order({ vendor: await bills.vendor('Paper Mill'), items });
      const bill = expectOk(await orders.bill(id, ['0', '2'])).body.data.vendorBillId;
      expectOk(await bills.approve(bill));
      await visit(page, `/purchase-order/view?po=${id}`);
      await pressAct(page, 'Create bill');
      return id;
    },
    events: {
      'quantity.type': async (world, { event }) => {
        const field = quantity(world);
        // Typing what stands there is no change to a field: something else is typed first.
        await field.fill(event.quantity === '1' ? '2' : '1');
        await field.fill(event.quantity as string);
        await field.blur();
        return 'accepted' as const;
      },
      'step.next': (world, { from }) =>
        pressDialog(world, from.state === 'refused' ? 'Try again' : 'Continue'),
      'step.back': (world) => pressDialog(world, 'Back'),
      'over.confirm': (world) => pressDialog(world, 'Bill more'),
      'bill.confirm': (world) => pressDialog(world, 'Create bill'),
      'flow.close': (world) => pressDialog(world, 'Not now'),
    },
    states: {
      choosing: async (context: Context, world) => {
        const [first] = quantitiesOf(context);
        await expect.poll(() => quantity(world).inputValue()).toBe(first!.quantity);
        return ready(null, 'Not now', ...(first!.quantity === '0' ? [] : ['Continue']));
      },
      warning: async (_, { page }) => {
        await dialog(page).getByText('left to bill. Confirm that you want to bill more.').waitFor();
        return ready(null, 'Back', 'Not now', 'Bill more');
      },
      previewing: () => waiting('Not now'),
      reviewing: async (_, { page }) => {
        await dialog(page).getByText('Draft').first().waitFor();
        return ready(null, 'Back', 'Not now', 'Create bill');
      },
      submitting: () => waiting(),
      refused: ({ problem }: Context) => ready(problem?.message ?? '', 'Back', 'Not now', 'Try again'),
    },
    ends: {
      billed: async (world) => {
        await world.page.getByRole('heading', { name: 'Draft bill' }).waitFor();
        expect(await billsOf(world)).toBe(2);
      },
      left: async (world) => expect(await billsOf(world)).toBe(1),
    },
  });
};
