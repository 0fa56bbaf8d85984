import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { verify } from '../../server/maintenance/verify.ts';
import { billCalls } from '../../src/api/calls/bill.ts';
import { ledgerAccountCalls } from '../../src/api/calls/ledger-account.ts';
import { productCalls } from '../../src/api/calls/product.ts';
import { sheetCalls } from '../../src/api/calls/report.ts';
import { reportCalls } from '../../src/api/calls/report-keys.ts';
import type { ReportSheet } from '../../src/domain/report/sheet.ts';
import { type Api, apiFor, expectOk } from '../support/api.ts';
import { billApiFor } from '../support/bill-api.ts';
import { journalApiFor } from '../support/journal-api.ts';
import { type LedgerApi, ledgerApiFor } from '../support/ledger-api.ts';
import { type Server, startServer } from '../support/server.ts';

/** An account that another takes the place of. Source: finance-answers.md, Q130. */
let server: Server;
let api: Api;
let ledger: LedgerApi;
let from: number;
let into: number;
beforeAll(async () => {
  server = await startServer();
});
beforeEach(async () => {
  server.setToday('2026-03-10');
  api = apiFor(await server.client());
  ledger = ledgerApiFor(api.client);
  from = await ledger.added('Consulting', 12);
  into = await ledger.added('Advice', 12);
});
afterAll(() => server.close());

const merge = (TAccountId = from, IntoId = into) =>
  api.client.send(ledgerAccountCalls.mergeAccount, { TAccountId, IntoId });
const uses = async () =>
  expectOk(await api.client.send(ledgerAccountCalls.mergeUses, { TAccountId: String(from) })).body.data;
const days = { fromdate: '2026-03-01', todate: '2026-03-31' };
const rowsOf = ({ columns, groups }: ReportSheet): string[] => {
  const name = columns.findIndex(({ title }) => title === 'Account');
  return groups.flatMap(({ rows }) =>
    rows.map((cells) => [cells[name]!.value, ...cells.slice(name + 1).map(({ value }) => value)].join(' ')),
  );
};
const trialBalance = async (more: Record<string, string> = {}) =>
  rowsOf(expectOk(await api.client.send(reportCalls.trialBalance, { ...days, ...more })).body.report).filter(
    (row) => /Consulting|Advice/.test(row),
  );
const work = (name: string) => ({ productname: name, type: 'service', price: '5', incomeaccountid: from });

test('what names it names the other from then on; nothing is posted, and its entries stay under it', async () => {
  const item = expectOk(await api.client.send(productCalls.addProduct, work('Work'))).body.data.id;
  expectOk(await ledger.saveDefaults({ Income: from }));
  const sale = { items: [{ ItemName: 'Work', quantity: '1', price: '100', productid: item }] };
  await api.invoice({ ...sale, issuedOn: '2026-03-02' });
  const { rows: before } = await server.owner.query('select id from journal_entry where business_id = $1', [
    api.client.shop.business.id,
  ]);
  expect(await uses()).toMatchObject({ Defaults: ['sales'], ItemCount: 1, VendorCount: 0, BudgetCount: 0 });

  expectOk(await merge());
  expect(await ledger.account(from)).toMatchObject({
    IsActive: false,
    MergedIntoId: into,
    MergedOn: '2026-03-10',
    UsedBy: [],
  });
  expect((await ledger.settings()).DefaultAccounts.Income).toBe(into);
  const { rows: after } = await server.owner.query('select id from journal_entry where business_id = $1', [
    api.client.shop.business.id,
  ]);
  expect(after).toEqual(before);

  await api.invoice({ ...sale, issuedOn: '2026-03-05' });
  expect(await trialBalance()).toEqual(['Consulting 0 0 0 0 0 100 0 100', 'Advice 0 0 0 0 0 100 0 100']);
  expect(await trialBalance({ mergedtogether: 'true' })).toEqual(['Advice 0 0 0 0 0 200 0 200']);
  const income = async (more: Record<string, string> = {}) =>
    rowsOf(
      expectOk(await api.client.send(sheetCalls.incomeStatementDetails, { ...days, ...more })).body.report,
    ).filter((row) => /Consulting|Advice|Revenue|Net profit/.test(row));
  expect(await income()).toEqual(['Consulting 100 50', 'Advice 100 50']);
  expect(await income({ mergedtogether: 'true' })).toEqual(['Advice 200 100']);
  expect(await verify(server.url)).toEqual([]);
});

test('its lines are shown with the other’s where they are asked for together, and the control agrees', async () => {
  const journal = journalApiFor(api.client);
  const sold = (account: string, EntryDate: string) =>
    journal.entry(
      [
        ['Cash and cash equivalents', '10'],
        [account, '-10'],
      ],
      { EntryDate },
    );
  await sold('Consulting', '2026-03-02');
  expectOk(await merge());
  await sold('Advice', '2026-03-04');
  const ask = async (more: Record<string, string>) => {
    const { report } = expectOk(
      await api.client.send(sheetCalls.accountTransactionsOfOne, { ...days, ...more }),
    ).body;
    expect(report.controls.map(({ difference }) => difference)).toEqual(report.controls.map(() => '0'));
    return report;
  };
  const lines = ({ groups }: ReportSheet) => groups.map(({ rows }) => rows.length);
  // Opening, two entries, closing; apart, one entry each.
  const together = await ask({ TAccountId: String(into), mergedtogether: 'true' });
  expect(lines(together)).toEqual([4]);
  expect(lines(await ask({ TAccountId: String(from), mergedtogether: 'true' }))).toEqual([4]);
  expect(lines(await ask({ TAccountId: String(into) }))).toEqual([3]);
  expect(JSON.stringify(together)).not.toContain('"Consulting"');
});

test('lines of drafts go to the other, and can be approved', async () => {
  const [rent, studio] = [await ledger.added('Workshop rent', 14), await ledger.added('Studio rent', 14)];
  const bills = billApiFor(api.client);
  const items = [{ ProductName: 'March', Qty: '1', HomeUnitPrice: '20', TAccountId: rent }];
  const draft = await bills.bill({ vendor: await bills.vendor('Mill'), items, status: 'Draft' });
  expectOk(await merge(rent, studio));
  expectOk(await api.client.send(billCalls.approveBill, { vendorBillId: draft }));
  const { rows } = await server.owner.query(
    'select 1 from journal_line where business_id = $1 and account_id = $2',
    [api.client.shop.business.id, studio],
  );
  expect(rows).toHaveLength(1);
});

test('it is refused at the account it doesn’t fit, and taken back by activating it', async () => {
  const other = await ledger.added('Freight', 14);
  const { status, body } = await merge(from, other);
  expect(status).toBe(400);
  expect(body).toMatchObject({
    fields: [{ field: 'IntoId', message: 'Choose an account in the same sub-group.' }],
  });
  expect(await merge(13, into)).toMatchObject({ status: 400, body: { kind: 'illegal-move' } });
  expectOk(await merge());
  expect(await merge()).toMatchObject({ status: 400, body: { kind: 'illegal-move' } });
  expectOk(await ledger.activate(from));
  expect(await ledger.account(from)).toMatchObject({ IsActive: true, MergedIntoId: null, MergedOn: null });
});
