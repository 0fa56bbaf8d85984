import { afterAll, beforeAll, expect, test } from 'vitest';
import { reportCalls } from '../../src/api/calls/report-keys.ts';
import { apiFor, expectOk } from '../support/api.ts';
import { billApiFor } from '../support/bill-api.ts';
import { expenseApiFor } from '../support/expense-api.ts';
import { type Client, type Server, startServer } from '../support/server.ts';

let server: Server;
let client: Client;
beforeAll(async () => {
  server = await startServer();
  server.setToday('2026-03-02');
  client = await server.client();
});
afterAll(() => server.close());

interface Sheet {
  groups: { rows: { value: string | null; to?: string | undefined }[][] }[];
}

/** What the numbers of a report lead to, once each. */
const leads = ({ groups }: Sheet): string[] => [
  ...new Set(
    groups.flatMap(({ rows }) =>
      rows.flat().flatMap(({ to }) => (to && !/^(account|entry)/.test(to) ? [to] : [])),
    ),
  ),
];
const journal = async (query: Record<string, unknown> = {}) =>
  expectOk(await client.send(reportCalls.journalEntries, query)).body;
const ledger = async (TAccountId: string) =>
  expectOk(await client.send(reportCalls.accountLedger, { TAccountId })).body;

test('an entry leads to its invoice by number, to its bill and its expense by id, whatever became of them', async () => {
  await apiFor(client).invoice({ prices: ['10'] });
  const bills = billApiFor(client);
  const bill = await bills.bill({ vendor: await bills.vendor('Paper Mill') });
  const expenses = expenseApiFor(client);
  const taxi = await expenses.expense({ ExpenseName: 'Taxi' });
  expectOk(await expenses.update(taxi, { ExpenseName: 'Cab', NoTaxTotal: '41' }));
  expectOk(await expenses.remove(taxi));
  const { report, Entries } = await journal();
  expect(leads(report).sort()).toEqual(['invoice:INV-0001', `bill:${bill}`, `expense:${taxi}`].sort());
  expect(Entries.filter(({ documentType }) => documentType === 'expense')).toHaveLength(4);
  expect(Entries.find(({ documentType }) => documentType === 'expense')).toMatchObject({
    documentNumber: 'EXP-0001',
    documentId: taxi,
  });
  expect((await journal({ documentId: taxi })).total).toBe(4);
  expect(leads((await ledger('1')).report)).toEqual([`expense:${taxi}`]);
});
