import { expect, test } from 'vitest';
import { printed } from '../../src/domain/documents/printed.ts';
import { printableInvoice } from '../support/printable.ts';

const document = printableInvoice();
const [line] = document.lines;
const taxed = { ...document, lines: [{ ...line!, taxName: 'VAT', taxPercent: '7.5', taxAmount: '1.58' }] };

test('the sheet has the documents’ columns: item, quantity, rate, tax and amount', () => {
  const { columns, rows } = printed(taxed);
  expect(columns.map(({ label }) => label)).toEqual(['Item', 'Quantity', 'Rate', 'Tax', 'Amount']);
  expect(rows[0]!.cells).toEqual(['Work 1', '2 hour', '10.50', 'VAT 7.5%', '21.00']);
});

test('a sheet without a taxed line has no column for it', () => {
  const { columns, rows } = printed(document);
  expect(columns.map(({ label }) => label)).toEqual(['Item', 'Quantity', 'Rate', 'Amount']);
  expect(rows[0]!.cells).toEqual(['Work 1', '2 hour', '10.50', '21.00']);
});
