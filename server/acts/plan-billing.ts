import { type Billing, billingStanding } from '../../src/domain/billing/billing.ts';
import type { PlanBillingEvent } from '../../src/domain/billing/event.ts';
import { isRefusal, type Refusal } from '../../src/domain/values/refusal.ts';
import { planBillingLifecycle } from '../../src/machines/plan-billing/plan-billing.lifecycle.ts';
import { decide, repeats } from '../../src/machines/standing.ts';

const unpaid = {
  terms: null,
  currency: null,
  anchorOn: null,
  period: null,
  next: null,
  pastDue: null,
  method: null,
};

/** What a state keeps nothing of: where nothing is paid for, nothing of a period is kept nor how it was paid, and only what is past due has an open invoice. */
const keptIn = (state: Billing['state']): Partial<Billing> => {
  if (state === 'Free' || state === 'Deal' || state === 'Trial') return unpaid;
  if (state === 'PastDue') return { next: null };
  return state === 'Cancelling' ? { pastDue: null } : { next: null, pastDue: null };
};

/**
 * What becomes of how a plan is paid for by an event.
 *
 * @param changed what the event brings: terms, a period, a deal, an open invoice
 */
export const planBillingAct = (
  billing: Billing,
  event: PlanBillingEvent,
  changed: Partial<Billing> = {},
): { moved: boolean; after: Billing } | Refusal => {
  const standing = billingStanding(billing);
  const move = decide(planBillingLifecycle, standing, event);
  if (isRefusal(move)) return move;
  const state = move.status as Billing['state'];
  const { deal, waiting } = move.facts;
  const after = { ...billing, ...changed, state, ...keptIn(state) };
  return {
    // What is paid once more brings a new period to the same state.
    moved: !repeats(planBillingLifecycle, standing, event),
    after: {
      ...after,
      deal: deal ? after.deal : null,
      next: waiting === 'smaller' ? after.next : null,
    },
  };
};
