import { afterAll, beforeAll, expect, test } from 'vitest';
import { billCalls } from '../../src/api/calls/bill.ts';
import { idToWire } from '../../src/api/wire/id.ts';
import { apiFor, expectOk } from '../support/api.ts';
import { type BillApi, billApiFor } from '../support/bill-api.ts';
import { type Client, type Server, startServer } from '../support/server.ts';

/** What lists of bills and of their payments are asked, and what an edit sends. */
let server: Server;
let client: Client;
let bills: BillApi;
beforeAll(async () => {
  server = await startServer();
  client = await server.client();
  bills = billApiFor(client);
});
afterAll(() => server.close());

test('the list of bills is by page, order, days and status, the last added first and ten to a page unless told', async () => {
  const buyer = billApiFor(await server.client());
  const mill = await buyer.vendor('Mill');
  const days = ['2026-02-03', '2026-02-01', '2026-02-02', '2026-02-05', '2026-02-04'];
  const prices = ['50', '10', '40', '30', '20'];
  const ids: string[] = [];
  for (const [index, day] of days.entries())
    ids.push(
      await buyer.bill({
        vendor: mill,
        day,
        items: [{ ProductName: 'Paper', Qty: '1', HomeUnitPrice: prices[index]! }],
        status: index === 4 ? 'Draft' : 'NotPaid',
      }),
    );
  expectOk(await buyer.pay(ids[0]!, '50'));
  expectOk(await buyer.pay(ids[1]!, '4'));
  expectOk(await buyer.cancel(ids[2]!));
  const found = async (query: Record<string, unknown>) =>
    (await buyer.list(query)).VendorBills.map(({ VendorBillID }) => ids.indexOf(VendorBillID));
  expect(await found({ sortby: 'issue_date', sortorder: 'asc' })).toEqual([1, 2, 0, 4, 3]);
  expect(await found({ sortby: 'issue_date', sortorder: 'desc' })).toEqual([3, 4, 0, 2, 1]);
  expect(await found({ sortby: 'total', sortorder: 'desc' })).toEqual([0, 2, 3, 4, 1]);
  expect(await found({ sortby: 'all', sortorder: 'desc' })).toEqual([4, 3, 2, 1, 0]);
  expect(await found({ fromdate: '2026-02-02', todate: '2026-02-03', sortby: 'issue_date' })).toEqual([0, 2]);
  const filters = ['all', 'paid', 'not paid', 'draft', 'cancelled', 'deposit paid', 'deleted'];
  expectOk(await buyer.remove(ids[2]!));
  const byStatus = await Promise.all(
    filters.map((status) => found({ status, sortby: 'all', sortorder: 'asc' })),
  );
  expect(byStatus).toEqual([[0, 1, 3, 4], [0], [3], [4], [], [1], [2]]);
  expect(await found({ limit: '2', page: '2', sortby: 'all', sortorder: 'asc' })).toEqual([3, 4]);
  for (let more = 0; more < 8; more += 1) await buyer.bill({ vendor: mill });
  expect(await buyer.list()).toMatchObject({ total: 12, currentpage: 1, pagetotal: 2 });
  expect((await buyer.list()).VendorBills).toHaveLength(10);
  expect(await buyer.list({ page: '2' })).toMatchObject({ currentpage: 2 });
});

test('the payments of a bill are searched by amount, note and way, and come in the order asked for', async () => {
  const id = await bills.bill({ vendor: await bills.vendor('Mill') });
  for (const [amount, more] of [
    ['20', { memo: 'Second truck' }],
    ['7', { paymentmode: 2 }],
    ['30', {}],
  ] as const)
    expectOk(await bills.pay(id, amount, more));
  const both = async (more: Record<string, unknown>) => {
    const [history, listed] = await Promise.all([
      client.send(billCalls.listBillPayments, { vendorbillid: id, ...more }),
      client.send(billCalls.listPaymentsOfBill, { billId: id, ...more }),
    ]);
    const amounts = expectOk(history).body.vendorbillpayments.map(({ amount }) => amount);
    expect(expectOk(listed).body.vendorbillpayments.map(({ amount }) => amount)).toEqual(amounts);
    return amounts;
  };
  expect(await both({})).toEqual(['20', '7', '30']);
  expect(await both({ sortby: 'all', sortorder: 'desc' })).toEqual(['30', '7', '20']);
  expect(await both({ sortby: 'amount', sortorder: 'asc' })).toEqual(['7', '20', '30']);
  expect(await both({ searchquery: 'TRUCK' })).toEqual(['20']);
  expect(await both({ searchquery: '30' })).toEqual(['30']);
  expect(await both({ searchquery: 'bank' })).toEqual(['7']);
});

test('a draft that is edited becomes what is sent in every field, and is approved by its status', async () => {
  const vendor = await bills.vendor('Paper Mill');
  const tax = await apiFor(client).tax('Freight tax');
  const id = await bills.bill({ vendor, status: 'Draft', reference: 'A-1' });
  const place = { SameAsBillingAddress: false, SameAsBusinessAddress: false, ShippingAddress: '1 Marina' };
  const sent = {
    vendor,
    reference: 'B-2',
    day: '2026-02-20',
    items: [{ ProductName: 'Ink', Qty: '2', ForeignUnitPrice: '60', LocationIDFK: null }],
    status: 'NotPaid' as const,
    more: {
      AssociatedPO: null,
      userIDFK: idToWire(client.shop.user.id),
      CurrencyIDFK: 978,
      ForeignCurrencyIDFK: 978,
      HomeCurrencyIDFK: 840,
      ExchangeRate: '1.25',
      Note: 'By truck',
      ShippingPrice: '20',
      ShippingTaxIDFK: tax,
      // Worked out by whoever sends it; the server works out its own.
      ShippingTaxPercentage: '99',
      WareHouseAddress: 'Dock 4, Leith',
      LocationIDFK: null,
      ...place,
    },
  };
  expectOk(await bills.update(id, sent));
  expect(await bills.view(id)).toMatchObject({
    OrderNo: 'B-2',
    OrderDate: '2026-02-20',
    Status: 'NotPaid',
    CurrencyIDFK: 978,
    ForeignCurrencyIDFK: 978,
    HomeCurrencyIDFK: 840,
    ExchangeRate: '1.25',
    Note: 'By truck',
    ShippingPrice: '20',
    ShippingTaxPercentage: '10',
    WareHouseAddress: 'Dock 4, Leith',
    LocationIDFK: null,
    AssociatedPO: null,
    userIDFK: idToWire(client.shop.user.id),
    ...place,
    VendorBillItems: [{ ProductName: 'Ink', Qty: '2', ForeignUnitPrice: '60', SubAmount: '120' }],
  });
});

test.each([
  ['Draft', 'Draft', 'Draft'],
  [3, 'Draft', 'Draft'],
  ['NotPaid', 'NotPaid', 'Not Paid'],
  ['Not Paid', 'NotPaid', 'Not Paid'],
  [2, 'NotPaid', 'Not Paid'],
  ['', 'NotPaid', 'Not Paid'],
])(
  'a new bill with Status %j is %s, and its name is “%s” wherever it is answered',
  async (sent, status, name) => {
    const VendorIDFK = await bills.vendor('Status');
    const created = expectOk(
      await client.send(billCalls.createBill, {
        VendorIDFK,
        Status: sent,
        VendorBillItems: [{ ProductName: 'Ink', HomeUnitPrice: '4' }],
      }),
    ).body.data;
    const expected = { Status: status, StatusName: name };
    expect(created).toMatchObject(expected);
    expect(await bills.view(created.VendorBillID)).toMatchObject(expected);
    expect((await bills.list({ vendorid: VendorIDFK })).VendorBills).toMatchObject([expected]);
  },
);

test('a draft that is edited without a Status stays a draft, and keeps its warehouse until another is sent', async () => {
  const vendor = await bills.vendor('Kept');
  const id = await bills.bill({ vendor, status: 'Draft', more: { WareHouseAddress: ' Dock 4 ' } });
  const edit = (more: object) =>
    client.send(billCalls.updateBill, {
      VendorBillID: id,
      VendorIDFK: vendor,
      VendorBillItems: [{ ProductName: 'Ink', HomeUnitPrice: '4' }],
      ...more,
    });
  expectOk(await edit({}));
  expect(await bills.view(id)).toMatchObject({ Status: 'Draft', WareHouseAddress: 'Dock 4' });
  expectOk(await edit({ WareHouseAddress: '' }));
  expect((await bills.view(id)).WareHouseAddress).toBe('');
});

test('bills are listed by the word of their status in each of its spellings, and by its number', async () => {
  const vendor = await bills.vendor('Filtered');
  const [draft, owed, paid] = [
    await bills.bill({ vendor, status: 'Draft' }),
    await bills.bill({ vendor }),
    await bills.bill({ vendor }),
  ];
  expectOk(await bills.pay(paid, '100'));
  const found = async (status: string) =>
    (await bills.list({ vendorid: vendor, status })).VendorBills.map(({ VendorBillID }) => VendorBillID);
  for (const [status, ids] of [
    ['Not Paid', [owed]],
    ['NotPaid', [owed]],
    ['2', [owed]],
    ['1', [paid]],
    ['3', [draft]],
    ['6', []],
  ] as const)
    expect([status, await found(status)]).toEqual([status, ids]);
});

test('a new bill sent with nothing but a vendor and a line is of today, not paid and of no reference', async () => {
  const created = expectOk(
    await client.send(billCalls.createBill, {
      VendorIDFK: await bills.vendor('Plain'),
      OrderNo: '',
      ShippingTaxPercentage: '100',
      WareHouseAddress: '',
      LocationIDFK: null,
      userIDFK: idToWire(client.shop.user.id),
      VendorBillItems: [{ ProductName: 'Ink', HomeUnitPrice: '4', LocationIDFK: null }],
    }),
  ).body.data;
  expect(await bills.view(created.VendorBillID)).toMatchObject({
    OrderDate: '2026-03-02',
    OrderNo: '0',
    Status: 'NotPaid',
    ShippingPrice: '0',
    ShippingTax: '0',
    ShippingTaxPercentage: null,
    userIDFK: idToWire(client.shop.user.id),
    VendorBillItems: [{ Qty: '1', SubAmount: '4' }],
    NoTaxTotal: '4',
    Balance: '4',
  });
});

test('N5 a bill dated in locked books is refused on approval, and stays the draft it was', async () => {
  const buyer = await server.client();
  const own = billApiFor(buyer);
  const id = await own.bill({ vendor: await own.vendor('Mill'), day: '2026-02-10', status: 'Draft' });
  await server.lockBooks(buyer, '2026-02-28');
  const refused = await own.approve(id);
  expect(refused.status).toBe(400);
  expect(refused.body.Message).toMatch(/locked until/);
  expect((await own.view(id)).Status).toBe('Draft');
  expect(await apiFor(buyer).balances()).toEqual({});
});
