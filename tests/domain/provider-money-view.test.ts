import { expect, test } from 'vitest';
import { offersGiveBack } from '../../src/domain/provider-money/view.ts';

const refund = (status: string, requestedHere = false) => ({
  requestedHere,
  standing: { status, facts: {} },
});

test('give back is offered for a refund made at the provider while something is owed again', () => {
  expect(offersGiveBack(refund('Done'), '40')).toBe(true);
  // It came out of credit, was asked for here, or isn't done.
  expect(offersGiveBack(refund('Done'), '0')).toBe(false);
  expect(offersGiveBack(refund('Done', true), '40')).toBe(false);
  expect(offersGiveBack(refund('Pending'), '40')).toBe(false);
});
