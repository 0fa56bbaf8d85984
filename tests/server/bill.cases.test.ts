import { afterAll, beforeAll, expect, test } from 'vitest';
import { billCalls } from '../../src/api/calls/bill.ts';
import { taxCalls } from '../../src/api/calls/tax.ts';
import { vendorCalls } from '../../src/api/calls/vendor.ts';
import { type Api, apiFor, expectOk } from '../support/api.ts';
import { type BillApi, billApiFor, billFormOf } from '../support/bill-api.ts';
import { type Client, type Server, startServer } from '../support/server.ts';

/** Cases of buying as lifecycles.md numbers them, each worked by hand on a business of its own. */
let server: Server;
let client: Client;
let api: Api;
let bills: BillApi;
let vendor: string;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.close());

const onNewBooks = async () => {
  client = await server.client();
  api = apiFor(client);
  bills = billApiFor(client);
  vendor = await bills.vendor('Paper Mill');
};

const paidTogether = (payments: { vendorBillId: string; amount: string }[]) =>
  client.send(billCalls.addBillBatchPayment, { vendorid: vendor, payments, paymentmode: 1 });

test('N7 a foreign bill is paid in three parts at three rates: a gain or loss for each, and nothing is left owed', async () => {
  await onNewBooks();
  const more = { CurrencyIDFK: 978, ExchangeRate: '1.2' };
  const items = [{ ProductName: 'Paper', Qty: '1', ForeignUnitPrice: '90' }];
  const id = await bills.bill({ vendor, items, more });
  for (const rate of ['1.1', '1.2', '1.5']) expectOk(await bills.pay(id, '30', { ExchangeRate: rate }));
  expect(await bills.view(id)).toMatchObject({ Status: 'Paid', Balance: '0', ForeignBalance: '0' });
  // 108 was owed; 33, 36 and 45 were paid: 3 gained, then 9 lost.
  expect(await api.balances()).toEqual({ 1: '-114', 19: '6', 26: '108' });
});

test('N8 a discount takes the rest of a partly paid bill', async () => {
  await onNewBooks();
  const id = await bills.bill({ vendor });
  expectOk(await bills.pay(id, '98'));
  expectOk(await bills.discount(id));
  expect(await bills.view(id)).toMatchObject({ Status: 'Paid', writtenoff: '2', Balance: '0' });
  expect(await api.balances()).toEqual({ 1: '-98', 26: '100', 40: '-2' });
});

test('N9 a batch over five bills of which one was cancelled meanwhile is refused whole', async () => {
  await onNewBooks();
  const ids = await Promise.all([1, 2, 3, 4, 5].map(() => bills.bill({ vendor })));
  expectOk(await bills.cancel(ids[3]!));
  const refused = await paidTogether(ids.map((vendorBillId) => ({ vendorBillId, amount: '100' })));
  const { VendorBillNo } = await bills.view(ids[3]!);
  expect([refused.status, refused.body.Message]).toEqual([
    400,
    `${VendorBillNo}: This bill is cancelled. Undo the cancellation first.`,
  ]);
  expect(await api.balances()).toEqual({ 10: '-400', 26: '400' });
  for (const id of ids.filter((_, n) => n !== 3))
    expect(await bills.view(id)).toMatchObject({ Status: 'NotPaid', Balance: '100', PaymentHistory: [] });
});

test('N10 one bill’s part of a batch is taken back; the others keep theirs', async () => {
  await onNewBooks();
  const ids = [await bills.bill({ vendor }), await bills.bill({ vendor })];
  expectOk(await paidTogether(ids.map((vendorBillId) => ({ vendorBillId, amount: '100' }))));
  const [payment] = (await bills.view(ids[0]!)).PaymentHistory;
  expectOk(await client.send(billCalls.deleteBillPayment, { vendorBillId: ids[0], PaymentId: payment!.id }));
  expect((await bills.view(ids[0]!)).Status).toBe('NotPaid');
  expect((await bills.view(ids[1]!)).Status).toBe('Paid');
  expect(await api.balances()).toEqual({ 1: '-100', 10: '-100', 26: '200' });
});

test('N11 an advance larger than the bill it is applied to stays an advance with the rest', async () => {
  await onNewBooks();
  expectOk(await bills.pay(await bills.bill({ vendor }), '400', { surplus: 'credit' }));
  const next = await bills.bill({ vendor });
  expectOk(await client.send(billCalls.applyAdvance, { vendorBillId: next, amount: '100' }));
  expect(await bills.view(next)).toMatchObject({ Status: 'Paid', advance: '200' });
});

test('N13 a vendor with an open bill is deleted; it can still be paid, and no new one is made', async () => {
  await onNewBooks();
  const id = await bills.bill({ vendor });
  expectOk(await client.send(vendorCalls.deleteVendor, { vendorid: vendor }));
  expectOk(await bills.pay(id, '100'));
  expect(await bills.view(id)).toMatchObject({ Status: 'Paid', vendordeleted: true });
  expect((await bills.create({ vendor })).body.fields).toMatchObject([{ field: 'VendorIDFK' }]);
});

test('N14 tax that is claimed back and tax that is not, and shipping with tax, are shared into the cost to the cent', async () => {
  await onNewBooks();
  const claimed = await api.tax('Claimed', '10');
  const kept = expectOk(
    await client.send(taxCalls.addTax, { TaxName: 'Kept', TaxPercentage: '7', IsRecoverable: false }),
  ).body.data.TaxId;
  const items = [
    { ProductName: 'A', Qty: '1', HomeUnitPrice: '10', TaxID: claimed, TAccountId: 26 },
    { ProductName: 'B', Qty: '1', HomeUnitPrice: '20', TaxID: kept, TAccountId: 27 },
  ];
  const id = await bills.bill({ vendor, items, more: { ShippingPrice: '10', ShippingTaxIDFK: claimed } });
  // A 10 and 3.33 of the shipping; B 20, its own tax of 1.4 and 6.67; claimed 1 and 1.
  expect(await api.balances()).toEqual({ 8: '2', 10: '-43.4', 26: '13.33', 27: '28.07' });
  expect((await bills.view(id)).GrandTotalAmount).toBe('43.4');
});

test('N15 free samples come in at no value, and there is nothing to pay', async () => {
  await onNewBooks();
  const paper = await api.goods('Paper', '0', '0');
  const items = [{ ProductName: 'Paper', ProductIDFK: paper, Qty: '4', HomeUnitPrice: '0' }];
  expect((await bills.view(await bills.bill({ vendor, items }))).Status).toBe('Paid');
  expect(await api.stockOf(paper)).toBe('4 worth 0');
});

test('N16 a bill is edited whose goods are half sold: what the missing ones cost more is said and written down', async () => {
  await onNewBooks();
  const paper = await api.goods('Paper', '0', '0');
  const at = (HomeUnitPrice: string) => [
    { ProductName: 'Paper', ProductIDFK: paper, Qty: '10', HomeUnitPrice },
  ];
  const id = await bills.bill({ vendor, items: at('4') });
  await api.invoice({ items: [{ productid: paper, ItemName: 'Paper', quantity: '5', price: '9' }] });
  expect(await api.stockOf(paper)).toBe('5 worth 20');
  const [line] = (await bills.view(id)).VendorBillItems;
  const items = at('6').map((item) => ({ ...item, VendorBillItemID: line!.VendorBillItemID }));
  const request = { ...billFormOf({ vendor, items }), VendorBillID: id };
  const { data: effects } = expectOk(await client.send(billCalls.previewBillEdit, request)).body;
  const planned = new Map<number, number>();
  for (const { accountId, amount } of effects.entries.flatMap(({ lines }) => lines))
    planned.set(accountId, (planned.get(accountId) ?? 0) + Number(amount));
  expect(await api.stockOf(paper)).toBe('5 worth 20');
  const before = await api.balances();
  expectOk(await bills.update(id, { vendor, items }));
  // What was said before is what is written: five that were sold cost 10 more.
  const after = await api.balances();
  for (const [account, amount] of planned)
    expect(Number(after[account] ?? 0) - Number(before[account] ?? 0), String(account)).toBe(amount);
  expect([planned.get(39), planned.get(34), planned.get(10)]).toEqual([10, 10, -20]);
  // Ten cost 2 more each: five of them are there, five were sold for what they cost before.
  expect(await api.stockOf(paper)).toBe('5 worth 30');
  expect(await api.balances()).toEqual({ 2: '45', 10: '-60', 13: '-45', 32: '20', 34: '30', 39: '10' });
});

test('N17 a bill of nothing but expenses moves no goods', async () => {
  await onNewBooks();
  const items = [
    { ProductName: 'Rent', Qty: '1', HomeUnitPrice: '80', TAccountId: 21 },
    { ProductName: 'Line', Qty: '1', HomeUnitPrice: '20', TAccountId: 27 },
  ];
  await bills.bill({ vendor, items });
  expect(await api.balances()).toEqual({ 10: '-100', 21: '80', 27: '20' });
});
