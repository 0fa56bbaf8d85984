import { afterAll, beforeAll, expect, test } from 'vitest';
import { taxCalls } from '../../src/api/calls/tax.ts';
import { figuresOf } from '../../src/domain/expense/expense.ts';
import { homePartsOf } from '../../src/domain/expense/home-parts.ts';
import { negated } from '../../src/domain/money.ts';
import { apiFor, expectOk } from '../support/api.ts';
import { billApiFor } from '../support/bill-api.ts';
import { expenseApiFor } from '../support/expense-api.ts';
import { type Server, startServer } from '../support/server.ts';

let server: Server;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.close());

const euros = { currency: 'EUR', rate: '1.1337' };
const dollars = { currency: 'USD', rate: '1' };

test.each([
  ['in euros, its tax inside and claimed back', euros, true, true],
  ['in euros, its tax inside and lost', euros, true, false],
  ['in euros, its tax on top', euros, false, true],
  ['at home, its tax inside and claimed back', dollars, true, true],
])('an expense %s posts what its form said it would', async (_, money, includesTax, recoverable) => {
  server.setToday('2026-03-02');
  const client = await server.client();
  const api = apiFor(client);
  await api.bank('First bank');
  const sentTax = { TaxName: 'VAT', TaxPercentage: '7.5', IsRecoverable: recoverable };
  const { TaxId } = expectOk(await client.send(taxCalls.addTax, sentTax)).body.data;
  const amount = '33.37';
  const tax = { id: TaxId, name: 'VAT', percent: '7.5' as const, deductible: recoverable ? '100' : '0' };
  const [line] = figuresOf({ lines: [{ amount, tax }], includesTax, currency: money.currency }).lines;
  const shown = homePartsOf({ lines: [{ ...line!, tax }], ...money }, 2);
  await expenseApiFor(client).expense({
    NoTaxTotal: amount,
    IncludesTax: includesTax,
    ExpenseTaxId: TaxId,
    ModeOfPaymentID: 2,
    ...(money.currency === 'EUR' ? { ForeignCurrencyIDFK: 978, ExchangeRate: money.rate } : {}),
  });
  const { 25: cost, 8: claimed = '0', 1000: left } = await api.balances();
  expect({ cost, claimed, left }).toEqual({
    cost: shown.cost,
    claimed: shown.claimed,
    left: negated(shown.total),
  });
});

test('a foreign expense is worth the sum of its amount and its tax at home, as a bill is', async () => {
  server.setToday('2026-03-02');
  const client = await server.client();
  const api = apiFor(client);
  const sentTax = { TaxName: 'VAT', TaxPercentage: '7.5', IsRecoverable: true };
  const { TaxId } = expectOk(await client.send(taxCalls.addTax, sentTax)).body.data;
  // 33.37 and 2.50 of tax at 1.1337 are 37.83 and 2.83, while 35.87 together would be 40.67.
  const money = { ForeignCurrencyIDFK: 978, ExchangeRate: '1.1337' };
  const paid = { NoTaxTotal: '33.37', ExpenseTaxId: TaxId, ModeOfPaymentID: 1 as const, ...money };
  const expenses = expenseApiFor(client);
  const id = await expenses.expense(paid);
  const worth = { 1: '-40.66', 8: '2.83', 25: '37.83' };
  expect(await api.balances()).toEqual(worth);
  expect(await expenses.view(id)).toMatchObject({ totalamount: '40.66', NoTaxTotal: '37.83' });
  const bills = billApiFor(client);
  await bills.bill({
    vendor: await bills.vendor('Paper Mill'),
    more: money,
    items: [{ ProductName: 'Paper', Qty: '1', HomeUnitPrice: '33.37', TaxID: TaxId }],
  });
  expect(await api.balances()).toMatchObject({ 8: '5.66', 10: '-40.66' });
});
