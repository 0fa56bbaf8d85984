import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { ledgerAccountCalls } from '../../src/api/calls/ledger-account.ts';
import { type Api, apiFor, expectOk } from '../support/api.ts';
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

test('the chart has five groups and seventeen sub-groups, each under its group', async () => {
  const groups = async (request: Record<string, unknown>) =>
    expectOk(await client.send(ledgerAccountCalls.listGroups, request)).body.data.map(
      ({ GroupId, GroupName }) => `${GroupId} ${GroupName}`,
    );
  expect(await groups({})).toEqual(['1 Assets', '2 Liabilities', '3 Equity', '4 Income', '5 Expenses']);
  expect((await groups({ sortorder: 'desc' }))[0]).toBe('5 Expenses');
  expect(await groups({ page: '2' })).toEqual([]);
  const subgroups = async (request: Record<string, unknown>) =>
    expectOk(await client.send(ledgerAccountCalls.listSubgroups, request)).body.data.map(
      ({ SubGroupId, SubGroupName, GroupId }) => `${SubGroupId} ${GroupId} ${SubGroupName}`,
    );
  expect(await subgroups({})).toHaveLength(17);
  expect(await subgroups({ page: '2' })).toEqual([
    '11 3 Equity',
    '12 4 Sales',
    '13 4 Other',
    '14 5 Operating',
    '15 5 Other',
    '16 5 Cost of sales',
    '17 5 Selling',
  ]);
  expect((await subgroups({ page: '0', sortorder: 'desc' }))[0]).toBe('17 5 Selling');
});

test('a business begins with the chart’s accounts, each with its group, sub-group and name', async () => {
  const accounts = await ledger.list();
  expect(accounts).toHaveLength(51);
  expect(accounts[33]).toEqual({
    TAccountId: 34,
    TAccountName: 'Inventory',
    GroupId: 1,
    GroupName: 'Assets',
    SubGroupId: 6,
    SubGroupName: 'Inventory',
    Code: '',
    Description: '',
    Currency: 'USD',
    IsSystem: true,
    IsActive: true,
    IsUsed: false,
    IsLocked: false,
    Role: 'inventory',
    UsedBy: [{ kind: 'default', name: 'inventory' }],
    RangeBalance: '0',
    Balance: '0',
    OpeningBalance: '0',
    OpeningDate: null,
    OpeningRate: null,
    MergedIntoId: null,
    MergedOn: null,
    version: 1,
  });
});

test('an account is added under a number of its own with every field, then renamed and coded', async () => {
  const fields = { GroupId: 2, Code: '2500', Description: 'Van loan', OpeningBalance: '900' };
  const answer = expectOk(await ledger.add('Loan', 10, { ...fields, OpeningDate: '2026-01-31' }));
  expect(answer.body.message).toBe('TAccount added successfully.');
  expect(answer.body.data.TAccountId).toBe(101);
  expect(await ledger.account(101)).toMatchObject({
    TAccountName: 'Loan',
    GroupName: 'Liabilities',
    SubGroupName: 'Non-current',
    Code: '2500',
    Description: 'Van loan',
    Balance: '900',
    RangeBalance: '900',
    OpeningBalance: '900',
    OpeningDate: '2026-01-31',
    IsUsed: true,
    IsSystem: false,
  });
  const renamed = expectOk(await ledger.update(101, ' Bank loan ', 10, { Code: '2510', version: 1 }));
  expect(renamed.body.message).toBe('TAccount updated successfully.');
  expect(await ledger.account(101)).toMatchObject({ TAccountName: 'Bank loan', Code: '2510', version: 2 });
  expectOk(await ledger.update(101, 'Bank loan', 9));
  expect(await ledger.account(101)).toMatchObject({ SubGroupId: 9, SubGroupName: 'Other current' });
  expect(await ledger.added('Next', 14)).toBe(102);
  const bank = await api.bank('Zenith');
  expect(bank).toMatch(/./);
  expect(await ledger.added('After a bank', 14)).toBe(103);
});

test('an opening balance is reversed and posted anew, on the side its group has', async () => {
  const id = await ledger.added('Loan', 10, { OpeningBalance: '900', OpeningDate: '2026-01-31' });
  expectOk(await ledger.update(id, 'Loan', 10, { OpeningBalance: '700' }));
  expect(await ledger.account(id)).toMatchObject({ Balance: '700', OpeningBalance: '700' });
  expectOk(await ledger.update(id, 'Loan', 10, { OpeningBalance: '0' }));
  expect(await ledger.account(id)).toMatchObject({ Balance: '0', OpeningDate: null });
  expect(await api.journal()).toEqual([
    expect.stringContaining('2026-01-31'),
    expect.stringContaining('2026-01-31'),
    expect.stringContaining('2026-01-31'),
    expect.stringContaining('2026-01-31'),
  ]);
});

test('an account that came with the books is renamed and stays in its sub-group', async () => {
  expectOk(await ledger.update(21, 'Workshop rent', 14, { Code: '6000' }));
  expect(await ledger.account(21)).toMatchObject({ TAccountName: 'Workshop rent', Code: '6000' });
  const moved = await ledger.update(21, 'Workshop rent', 17);
  expect(moved.body).toMatchObject({ kind: 'invalid', fields: [{ field: 'SubGroupId' }] });
  const other = await ledger.add('Somewhere', 10, { GroupId: 1 });
  expect(other.body).toMatchObject({ kind: 'invalid', fields: [{ field: 'GroupId' }] });
});

test('names and codes are of one account, whatever the case of their letters', async () => {
  await ledger.added('Workshop', 14, { Code: 'W-1' });
  expect((await ledger.add('workshop', 14)).body).toMatchObject({ fields: [{ field: 'TAccountName' }] });
  expect((await ledger.add('Other', 14, { Code: 'w-1' })).body).toMatchObject({
    fields: [{ field: 'Code' }],
  });
});

test('an older version is refused with who saved since', async () => {
  const id = await ledger.added('Workshop', 14);
  expectOk(await ledger.update(id, 'Workshop A', 14, { version: 1 }));
  expect((await ledger.update(id, 'Workshop B', 14, { version: 1 })).body).toMatchObject({ kind: 'stale' });
});

test('balances are of the days asked for, this year unless told, and of today', async () => {
  await api.invoice({ prices: ['100'], issuedOn: '2026-02-10' });
  await api.invoice({ prices: ['40'], issuedOn: '2026-03-01' });
  const sales = (days: Record<string, unknown> = {}) => ledger.account(13, days);
  expect(await sales()).toMatchObject({ Balance: '140', RangeBalance: '140' });
  const february = { fromdate: '2026-02-01', todate: '2026-02-28' };
  expect(await sales(february)).toMatchObject({ Balance: '140', RangeBalance: '100' });
  expect(await sales({ period: 'quarter2' })).toMatchObject({ RangeBalance: '0' });
});

test('nothing that is used is deactivated: the refusal names what uses it', async () => {
  const refused = async (id: number) => (await ledger.deactivate(id)).body.Message;
  expect(await refused(13)).toMatch(/default account for sales/);
  expect(await refused(20)).toMatch(/rounding differences/);
  await api.bank('Zenith');
  expect(await refused(1000)).toMatch(/the bank Zenith/);
  await api.goods('Candle', '2', '3');
  expect(await refused(34)).toMatch(/your stock, and 1 item uses it/);
  expectOk(await ledger.deactivate(21));
  expect(await ledger.account(21)).toMatchObject({ IsActive: false });
  expect((await ledger.update(21, 'Rent', 14)).body).toMatchObject({ kind: 'illegal-move' });
  expectOk(await ledger.activate(21));
  expect(await ledger.account(21)).toMatchObject({ IsActive: true });
  expect((await ledger.deactivate(999)).status).toBe(404);
});

test('cash is kept in a foreign currency where the business has them, its opening balance at its rate', async () => {
  const opening = { OpeningBalance: '50', OpeningDate: '2026-01-31', OpeningRate: '1.2' };
  const till = { Currency: 'EUR', ...opening };
  const id = await ledger.added('Euro till', 1, till);
  expect(await ledger.account(id)).toMatchObject({
    Currency: 'EUR',
    Balance: '60',
    OpeningBalance: '50',
    OpeningRate: '1.2',
  });
  const refused = { kind: 'invalid', fields: [{ field: 'Currency' }] };
  expect((await ledger.add('Euro rent', 14, { Currency: 'EUR' })).body).toMatchObject(refused);
  await server.owner.query('update business set multi_currency = false where id = $1', [
    client.shop.business.id,
  ]);
  expect((await ledger.add('Second till', 1, till)).body).toMatchObject(refused);
});
