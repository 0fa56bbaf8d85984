import { expect, test } from 'vitest';
import { capReached } from '../../src/domain/access/plans.ts';
import { holdOf } from '../../src/domain/online-store/hold.ts';
import { invalid, refusal } from '../../src/domain/values/refusal.ts';

test('what holds an order is the kind its refusal names, and never its sentence', () => {
  const named = refusal('invalid', 'There’s no rate.', { details: { hold: { kind: 'rate', about: 'USD' } } });
  expect(holdOf(named)).toEqual({ kind: 'rate', about: 'USD' });
});

test('a plan’s limit, a shortage and locked books hold an order for what they are, anything else for another reason', () => {
  const kinds = [
    capReached('invoices', { limit: 10, used: 10 }),
    refusal('shortage', 'Not enough.'),
    refusal('locked-period', 'Locked.'),
    invalid('line', 'Choose an item.'),
  ].map((one) => holdOf(one).kind);
  expect(kinds).toEqual(['plan', 'stock', 'locked', 'other']);
});
