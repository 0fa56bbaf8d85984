import type { Plan } from '../access/plans.ts';
import { plans } from '../access/plans.words.ts';
import type { Day } from '../day.ts';
import { type Decimal, isZero } from '../money.ts';
import type { News } from '../online-payment/online-payments.words.ts';
import { formatDay, formatMoney } from '../values/format.ts';
import type { Standing } from '../values/standing.ts';
import type { BillingFacts, BillingPeriod, BillingState, Terms } from './billing.ts';
import type { DeclineReason } from './decline.ts';

const payFirst = 'Pay the open invoice first.';
const inTheStore = 'Your store bills the plan. Change or cancel it in the store.';
const nothingPaid = 'Nothing is being paid for. Choose a plan first.';
const goodAlready = 'A deal code gives you the plan for good. Nothing is renewed.';
const notPastDue = 'No invoice is past due.';
const nothingRenewed = 'The plan was cancelled. Nothing is renewed.';
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
    'renew.paid': nothingRenewed,
    'renew.failed': nothingRenewed,
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

/** Why a change of the plan can't be had. */
export const billingRefusals = {
  notSold: (currency: string) => `This plan isn’t sold in ${currency}. Choose another one.`,
  noFurtherSeats: (seats: number) => `This plan is for up to ${seats} people. Choose a larger plan for more.`,
  alreadyFree: 'You’re on the Free plan already.',
  theSame: 'You have this plan already.',
  undoInstead: 'You have this plan until the period ends. Keep it by undoing the cancellation.',
  dealIsLarger: 'Your deal code gives you as much already. Choose a larger plan.',
  paymentOpen: 'A payment is open for another change. Finish it first, or wait until it lapses.',
  beingCharged: 'Your renewal is being charged right now. Try again in a few minutes.',
  methodUnknown: 'This payment method isn’t yours. Pay on the provider’s page.',
  nobodyTakes: 'Plans can’t be paid for here at the moment. Ask the operator of Counterfoil.',
  nothingOpen: 'No invoice is open.',
  providerRefused: 'The payment provider didn’t accept the payment. Try again, or pay another way.',
};

/** Why a charge was refused, as an owner reads it. */
export const declineWords: Readonly<Record<DeclineReason, string>> = {
  funds: 'There isn’t enough money on it.',
  expired: 'The card has expired.',
  confirmation: 'Your bank wants you to confirm the payment.',
  stolen: 'The bank has blocked the card.',
  closed: 'The account is closed.',
  details: 'The bank didn’t accept the details.',
  other: 'The bank declined the payment without giving a reason.',
};

/** Why a renewal wasn't even tried. */
export const noMethodKept = 'No payment method is saved.';

interface Sum {
  amount: Decimal;
  currency: string;
  locale: string;
}

const moneyIn = ({ amount, currency, locale }: Sum): string => formatMoney(amount, currency, locale);

const planIn = ({ plan, interval }: Pick<Terms, 'plan' | 'interval'>): string =>
  `${plans.planWords[plan].name}, ${interval === 'month' ? 'monthly' : 'yearly'}`;

/** What a payment is for, as the provider's page says it. */
export const paymentFor = (terms: Pick<Terms, 'plan' | 'interval'> | null): string =>
  terms ? `Counterfoil ${planIn(terms)}` : 'Counterfoil: payment method';

const lead = (label: string, query = '?tab=billing') => ({
  leadsTo: { label, page: `/settings/plans${query}` },
});
const toBilling = lead('See billing');
const toPlans = lead('See the plans', '');

interface PastDueNews extends Sum {
  reason: string;
  terms: Terms;
  nextTryOn: Day | null;
  givesUpOn: Day;
}

/** What the owners are mailed about their plan. */
export const planNews = {
  trialSoon: (endsOn: string): News => ({
    subject: 'Your trial ends soon',
    paragraphs: [
      `Your trial ends on ${endsOn}. Then the Free plan begins, with its lower limits. Nothing you have is deleted, and nothing is charged.`,
    ],
    ...toPlans,
  }),
  trialLast: (endsOn: string): News => ({
    subject: 'The last day of your trial',
    paragraphs: [
      `Your trial ends on ${endsOn}. Choose a plan to keep everything you use now. Otherwise the Free plan begins.`,
    ],
    ...toPlans,
  }),
  paid: ({ terms, period, ...sum }: Sum & { terms: Terms; period: BillingPeriod }): News => ({
    subject: `Your plan: ${planIn(terms)}`,
    paragraphs: [
      isZero(sum.amount)
        ? `Nothing was due. Your plan runs until ${formatDay(period.to, sum.locale)}.`
        : `We received your payment of ${moneyIn(sum)}. Your plan is paid until ${formatDay(period.to, sum.locale)}.`,
    ],
    ...toBilling,
  }),
  renewSoon: ({ terms, on, ...sum }: Sum & { terms: Terms; on: Day }): News => ({
    subject: `Your plan renews on ${formatDay(on, sum.locale)}`,
    paragraphs: [
      `${planIn(terms)}, renews on ${formatDay(on, sum.locale)}. We’ll charge ${moneyIn(sum)}. You can change or cancel the plan before then.`,
    ],
    ...toBilling,
  }),
  pastDue: ({ reason, terms, nextTryOn, givesUpOn, ...sum }: PastDueNews): News => ({
    subject: 'We couldn’t charge your plan',
    paragraphs: [
      `We couldn’t charge ${moneyIn(sum)} for ${planIn(terms)}. ${reason}`,
      nextTryOn
        ? `We’ll try again on ${formatDay(nextTryOn, sum.locale)}. You can also pay now, or change the payment method.`
        : 'Pay now, or change the payment method. Until then we don’t try again.',
      `Your plan works as before until ${formatDay(givesUpOn, sum.locale)}. If the invoice isn’t paid by then, the plan ends.`,
    ],
    ...lead('Pay now'),
  }),
  ended: (plan: Plan): News => ({
    subject: 'Your plan has ended',
    paragraphs: [
      `The ${plans.planWords[plan].name} plan is in force now. Nothing you have is deleted. The open invoice is void, and nothing more is charged.`,
    ],
    ...toPlans,
  }),
  over: (plan: Plan): News => ({
    subject: 'Your paid plan is over',
    paragraphs: [
      `The paid period is over, and the ${plans.planWords[plan].name} plan is in force now. Nothing you have is deleted.`,
    ],
    ...toPlans,
  }),
  credited: (sum: Sum): News => ({
    subject: 'A payment became plan credit',
    paragraphs: [
      `We received ${moneyIn(sum)} for something that is no longer open. It’s kept as plan credit and pays your next invoices.`,
    ],
    ...toBilling,
  }),
  refunded: (sum: Sum): News => ({
    subject: 'A payment of your plan was refunded',
    paragraphs: [`${moneyIn(sum)} of a payment has been refunded. Your plan stays as it is.`],
    ...toBilling,
  }),
  disputed: (sum: Sum): News => ({
    subject: 'A payment of your plan is disputed',
    paragraphs: [
      `Your bank disputes the payment of ${moneyIn(sum)}. Your plan stays as it is. If this is a mistake, tell your bank.`,
    ],
    ...toBilling,
  }),
};

/** What the calls of billing answer. */
export const billingAnswers = {
  billing: 'How your plan is paid for',
  preview: 'What the change costs',
  changed: 'Your plan is changed.',
  paid: 'Paid.',
  nothingDue: 'Nothing was due.',
  /** Source: messages, M118. */
  cancelled: 'subscripion cancelled successfully.',
  undone: 'Your plan continues.',
  freeNow: 'You’re on the Free plan.',
  from: (day: string, plan: Plan) => `From ${day} you’ll have the ${plans.planWords[plan].name} plan.`,
  endsOn: (day: string) => `Your plan runs until ${day} and isn’t renewed.`,
  payOnPage: 'Finish the payment on the provider’s page.',
  bankAnswers: 'The payment is on its way. We’ll email you when it’s confirmed.',
  method: 'Choose the payment method on the provider’s page.',
  couponEnds: 'Your coupon isn’t for this plan and ends with the change.',
  trialEnds: 'Your trial ends with the change.',
  tooLittle: 'For the days left it comes to less than a card can be charged, so we don’t charge it.',
  downwardLater: 'This change begins when the paid period ends.',
};
