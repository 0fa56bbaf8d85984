import * as z from 'zod/mini';
import { idOfPlan, type Plan, planNamed } from '../../domain/access/plans.ts';
import { planIntervals } from '../../domain/billing/billing.ts';
import { changePlanWords } from '../../domain/words/plan-pages.ts';
import { id, userId } from '../wire/values.ts';
import { type Answer, subject, told } from './call.ts';
import {
  decimal,
  flag,
  list,
  nullable,
  number,
  oneOf,
  optional,
  part,
  text,
  texts,
  typedText,
  whole,
} from './field.ts';

const at = '/api/Subscription/';
const called = subject('businessId', at, { userid: userId });

const changedSchema = z.object({
  status: z.literal(200),
  message: z.string(),
  PaymentStatus: z.enum(['succeeded', 'requires_action', 'failed']),
  Comment: z.string(),
  /** Where the buyer goes on to pay or to confirm. */
  link: z.nullable(z.string()),
  /** What is asked about until the provider has answered. */
  payment: z.nullable(id),
  data: z.object({ PlanName: z.string(), SubscriptionPlanId: z.number() }),
});

const planIds = number('SubscriptionPlanId');
const terms = {
  planId: planIds,
  interval: oneOf('interval', planIntervals),
  /** All seats; null where nothing bounds them. */
  seats: nullable(number('seats')),
};

/** What is asked for: the seats and the interval are the plan's own, monthly, where they are left out. */
const wanted = {
  planId: whole('SubscriptionPlanId'),
  interval: optional(oneOf('interval', planIntervals)),
  seats: optional(nullable(whole('seats'))),
  coupon: optional(typedText('couponcode', 60)),
};

interface ChangeAnswer {
  message: string;
  paymentStatus: z.infer<typeof changedSchema>['PaymentStatus'];
  comment: string;
  link: string | null;
  payment: string | null;
  /** The plan in force by then. */
  plan: Plan;
}

/** What is no object says nothing of a payment. Source: finance-and-settings, section 8. */
const unreadable: ChangeAnswer = {
  message: '',
  paymentStatus: 'failed',
  comment: changePlanWords.noAnswer,
  link: null,
  payment: null,
  plan: 'free',
};

/** How a payment went, as the specification has it: beside the envelope, not in it. */
const changed: Answer<typeof changedSchema, ChangeAnswer> = {
  schema: changedSchema,
  toWire: ({ message, paymentStatus, comment, link, payment, plan }, ids) => ({
    status: 200,
    message,
    PaymentStatus: paymentStatus,
    Comment: comment,
    link,
    payment: payment && ids.toWire(payment),
    data: { PlanName: plan, SubscriptionPlanId: idOfPlan(plan) },
  }),
  fromWire: (wire, ids) => {
    if (typeof wire !== 'object' || wire === null) return unreadable;
    const { message, PaymentStatus, Comment, link, payment, data } = wire;
    return {
      message,
      paymentStatus: PaymentStatus,
      comment: Comment,
      link,
      payment: payment && ids.fromWire(payment),
      plan: planNamed(data.PlanName),
    };
  },
};

const touches = ['plan', 'team'] as const;
const permission = 'settings.plan';

/** The calls of how a business's plan is paid for. */
export const planBillingCalls = {
  billing: called.ours.read('GetBilling', permission, {
    reads: 'plan',
    says: told({
      /** Plans are sold here; without a seller and prices they are free of charge. */
      sold: flag('Sold'),
      state: text('State'),
      /** What the chart of billing guards on. */
      hasDeal: flag('HasDeal'),
      waiting: oneOf('Waiting', ['none', 'end', 'smaller']),
      terms: nullable(part('Terms', terms)),
      /** Of what is paid for; else the one the business would pay in. */
      currency: text('Currency'),
      period: nullable(part('Period', { from: text('From'), to: text('To') })),
      next: nullable(part('Next', terms)),
      deal: nullable(part('Deal', { planId: planIds, seats: nullable(number('seats')) })),
      nextCharge: nullable(part('NextCharge', { day: text('Day'), amount: decimal('Amount') })),
      /** Plan credit, which pays the next invoices. */
      credit: decimal('Credit'),
      /** What the coupon in force does, as a sentence. */
      coupon: nullable(text('Coupon')),
      pastDue: nullable(
        part('PastDue', {
          since: text('Since'),
          amount: decimal('Amount'),
          number: text('Number'),
          reason: text('Reason'),
          final: flag('Final'),
          nextTry: nullable(text('NextTry')),
          givesUpOn: text('GivesUpOn'),
        }),
      ),
      /** The label of the payment method. */
      method: nullable(text('Method')),
      pending: nullable(
        part('Pending', {
          ...terms,
          due: decimal('Due'),
          link: nullable(text('link')),
          lapsesAt: text('LapsesAt'),
        }),
      ),
      /** The end of the trial; null where it is none. */
      trialEndsAt: nullable(text('TrialEndsAt')),
      /** The day it is where the business is. */
      today: text('Today'),
    }),
  }),
  previewChange: called.ours.ask('PreviewChange', permission, {
    takes: wanted,
    says: told({
      kind: oneOf('Kind', ['start', 'up', 'down', 'end']),
      currency: text('Currency'),
      lines: list('Lines', {
        kind: oneOf('Kind', ['plan', 'seats', 'credit']),
        planId: planIds,
        quantity: number('Quantity'),
        from: text('From'),
        to: text('To'),
        days: number('Days'),
        ofDays: number('OfDays'),
        price: decimal('Price'),
        off: decimal('Off'),
        net: decimal('Net'),
      }),
      net: decimal('Net'),
      tax: decimal('Tax'),
      taxName: text('TaxName'),
      taxSentence: text('TaxSentence'),
      sum: decimal('Sum'),
      creditUsed: decimal('CreditUsed'),
      dueNow: decimal('DueNow'),
      from: text('From'),
      until: nullable(text('Until')),
      afterwards: nullable(
        part('Afterwards', {
          day: text('Day'),
          amount: decimal('Amount'),
          interval: oneOf('interval', planIntervals),
        }),
      ),
      notices: texts('Notices'),
    }),
  }),
  upgradePlan: called.change('UpgradePlan', permission, {
    takes: { ...wanted, methodToken: optional(typedText('paymentmethodtoken', 200)) },
    says: changed,
    touches,
  }),
  cancelSubscription: called.change('CancelSubscription', permission, {
    takes: { subscriptionId: optional(typedText('SubscriptionID', 60)) },
    says: told({ until: nullable(text('Until')) }),
    touches,
  }),
  undoCancel: called.ours.change('UndoCancel', permission, { says: told({}), touches }),
  changeMethod: called.ours.change('ChangePaymentMethod', permission, {
    says: changed,
    touches,
  }),
  payOpenInvoice: called.ours.change('PayOpenInvoice', permission, { says: changed, touches }),
};
