import { expect, test } from 'vitest';
import { invoiceStatusCode, statusOfCode } from '../../src/api/calls/document-status.ts';
import { paymentModes } from '../../src/domain/books/payment-mode.ts';
import { units } from '../../src/domain/stock/product.ts';

test.each([
  ['Paid', 1],
  ['NotPaid', 2],
  ['Draft', 3],
  ['Cancelled', 4],
  ['Deleted', 5],
  ['DepositPaid', 6],
])('the status %s is %i on the wire, both ways', (status, code) => {
  expect(invoiceStatusCode(status)).toBe(code);
  expect(statusOfCode('invoice', code)).toBe(status);
});

test('a status of no invoice is none', () => {
  expect(statusOfCode('invoice', 7)).toBeUndefined();
});

test('items are counted in the spec’s twenty units', () => {
  expect([...units].map(String).join(', ')).toBe(
    'Bag, Box, Bowl, Bottle, Bundles, Carton, CM, Dz, Ea, Grams, Ft, Kg, Km, Litre, Pack, Pair, PCs, Portion, Sachets, Yard',
  );
});

test('payments are made in the spec’s five modes, by their numbers', () => {
  expect(paymentModes).toEqual({
    1: 'Cash',
    2: 'Bank Transfer',
    3: 'POS',
    4: 'Online payment',
    5: 'Mobile Money Transfer',
  });
});
