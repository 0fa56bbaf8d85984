import { describe, expect, test } from 'vitest';
import { fileStatusOf, saysCancelled } from '../../src/domain/import/file-status.ts';
import { importKindSpecs } from '../../src/domain/import/kinds.ts';
import { proposedMatching } from '../../src/domain/import/matching.ts';
import { differenceOf } from '../../src/domain/import/stated-sums.ts';

describe('a status of a file', () => {
  test.each([
    ['Paid', 'paid'],
    ['PAID', 'paid'],
    ['auto-paid', 'paid'],
    ['Voided', 'cancelled'],
    ['partially_refunded', 'refundedInPart'],
    ['PartiallyPaid', 'paidInPart'],
    ['Past Due', 'open'],
    ['AUTHORISED', 'open'],
    ['Draft', 'draft'],
  ])('%s is read as %s', (typed, status) => {
    expect(fileStatusOf(typed)).toBe(status);
  });

  test('is none where the cell is empty, and unknown where it says nothing we know', () => {
    expect([fileStatusOf(''), fileStatusOf('in dispute')]).toEqual([null, undefined]);
  });
});

test('a cancellation is a day or a yes', () => {
  expect(['2026-01-02 10:00', 'Yes', 'true'].every(saysCancelled)).toBe(true);
  expect(['', 'No', 'false', '0'].some(saysCancelled)).toBe(false);
});

test('sums differ by rounding where it is one smallest unit a line at most, in digits of the currency', () => {
  const of = (text: string, parts: number, currency = 'USD') => differenceOf(text, '100', parts, currency);
  expect([of('100.00', 1), of('100.01', 1), of('99.98', 2), of('99.98', 1)]).toEqual([
    'no',
    'rounding',
    'rounding',
    'yes',
  ]);
  expect([of('101', 1, 'JPY'), of('100.01', 1, 'KWD')]).toEqual(['rounding', 'yes']);
});

/** How other programs call the sums and the state of a document. */
const headers: readonly [program: string, names: Readonly<Record<string, string>>][] = [
  [
    'Shopify',
    {
      total: 'Total',
      taxTotal: 'Taxes',
      balance: 'Outstanding Balance',
      status: 'Financial Status',
      cancelled: 'Cancelled at',
    },
  ],
  [
    'Xero',
    {
      total: 'Total',
      taxTotal: 'TaxTotal',
      taxAmount: 'TaxAmount',
      balance: 'InvoiceAmountDue',
      status: 'Status',
      paid: 'InvoiceAmountPaid',
    },
  ],
  ['QuickBooks', { total: 'Total amount', taxAmount: 'Item Tax Amount', balance: 'Open Balance' }],
  ['Zoho', { total: 'Total', taxAmount: 'Item Tax Amount', balance: 'Balance', status: 'Invoice Status' }],
  ['FreshBooks', { taxAmount: 'Tax 1 Amount', status: 'Invoice Status' }],
  [
    'Invoice Ninja',
    {
      total: 'Invoice Amount',
      balance: 'Invoice Balance',
      status: 'Invoice Status',
      taxTotal: 'Invoice Total Taxes',
      paid: 'Invoice Paid to Date',
    },
  ],
  ['another', { total: 'Invoice total', taxTotal: 'Total tax', balance: 'Amount due', status: 'Status' }],
];

test.each(headers)('the columns of sums that %s writes are matched by themselves', (_, names) => {
  const fields = Object.keys(names);
  const matching = proposedMatching(Object.values(names), importKindSpecs.sales.columns);
  expect(Object.keys(matching).sort()).toEqual([...fields].sort());
  for (const [at, field] of fields.entries()) expect(matching[field]).toBe(at);
});

test('a file of expenses whose only amount is its total has that as its amount', () => {
  const { columns } = importKindSpecs.expenses;
  expect(proposedMatching(['Total'], columns)).toEqual({ amount: 0 });
  expect(proposedMatching(['Total', 'Amount', 'Taxes'], columns)).toEqual({
    amount: 1,
    total: 0,
    taxAmount: 2,
  });
});
