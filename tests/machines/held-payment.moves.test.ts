import { expect, test } from 'vitest';
import {
  heldPaymentChart,
  heldPaymentLifecycle,
} from '../../src/machines/held-payment/held-payment.lifecycle.ts';
import { decide } from '../../src/machines/standing.ts';
import { transitionsOf } from '../../tools/paths/src/transitions.ts';

const moves = [
  ['Held', 'held.book', 'Booked'],
  ['Held', 'held.refuse', 'Refused'],
  ['Booked', 'held.book', 'Booked'],
  ['Refused', 'held.refuse', 'Refused'],
] as const;

test.each(moves)('%s, %s: %s', (status, type, to) => {
  expect(decide(heldPaymentLifecycle, { status, facts: {} }, { type })).toMatchObject({ status: to });
});

test('each transition of the chart has its one line', () => {
  expect(transitionsOf(heldPaymentChart)).toHaveLength(moves.length);
});

test.each([
  [
    'Booked',
    'held.refuse',
    'This payment is already in your books. You can take it back in the invoice’s payments.',
  ],
  [
    'Refused',
    'held.book',
    'This payment has been refused. If you want it in your books after all, record it by hand.',
  ],
] as const)('%s, %s is refused', (status, type, message) => {
  expect(decide(heldPaymentLifecycle, { status, facts: {} }, { type })).toMatchObject({
    refused: true,
    message,
  });
});
