import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { accountDefaultCalls } from '../../src/api/calls/ledger-account.ts';
import { reportCalls } from '../../src/api/calls/report-keys.ts';
import { minus, negated, sum } from '../../src/domain/money.ts';
import { type Api, apiFor, expectOk } from '../support/api.ts';
import { billApiFor } from '../support/bill-api.ts';
import { type LedgerApi, ledgerApiFor } from '../support/ledger-api.ts';
import { type Client, type Server, startServer } from '../support/server.ts';

let server: Server;
let client: Client;
let api: Api;
let ledger: LedgerApi;
beforeAll(async () => {
  server = await startServer();
});
beforeEach(async () => {
  client = await server.client();
  api = apiFor(client);
  ledger = ledgerApiFor(client);
});
afterAll(() => server.close());

type Role =
  | 'cashAccounts'
  | 'incomeAccounts'
  | 'inventoryAccounts'
  | 'taxCollectedAccounts'
  | 'taxPaidAccounts';

test.each<[Role, number, number, number[]]>([
  ['cashAccounts', 1, 1, [1, 3, 46]],
  ['incomeAccounts', 12, 13, [13, 14, 15, 16, 17, 18, 35]],
  ['inventoryAccounts', 6, 34, [34]],
  ['taxCollectedAccounts', 7, 9, [9]],
  ['taxPaidAccounts', 5, 8, [8]],
])('%s: the account of the role and those in use that may stand for it', async (role, subgroup, own, may) => {
  const ask = async () => {
    const { data } = expectOk(await client.send(accountDefaultCalls[role], {})).body;
    return { own: data.default.TAccountId, may: data.accounts.map(({ TAccountId }) => TAccountId) };
  };
  expect(await ask()).toEqual({ own, may });
  const [mine, off] = [await ledger.added('Mine', subgroup), await ledger.added('Off', subgroup)];
  expectOk(await ledger.deactivate(off));
  await api.bank('Zenith');
  expect((await ask()).may).toEqual([...may, mine].sort((a, b) => a - b));
});

test('the five defaults and the fiscal year are chosen, and complete once none is missing', async () => {
  expect(await ledger.settings()).toEqual({
    DefaultAccounts: {
      CashAndEquivalents: null,
      Income: null,
      Inventory: null,
      SalesTaxesCollected: null,
      SalesTaxesPaid: null,
    },
    FiscalYearStartDate: null,
    FiscalYearStartMonth: 1,
    IsAccountingSettingsCompleted: false,
    version: 0,
  });
  const partly = expectOk(await ledger.saveDefaults({ SalesTaxesPaid: null }));
  expect(partly.body.message).toBe('Changes saved.');
  expect(partly.body.data.IsAccountingSettingsCompleted).toBe(false);
  const [cash, income, stock, collected, paid] = [
    await ledger.added('Till', 1),
    await ledger.added('Repair work', 12),
    await ledger.added('Parts', 6),
    await ledger.added('State tax', 7),
    await ledger.added('State tax paid', 5),
  ];
  const all = expectOk(
    await ledger.saveDefaults({
      CashAndEquivalents: cash,
      Income: income,
      Inventory: stock,
      SalesTaxesCollected: collected,
      SalesTaxesPaid: paid,
      FiscalYearStartDate: 31,
      FiscalYearStartMonth: 2,
      version: 1,
    }),
  );
  expect(all.body.data.IsAccountingSettingsCompleted).toBe(true);
  expect(await ledger.settings()).toEqual({
    DefaultAccounts: {
      CashAndEquivalents: cash,
      Income: income,
      Inventory: stock,
      SalesTaxesCollected: collected,
      SalesTaxesPaid: paid,
    },
    FiscalYearStartDate: 31,
    FiscalYearStartMonth: 2,
    IsAccountingSettingsCompleted: true,
    version: 2,
  });
  expect((await ledger.saveDefaults({ version: 1 })).body).toMatchObject({ kind: 'stale' });
});

test('N49 the fiscal year is changed in mid year: every day’s position stays as it was and balances, and so does what is posted after', async () => {
  const own = await server.client();
  const [sales, ledgerOfOwn] = [apiFor(own), ledgerApiFor(own)];
  const days = ['2025-12-31', '2026-01-01', '2026-02-28', '2026-03-01', '2026-06-30', '2026-07-01'];
  const position = () => Promise.all(days.map((day) => sales.balances(day)));
  // Sides of the position at the end of a day: what there is, and who it is owed to, with what all years earned for the owner.
  const sides = async (todate: string) => {
    const { Assets, Liabilities, Equity, Revenue, Expenses } = expectOk(
      await own.send(reportCalls.trialBalance, { todate }),
    ).body;
    const credits = (rows: typeof Assets) => sum(rows.map(({ Debit, Credit }) => minus(Credit, Debit)));
    return [negated(credits(Assets)), credits([...Liabilities, ...Equity, ...Revenue, ...Expenses])];
  };
  await billApiFor(own).bill({ vendor: await billApiFor(own).vendor('Paper Mill'), day: '2025-12-31' });
  const id = await sales.invoice({ issuedOn: '2026-01-15' });
  expectOk(await sales.pay(id, '60'));
  const before = await position();
  const sidesBefore = await Promise.all(days.map(sides));
  expect(before[0]).toEqual({ 10: '-100', 26: '100' });
  expectOk(await ledgerOfOwn.saveDefaults({ FiscalYearStartDate: 1, FiscalYearStartMonth: 7 }));
  expect(await ledgerOfOwn.settings()).toMatchObject({ FiscalYearStartMonth: 7 });
  expect(await position()).toEqual(before);
  expect(await Promise.all(days.map(sides))).toEqual(sidesBefore);
  await sales.invoice({ issuedOn: '2026-02-28' });
  const after = await position();
  const sidesAfter = await Promise.all(days.map(sides));
  for (const [there, owed] of [...sidesBefore, ...sidesAfter]) expect(there).toBe(owed);
  expect([sidesBefore[5], sidesAfter[5]]).toEqual([
    ['100', '100'],
    ['200', '200'],
  ]);
  // What was posted since is there from its own day on, in either year.
  expect(after.slice(0, 2)).toEqual(before.slice(0, 2));
  expect(after[5]).toEqual({ ...before[5], 2: '140', 13: '-200' });
});

test('an account that may not stand for its role is refused beside its field, and so is a day that is none', async () => {
  const wrong = await ledger.saveDefaults({
    CashAndEquivalents: 13,
    Income: 1,
    Inventory: 4,
    SalesTaxesCollected: 8,
    SalesTaxesPaid: 9,
    FiscalYearStartDate: 29,
    FiscalYearStartMonth: 13,
  });
  const fields = (wrong.body as { fields: { field: string }[] }).fields.map(({ field }) => field);
  expect(fields).toEqual([
    'CashAndEquivalents',
    'Income',
    'Inventory',
    'SalesTaxesCollected',
    'SalesTaxesPaid',
    'FiscalYearStartDate',
    'FiscalYearStartMonth',
  ]);
  const off = await ledger.added('Off', 12);
  expectOk(await ledger.deactivate(off));
  expect((await ledger.saveDefaults({ Income: off })).body).toMatchObject({ fields: [{ field: 'Income' }] });
  await api.bank('Zenith');
  expect((await ledger.saveDefaults({ CashAndEquivalents: 1000 })).body).toMatchObject({
    fields: [{ field: 'CashAndEquivalents' }],
  });
});

test('a default changed between draft and issue: posting takes the new one, old documents keep theirs', async () => {
  const old = await api.invoice({ prices: ['10'] });
  const draft = await api.invoice({ prices: ['20'], status: 'Draft' });
  const [repairs, till] = [await ledger.added('Repair work', 12), await ledger.added('Till', 1)];
  expectOk(await ledger.saveDefaults({ Income: repairs, CashAndEquivalents: till }));
  expectOk(await api.update(draft, { prices: ['20'], customer: await api.customer('Bo') }));
  expectOk(await api.pay(draft, '20'));
  expectOk(await api.cancel(old));
  const of = async (id: number) => (await ledger.account(id)).Balance;
  expect([await of(13), await of(repairs), await of(till), await of(1)]).toEqual(['0', '20', '20', '0']);
  expectOk(await ledger.deactivate(13));
  expect((await ledger.deactivate(repairs)).body.Message).toMatch(/default account for sales/);
});

test('stock that moved stays on its account, whatever the default for new stock becomes', async () => {
  const candle = await api.goods('Candle', '10', '2');
  const parts = await ledger.added('Parts', 6);
  expectOk(await ledger.saveDefaults({ Inventory: parts }));
  await api.goods('Wick', '4', '1');
  const items = [{ productid: candle, ItemName: '', quantity: '3', price: '5' }];
  const sold = await api.invoice({ items });
  const of = async (id: number) => (await ledger.account(id)).Balance;
  expect([await of(34), await of(parts)]).toEqual(['14', '4']);
  expectOk(await api.cancel(sold));
  expect([await of(34), await of(parts)]).toEqual(['20', '4']);
  expect((await ledger.deactivate(34)).body.Message).toMatch(/1 item uses it/);
});
