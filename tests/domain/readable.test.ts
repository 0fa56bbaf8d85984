import { expect, test } from 'vitest';
import { readable, type Unreadable } from '../../src/domain/online-store/readable.ts';

const order = { name: '#1001', processedAt: '2026-03-02T11:50:00Z', totalSet: { amount: '52.80' }, n: 1 };

test('what can be read stays as it is', () => {
  expect(readable(order)).toEqual({ answer: order, fault: null });
});

test('a note may be as long as shops let it be, and a name as long as what rows are found by', () => {
  const long = { ...order, note: 'x'.repeat(5000), name: 'x'.repeat(255) };
  expect(readable(long)).toEqual({ answer: long, fault: null });
});

test.each<[Unreadable, object, object]>([
  ['amount', { totalSet: { amount: 'NaN' } }, { totalSet: { amount: '0' } }],
  ['amount', { totalSet: { amount: '1e99' } }, { totalSet: { amount: '0' } }],
  ['amount', { n: 1e300 }, { n: 0 }],
  ['day', { processedAt: '2026-99-99T00:00:00Z' }, { processedAt: '1970-01-01T00:00:00Z' }],
  ['day', { processedAt: '+275760-09-13T00:00:00Z' }, { processedAt: '1970-01-01T00:00:00Z' }],
  ['letters', { name: '#10\u000001' }, { name: '#1001' }],
  ['letters', { name: '#1001\ud800' }, { name: '#1001\ufffd' }],
  ['long', { note: 'x'.repeat(1_000_000) }, { note: 'x'.repeat(200) }],
  // What rows are found by is in an index, which has a bound.
  ['long', { name: 'x'.repeat(256) }, { name: 'x'.repeat(200) }],
])('%s that can’t be read are named and replaced', (fault, sent, kept) => {
  expect(readable({ ...order, ...sent })).toEqual({ answer: { ...order, ...kept }, fault });
});
