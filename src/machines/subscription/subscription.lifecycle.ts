import { setup } from 'xstate';
import type { ChosenPlan } from '../../domain/access/plans.ts';
import { plans } from '../../domain/access/plans.words.ts';
import type { Lifecycle } from '../standing.ts';

export type SubscriptionEvent =
  | { type: 'plan.choose'; plan: ChosenPlan | 'trial' }
  /** Its fourteen days are over. */
  | { type: 'trial.end' };

/** Nothing is known of a subscription but its plan. */
type SubscriptionFacts = Record<string, never>;

const machine = setup({
  types: {
    context: {} as SubscriptionFacts,
    events: {} as SubscriptionEvent,
    input: {} as SubscriptionFacts,
  },
  guards: { isFor: (_, { requested, plan }: { requested: string; plan: ChosenPlan }) => requested === plan },
});

const chosen = (plan: ChosenPlan) => ({
  target: plan,
  guard: {
    type: 'isFor' as const,
    params: ({ event }: { event: { plan: string } }) => ({ requested: event.plan, plan }),
  },
});

const anyPlan = {
  'plan.choose': [chosen('free'), chosen('starter'), chosen('growth'), chosen('enterprise')],
};

/**
 * The lifecycle of a business's plan. State names are the words of the plan column. A smaller plan hides nothing: what is
 * there stays, and only what is new meets its caps. Source: answers.md, "Roles, permission sets, plans".
 */
export const subscriptionChart = machine.createMachine({
  id: 'subscription',
  context: ({ input }) => input,
  initial: 'trial',
  states: {
    trial: {
      description: 'A sample of the growth plan for fourteen days; then the free plan.',
      on: { ...anyPlan, 'trial.end': { target: 'free' } },
    },
    free: {
      description: 'Free, with small caps.',
      on: anyPlan,
    },
    starter: {
      description: 'More documents and items, and stock by barcode and import.',
      on: anyPlan,
    },
    growth: {
      description: 'Purchasing, reports, valuation and several locations.',
      on: anyPlan,
    },
    enterprise: {
      description: 'Everything, without caps.',
      on: anyPlan,
    },
  },
});

export const subscriptionLifecycle: Lifecycle<typeof subscriptionChart, SubscriptionFacts> = {
  name: 'subscription',
  chart: subscriptionChart,
  whyNot: plans.whyNotSubscription,
};
