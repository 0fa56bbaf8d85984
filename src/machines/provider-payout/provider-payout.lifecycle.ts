import { setup } from 'xstate';
import { providerMoney } from '../../domain/online-payment/online-payments.words.ts';
import type { PayoutEvent } from '../../domain/provider-money/payout.ts';
import { type Lifecycle, repeat } from '../standing.ts';

const machine = setup({ types: { events: {} as PayoutEvent } });

/** The lifecycle of a payout. One that was paid can still fail: the bank sends it back. Source: connections.md, rule 21; answers-2.md, Q90. */
export const providerPayoutChart = machine.createMachine({
  id: 'provider-payout',
  initial: 'Announced',
  states: {
    Announced: {
      description: 'The provider has sent the money, and it isn’t in the bank yet.',
      on: {
        'payout.announced': { target: 'Announced', meta: repeat },
        'payout.paid': { target: 'Paid' },
        'payout.failed': { target: 'Failed' },
      },
    },
    Paid: {
      description: 'The money is in the bank and no longer in payment clearing.',
      on: {
        'payout.announced': { target: 'Paid', meta: repeat },
        'payout.paid': { target: 'Paid', meta: repeat },
        'payout.failed': { target: 'Failed' },
      },
    },
    Failed: {
      description: 'The money didn’t reach the bank. The provider has it.',
      on: {
        'payout.announced': { target: 'Failed', meta: repeat },
        'payout.paid': { target: 'Failed', meta: repeat },
        'payout.failed': { target: 'Failed', meta: repeat },
      },
    },
  },
});

export const providerPayoutLifecycle: Lifecycle<typeof providerPayoutChart, Record<string, never>> = {
  name: 'provider-payout',
  chart: providerPayoutChart,
  whyNot: () => providerMoney.whyNotMoney,
};
