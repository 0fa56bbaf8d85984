import { setTimeout } from 'node:timers/promises';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { holdBooks } from '../../server/store/database/hold.ts';
import { preparedOn } from '../../server/store/database/prepared.ts';
import { billCalls } from '../../src/api/calls/bill.ts';
import { ledgerAccountCalls } from '../../src/api/calls/ledger-account.ts';
import { productCalls } from '../../src/api/calls/product.ts';
import { purchaseAccountCalls } from '../../src/api/calls/purchase-account.ts';
import { type Api, apiFor, expectOk } from '../support/api.ts';
import { type BillApi, billApiFor } from '../support/bill-api.ts';
import { type Client, type Server, startServer } from '../support/server.ts';

let server: Server;
let client: Client;
let api: Api;
let bills: BillApi;
let vendor: string;
beforeAll(async () => {
  server = await startServer();
});
beforeEach(async () => {
  server.setToday('2026-03-02');
  client = await server.client();
  api = apiFor(client);
  bills = billApiFor(client);
  vendor = await bills.vendor('Paper Mill', { paymentterms: 30 });
});
afterAll(() => server.close());

const tracked = async (productname: string) =>
  expectOk(
    await client.send(productCalls.addProduct, {
      type: 'product',
      productname,
      price: '9',
      trackstock: true,
    }),
  ).body.data.id;

test('a draft posts nothing and takes no number; approved, it is owed by the vendor’s terms and its goods are there at what they cost', async () => {
  const paper = await tracked('Paper');
  const tax = await api.tax('VAT');
  const id = await bills.bill({
    vendor,
    status: 'Draft',
    reference: 'INV-77',
    items: [
      { ProductIDFK: paper, ProductName: 'Paper', Qty: '10', HomeUnitPrice: '4', TaxID: tax },
      { ProductName: 'Delivery', Qty: '1', HomeUnitPrice: '5' },
    ],
  });
  expect(await bills.view(id)).toMatchObject({ Status: 'Draft', VendorBillNo: null, OrderNo: 'INV-77' });
  expect(await api.balances()).toEqual({});
  const shown = await bills.preview(id, 'issue');
  expect(shown.status).toEqual([
    { kind: 'bill', number: null, from: 'Draft', to: 'NotPaid', party: 'Paper Mill' },
  ]);
  expectOk(await bills.approve(id));
  const bill = await bills.view(id);
  expect(bill).toMatchObject({
    Status: 'NotPaid',
    VendorBillNo: 'BILL-0001',
    DueDate: '2026-04-01',
    HomeGrandTotalAmount: '49',
    Balance: '49',
    VendorInfo: { name: 'Paper Mill' },
  });
  expect(await api.balances()).toEqual({ 8: '4', 10: '-49', 26: '5', 34: '40' });
});

test('the same reference of the same vendor is asked about once, whatever its case, spaces and zeros', async () => {
  await bills.bill({ vendor, reference: '00ab 7' });
  const again = { vendor, reference: ' AB7' };
  const refused = await bills.create(again);
  expect(refused.body).toMatchObject({
    fields: [{ field: 'OrderNo', message: expect.stringContaining('BILL-0001') }],
  });
  expectOk(await bills.create({ ...again, more: { confirmDuplicate: true } }));
  const other = await bills.vendor('Ink House');
  expectOk(await bills.create({ vendor: other, reference: 'AB7' }));
});

test('payments, the surplus as an advance, an advance applied, a discount on the rest', async () => {
  const id = await bills.bill({ vendor });
  expectOk(await bills.pay(id, '30'));
  expect((await bills.pay(id, '90')).status).not.toBe(200);
  expectOk(await bills.pay(id, '90', { surplus: 'credit' }));
  expect(await bills.view(id)).toMatchObject({ Status: 'Paid', Balance: '0', advance: '20' });
  const next = await bills.bill({ vendor });
  expectOk(await client.send(billCalls.applyAdvance, { vendorBillId: next, amount: '20' }));
  expectOk(await bills.discount(next));
  expect(await bills.view(next)).toMatchObject({ Status: 'Paid', writtenoff: '80', advance: '0' });
  expect(await api.balances()).toEqual({ 1: '-120', 26: '200', 40: '-80' });
});

test('a cancelled bill is owed no more, its goods go back, its payments stay as an advance or come back', async () => {
  const paper = await tracked('Paper');
  const items = [{ ProductIDFK: paper, ProductName: 'Paper', Qty: '2', HomeUnitPrice: '10' }];
  const kept = await bills.bill({ vendor, items });
  expectOk(await bills.pay(kept, '15'));
  expectOk(await bills.cancel(kept));
  expect(await api.balances()).toEqual({ 1: '-15', 5: '15' });
  const refunded = await bills.bill({ vendor, items });
  expectOk(await bills.pay(refunded, '20'));
  expectOk(await bills.cancel(refunded, 'refund'));
  expect(await api.balances()).toEqual({ 1: '-15', 5: '15' });
  expectOk(await bills.reinstate(refunded));
  expect(await api.balances()).toEqual({ 1: '-15', 5: '15', 10: '-20', 34: '20' });
});

test('a paid bill whose goods were sold is not cancelled, and its payment stays; once they come back it is, and becomes credit', async () => {
  const paper = await tracked('Paper');
  const items = [{ ProductIDFK: paper, ProductName: 'Paper', Qty: '2', HomeUnitPrice: '10' }];
  const id = await bills.bill({ vendor, items });
  expectOk(await bills.pay(id, '20'));
  const sold = await api.invoice({ items: [{ productid: paper, ItemName: '', quantity: '1', price: '30' }] });
  const before = await api.balances();
  expect(expectOk(await bills.cancel(id)).body.data.rows).toMatchObject([
    { done: false, reason: 'Some of Paper has been sold since. You’re 1 short to send it back.' },
  ]);
  expect([await api.balances(), (await bills.view(id)).Status]).toEqual([before, 'Paid']);
  expectOk(await api.cancel(sold));
  expectOk(await bills.cancel(id));
  expect(await api.balances()).toEqual({ 1: '-20', 5: '20' });
  expect(await api.stockOf(paper)).toBe('0 worth 0');
});

test('the list finds bills by reference, counts them by status and tells which are late', async () => {
  const late = await bills.bill({ vendor, due: '2026-03-02', reference: 'K-9' });
  await bills.bill({ vendor, status: 'Draft' });
  server.setToday('2026-03-03');
  const listed = await bills.list({ searchquery: 'k-9' });
  expect(listed.VendorBills.map((row) => row.VendorBillID)).toEqual([late]);
  expect(listed.VendorBills[0]).toMatchObject({ OrderNo: 'K-9', vendor: 'Paper Mill', overdue: true });
  expect((await bills.list({ status: 'over due' })).total).toBe(1);
  expect(await bills.counts()).toEqual({
    AllCount: 2,
    PaidCount: 0,
    NotPaidCount: 1,
    DraftCount: 1,
    CancelledCount: 0,
    DepositPaidCount: 0,
    DeletedCount: 0,
    OverdueCount: 1,
  });
});

test('a line without an item is posted on the account it names; one that takes no lines is refused, one out of use on approval', async () => {
  const line = (TAccountId: number) => [
    { ProductName: 'Flyers', Qty: '1', HomeUnitPrice: '100', TAccountId },
  ];
  await bills.bill({ vendor, items: line(27) });
  expect(await api.balances()).toEqual({ 10: '-100', 27: '100' });
  for (const none of [10, 0, -1, 999])
    expect((await bills.create({ vendor, items: line(none) })).body).toMatchObject({
      fields: [{ field: 'VendorBillItems.0.TAccountId' }],
    });
  const own = expectOk(
    await client.send(ledgerAccountCalls.addAccount, { TAccountName: 'Fairs', SubGroupId: 14 }),
  );
  expect(own.status).toBe(200);
  const offered = async () =>
    expectOk(await client.send(purchaseAccountCalls.purchaseAccounts, {})).body.data.map(
      ({ AccountName }) => AccountName,
    );
  expect(await offered()).toEqual(expect.arrayContaining(['Office supplies', 'Fairs']));
  expect(await offered()).toContain('Sales');
  expect(await offered()).not.toContain('Accounts payable');
  const draft = await bills.bill({ vendor, items: line(101), status: 'Draft' });
  expectOk(await client.send(ledgerAccountCalls.deactivateAccount, { TAccountId: 101 }));
  expect(await offered()).not.toContain('Fairs');
  expect((await bills.approve(draft)).body).toMatchObject({
    fields: [{ field: 'lines.0.account', message: expect.stringContaining('Line 1') }],
  });
});

test('an account that is taken out of use while a bill on it waits refuses the bill, and its approval', async () => {
  const items = [{ ProductName: 'Flyers', Qty: '1', HomeUnitPrice: '100', TAccountId: 27 }];
  const draft = await bills.bill({ vendor, items, status: 'Draft' });
  /** What is asked for while the books are held, and the account goes out of use. */
  const meanwhile = async <Answer>(request: () => Promise<Answer>): Promise<Answer> => {
    const holder = server.owner;
    const { business } = client.shop;
    const of = [business.id];
    await holder.query('begin');
    await holdBooks({ business, query: preparedOn(holder, 0) }, 'alone');
    const answered = request();
    await setTimeout(300);
    await holder.query('update account set active = false where business_id = $1 and id = 27', of);
    await holder.query('commit');
    return answered;
  };
  const created = await meanwhile(() => bills.create({ vendor, items }));
  expect(created.body).toMatchObject({ fields: [{ field: 'VendorBillItems.0.TAccountId' }] });
  await server.owner.query('update account set active = true where business_id = $1 and id = 27', [
    client.shop.business.id,
  ]);
  const approved = await meanwhile(() => bills.approve(draft));
  expect(approved.body).toMatchObject({ fields: [{ field: 'lines.0.account' }] });
});

test('a batch payment names the vendor whose bills it pays', async () => {
  const other = await bills.vendor('Ink House');
  const [first, second] = [await bills.bill({ vendor }), await bills.bill({ vendor })];
  const batch = (vendorid: string) =>
    client.send(billCalls.addBillBatchPayment, {
      vendorid,
      payments: [
        { vendorBillId: first, amount: '100' },
        { vendorBillId: second, amount: '60' },
      ],
      paymentmode: 1,
    });
  expect((await batch(other)).body).toMatchObject({ fields: [{ field: 'payments' }] });
  expectOk(await batch(vendor));
  expect((await bills.list()).VendorBills.map(({ Balance }) => Balance).sort()).toEqual(['0', '40']);
  const open = async (query: Record<string, unknown> = {}) =>
    expectOk(
      await client.send(billCalls.openBillsOfVendor, { vendorid: vendor, ...query }),
    ).body.data.VendorBills.map(({ VendorBillID }) => VendorBillID);
  expect([await open(), await open({ currency: 'usd' }), await open({ currency: 'EUR' })]).toEqual([
    [second],
    [second],
    [],
  ]);
});
