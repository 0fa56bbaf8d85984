import { afterAll, beforeAll, expect, test } from 'vitest';
import { vendorCalls } from '../../src/api/calls/vendor.ts';
import { apiFor, expectOk } from '../support/api.ts';
import { type BillApi, billApiFor } from '../support/bill-api.ts';
import { ledgerApiFor } from '../support/ledger-api.ts';
import { type Client, type Server, startServer } from '../support/server.ts';

let server: Server;
let client: Client;
let bills: BillApi;
let paper: string;
beforeAll(async () => {
  server = await startServer();
  client = await server.client();
  bills = billApiFor(client);
  paper = await apiFor(client).goods('Paper', '9', '0');
});
afterAll(() => server.close());

const item = (HomeUnitPrice: string) => ({
  ProductIDFK: paper,
  ProductName: 'Paper',
  Qty: '1',
  HomeUnitPrice,
});
const cost = (HomeUnitPrice: string, TAccountId?: number) => ({
  ProductName: 'Cleaning',
  Qty: '1',
  HomeUnitPrice,
  ...(TAccountId === undefined ? {} : { TAccountId }),
});
const last = async (vendorid: string) => {
  const { prices, TAccountId, DefaultTAccountId, accounts } = expectOk(
    await client.send(vendorCalls.lastPurchases, { vendorid }),
  ).body.data;
  return {
    prices: prices.map(({ Currency, UnitPrice, OrderDate }) => `${Currency} ${UnitPrice} ${OrderDate}`),
    TAccountId,
    DefaultTAccountId,
    named: accounts.map(({ ProductName, TAccountId: account }) => `${ProductName} ${account}`),
  };
};

test('an item’s last price is of the vendor’s latest bill by its day that stands, and of no other vendor’s', async () => {
  const vendor = await bills.vendor('Nordwind');
  expect(await last(vendor)).toEqual({
    prices: [],
    TAccountId: null,
    DefaultTAccountId: null,
    named: [],
  });
  await bills.bill({ vendor, day: '2026-02-20', items: [item('4.2'), item('4.1234')] });
  await bills.bill({ vendor, day: '2026-02-10', items: [item('3')] });
  await bills.bill({ vendor, day: '2026-03-01', items: [item('5')], status: 'Draft' });
  await bills.bill({ vendor: await bills.vendor('Other'), day: '2026-03-01', items: [item('6')] });
  expect((await last(vendor)).prices).toEqual(['USD 4.1234 2026-02-20']);
  const later = await bills.bill({ vendor, day: '2026-03-01', items: [item('7')] });
  expect((await last(vendor)).prices).toEqual(['USD 7 2026-03-01']);
  expectOk(await bills.cancel(later));
  expect((await last(vendor)).prices).toEqual(['USD 4.1234 2026-02-20']);
});

test('each currency has a last price of its own', async () => {
  const vendor = await bills.vendor('Overseas');
  await bills.bill({ vendor, day: '2026-02-10', items: [item('3')] });
  await bills.bill({
    vendor,
    day: '2026-02-20',
    items: [{ ...item('0'), ForeignUnitPrice: '2.5' }],
    more: { CurrencyIDFK: 978, ExchangeRate: '1.25' },
  });
  expect((await last(vendor)).prices.toSorted()).toEqual(['EUR 2.5 2026-02-20', 'USD 3 2026-02-10']);
});

test('the account is that of the last line without an item that adds something, while it takes purchases', async () => {
  const vendor = await bills.vendor('Sweep and Co');
  await bills.bill({ vendor, day: '2026-02-10', items: [cost('20', 27)] });
  await bills.bill({ vendor, day: '2026-02-20', items: [cost('20', 25), cost('-5', 27), item('4')] });
  expect((await last(vendor)).TAccountId).toBe(25);
  const { deactivate, activate } = ledgerApiFor(client);
  expectOk(await deactivate(25));
  expect((await last(vendor)).TAccountId).toBe(null);
  expectOk(await activate(25));
});

test('the account of each name is that of its last line, whatever its case, one that takes something off too, while it takes lines', async () => {
  const vendor = await bills.vendor('Office Park');
  const named = (ProductName: string, TAccountId: number, HomeUnitPrice = '20') => ({
    ...cost(HomeUnitPrice, TAccountId),
    ProductName,
  });
  await bills.bill({ vendor, day: '2026-02-10', items: [named('Rent', 21), named('Deposit', 50)] });
  await bills.bill({
    vendor,
    day: '2026-02-20',
    items: [named('rent ', 4), named('Rebate', 17, '-5'), item('4')],
  });
  await bills.bill({ vendor, day: '2026-03-01', items: [named('Deposit', 6)], status: 'Draft' });
  expect((await last(vendor)).named).toEqual(['Deposit 50', 'Rebate 17', 'rent 4']);
  const { deactivate, activate } = ledgerApiFor(client);
  expectOk(await deactivate(50));
  expect((await last(vendor)).named).toEqual(['Rebate 17', 'rent 4']);
  expectOk(await activate(50));
});

test('a vendor whose card names an account is left to that', async () => {
  const vendor = await bills.vendor('Named', { TAccountId: 27 });
  await bills.bill({ vendor, items: [cost('20', 25)] });
  expect(await last(vendor)).toMatchObject({ TAccountId: null, DefaultTAccountId: 27, named: [] });
});
