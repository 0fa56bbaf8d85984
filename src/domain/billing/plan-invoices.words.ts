import { plans } from '../access/plans.words.ts';
import type { News } from '../online-payment/online-payments.words.ts';
import { counted } from '../words/everywhere.ts';
import type { PlanInterval } from './billing.ts';
import type { PlanInvoice, PlanInvoiceLine } from './plan-invoice.ts';
import type { PaidPlan } from './prices.ts';

/** What is said of invoices for plans. */
export const planInvoices = {
  hasNumber: 'This invoice has a number. Void it instead.',

  /** Why the chart refuses an event in a standing. */
  whyNot: ({ status }: { status: string }, { type }: { type: string }): string => {
    if (type.startsWith('refund')) return 'Only a paid invoice can be refunded.';
    if (status === 'Paid') return 'This invoice is paid. Refund it instead.';
    if (status === 'Draft') return 'This invoice has no number yet.';
    return 'This invoice is closed. A new one is created with the next payment.';
  },
};

const planNamed = (plan: PaidPlan, interval: PlanInterval): string =>
  `${plans.planWords[plan].name}, ${interval === 'month' ? 'monthly' : 'yearly'}`;

/** What an invoice for a plan says on paper. */
export const planInvoicePaper = {
  title: { Invoice: 'Invoice', Credit: 'Credit invoice' } satisfies Record<PlanInvoice['kind'], string>,
  billedTo: 'Billed to',
  corrects: ({ number }: { number: string }) => `Corrects invoice ${number}`,
  period: ({ days }: { days: string }) => `Period ${days}`,
  line: 'Description',
  periodColumn: 'Period',
  /** What a line is for. */
  lineOf: ({
    kind,
    plan,
    interval,
    seats,
  }: Pick<PlanInvoiceLine, 'kind' | 'plan' | 'interval' | 'seats'>) => {
    const named = planNamed(plan, interval);
    if (kind === 'refund') return `Refund: ${named}`;
    if (kind === 'credit') return `Unused time: ${named}`;
    if (kind === 'seats') return `${named}: ${counted(seats ?? 0, 'more person', 'more people')}`;
    return seats === null ? named : `${named}, ${counted(seats, 'person', 'people')}`;
  },
  beforeCoupon: 'Before coupon',
  coupon: ({ code }: { code: string }) => `Coupon ${code}`,
  net: 'Net',
  taxAt: ({ tax, percent }: Record<'tax' | 'percent', string>) => `${tax} ${percent}%`,
  paidByCredit: 'Paid with plan credit',
  addedToCredit: 'Added to your plan credit',
  stamp: { Void: 'Void', Refunded: 'Refunded' } as Partial<Record<PlanInvoice['status'], string>>,
};

/** What the calls of a plan's invoices answer. */
export const planInvoiceAnswers = {
  expense: 'The expense as it can be entered.',
  prices: 'Prices of plans',
  /** What the expense is called. */
  expenseName: ({ seller, plan }: { seller: string; plan: PaidPlan }) =>
    `${seller} ${plans.planWords[plan].name}`,
  onlyPaid: 'Only a paid invoice can be entered as an expense.',
};

/** What the operator reads who refunds an invoice. */
export const planRefunds = {
  noSuchNumber: ({ number }: { number: string }) => `No invoice for a plan has the number ${number}.`,
  refunded: ({
    number,
    business,
    currency,
    refunded,
  }: Record<'number' | 'business' | 'currency' | 'refunded', string>) =>
    `${number} of ${business}: ${currency} ${refunded} is refunded.`,
  nothingLeft: 'There is nothing left to refund on this invoice.',
  atMost: ({ left, currency }: Record<'left' | 'currency', string>) =>
    `Refund an amount of at most ${currency} ${left}.`,
  underWay: ({ amount, currency }: Record<'amount' | 'currency', string>) =>
    `A refund of ${currency} ${amount} was started and may not have gone through. Run the command without an amount to finish it first.`,
  noPayment: 'No payment of a provider is known for this invoice.',
  nobodyPays:
    'No provider takes payments for plans here. Set PLAN_STRIPE_SECRET_KEY and PLAN_STRIPE_WEBHOOK_SECRET as the server has them.',
  providerRefused: 'The provider refused this refund. Nothing was paid back.',
  unknown: 'The provider gave no answer. Run the command again: nothing is paid back twice.',
};

/** What owners are mailed when the price of their plan changes. */
export const priceNews = ({
  plan,
  interval,
  day,
  now,
  was,
}: {
  plan: PaidPlan;
  interval: PlanInterval;
} & Record<'day' | 'now' | 'was', string>): News => ({
  subject: `The price of your ${plans.planWords[plan].name} plan changes`,
  paragraphs: [
    `From your first renewal on or after ${day}, ${plans.planWords[plan].name} costs ${now} a ${interval} instead of ${was}, before tax.`,
    'What you have already paid for doesn’t change. You can switch plans or cancel at any time.',
  ],
  leadsTo: { label: 'See your plan', page: '/settings/plans' },
});
