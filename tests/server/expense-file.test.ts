import { afterAll, beforeAll, expect, test } from 'vitest';
import { importCalls } from '../../src/api/contract/import.ts';
import { apiFor, expectOk } from '../support/api.ts';
import { billApiFor } from '../support/bill-api.ts';
import { expenseApiFor } from '../support/expense-api.ts';
import { importApiFor } from '../support/import-api.ts';
import { type Client, type Server, startServer } from '../support/server.ts';

let server: Server;
beforeAll(async () => {
  server = await startServer();
  server.setToday('2026-03-20');
});
afterAll(() => server.close());

/** A business with what the rows name. */
const open = async (): Promise<Client> => {
  const client = await server.client();
  await apiFor(client).bank('First bank');
  await apiFor(client).tax('VAT', '7.5');
  await billApiFor(client).vendor('City Cabs');
  return client;
};
const exported = async (client: Client) => {
  const { url, name } = expectOk(await client.send(importCalls.exportOwnFile, { type: 'expenses' })).body
    .data;
  return { name, text: (await server.app.inject({ url })).body };
};
const head =
  'Number,Date,Category,Name,Description,Amount,Amount includes tax,Tax,Payment mode,Currency,Rate,Vendor,Bank';
const file = `\uFEFF${[
  head,
  'R-1,2026-03-01,Travel,Taxi,To the airport,40,no,VAT 7.5%,Bank Transfer,USD,,City Cabs,First bank',
  'R-2,2026-03-02,Travel,Train,"There, and back",21.5,yes,VAT 7.5%,Cash,EUR,1.1,,',
].join('\r\n')}\r\n`;

test('a file of expenses that is imported and exported again is the same, byte for byte', async () => {
  const client = await open();
  expect(await importApiFor(client, 'expenses').imported(file)).toMatchObject({ created: 2, failed: 0 });
  expect(await exported(client)).toEqual({ name: 'Expenses 2026-03-20.csv', text: file });
});

test('one without a number has ours, and deleted ones are left out', async () => {
  const client = await open();
  const expenses = expenseApiFor(client);
  await expenses.expense({ ExpenseDate: '2026-03-05' });
  await expenses.remove(await expenses.expense());
  expect((await exported(client)).text.split('\r\n').slice(1, -1)).toEqual([
    'EXP-0001,2026-03-05,Travel,Taxi,To the airport,40,no,,Cash,USD,,,',
  ]);
});

test('one of several lines is a row for each, under numbers that tell them apart', async () => {
  const client = await open();
  const ExpenseTaxId = await apiFor(client).tax('Levy', '10');
  await expenseApiFor(client).expense({
    ExpenseDate: '2026-03-05',
    IncludesTax: true,
    NoTaxTotal: '160',
    Lines: [
      { CategoryID: 5, Amount: '110', ExpenseTaxId },
      { TAccountId: 6, Amount: '50' },
    ],
  });
  expect((await exported(client)).text.split('\r\n').slice(1, -1)).toEqual([
    'EXP-0001,2026-03-05,Travel,Taxi,To the airport,110,yes,Levy 10%,Cash,USD,,,',
    'EXP-0001/2,2026-03-05,Equipment,Taxi,To the airport,50,yes,,Cash,USD,,,',
  ]);
});
