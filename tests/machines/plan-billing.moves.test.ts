import { expect, test } from 'vitest';
import type { BillingFacts } from '../../src/domain/billing/billing.ts';
import type { PlanBillingEvent } from '../../src/domain/billing/event.ts';
import { planBillingLifecycle } from '../../src/machines/plan-billing/plan-billing.lifecycle.ts';
import { allows, decide } from '../../src/machines/standing.ts';
import { proveMoves, rowsOf } from '../support/moves.ts';

/**
 * How a plan is paid for, by hand. Facts: a deal is kept (deal), the end of what is paid for waits (end), a smaller plan does (smaller).
 * The codes of a deal that are left: `deal.refunded+`. Source: finance-answers.md, Q143.
 */
const table = `
  Trial      |              | trial.end         | Free       |
  Trial      |              | pay.succeeded     | Active     |
  Trial      |              | deal.redeemed     | Deal       | deal
  Trial      |              | store.billing     | Store      |
  Trial      |              | payment.refunded  | Trial      |
  Trial      |              | payment.disputed  | Trial      |
  Free       |              | trial.end         | Free       |
  Free       |              | pay.succeeded     | Active     |
  Free       |              | deal.redeemed     | Deal       | deal
  Free       |              | store.billing     | Store      |
  Free       |              | payment.refunded  | Free       |
  Free       |              | payment.disputed  | Free       |
  Active     |              | up.paid           | Active     |
  Active     |              | renew.paid        | Active     |
  Active     |              | renew.failed      | PastDue    |
  Active     |              | method.changed    | Active     |
  Active     |              | down.asked        | Cancelling | smaller
  Active     |              | cancel            | Cancelling | end
  Active     |              | cancel.undo       | Active     |
  Active     |              | deal.redeemed     | Cancelling | deal end
  Active     | deal         | deal.refunded+    | Active     | deal
  Active     | deal         | deal.refunded     | Active     |
  Active     |              | payment.refunded  | Active     |
  Active     |              | payment.disputed  | Active     |
  PastDue    |              | pay.succeeded     | Active     |
  PastDue    |              | method.changed    | PastDue    |
  PastDue    |              | retry             | PastDue    |
  PastDue    |              | cancel            | Free       |
  PastDue    | deal         | cancel            | Deal       | deal
  PastDue    |              | give.up           | Free       |
  PastDue    | deal         | give.up           | Deal       | deal
  PastDue    |              | deal.redeemed     | Deal       | deal
  PastDue    | deal         | deal.refunded+    | PastDue    | deal
  PastDue    | deal         | deal.refunded     | PastDue    |
  PastDue    |              | payment.refunded  | PastDue    |
  PastDue    |              | payment.disputed  | PastDue    |
  Cancelling | end          | period.end        | Free       |
  Cancelling | deal end     | period.end        | Deal       | deal
  Cancelling | smaller      | renew.paid        | Active     |
  Cancelling | smaller      | renew.failed      | PastDue    |
  Cancelling | end          | up.paid           | Active     |
  Cancelling | end          | method.changed    | Cancelling | end
  Cancelling | end          | down.asked        | Cancelling | smaller
  Cancelling | smaller      | cancel            | Cancelling | end
  Cancelling | end          | cancel            | Cancelling | end
  Cancelling | smaller      | cancel.undo       | Active     |
  Cancelling | smaller      | deal.redeemed     | Cancelling | deal smaller
  Cancelling | deal end     | deal.refunded+    | Cancelling | deal end
  Cancelling | deal end     | deal.refunded     | Cancelling | end
  Cancelling | end          | payment.refunded  | Cancelling | end
  Cancelling | end          | payment.disputed  | Cancelling | end
  Store      |              | store.billing     | Store      |
  Store      |              | store.ended       | Free       |
  Store      | deal         | store.ended       | Deal       | deal
  Store      |              | deal.redeemed     | Store      | deal
  Store      | deal         | deal.refunded+    | Store      | deal
  Store      | deal         | deal.refunded     | Store      |
  Store      |              | payment.refunded  | Store      |
  Store      |              | payment.disputed  | Store      |
  Deal       | deal         | up.paid           | Active     | deal
  Deal       | deal         | deal.redeemed     | Deal       | deal
  Deal       | deal         | deal.refunded+    | Deal       | deal
  Deal       | deal         | deal.refunded     | Free       |
  Deal       | deal         | payment.refunded  | Deal       | deal
  Deal       | deal         | payment.disputed  | Deal       | deal`;

const factsOf = (words: string): BillingFacts => ({
  deal: words.includes('deal'),
  waiting: words.includes('smaller') ? 'smaller' : words.includes('end') ? 'end' : 'none',
});

const eventOf = (name: string): PlanBillingEvent =>
  name.startsWith('deal.refunded')
    ? { type: 'deal.refunded', codesLeft: name.endsWith('+') }
    : ({ type: name } as PlanBillingEvent);

const moves = rowsOf(table, ['from', 'facts', 'name', 'to', 'then']).map(
  ({ from, facts, name, to, then }) => ({
    from,
    name,
    to,
    standing: { status: from, facts: factsOf(facts) },
    event: eventOf(name),
    after: factsOf(then),
  }),
);

proveMoves(planBillingLifecycle, '$from, $name: $to', moves);

/** What is refused, with the way out. Every pair of a state and an event that is in neither table would be a hole. */
const refusals = `
  Trial      | none    | cancel         | Nothing is paid for, so there is nothing to cancel.
  Free       | none    | cancel         | Nothing is paid for, so there is nothing to cancel.
  Deal       | deal    | cancel         | A deal code gives you the plan for good. Nothing is renewed.
  Active     | none    | store.billing  | Cancel the plan first. Once the paid period is over, the store can bill you.
  Active     | none    | pay.succeeded  | A plan is running. Change it instead.
  PastDue    | none    | up.paid        | Pay the open invoice first.
  PastDue    | none    | down.asked     | Pay the open invoice first.
  PastDue    | none    | store.billing  | Pay the open invoice first.
  Cancelling | end     | renew.paid     | The plan was cancelled. Nothing is renewed.
  Cancelling | smaller | period.end     | A smaller plan begins when this period ends.
  Store      | none    | cancel         | Your store bills the plan. Change or cancel it in the store.
  Store      | none    | up.paid        | Your store bills the plan. Change or cancel it in the store.
  Deal       | deal    | store.billing  | A deal code gives you the plan for good. The store has nothing to bill.
  Active     | none    | deal.refunded  | No deal code has been redeemed.
  Free       | none    | give.up        | No invoice is past due.`;

const refused = rowsOf(refusals, ['from', 'facts', 'name', 'message']);

test.each(refused)('$from refuses $name: $message', ({ from, facts, name, message }) => {
  const standing = { status: from, facts: factsOf(facts) };
  expect(decide(planBillingLifecycle, standing, eventOf(name))).toMatchObject({ refused: true, message });
});

test('what is cancelled already isn’t offered to be cancelled, and cancelling again is answered', () => {
  const cancelled = { status: 'Cancelling', facts: factsOf('end') };
  expect(allows(planBillingLifecycle, cancelled, { type: 'cancel' })).toBe(false);
  expect(decide(planBillingLifecycle, cancelled, { type: 'cancel' })).toMatchObject({ moved: false });
  const smaller = { status: 'Cancelling', facts: factsOf('smaller') };
  expect(allows(planBillingLifecycle, smaller, { type: 'cancel' })).toBe(true);
});
