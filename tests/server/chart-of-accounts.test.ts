import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { accountChartCalls } from '../../src/api/calls/account-chart.ts';
import { budgetCalls } from '../../src/api/calls/budget.ts';
import { businessCalls } from '../../src/api/calls/business.ts';
import { itemCalls } from '../../src/api/calls/item.ts';
import { ledgerAccountCalls } from '../../src/api/calls/ledger-account.ts';
import { productCalls } from '../../src/api/calls/product.ts';
import { reportCalls } from '../../src/api/calls/report-keys.ts';
import { vendorCalls } from '../../src/api/calls/vendor.ts';
import { chartRows } from '../../src/domain/books/chart-of-accounts.ts';
import { type Api, apiFor, expectOk } from '../support/api.ts';
import { accountsFromWire, type LedgerApi, ledgerApiFor } from '../support/ledger-api.ts';
import { type Client, type Server, startServer } from '../support/server.ts';

/** The chart of accounts by hand. Source: finance-answers.md, Q63 to Q66 and Q129. */
let server: Server;
let client: Client;
let api: Api;
let ledger: LedgerApi;
beforeAll(async () => {
  server = await startServer();
});
beforeEach(async () => {
  server.setToday('2026-03-02');
  client = await server.client();
  api = apiFor(client);
  ledger = ledgerApiFor(client);
});
afterAll(() => server.close());

const figures = async (id: number, days: Record<string, unknown> = {}) => {
  const { RangeBalance, Balance } = await ledger.account(id, days);
  return { RangeBalance, Balance };
};

describe('balances with a fiscal year from 1 July, on 20 July 2025', () => {
  beforeEach(async () => {
    server.setToday('2025-07-20');
    expectOk(await client.send(businessCalls.fiscalYear, { FiscalYear: 7 }));
    await api.invoice({ prices: ['500'], issuedOn: '2025-06-10' });
    await api.invoice({ prices: ['300'], issuedOn: '2025-07-05' });
    await api.invoice({ prices: ['40'], issuedOn: '2025-08-01' });
  });

  test('an income account begins each fiscal year at nothing, an asset keeps what it had', async () => {
    expect(await figures(13)).toEqual({ RangeBalance: '340', Balance: '300' });
    expect(await figures(2)).toEqual({ RangeBalance: '340', Balance: '800' });
  });

  test('the movement is of the days asked for, with nothing carried over the end of a year', async () => {
    const days = (fromdate: string, todate: string) => figures(13, { fromdate, todate });
    expect((await days('2025-06-01', '2025-06-30')).RangeBalance).toBe('500');
    expect((await days('2025-06-01', '2025-07-31')).RangeBalance).toBe('800');
    expect((await figures(13, { period: 'alltime' })).RangeBalance).toBe('840');
    expect((await days('2025-07-06', '2025-07-31')).RangeBalance).toBe('0');
  });

  test('what the chart has of earlier years is what the trial balance carries', async () => {
    const rows = chartRows(accountsFromWire(await ledger.list()));
    expect(rows.find(({ account }) => account === null)).toMatchObject({ balance: '500' });
    const days = { fromdate: '2025-07-01', todate: '2025-07-20' };
    const { Equity } = expectOk(await client.send(reportCalls.trialBalance, days)).body;
    expect(Equity).toMatchObject([{ TAccountId: null, Credit: '500' }]);
  });
});

describe('the opening balance', () => {
  test('is held against 33 on its day; another amount or day reverses it there and posts it again', async () => {
    const id = await ledger.added('Van loan', 10, { OpeningBalance: '900', OpeningDate: '2026-01-31' });
    expectOk(
      await ledger.update(id, 'Van loan', 10, {
        OpeningBalance: '700',
        OpeningDate: '2026-02-15',
        version: 1,
      }),
    );
    expect(await api.journal()).toEqual([
      '2026-01-31 Opening balance of Van loan: Cr 101 900, Dr 33 900',
      '2026-01-31 Opening balance corrected: Dr 101 900, Cr 33 900',
      '2026-02-15 Opening balance of Van loan: Cr 101 700, Dr 33 700',
    ]);
    expect(await ledger.account(id)).toMatchObject({
      Balance: '700',
      OpeningBalance: '700',
      OpeningDate: '2026-02-15',
    });
    expectOk(await ledger.update(id, 'Van loan', 10, { version: 2 }));
    expect(await api.journal()).toHaveLength(3);
  });

  test('is on the side of its group: below zero it is on the other', async () => {
    const asset = await ledger.added('Van', 4, { OpeningBalance: '300', OpeningDate: '2026-01-31' });
    await ledger.added('Loss', 11, { OpeningBalance: '-20', OpeningDate: '2026-01-31' });
    expect(await api.journal()).toEqual([
      '2026-01-31 Opening balance of Van: Dr 101 300, Cr 33 300',
      '2026-01-31 Opening balance of Loss: Dr 102 20, Cr 33 20',
    ]);
    expect(await figures(asset)).toEqual({ RangeBalance: '300', Balance: '300' });
    expect(await figures(33)).toMatchObject({ Balance: '320' });
  });

  test('stays once its day is locked, and none is taken in on a locked day', async () => {
    const opening = { OpeningBalance: '900', OpeningDate: '2026-01-31' };
    const id = await ledger.added('Van loan', 10, opening);
    await server.lockBooks(client, '2026-01-31');
    const refused = { kind: 'locked-period', fields: [{ field: expect.stringMatching(/^Opening/) }] };
    const changed = { OpeningBalance: '700', OpeningDate: '2026-02-15' };
    expect((await ledger.update(id, 'Van loan', 10, changed)).body).toMatchObject(refused);
    expect((await ledger.add('Second loan', 10, opening)).body).toMatchObject(refused);
    expectOk(await ledger.update(id, 'Bank loan', 10, opening));
    expect(await ledger.account(id)).toMatchObject({ TAccountName: 'Bank loan', Balance: '900' });
    expect(await ledger.list()).toHaveLength(52);
  });

  test.each([
    [2, 'Accounts receivable', 2],
    [5, 'Vendor advances', 3],
    [10, 'Accounts payable', 8],
    [11, 'Customer deposits and credits', 9],
    [33, 'Opening balance equity', 11],
    [34, 'Inventory', 6],
  ])('account %i has none of its own', async (id, name, subgroup) => {
    const { body } = await ledger.update(id, name, subgroup, { OpeningBalance: '5' });
    expect(body).toMatchObject({ kind: 'invalid', fields: [{ field: 'OpeningBalance' }] });
  });
});

describe('the sub-group', () => {
  const move = async (id: number, to: number) =>
    (await ledger.update(id, (await ledger.account(id)).TAccountName, to)).body;
  const stays = (message: RegExp) => ({
    kind: 'invalid',
    fields: [{ field: 'SubGroupId', message: expect.stringMatching(message) }],
  });
  const opening = { OpeningBalance: '40', OpeningDate: '2026-01-31' };

  test('is free while nothing was posted, then one of the same group', async () => {
    const id = await ledger.added('Deposit', 4);
    expect(await move(id, 10)).toMatchObject({ status: 200 });
    expectOk(await ledger.update(id, 'Deposit', 10, opening));
    expect(await move(id, 4)).toMatchObject(stays(/stays in its group/));
    expect(await move(id, 9)).toMatchObject({ status: 200 });
    expect(await ledger.account(id)).toMatchObject({ GroupId: 2, SubGroupId: 9, Balance: '40' });
  });

  test.each([
    ['Cash and bank', 1, 3],
    ['Receivables', 2, 3],
    ['Tax paid', 5, 3],
    ['Tax collected', 7, 9],
    ['Payables', 8, 9],
  ])('%s is neither left nor entered with entries', async (_, kept, other) => {
    const inside = await ledger.added('Inside', kept, opening);
    const outside = await ledger.added('Outside', other, opening);
    expect(await move(inside, other)).toMatchObject(stays(/to or from Cash and bank/));
    expect(await move(outside, kept)).toMatchObject(stays(/to or from Cash and bank/));
  });

  test('stays once an entry is locked, and moves again when it is opened', async () => {
    const id = await ledger.added('Van loan', 10, opening);
    await server.lockBooks(client, '2026-01-30');
    expect(await ledger.account(id)).toMatchObject({ IsUsed: true, IsLocked: false });
    await server.lockBooks(client, '2026-01-31');
    expect(await ledger.account(id)).toMatchObject({ IsLocked: true });
    expect(await move(id, 9)).toMatchObject(stays(/on locked days/));
    await server.lockBooks(client, null);
    expect(await move(id, 9)).toMatchObject({ status: 200 });
  });

  test('of an account that came with the books stays, and so does its currency', async () => {
    expect(await move(21, 17)).toMatchObject(stays(/came with this account/));
    const { body } = await ledger.update(46, 'Store clearing', 1, { Currency: 'EUR' });
    expect(body).toMatchObject({ kind: 'invalid', fields: [{ field: 'Currency' }] });
  });
});

describe('what uses an account', () => {
  const usesOf = async (TAccountId: number) =>
    expectOk(
      await client.send(accountChartCalls.accountUses, { TAccountId: String(TAccountId) }),
    ).body.data.Uses.map(({ Kind, Name, Id }) => `${Kind} ${Name}${Id === null ? '' : ` ${Id}`}`);

  test('is named: defaults and roles, banks, items, categories, vendors', async () => {
    expect(await usesOf(13)).toEqual(['default sales']);
    expect(await usesOf(20)).toEqual(['role rounding']);
    expect(await usesOf(21)).toEqual([]);
    const bank = await api.bank('Zenith');
    expect(await usesOf(1000)).toEqual([`bank Zenith ${bank}`]);
    const candle = await api.goods('Candle', '2', '3');
    expect(await usesOf(34)).toEqual(['default inventory', `item Candle ${candle}`]);
    const cost = await ledger.added('Making', 16);
    const items: string[] = [];
    for (const productname of ['Wax', 'Beads']) {
      const card = { type: 'service', productname, price: '1', cogsaccountid: cost };
      items.push(expectOk(await client.send(productCalls.addProduct, card)).body.data.id);
    }
    const vendor = expectOk(
      await client.send(vendorCalls.addVendor, { type: 'business', VendorName: 'Ada', TAccountId: cost }),
    ).body.data.id;
    expect(await usesOf(cost)).toEqual([
      `item Beads ${items[1]}`,
      `item Wax ${items[0]}`,
      `vendor Ada ${vendor}`,
    ]);
    await client.send(productCalls.addProduct, {
      type: 'service',
      productname: 'Bow',
      price: '1',
      categoryname: 'Gifts',
    });
    const [gifts] = expectOk(await client.send(itemCalls.itemCategories, {})).body.data.ProductCategoryList;
    const category = gifts!.id;
    expectOk(
      await client.send(itemCalls.renameCategory, {
        CategoryId: category,
        Category: 'Gifts',
        TAccountId: 29,
      }),
    );
    expect(await usesOf(29)).toEqual([`category Gifts ${category}`]);
    expect(await ledger.deactivate(29)).toMatchObject({ status: 400, body: { kind: 'illegal-move' } });
  });

  test('is a budget too: its account is neither deactivated nor moved to another group', async () => {
    const id = await ledger.added('Gardening', 14);
    const amounts = { BudgetAccounts: [{ AccountId: id, Budget: [{ BudgetMonth: 1, Amount: '900' }] }] };
    const card = { Year: 2026, BudgetType: 'Expense', ...amounts };
    const { budgetid } = expectOk(await client.send(budgetCalls.createBudget, card)).body.data;
    expect(await usesOf(id)).toEqual([`budget Expense 2026 ${budgetid}`]);
    expect((await ledger.deactivate(id)).body).toMatchObject({
      kind: 'illegal-move',
      Message: 'This account can’t be deactivated: 1 budget plans for it.',
    });
    expect((await ledger.update(id, 'Gardening', 12)).body).toMatchObject({
      fields: [{ field: 'SubGroupId' }],
    });
    expectOk(await client.send(budgetCalls.deleteBudget, { budgetid }));
    expect(await usesOf(id)).toEqual([]);
    expectOk(await ledger.deactivate(id));
  });

  test('is of this business alone, and of an account there is', async () => {
    const other = await server.client();
    await ledgerApiFor(other).added('Theirs', 14);
    const answer = await client.send(accountChartCalls.accountUses, { TAccountId: '101' });
    expect(answer.status).toBe(404);
    expect((await client.send(accountChartCalls.accountUses, { TAccountId: 'x' })).status).toBe(400);
  });
});

test('two that add the same name or code at once: one is added, the other is told beside the field', async () => {
  for (const [fields, field] of [
    [{ Code: '' }, 'TAccountName'],
    [{ Code: '77' }, 'TAccountName'],
  ] as const) {
    const name = `Race ${fields.Code}`;
    const answers = await Promise.all([ledger.add(name, 14, fields), ledger.add(name, 14, fields)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400]);
    expect(answers.find(({ status }) => status === 400)!.body).toMatchObject({ fields: [{ field }] });
  }
  const coded = await Promise.all([
    ledger.add('One', 14, { Code: 'C' }),
    ledger.add('Two', 14, { Code: 'c' }),
  ]);
  expect(coded.find(({ status }) => status === 400)!.body).toMatchObject({ fields: [{ field: 'Code' }] });
});

test('an account added twice with one key is added once', async () => {
  const key = { 'Idempotency-Key': 'a-key-of-one-press' };
  const sent = { TAccountName: 'Once', SubGroupId: 14 };
  const first = expectOk(await client.send(ledgerAccountCalls.addAccount, sent, key)).body.data;
  const second = expectOk(await client.send(ledgerAccountCalls.addAccount, sent, key)).body.data;
  expect(first).toEqual({ TAccountId: 101, repeated: false });
  expect(second).toEqual({ TAccountId: 101, repeated: true });
});
