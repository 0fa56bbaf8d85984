import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { businessCalls } from '../../src/api/calls/business.ts';
import { sheetCalls } from '../../src/api/calls/report.ts';
import { taxPaymentCalls } from '../../src/api/calls/tax-payment.ts';
import { type Api, apiFor, expectOk } from '../support/api.ts';
import { bankMoneyApiFor } from '../support/bank-money-api.ts';
import { billApiFor } from '../support/bill-api.ts';
import { journalApiFor } from '../support/journal-api.ts';
import { type Server, startServer } from '../support/server.ts';

/** Settling with the tax office. Source: finance-answers.md, section C, 20. */
let server: Server;
let api: Api;
let bank: string;
beforeAll(async () => {
  server = await startServer();
});
beforeEach(async () => {
  server.setToday('2026-07-10');
  api = apiFor(await server.client());
  bank = await api.bank('First', { OpeningBalance: '1000', OpeningDate: '2026-01-01' });
  const VAT = await api.tax('VAT', '21');
  const sold = [{ ItemName: 'Work', quantity: '1', price: '1000', TaxId: VAT }];
  await api.invoice({ items: sold, issuedOn: '2026-04-02' });
  // After the quarter, so no part of what is owed for it.
  await api.invoice({ items: sold, issuedOn: '2026-07-02' });
  const bills = billApiFor(api.client);
  const bought = { Qty: '1', HomeUnitPrice: '300', TaxID: VAT };
  await bills.bill({
    vendor: await bills.vendor('Mill'),
    day: '2026-04-03',
    items: [{ ProductName: 'Paper', ...bought }],
  });
});
afterAll(() => server.close());

const quarter = { fromdate: '2026-04-01', todate: '2026-06-30' };
const owed = async (query: Record<string, string> = quarter) => {
  const { data } = expectOk(await api.client.send(taxPaymentCalls.taxOwed, query)).body;
  return `${data.todate} ${data.taxcollected} ${data.taxpaid}`;
};
const settle = (more: Record<string, unknown> = {}) =>
  api.client.send(taxPaymentCalls.settleTax, { bankid: bank, taxcollected: '210', taxpaid: '63', ...more });
const faults = async (more: Record<string, unknown>) => {
  const { status, body } = await settle(more);
  expect(status).toBe(400);
  return (body as unknown as { fields: { field: string; message: string }[] }).fields.map(
    ({ field, message }) => `${field}: ${message}`,
  );
};
const figures = async (query: Record<string, string>) => {
  const { report } = expectOk(await api.client.send(sheetCalls.salesTaxReport, query)).body;
  expect(report.controls.map(({ difference }) => difference)).toEqual(['0']);
  return Object.fromEntries(report.figures.map(({ label, value }) => [label, value]));
};

test('what a quarter owes is proposed, posted as an entry by hand, and a settlement of the report', async () => {
  expect(await owed()).toBe('2026-06-30 210 63');
  const { body } = expectOk(await settle({ date: '2026-07-09' }));
  expect(body.message).toBe('Tax payment recorded.');
  const { EntryId, EntryNumber } = body.data;
  expect(await journalApiFor(api.client).posted(EntryId)).toEqual(['9 210 0', '8 0 63', '1000 0 147']);
  expect(await journalApiFor(api.client).view(EntryId)).toMatchObject({
    EntryNumber,
    EntryDate: '2026-07-09',
    Memo: 'Tax payment',
    ByHand: true,
  });
  expect((await bankMoneyApiFor(api.client).lines(bank))[0]).toBe('2026-07-09 journal /147 853');
  expect(await figures({ fromdate: '2026-07-01', todate: '2026-07-31' })).toMatchObject({
    'Net owing': '210',
    Adjustments: '0',
    'Owed before this period': '147',
    'Paid to the tax office': '147',
    'Owed now': '210',
  });
  expect(await figures(quarter)).toMatchObject({ 'Paid to the tax office': '0', 'Owed now': '147' });
});

test('what was paid since isn’t proposed again, and is once it was taken back', async () => {
  const { EntryId } = expectOk(await settle({ taxcollected: '100', taxpaid: '0' })).body.data;
  expect(await owed()).toBe('2026-06-30 110 63');
  expectOk(await journalApiFor(api.client).reverse(EntryId));
  expect(await owed()).toBe('2026-06-30 210 63');
  expect(await owed({ sortby: 'thismonth' })).toBe('2026-07-31 420 63');
});

test('a refund comes in, and a rounded amount leaves its rest on rounding', async () => {
  const { EntryId } = expectOk(await settle({ taxcollected: '0', taxpaid: '63', amount: '62.6' })).body.data;
  const journal = journalApiFor(api.client);
  expect(await journal.posted(EntryId)).toEqual(['8 0 63', '1000 62.6 0', '20 0.4 0']);
  expect((await journal.view(EntryId)).Memo).toBe('Tax refund');
  expect(await figures({ fromdate: '2026-07-01', todate: '2026-07-31' })).toMatchObject({
    Adjustments: '0',
    'Paid to the tax office': '-63',
  });
});

test('tax on sales and on expenses that come to nothing are set against each other', async () => {
  const { EntryId } = expectOk(await settle({ taxcollected: '63' })).body.data;
  expect(await journalApiFor(api.client).posted(EntryId)).toEqual(['9 63 0', '8 0 63']);
  expect(await owed()).toBe('2026-06-30 147 0');
});

test('a preview posts nothing, and says what it would', async () => {
  const sent = { bankid: bank, taxcollected: '210', taxpaid: '63' };
  const { data } = expectOk(await api.client.send(taxPaymentCalls.previewTaxPayment, sent)).body;
  expect(data.entries.map(({ lines }) => lines.map(({ account, amount }) => `${account} ${amount}`))).toEqual(
    [['Sales tax collected 210', 'Sales tax paid -63', 'First -147']],
  );
  expect(await owed()).toBe('2026-06-30 210 63');
});

test('each fault is beside its field, with the way out', async () => {
  const euros = await api.bank('Euros', { Currency: 'EUR' });
  expect(await faults({ taxcollected: '0', taxpaid: '0' })).toEqual([
    'taxcollected: Enter the tax on sales or the tax on expenses that this settles.',
  ]);
  expect(await faults({ taxcollected: '1.234' })).toEqual([expect.stringMatching(/^taxcollected: /)]);
  expect(await faults({ amount: '146' })).toEqual([
    expect.stringMatching(
      /^amount: The tax comes to .*147\.00\. Only rounding below .*1\.00 can be left over/,
    ),
  ]);
  expect(await faults({ amount: '-147' })).toEqual([expect.stringMatching(/^amount: The amount can’t be/)]);
  expect(await faults({ date: '2026-07-11' })).toEqual(['date: Choose today or an earlier day.']);
  expect(await faults({ bankid: euros })).toEqual([
    'bankid: Euros is kept in EUR. Choose a bank in USD, or transfer the money there first.',
  ]);
  expectOk(await api.client.send(businessCalls.setLockDate, { lockedUntil: '2026-06-30' }));
  expect(await faults({ date: '2026-06-30' })).toEqual([expect.stringMatching(/^date: /)]);
});

test('whether the bank may go below zero is asked once', async () => {
  const large = { taxcollected: '2000', taxpaid: '0' };
  expect(await faults(large)).toEqual([expect.stringMatching(/^confirmOverdraft: First will be at /)]);
  expectOk(await settle({ ...large, confirmOverdraft: true }));
});
