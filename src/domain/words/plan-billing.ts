import type { BillingFacts, BillingState } from '../billing/billing.ts';
import type { Standing } from '../standing.ts';

const payFirst = 'Pay the open invoice first.';
const inTheStore = 'Your store bills the plan. Change or cancel it in the store.';
const nothingPaid = 'Nothing is being paid for. Choose a plan first.';
const goodAlready = 'A deal code gives you the plan for good. Nothing is renewed.';
const notPastDue = 'No invoice is past due.';
const noDeal = 'No deal code has been redeemed.';

type Reasons = Readonly<Partial<Record<string, string>>>;

/** Why an event is refused, by state. What is in none of these has a sentence for every state. */
const byState: Readonly<Record<BillingState, Reasons>> = {
  Trial: {},
  Free: {},
  Active: {
    'pay.succeeded': 'A plan is running. Change it instead.',
    'store.billing': 'Cancel the plan first. Once the paid period is over, the store can bill you.',
  },
  PastDue: {
    'up.paid': payFirst,
    'down.asked': payFirst,
    'store.billing': payFirst,
    'renew.paid': payFirst,
    'renew.failed': 'The invoice is past due already.',
    'cancel.undo': 'Nothing was cancelled. Pay the open invoice to keep the plan.',
  },
  Cancelling: {
    'pay.succeeded': 'A plan is running until the period ends. Change it instead.',
    'store.billing': 'Your plan is paid until the period ends. After that the store can bill you.',
    'renew.paid': 'The plan was cancelled. Nothing is renewed.',
    'renew.failed': 'The plan was cancelled. Nothing is renewed.',
    'period.end': 'A smaller plan begins when this period ends.',
  },
  Store: {
    'pay.succeeded': inTheStore,
    'up.paid': inTheStore,
    'down.asked': inTheStore,
    cancel: inTheStore,
    'cancel.undo': inTheStore,
    'method.changed': inTheStore,
  },
  Deal: {
    'pay.succeeded': 'Choose a plan that is larger than your deal.',
    'down.asked': goodAlready,
    cancel: goodAlready,
    'store.billing': 'A deal code gives you the plan for good. The store has nothing to bill.',
  },
};

const anywhere: Reasons = {
  'trial.end': 'The trial is over.',
  'up.paid': nothingPaid,
  'down.asked': nothingPaid,
  cancel: 'Nothing is paid for, so there is nothing to cancel.',
  'cancel.undo': 'Nothing was cancelled.',
  'renew.paid': nothingPaid,
  'renew.failed': nothingPaid,
  'method.changed': 'A payment method is saved when you choose a paid plan.',
  'period.end': 'No paid period ends here.',
  retry: notPastDue,
  'give.up': notPastDue,
  'deal.refunded': noDeal,
  'store.ended': 'No store bills this plan.',
};

/** Why the chart of billing refuses an event in a standing, and the way out. */
export const whyNotBilling = ({ status }: Standing<BillingFacts>, { type }: { type: string }): string =>
  byState[status as BillingState]?.[type] ?? anywhere[type] ?? nothingPaid;
