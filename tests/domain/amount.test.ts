import { expect, test } from 'vitest';
import type { TypedDocument } from '../../src/domain/documents/content.ts';
import { problemsOf } from '../../src/domain/documents/content-faults.ts';
import { plainTerms } from '../../src/domain/documents/document.ts';
import { plainPaper } from '../../src/domain/documents/document-paper.ts';
import { plainSending } from '../../src/domain/documents/sending.ts';
import { quoteProblems } from '../../src/domain/quote/problems.ts';
import { appliedTemplate } from '../../src/domain/template/template.ts';
import { amountRefusal } from '../../src/domain/typed/amount.ts';
import { noEarlyTerms } from '../../src/domain/values/early-terms.ts';

test.each([
  ['0.01', 2, null],
  ['100', 0, null],
  ['0.001', 3, null],
  ['999999999999', 2, null],
  ['0', 2, 'Enter an amount above zero.'],
  ['-1', 2, 'Enter an amount above zero.'],
  ['0.001', 2, 'An amount has at most 2 decimals.'],
  ['100.5', 0, 'An amount in this currency has no decimals.'],
  ['999999999999.01', 2, 'The amount is too large.'],
])('%s in a currency of %i decimals: %s', (amount, digits, message) => {
  expect(amountRefusal(amount, digits)?.message ?? null).toBe(message);
});

test.each([
  ['999999999', '1000', '1', []],
  ['999999999', '1000', '2', ['The total is too large for one document.']],
  ['999999999', '9999999999', '0.0001', ['The total is too large for one document.']],
  ['1', '1', '0.00000000001', ['An exchange rate has at most ten decimals.']],
])('an invoice or a quote of %s at %s, at the rate %s: %j', (quantity, price, rate, problems) => {
  const line = { id: null, productId: null, name: 'Work', description: '', unit: null, accountId: null };
  const typed: TypedDocument = {
    subtype: 'invoice',
    reference: '',
    contactId: 'somebody',
    issuedOn: '2026-03-02',
    dueOn: null,
    early: noEarlyTerms,
    currency: 'USD',
    rate,
    lacksRate: false,
    lines: [{ ...line, categoryId: null, locationId: null, tax: null, quantity, price }],
    shipping: '0',
    terms: plainTerms,
    template: appliedTemplate(null),
    sending: plainSending,
    paper: plainPaper,
    depositRequired: null,
    notes: '',
    channel: 'manual',
    parties: { from: { name: 'Us' }, to: { name: 'You' } },
    locationId: null,
  };
  for (const found of [problemsOf(typed, true), quoteProblems(typed)])
    expect(found.map(({ message }) => message)).toEqual(problems);
});
