import { expect, test } from 'vitest';
import { planBillingAct } from '../../server/acts/plan-billing.ts';
import { type Billing, paidInForce, unbilled } from '../../src/domain/billing/billing.ts';
import { nextTryAt, timersOf } from '../../src/domain/billing/timers.ts';

const growth = { plan: 'growth', interval: 'month', seats: 5 } as const;
const starter = { plan: 'starter', interval: 'month', seats: 2 } as const;
const active: Billing = {
  ...unbilled('Free'),
  state: 'Active',
  terms: growth,
  currency: 'USD',
  anchorOn: '2026-05-01',
  period: { from: '2026-05-01', to: '2026-05-31' },
};
const openInvoice = {
  since: '2026-06-01',
  invoiceId: 'invoice',
  tries: 1,
  final: false,
  reason: 'Declined.',
};
const pastDue: Billing = { ...active, state: 'PastDue', pastDue: openInvoice };
const deal = { plan: 'enterprise', seats: 5 } as const;

const afterOf = (...args: Parameters<typeof planBillingAct>): Billing => {
  const outcome = planBillingAct(...args);
  if ('refused' in outcome) throw new Error(outcome.message);
  return outcome.after;
};

test('a first payment brings terms and a period', () => {
  const { state: _, ...brought } = active;
  expect(afterOf(unbilled('Trial'), { type: 'pay.succeeded' }, brought)).toEqual(active);
});

test('what is given up is gone with its period and its open invoice', () => {
  expect(afterOf(pastDue, { type: 'give.up' })).toEqual(unbilled('Free'));
  expect(afterOf({ ...pastDue, deal }, { type: 'cancel' })).toEqual({
    ...unbilled('Free'),
    state: 'Deal',
    deal,
  });
});

test('a smaller plan waits for the end of the period, and undoing forgets it', () => {
  const waiting = afterOf(active, { type: 'down.asked' }, { next: starter });
  expect(waiting).toEqual({ ...active, state: 'Cancelling', next: starter });
  expect(afterOf(waiting, { type: 'cancel.undo' })).toEqual(active);
  expect(afterOf(waiting, { type: 'cancel' })).toEqual({ ...active, state: 'Cancelling' });
});

test('a deal that is kept beside a paid plan is in force where it is the higher', () => {
  const kept = afterOf(active, { type: 'deal.redeemed' }, { deal });
  expect([kept.state, paidInForce(kept)]).toEqual(['Cancelling', deal]);
  const refunded = afterOf(kept, { type: 'deal.refunded', codesLeft: false }, { deal: null });
  expect(paidInForce(refunded)).toMatchObject({ plan: 'growth' });
  expect(paidInForce({ terms: { ...growth, seats: 9 }, deal })).toEqual({ plan: 'enterprise', seats: 9 });
  expect(paidInForce(unbilled('Free'))).toBeNull();
});

test('what the chart refuses is refused with its way out', () => {
  expect(planBillingAct(pastDue, { type: 'down.asked' })).toMatchObject({
    kind: 'illegal-move',
    message: 'Pay the open invoice first.',
  });
});

test.each([
  ['2026-06-01T00:00:05Z', '2026-06-02'],
  ['2026-06-02T00:00:00Z', '2026-06-04'],
  ['2026-06-05T12:00:00Z', '2026-06-08'],
])('tried at %s without success, an invoice is tried again on %s: what was missed is one try', (now, day) => {
  expect(nextTryAt('2026-06-01', new Date(now))).toEqual(new Date(day));
});

test('what is due of a plan follows from its state', () => {
  const now = new Date('2026-06-08T00:00:00Z');
  const due = (billing: Billing) =>
    timersOf(billing, now).map(({ step, dueAt }) => `${step} ${dueAt.toISOString().slice(0, 10)}`);
  expect(due(pastDue)).toEqual(['give.up 2026-06-15']);
  expect(due(active)).toEqual(['period 2026-06-01']);
  const year = {
    ...active,
    terms: { ...growth, interval: 'year' as const },
    period: { from: '2026-05-01', to: '2027-04-30' },
  };
  expect(due(year)).toEqual(['renew.soon 2027-04-24', 'period 2027-05-01']);
  // One that ends isn't announced as a renewal.
  expect(due({ ...year, state: 'Cancelling' })).toEqual(['period 2027-05-01']);
  expect(due(unbilled('Free'))).toEqual([]);
});

test('what brings something new to the same state is written; what only repeats it isn’t', () => {
  const movedBy = (...args: Parameters<typeof planBillingAct>) => planBillingAct(...args);
  const period = { from: '2026-06-01', to: '2026-06-30' };
  expect(movedBy(active, { type: 'renew.paid' }, { period })).toMatchObject({
    moved: true,
    after: { period },
  });
  const kept: Billing = { ...unbilled('Free'), state: 'Deal', deal: { plan: 'growth', seats: 5 } };
  expect(movedBy(kept, { type: 'deal.redeemed' }, { deal })).toMatchObject({ moved: true, after: { deal } });
  expect(movedBy(active, { type: 'cancel.undo' })).toMatchObject({ moved: false });
});
