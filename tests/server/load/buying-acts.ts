import { billCalls } from '../../../src/api/calls/bill.ts';
import { vendorCalls } from '../../../src/api/calls/vendor.ts';
import { apiFor, expectOk } from '../../support/api.ts';
import { billApiFor } from '../../support/bill-api.ts';
import { expenseApiFor } from '../../support/expense-api.ts';
import { orderApiFor } from '../../support/order-api.ts';
import type { Answered, Client } from '../../support/server.ts';

/** Who buys at one business, by the calls the page makes. */
export const buyerAt = (client: Client) => ({
  client,
  api: apiFor(client),
  bills: billApiFor(client),
  orders: orderApiFor(client),
  expenses: expenseApiFor(client),
});
export type Buyer = ReturnType<typeof buyerAt>;

/** Orders and bills of one vendor in every standing, tied to one another by what is billed, an advance and the same goods. */
export interface BuyingFixture extends Buyer {
  vendor: string;
  items: Record<string, unknown>[];
  /** Issued orders; of the first a part is on a bill that stands, of the second on a draft, and the third has an advance. */
  ordered: string[];
  draftOrder: string;
  /** Orders that were closed, cancelled and deleted. */
  left: [closed: string, cancelled: string, deleted: string];
  /** Approved bills; the first was made from the first order, and the last is paid in part. */
  billed: string[];
  /** Drafts; the first was made from the second order. */
  drafts: string[];
  /** Bills that were cancelled and deleted. */
  gone: [cancelled: string, deleted: string];
  customer: string;
  goods: string;
  expense: string;
}

/** Lays out what a vendor has with a business, who hold two kinds of its goods. */
export const layOutBuying = async (buyer: Buyer, vendor: string): Promise<BuyingFixture> => {
  const { api, bills, orders, expenses } = buyer;
  const goods = await api.goods('Candle', '500', '2');
  const other = await api.goods('Holder', '500', '3');
  // Every second line is in the other order: locks on goods are taken in one order all the same.
  const items = [goods, other].map((ProductIDFK) => ({
    ProductIDFK,
    ProductName: 'Goods',
    Qty: '4',
    HomeUnitPrice: '2.5',
  }));
  const turned = [...items].reverse();
  const ordered = [];
  for (const lines of [items, turned, items]) ordered.push(await orders.order({ vendor, items: lines }));
  const [first, second, third] = ordered as [string, string, string];
  const fromFirst = expectOk(await orders.bill(first, ['2', '1'])).body.data.vendorBillId;
  expectOk(await bills.approve(fromFirst));
  const fromSecond = expectOk(await orders.bill(second, ['1', '3'])).body.data.vendorBillId;
  expectOk(await orders.payAdvance(third, '5'));
  const left = [];
  for (const how of ['close', 'cancel', 'remove'] as const) {
    const id = await orders.order({ vendor, items, status: how === 'remove' ? 'Draft' : 'Issued' });
    if (how === 'close') expectOk(await orders.bill(id, ['1']));
    expectOk(await orders[how](id));
    left.push(id);
  }
  const billed = [fromFirst];
  for (const lines of [items, turned, items]) billed.push(await bills.bill({ vendor, items: lines }));
  expectOk(await bills.pay(billed.at(-1)!, '7'));
  const cancelled = await bills.bill({ vendor, items });
  expectOk(await bills.cancel(cancelled));
  const deleted = await bills.bill({ vendor, items, status: 'Draft' });
  expectOk(await bills.remove(deleted));
  return {
    ...buyer,
    vendor,
    items,
    ordered,
    billed,
    goods,
    draftOrder: await orders.order({ vendor, items, status: 'Draft' }),
    left: left as BuyingFixture['left'],
    drafts: [fromSecond, await bills.bill({ vendor, items: turned, status: 'Draft' })],
    gone: [cancelled, deleted],
    customer: await api.customer(),
    expense: await expenses.expense(),
  };
};

const nth = <Item>(items: readonly Item[], n: number): Item => items[n % items.length]!;

/** Every act of buying, and a sale of the same goods, each on documents the others reach for too. */
export const buyingActs: Record<string, (on: BuyingFixture, n: number) => Promise<Answered>> = {
  'create bill': ({ bills, vendor, items }) => bills.create({ vendor, items }),
  'approve bill': ({ bills, drafts }, n) => bills.approve(nth(drafts, n)),
  'update bill': ({ bills, vendor, items, billed, drafts }, n) =>
    n % 2
      ? bills.update(nth(billed, n >> 1), { vendor, items: [...items].reverse() })
      : bills.update(nth(drafts, n >> 1), { vendor, items, status: 'Draft' }),
  'pay bill': ({ bills, billed }, n) => bills.pay(nth(billed, n), n % 2 ? '3' : '30', { surplus: 'credit' }),
  'pay bills': ({ client, vendor, billed }) =>
    client.send(billCalls.addBillBatchPayment, {
      vendorid: vendor,
      payments: billed.map((vendorBillId) => ({ vendorBillId, amount: '1' })),
      paymentmode: 1,
    }),
  'apply advance': ({ client, billed }, n) =>
    client.send(billCalls.applyAdvance, { vendorBillId: nth(billed, n), amount: '2' }),
  'cancel bill': ({ bills, billed }, n) => bills.cancel(nth(billed, n), n % 2 ? 'refund' : 'credit'),
  'reinstate bill': ({ bills, gone, billed }, n) => bills.reinstate(nth([gone[0], ...billed], n)),
  'delete bills': ({ bills, drafts, gone }) => bills.remove(...drafts, gone[0]),
  'restore bills': ({ bills, drafts, gone }) => bills.restore(gone[1], ...drafts),
  'bill order': ({ orders, ordered, draftOrder }, n) =>
    orders.bill(nth([...ordered, draftOrder], n), ['1', '1'], true),
  'convert order': ({ orders, ordered }, n) => orders.convert(nth(ordered, n)),
  'update order': ({ orders, vendor, items, ordered, draftOrder }, n) =>
    orders.update(nth([...ordered, draftOrder], n), { vendor, items }),
  'issue order': ({ orders, draftOrder }) => orders.issue(draftOrder),
  'close order': ({ orders, ordered }, n) => orders.close(nth(ordered, n)),
  'reopen order': ({ orders, ordered, left }, n) => orders.reopen(nth([...left, ...ordered], n)),
  'cancel order': ({ orders, ordered }, n) => orders.cancel(nth(ordered, n), n % 2 ? 'refund' : 'credit'),
  'delete orders': ({ orders, draftOrder, left }) => orders.remove(draftOrder, left[1]),
  'restore orders': ({ orders, draftOrder, left }) => orders.restore(left[2], draftOrder),
  'pay in advance': ({ orders, ordered }, n) => orders.payAdvance(nth(ordered, n), '1'),
  'save vendor': ({ client, vendor }) =>
    client.send(vendorCalls.updateVendor, {
      VendorMasterId: vendor,
      type: 'business',
      VendorName: 'Paper Mill',
    }),
  'update expense': ({ expenses, expense }, n) => expenses.update(expense, { NoTaxTotal: String(40 + n) }),
  'delete expense': ({ expenses, expense }, n) =>
    n % 2 ? expenses.restore(expense) : expenses.remove(expense),
  'sell goods': ({ api, customer, goods }) =>
    api.create({ customer, items: [{ productid: goods, ItemName: '', quantity: '1', price: '9' }] }),
};
