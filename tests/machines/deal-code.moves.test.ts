import { expect, test } from 'vitest';
import { type DealCodeEvent, dealCodeLifecycle } from '../../src/machines/deal-code/deal-code.lifecycle.ts';
import { decide } from '../../src/machines/standing.ts';
import { proveMoves, rowsOf } from '../support/moves.ts';

/** The lifecycle of a deal code, by hand: who asks, what they do, what it is then. */
const table = `
  Unused   | another | redeem | Redeemed
  Unused   | another | refund | Refunded
  Redeemed | own     | redeem | Redeemed
  Redeemed | another | refund | Refunded
  Refunded | another | refund | Refunded`;

const moves = rowsOf(table, ['from', 'who', 'act', 'to']).map(({ from, who, act, to }) => ({
  from,
  to,
  event: { type: `code.${act}` } as DealCodeEvent,
  standing: { status: from, facts: { isOwn: who === 'own' } },
}));

proveMoves(dealCodeLifecycle, '$from, $event: $to', moves);

test.each([
  ['Redeemed', false, 'This deal code has already been used by another business.'],
  ['Refunded', false, 'This deal code was refunded, so it can no longer be used.'],
  ['Refunded', true, 'This deal code was refunded, so it can no longer be used.'],
])('a %s code, own or not (%s), is not redeemed', (status, isOwn, message) => {
  expect(decide(dealCodeLifecycle, { status, facts: { isOwn } }, { type: 'code.redeem' })).toMatchObject({
    refused: true,
    message,
  });
});
