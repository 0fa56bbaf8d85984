import { expect, test } from 'vitest';
import { dealCode, lastOf } from '../../../src/domain/billing/deal.ts';

test('codes are compared without case, dashes and the spaces around them', () => {
  expect(dealCode(' abcd-EFGH-1234 ')).toBe('ABCDEFGH1234');
  expect(lastOf('ABCDEFGH1234')).toBe('1234');
});

test.each(['', 'ABC-123', 'A'.repeat(41), 'ABCD EFGH', 'ABCDÉFGH', 'ABCD_EFGH', '--------'])(
  '“%s” can’t be a code',
  (typed) => {
    expect(dealCode(typed)).toBeNull();
  },
);

test.each(['ABCD1234', 'A'.repeat(40), 'a-b-c-d-'])('“%s” can be one', (typed) => {
  expect(dealCode(typed)).not.toBeNull();
});
