import { afterAll, beforeAll, expect, test } from 'vitest';
import { importCalls } from '../../src/api/calls/import.ts';
import { taxCalls } from '../../src/api/calls/tax.ts';
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
  'Number,Date,Category,Name,Description,Amount,Tax amount,Tax base,Amount includes tax,Tax,Payment mode,Currency,Rate,Vendor,Bank';
const file = `\uFEFF${[
  head,
  'R-1,2026-03-01,Travel,Taxi,To the airport,40,,,no,VAT 7.5%,Bank Transfer,USD,,City Cabs,First bank',
  'R-2,2026-03-02,Travel,Train,"There, and back",21.5,,,yes,VAT 7.5%,Cash,EUR,1.1,,',
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
    'EXP-0001,2026-03-05,Travel,Taxi,To the airport,40,,,no,,Cash,USD,,,',
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
    'EXP-0001,2026-03-05,Travel,Taxi,To the airport,110,,,yes,Levy 10%,Cash,USD,,,',
    'EXP-0001/2,2026-03-05,Equipment,Taxi,To the airport,50,,,yes,,Cash,USD,,,',
  ]);
});

test('the tax on an import comes out of a file with its base, and back in; without the base it is refused at its tax', async () => {
  const [client, other] = [await open(), await open()];
  const customs = { TaxName: 'Customs', TaxPercentage: '19', Kind: 'import' };
  for (const one of [client, other]) expectOk(await one.send(taxCalls.addTax, customs));
  const row = (base: string) =>
    `${head}\nR-1,2026-03-01,Travel,Carrier,Carrier,0,95,${base},no,Customs 19%,Cash,USD,,,\n`;
  expect(await importApiFor(client, 'expenses').imported(row(''))).toMatchObject({ created: 0, failed: 1 });
  expect(await importApiFor(client, 'expenses').imported(row('500'))).toMatchObject({
    created: 1,
    failed: 0,
  });
  const { text } = await exported(client);
  expect(text.split('\r\n')[1]).toBe(
    'R-1,2026-03-01,Travel,Carrier,Carrier,0,95,500,no,Customs 19%,Cash,USD,,,',
  );
  expect(await importApiFor(other, 'expenses').imported(text)).toMatchObject({ created: 1, failed: 0 });
  expect((await exported(other)).text).toBe(text);
  expect(await apiFor(other).balances()).toEqual({ 1: '-95', 8: '95' });
});
