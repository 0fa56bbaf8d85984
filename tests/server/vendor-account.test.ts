import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { violationsSeenBy } from '../../server/maintenance/verify.ts';
import { customerCalls } from '../../src/api/calls/customer.ts';
import { vendorCalls } from '../../src/api/calls/vendor.ts';
import { vendorAccountCalls } from '../../src/api/calls/vendor-account.ts';
import { apiFor, expectOk } from '../support/api.ts';
import { billApiFor } from '../support/bill-api.ts';
import { type Client, type Server, startServer } from '../support/server.ts';

let server: Server;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.close());

const added = async (of: Client, VendorName: string, fields: Record<string, unknown> = {}): Promise<string> =>
  expectOk(await of.send(vendorCalls.addVendor, { type: 'business', VendorName, ...fields })).body.data.id;
const view = async (of: Client, vendorid: string) =>
  expectOk(await of.send(vendorCalls.getVendor, { vendorid })).body.data;
const pay = (of: Client, vendorid: string, amount: string, more: Record<string, unknown> = {}) =>
  of.send(vendorAccountCalls.payVendorOpening, { vendorid, amount, paymentmode: 1, ...more });
const takesBack = (of: Client, vendorid: string, PaymentId: string) =>
  of.send(vendorAccountCalls.deleteVendorOpeningPayment, { vendorid, PaymentId });

describe('an opening balance', () => {
  test('is posted 10 against 33, paid in parts, and the payment is deleted again', async () => {
    const own = await server.client();
    const id = await added(own, 'Ada', { openingbalance: '250.5', openingbalancedate: '2026-01-31' });
    expect(await view(own, id)).toMatchObject({
      openingbalance: '250.5',
      openingbalancedate: '2026-01-31',
      openingdue: '250.5',
      TotalOwed: '250.5',
      TotalPurchases: '0',
    });
    expectOk(await pay(own, id, '100'));
    for (const [amount, date] of [
      ['150.51', undefined],
      ['0', undefined],
      ['10', '2026-01-30'],
      ['10', '2026-03-03'],
    ] as const)
      expect((await pay(own, id, amount, date && { date })).body).toMatchObject({ kind: 'invalid' });
    const paid = await view(own, id);
    expect(paid).toMatchObject({ openingdue: '150.5', TotalOwed: '150.5' });
    expect(paid.openingpayments).toMatchObject([{ amount: '100', live: true, date: '2026-03-02' }]);
    const payment = paid.openingpayments[0]!.id;
    const other = await added(own, 'Ben', { openingbalance: '1' });
    expect((await takesBack(own, other, payment)).status).toBe(404);
    expectOk(await takesBack(own, id, payment));
    expect((await takesBack(own, id, payment)).body).toMatchObject({ kind: 'illegal-move' });
    expect(await view(own, id)).toMatchObject({ openingdue: '250.5', TotalOwed: '250.5' });
    expect(await apiFor(own).journal()).toEqual([
      '2026-01-31 Opening balance: Cr 10 250.5, Dr 33 250.5',
      '2026-03-02 Opening balance paid: Cr 1 100, Dr 10 100',
      '2026-03-02 Opening balance: Cr 10 1, Dr 33 1',
      '2026-03-02 Payment deleted: Dr 1 100, Cr 10 100',
    ]);
    expect(await violationsSeenBy(server.owner)).toEqual([]);
  });

  test('in a foreign currency stands in the books in both, and is paid at another rate and back', async () => {
    const own = await server.client();
    const id = await added(own, 'Ada', {
      openingbalance: '100',
      openingcurrency: 'EUR',
      openingrate: '1.2',
      openingbalancedate: '2026-01-01',
    });
    expectOk(await pay(own, id, '40', { ExchangeRate: '1.25' }));
    const paid = await view(own, id);
    expect(paid).toMatchObject({ openingdue: '60', openinghomedue: '72', TotalOwed: '72' });
    expectOk(await takesBack(own, id, paid.openingpayments[0]!.id));
    expect(await view(own, id)).toMatchObject({ openingdue: '100', openinghomedue: '120', TotalOwed: '120' });
    expect(await apiFor(own).journal()).toEqual([
      '2026-01-01 Opening balance: Cr 10 120, Dr 33 120',
      '2026-03-02 Opening balance paid: Cr 1 50, Dr 10 48, Dr 19 2',
      '2026-03-02 Payment deleted: Dr 1 50, Cr 10 48, Cr 19 2',
    ]);
    expect(await violationsSeenBy(server.owner)).toEqual([]);
  });
});

describe('the list', () => {
  let own: Client;
  let ids: Record<'ada' | 'ben' | 'cleo' | 'dan', string>;
  beforeAll(async () => {
    own = await server.client();
    ids = {
      ada: await added(own, 'Ada', { openingbalance: '80', openingbalancedate: '2025-12-31' }),
      ben: await added(own, 'Ben', { email: 'ben@example.com', phone: '0801', openingbalance: '20' }),
      cleo: await added(own, 'Cleo', { openingbalance: '5', openingbalancedate: '2026-02-01' }),
      dan: await added(own, 'Dan'),
    };
    expectOk(await pay(own, ids.ada, '30', { date: '2026-02-14' }));
    expectOk(await pay(own, ids.cleo, '5'));
    expectOk(await own.send(vendorCalls.deleteVendor, { vendorid: ids.dan }));
  });
  const page = async (
    fields: Record<string, string> = {},
    call: 'listVendors' | 'listUnpaidVendors' | 'listPaidVendors' | 'listDeletedVendors' = 'listVendors',
  ) => expectOk(await own.send(vendorCalls[call], fields)).body;
  const names = async (...args: Parameters<typeof page>) =>
    (await page(...args)).Vendors.map(({ VendorName }) => VendorName);

  test('begins with all, the last added first, with what is owed to each', async () => {
    const { Vendors, ...paging } = await page();
    expect(
      Vendors.map(({ VendorMasterId, VendorName, TotalOwed }) => [VendorMasterId, VendorName, TotalOwed]),
    ).toEqual([
      [ids.cleo, 'Cleo', '0'],
      [ids.ben, 'Ben', '20'],
      [ids.ada, 'Ada', '50'],
    ]);
    expect(paging).toEqual({ currentpage: 1, total: 3, pagetotal: 1 });
  });

  test.each([
    ['all', 'ascending', ['Ada', 'Ben', 'Cleo']],
    ['name', 'descending', ['Cleo', 'Ben', 'Ada']],
    ['totaloutstanding', 'descending', ['Ada', 'Ben', 'Cleo']],
  ])('is sorted by %s, %s', async (sortby, sortorder, expected) => {
    expect(await names({ sortby, sortorder })).toEqual(expected);
  });

  test('is searched by name, email and phone', async () => {
    expect(await names({ searchquery: 'BEN@example' })).toEqual(['Ben']);
    expect(await names({ searchquery: '0801' })).toEqual(['Ben']);
    expect(await names({ searchquery: '%' })).toEqual([]);
  });

  test('shows ten to a page unless told, a page beyond the last as the last, and one of 0 or less as the first', async () => {
    const big = await server.client();
    for (let n = 0; n < 11; n += 1) await added(big, `Vendor ${n}`);
    const shown = async (fields: Record<string, string>) => {
      const { body } = expectOk(await big.send(vendorCalls.listVendors, fields));
      return [body.Vendors.length, body.currentpage, body.pagetotal, body.total];
    };
    expect(await shown({})).toEqual([10, 1, 2, 11]);
    expect(await shown({ limit: '10', page: '2' })).toEqual([1, 2, 2, 11]);
    expect(await shown({ limit: '4', page: '9' })).toEqual([3, 3, 3, 11]);
    expect(await shown({ limit: '4', page: '0' })).toEqual([4, 1, 3, 11]);
  });

  test('shows deleted ones, and those something is owed to, under tabs and calls of their own', async () => {
    expect(await names({ status: 'all' })).toEqual(['Cleo', 'Ben', 'Ada']);
    expect(await names({ status: 'deleted' })).toEqual(['Dan']);
    expect(await names({}, 'listDeletedVendors')).toEqual(['Dan']);
    expect(await names({ status: 'unpaid' })).toEqual(['Ben', 'Ada']);
    expect(await names({}, 'listUnpaidVendors')).toEqual(['Ben', 'Ada']);
  });

  test('counts as paid whose bills all are, and nobody with whom nothing was billed', async () => {
    const buyer = await server.client();
    const bills = billApiFor(buyer);
    const [mill, press] = [await bills.vendor('Mill'), await bills.vendor('Press')];
    expectOk(await bills.pay(await bills.bill({ vendor: mill }), '100'));
    expectOk(await bills.pay(await bills.bill({ vendor: press }), '40'));
    for (const [call, request] of [
      [vendorCalls.listVendors, { status: 'paid' }],
      [vendorCalls.listPaidVendors, {}],
    ] as const) {
      const { Vendors } = expectOk(await buyer.send(call, request)).body;
      expect(Vendors.map(({ VendorMasterId }) => VendorMasterId)).toEqual([mill]);
    }
    expect(await names({ status: 'paid' })).toEqual([]);
    expect(await names({}, 'listPaidVendors')).toEqual([]);
    expect(expectOk(await own.send(vendorCalls.countVendors, {})).body.data).toEqual({
      AllCount: 3,
      DeletedCount: 1,
      UnpaidCount: 2,
      PaidCount: 0,
    });
  });

  test('is narrowed to those added, and of deleted ones to those deleted, between two days', async () => {
    const [since, until] = [{ fromdate: '2026-03-02' }, { todate: '2026-03-01' }];
    expect(await names(since)).toEqual(['Cleo', 'Ben', 'Ada']);
    expect(await names({ fromdate: '2026-03-03' })).toEqual([]);
    expect(await names(until)).toEqual([]);
    expect(await names(since, 'listUnpaidVendors')).toEqual(['Ben', 'Ada']);
    expect(await names(until, 'listUnpaidVendors')).toEqual([]);
    expect(await names(since, 'listDeletedVendors')).toEqual(['Dan']);
    expect(await names(until, 'listDeletedVendors')).toEqual([]);
  });

  test.each([
    ['listUnpaidVendors', { sortby: 'name', sortorder: 'ascending', limit: '1', page: '2' }, ['Ben'], 2],
    ['listUnpaidVendors', { searchquery: 'ada' }, ['Ada'], 1],
    ['listDeletedVendors', { searchquery: 'dan', sortby: 'name', limit: '1' }, ['Dan'], 1],
    ['listDeletedVendors', { searchquery: 'ada' }, [], 0],
  ] as const)('as %s with %j is %j', async (call, fields, expected, total) => {
    const { Vendors, total: found } = await page(fields, call);
    expect([Vendors.map(({ VendorName }) => VendorName), found]).toEqual([expected, total]);
  });

  test('is summed up for this year unless another period is named', async () => {
    const summary = async (fields: Record<string, string> = {}) =>
      expectOk(await own.send(vendorCalls.summariseVendors, fields)).body.data;
    expect(await summary()).toEqual({
      fromdate: '2026-01-01',
      todate: '2026-12-31',
      TotalPurchases: '0',
      TotalPaid: '5',
      TotalOwed: '20',
      Overdue: '0',
      VendorCount: 3,
    });
    expect(await summary({ sortby: 'alltime' })).toMatchObject({
      fromdate: null,
      todate: null,
      TotalPurchases: '0',
      TotalPaid: '35',
      TotalOwed: '70',
    });
    expect(await summary({ fromdate: '2025-12-01', todate: '2025-12-31' })).toMatchObject({
      TotalPurchases: '0',
      TotalPaid: '30',
      TotalOwed: '50',
      Overdue: '50',
    });
  });

  test('says of one what they came to, what is overdue, and when they were paid last', async () => {
    const sums = async (vendorid: string) =>
      expectOk(await own.send(vendorCalls.vendorSummary, { vendorid })).body.data;
    expect(await sums(ids.ada)).toMatchObject({
      TotalPurchases: '0',
      TotalPaid: '30',
      TotalOwed: '50',
      Overdue: '50',
      Advance: '0',
      LastPaymentDate: '2026-02-14',
    });
    expect(await sums(ids.dan)).toEqual({
      TotalPurchases: '0',
      TotalPaid: '0',
      TotalOwed: '0',
      Overdue: '0',
      Advance: '0',
      LastPaymentDate: null,
    });
  });
});

test('a customer who becomes a vendor too is one contact with both, whose sides are never netted', async () => {
  const client = await server.client();
  const clientid = expectOk(
    await client.send(customerCalls.addCustomer, {
      type: 'person',
      name: 'Ada Stone',
      openingbalance: '90',
      taxid: 'T1',
    }),
  ).body.data.id;
  const both = { type: 'person', VendorName: 'Ada Stone', taxid: 'T2', ClientIDFK: clientid };
  const saved = expectOk(await client.send(vendorCalls.addVendor, { ...both, openingbalance: '40' })).body
    .data;
  expect(saved.id).toBe(clientid);
  const vendor = expectOk(await client.send(vendorCalls.getVendor, { vendorid: clientid })).body.data;
  expect(vendor).toMatchObject({ TotalOwed: '40', taxid: 'T2', also: ['customer'] });
  const customer = expectOk(await client.send(customerCalls.getCustomer, { clientid })).body.data;
  expect(customer).toMatchObject({ totaloutstanding: '90', taxid: 'T2', also: ['vendor'] });
  const again = await client.send(vendorCalls.addVendor, both);
  expect((again.body as unknown as { Message: string }).Message).toBe('This contact is a vendor already.');
  const nobody = await client.send(vendorCalls.addVendor, { ...both, ClientIDFK: 'A'.repeat(22) });
  expect(nobody.status).toBe(404);
  expectOk(await client.send(vendorCalls.deleteVendor, { vendorid: clientid }));
  const left = expectOk(await client.send(customerCalls.getCustomer, { clientid })).body.data;
  expect(left).toMatchObject({ isdeleted: false, totaloutstanding: '90' });
});

test('without vendors in the plan none is added or edited; those that stand are shown, paid, deleted and restored', async () => {
  const own = await server.client();
  const vendorid = await added(own, 'Ada', { openingbalance: '40' });
  await server.owner.query(`update business set plan = 'free' where id = $1`, [own.shop.business.id]);
  const lacking = { status: 400, body: { kind: 'plan-limit', details: { flag: 'vendors' } } };
  const card = { type: 'business', VendorName: 'Ben' };
  expect(await own.send(vendorCalls.addVendor, card)).toMatchObject(lacking);
  expect(await own.send(vendorCalls.updateVendor, { ...card, VendorMasterId: vendorid })).toMatchObject(
    lacking,
  );
  expectOk(await pay(own, vendorid, '10'));
  const { VendorName, TotalOwed, openingpayments } = await view(own, vendorid);
  expect([VendorName, TotalOwed]).toEqual(['Ada', '30']);
  expectOk(await takesBack(own, vendorid, openingpayments[0]!.id));
  for (const call of ['listVendors', 'listDeletedVendors', 'listUnpaidVendors', 'listPaidVendors'] as const)
    expectOk(await own.send(vendorCalls[call], {}));
  for (const call of ['countVendors', 'summariseVendors'] as const)
    expectOk(await own.send(vendorCalls[call], {}));
  for (const call of ['vendorSummary', 'vendorNote', 'deleteVendor', 'restoreVendor'] as const)
    expectOk(await own.send(vendorCalls[call], { vendorid }));
  for (const call of ['deleteVendors', 'restoreVendors'] as const)
    expectOk(await own.send(vendorCalls[call], { vendorid: [vendorid] }));
});
