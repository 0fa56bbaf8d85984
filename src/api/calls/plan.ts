import * as z from 'zod/mini';
import { caps, type Plan, planNamed } from '../../domain/access/plans.ts';
import { plansPage } from '../../domain/access/plans.words.ts';
import { userId } from '../wire/values.ts';
import { type Answer, listed, type OursAnswer, plainly, subject, told } from './call.ts';
import { count, fromWire, list, nullable, number, oneOf, shaped, text, texts } from './field.ts';
import { outsideBusiness } from './outside-business.ts';

/** A plan as the page knows it: one that it has never heard of gives what none does. */
export const planName = shaped(z.string(), { toWire: (plan: Plan) => plan as string, fromWire: planNamed });

const plan = {
  id: number('SubscriptionPlanId'),
  plan: planName('PlanName'),
  /** Null where there is no limit. */
  invoices: nullable(number('InvoiceCap')),
  inventory: nullable(number('InventoryCap')),
  clients: nullable(number('ClientCap')),
  features: texts('Features'),
};

const named = { plan: planName('PlanName'), planId: number('SubscriptionPlanId') };
const seats = {
  active: number('ActiveSeats'),
  used: number('used'),
  invited: number('invites'),
  /** Null where there is no limit. */
  seats: nullable(number('seats')),
};
const use = {
  ...named,
  /** Null where it is no trial. */
  trialEndsAt: nullable(text('TrialEndsAt')),
  /** Without a limit where it is null. */
  usage: list('Usage', { cap: oneOf('cap', caps), used: number('used'), limit: nullable(number('limit')) }),
};

const flat = plainly({ ...named, ...seats, ...use });
const apart = plainly(use);
const ofSeats = plainly(seats);

type Used = ReturnType<typeof apart.fromWire> & { seats: ReturnType<typeof ofSeats.fromWire> };

/** How much of a plan is used: its seats stand together with us, and on the wire among the rest. */
const used: Answer<typeof flat.schema, Used> = {
  schema: flat.schema,
  toWire: ({ seats: taken, ...ours }, ids) => flat.toWire({ ...ours, ...taken }, ids),
  fromWire: (wire, ids) => ({ ...apart.fromWire(wire, ids), seats: fromWire(seats, wire, ids) }),
};

/** The calls of a business's plan. */
export const planCalls = {
  seatsInfo: subject('businessId', '/api/Subscription/', { userId }).read(
    'GetSubscriptionSeatsInfo',
    'settings.plan',
    { says: used, reads: 'plan' },
  ),
};

const anybody = outsideBusiness('open', '/api/PlanFeatureInfoController/');

/** What anybody may know of the plans. */
export const planInfoCalls = {
  allPlans: anybody.read('get-all-subscription-plan-info', { says: listed(plansPage.plans, plan) }),
  planDetails: anybody.read('get-plan-details-info', {
    takes: { id: count('SubscriptionPlanId') },
    says: told(plan),
  }),
};

/** The plan of a business and how much of it is used. */
export type PlanUse = OursAnswer<typeof planCalls.seatsInfo>;
