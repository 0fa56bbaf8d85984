import { expect, test } from 'vitest';
import {
  type PaymentSessionEvent,
  paymentSessionChart,
  paymentSessionLifecycle,
} from '../../src/machines/payment-session/payment-session.lifecycle.ts';
import { decide } from '../../src/machines/standing.ts';
import { proveMoves, rowsOf } from '../support/moves.ts';
import { ordersOf } from '../support/orders.ts';

/** The lifecycle of a payment session, by hand: where it stands, what the provider reports, where that leads. */
const table = `
  Created   | unanswered | Unknown
  Unknown   | unanswered | Unknown
  Pending   | unanswered | Pending
  Declined  | unanswered | Declined
  Cancelled | unanswered | Cancelled
  Expired   | unanswered | Expired
  Paid      | unanswered | Paid
  Unknown   | created   | Created
  Unknown   | started   | Pending
  Unknown   | declined  | Declined
  Unknown   | cancelled | Cancelled
  Unknown   | expired   | Expired
  Unknown   | received  | Paid
  Created   | created   | Created
  Created   | started   | Pending
  Created   | declined  | Declined
  Created   | cancelled | Cancelled
  Created   | expired   | Expired
  Created   | received  | Paid
  Pending   | created   | Pending
  Pending   | started   | Pending
  Pending   | declined  | Declined
  Pending   | cancelled | Cancelled
  Pending   | expired   | Expired
  Pending   | received  | Paid
  Declined  | created   | Declined
  Declined  | started   | Declined
  Declined  | declined  | Declined
  Declined  | cancelled | Cancelled
  Declined  | expired   | Expired
  Declined  | received  | Paid
  Cancelled | created   | Cancelled
  Cancelled | started   | Cancelled
  Cancelled | declined  | Cancelled
  Cancelled | cancelled | Cancelled
  Cancelled | expired   | Expired
  Cancelled | received  | Paid
  Expired   | created   | Expired
  Expired   | started   | Expired
  Expired   | declined  | Expired
  Expired   | cancelled | Expired
  Expired   | expired   | Expired
  Expired   | received  | Paid
  Paid      | created   | Paid
  Paid      | started   | Paid
  Paid      | declined  | Paid
  Paid      | cancelled | Paid
  Paid      | expired   | Paid
  Paid      | received  | Paid`;

const facts = { amount: '100', currency: 'EUR' };

const received = (amount: string, currency = 'EUR'): PaymentSessionEvent => ({
  type: 'payment.received',
  money: { amount, currency },
  charge: 'one',
});

const silence: Record<string, PaymentSessionEvent> = { unanswered: { type: 'session.unanswered' } };

const reports: Record<string, PaymentSessionEvent> = {
  created: { type: 'session.created' },
  started: { type: 'payment.started' },
  declined: { type: 'payment.declined' },
  cancelled: { type: 'session.cancelled' },
  expired: { type: 'session.expired' },
  received: received('100'),
};

const moves = rowsOf(table, ['from', 'report', 'to']).map(({ from, report, to }) => ({
  from,
  report,
  to,
  standing: { status: from, facts },
  event: { ...silence, ...reports }[report]!,
}));

proveMoves(paymentSessionLifecycle, '$from, $report: $to', moves);

test.each([
  [
    received('0'),
    'A payment was reported without an amount that can be booked. Check it with your provider.',
  ],
  [
    received('0.001'),
    'A payment was reported without an amount that can be booked. Check it with your provider.',
  ],
  [received('100', 'USD'), 'USD was reported where EUR was asked for. Look at this payment at the provider.'],
])('a report that can’t be true is refused wherever the session stands', (event, message) => {
  for (const status of Object.keys(paymentSessionChart.states))
    expect(decide(paymentSessionLifecycle, { status, facts }, event)).toMatchObject({
      refused: true,
      message,
    });
});

test('all 720 orders of the six reports end as the furthest of them', () => {
  const ends = ordersOf(Object.values(reports)).map((order) =>
    order.reduce((status, event) => {
      const move = decide(paymentSessionLifecycle, { status, facts }, event);
      return move.refused ? 'refused' : move.status;
    }, 'Created'),
  );
  expect([ends.length, [...new Set(ends)]]).toEqual([720, ['Paid']]);
});

test.each([
  [['created', 'started', 'declined', 'cancelled', 'expired'], 'Expired'],
  [['created', 'started', 'declined', 'cancelled'], 'Cancelled'],
  [['created', 'started', 'declined'], 'Declined'],
  [['created', 'started'], 'Pending'],
])('without money, %j end as %s in every order', (names, end) => {
  for (const order of ordersOf(names))
    expect(
      order.reduce((status, name) => {
        const move = decide(paymentSessionLifecycle, { status, facts }, reports[name]!);
        return move.refused ? 'refused' : move.status;
      }, 'Created'),
    ).toBe(end);
});
