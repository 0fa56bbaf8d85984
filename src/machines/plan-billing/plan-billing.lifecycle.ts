import { assign, setup } from 'xstate';
import type { BillingFacts } from '../../domain/billing/billing.ts';
import type { PlanBillingEvent } from '../../domain/billing/event.ts';
import { whyNotBilling } from '../../domain/billing/plan-billing.words.ts';
import { type Lifecycle, repeat } from '../standing.ts';

const machine = setup({
  types: { context: {} as BillingFacts, events: {} as PlanBillingEvent, input: {} as BillingFacts },
  guards: {
    hasDeal: ({ context }) => context.deal,
    endsOnDeal: ({ context }) => context.deal && context.waiting === 'end',
    /** Deal codes are kept: all that there are go, or others are left. */
    losesDeal: ({ context }, { codesLeft }: { codesLeft: boolean }) => context.deal && !codesLeft,
    keepsDeal: ({ context }, { codesLeft }: { codesLeft: boolean }) => context.deal && codesLeft,
    isWaitingFor: ({ context }, waiting: BillingFacts['waiting']) => context.waiting === waiting,
  },
  actions: {
    keepDeal: assign({ deal: true }),
    loseDeal: assign({ deal: false }),
    wait: assign({ waiting: (_, waiting: BillingFacts['waiting']) => waiting }),
  },
});

const waits = (waiting: BillingFacts['waiting']) => ({ type: 'wait' as const, params: waiting });
const isWaitingFor = (waiting: BillingFacts['waiting']) => ({
  type: 'isWaitingFor' as const,
  params: waiting,
});

/** Where a business is once nothing is paid for any more. */
const unpaid = [{ target: 'Deal', guard: 'hasDeal' }, { target: 'Free' }] as const;

const codesLeft = ({ event }: { event: { codesLeft: boolean } }) => ({ codesLeft: event.codesLeft });
const losesDeal = { type: 'losesDeal' as const, params: codesLeft };
const keepsDeal = { type: 'keepsDeal' as const, params: codesLeft };

/** A deal that is kept beside what is paid for, and a code of which was paid back. */
const keptDealRefunded = <State extends string>(state: State) => [
  { target: state, guard: keepsDeal },
  { target: state, guard: losesDeal, actions: 'loseDeal' as const },
];

/** Money that went back changes no state: the operator and the owners are told. */
const moneyBack = <State extends string>(state: State) => ({
  'payment.refunded': { target: state },
  'payment.disputed': { target: state },
});

/**
 * The lifecycle of how a plan is paid for, beside that of the plan. State names are the words of the database's state column. A change that isn't
 * paid yet is no state: until the payment succeeds nothing changes. Source: finance-answers.md, Q143.
 */
export const planBillingChart = machine.createMachine({
  id: 'plan-billing',
  context: ({ input }) => input,
  initial: 'Trial',
  states: {
    Trial: {
      description: 'A new business tries the product. Nothing is paid for, and no card is asked for.',
      on: {
        'trial.end': { target: 'Free' },
        'pay.succeeded': { target: 'Active' },
        'deal.redeemed': { target: 'Deal', actions: 'keepDeal' },
        'store.billing': { target: 'Store' },
        ...moneyBack('Trial'),
      },
    },
    Free: {
      description: 'Nothing is paid for.',
      on: {
        'trial.end': { target: 'Free', meta: repeat },
        'pay.succeeded': { target: 'Active' },
        'deal.redeemed': { target: 'Deal', actions: 'keepDeal' },
        'store.billing': { target: 'Store' },
        ...moneyBack('Free'),
      },
    },
    Active: {
      description: 'Paid for, and renewed when the period ends.',
      on: {
        'up.paid': { target: 'Active' },
        'renew.paid': { target: 'Active' },
        'renew.failed': { target: 'PastDue' },
        'method.changed': { target: 'Active' },
        'down.asked': { target: 'Cancelling', actions: waits('smaller') },
        cancel: { target: 'Cancelling', actions: waits('end') },
        'cancel.undo': { target: 'Active', meta: repeat },
        'deal.redeemed': { target: 'Cancelling', actions: ['keepDeal', waits('end')] },
        'deal.refunded': keptDealRefunded('Active'),
        ...moneyBack('Active'),
      },
    },
    PastDue: {
      description: 'A renewal couldn’t be charged. The plan works as before while it is tried again.',
      on: {
        'pay.succeeded': { target: 'Active', meta: { requirements: ['N59'] } },
        'method.changed': { target: 'PastDue' },
        retry: { target: 'PastDue' },
        cancel: unpaid,
        'give.up': unpaid,
        'deal.redeemed': { target: 'Deal', actions: 'keepDeal' },
        'deal.refunded': keptDealRefunded('PastDue'),
        ...moneyBack('PastDue'),
      },
    },
    Cancelling: {
      description: 'Paid for until the period ends. Then the paid plan ends, or a smaller one begins.',
      on: {
        'period.end': [
          { target: 'Deal', guard: 'endsOnDeal', actions: waits('none') },
          { target: 'Free', guard: isWaitingFor('end'), actions: waits('none') },
        ],
        'renew.paid': { target: 'Active', guard: isWaitingFor('smaller'), actions: waits('none') },
        'renew.failed': { target: 'PastDue', guard: isWaitingFor('smaller'), actions: waits('none') },
        'up.paid': { target: 'Active', actions: waits('none') },
        'method.changed': { target: 'Cancelling' },
        'down.asked': { target: 'Cancelling', actions: waits('smaller') },
        cancel: [
          { target: 'Cancelling', guard: isWaitingFor('end'), meta: repeat },
          { target: 'Cancelling', actions: waits('end') },
        ],
        'cancel.undo': { target: 'Active', actions: waits('none') },
        'deal.redeemed': { target: 'Cancelling', actions: 'keepDeal' },
        'deal.refunded': keptDealRefunded('Cancelling'),
        ...moneyBack('Cancelling'),
      },
    },
    Store: {
      description: 'Billed by the online store, where the plan is changed and cancelled.',
      on: {
        'store.billing': { target: 'Store' },
        'store.ended': unpaid,
        'deal.redeemed': { target: 'Store', actions: 'keepDeal' },
        'deal.refunded': keptDealRefunded('Store'),
        ...moneyBack('Store'),
      },
    },
    Deal: {
      description: 'A plan for good, by codes that were redeemed. Nothing is renewed.',
      on: {
        'up.paid': { target: 'Active' },
        'deal.redeemed': { target: 'Deal' },
        'deal.refunded': [
          { target: 'Deal', guard: keepsDeal },
          { target: 'Free', actions: 'loseDeal' },
        ],
        ...moneyBack('Deal'),
      },
    },
  },
});

export const planBillingLifecycle: Lifecycle<typeof planBillingChart, BillingFacts> = {
  name: 'plan-billing',
  chart: planBillingChart,
  whyNot: whyNotBilling,
};
