import { expect, test } from 'vitest';
import { noAddress } from '../../src/domain/address.ts';
import { blankCustomer, partyOf } from '../../src/domain/contact.ts';
import { whyNotSend } from '../../src/domain/documents/leaving.ts';
import { placeLines } from '../../src/domain/documents/printable.ts';
import { printed } from '../../src/domain/documents/printed.ts';
import { type EarlyTerms, noEarlyTerms } from '../../src/domain/early-terms.ts';
import { printableInvoice } from '../support/printable.ts';

const document = printableInvoice();
const [line] = document.lines;
const taxed = { ...document, lines: [{ ...line!, taxName: 'VAT', taxPercent: '7.5', taxAmount: '1.58' }] };

test('the sheet has the spec’s columns: item, quantity, rate, tax and amount', () => {
  const { columns, rows } = printed(taxed);
  expect(columns.map(({ label }) => label)).toEqual(['Item', 'Quantity', 'Rate', 'Tax', 'Amount']);
  expect(rows[0]!.cells).toEqual(['Work 1', '2 hour', '10.50', 'VAT 7.5%', '21.00']);
});

test('a sheet without a taxed line has no column for it', () => {
  const { columns, rows } = printed(document);
  expect(columns.map(({ label }) => label)).toEqual(['Item', 'Quantity', 'Rate', 'Amount']);
  expect(rows[0]!.cells).toEqual(['Work 1', '2 hour', '10.50', '21.00']);
});

test.each([
  ['NotPaid', null],
  ['Cancelled', 'Cancelled'],
  ['Deleted', 'Deleted'],
] as const)('a paper that is %s is stamped %s', (status, stamp) => {
  expect(printed({ ...document, status }).stamp).toBe(stamp);
});

test('a deleted draft is not sent because it is deleted, and not because it is a draft', () => {
  const draft = { kind: 'invoice', subtype: 'invoice', status: 'Deleted', number: null } as const;
  expect(whyNotSend(draft)).toBe('This invoice is deleted. Restore it first.');
});

const quay = { ...noAddress, street: 'Quay House\nQuay 1', zip: '8400', city: 'Ostend', country: 'Belgium' };
const quayLines = ['Quay House', 'Quay 1', '8400 Ostend', 'Belgium'];

test('every line of an address is a line of the paper: ours, the customer’s, and where it is shipped', () => {
  const paper = printed({
    ...document,
    from: { name: 'Umbrella Works', address: '1 Rain Street\r\n Lagos \n' },
    to: partyOf({ ...blankCustomer, name: 'Ada Stone', billing: quay }),
    shipTo: placeLines({ ...quay, attention: 'Store' }),
  });
  expect(paper.from).toEqual(['Umbrella Works', '1 Rain Street', 'Lagos']);
  expect(paper.parties.map(({ lines }) => lines)).toEqual([
    ['Ada Stone', ...quayLines],
    ['Ada Stone', 'Store', ...quayLines],
  ]);
});

test('a bill says until when what is off for paying early can be taken, and one without terms nothing', () => {
  const bill = { ...document, kind: 'bill', subtype: 'bill', issuedOn: '2026-03-02' } as const;
  const facts = (terms: Partial<EarlyTerms>) => printed({ ...bill, ...terms }).facts;
  expect(facts({ earlyPercent: '2.5', earlyDays: 10 })).toContain('2.5% discount until 12 March 2026');
  expect([facts({}), facts(noEarlyTerms)].flat().join()).not.toContain('discount');
});
