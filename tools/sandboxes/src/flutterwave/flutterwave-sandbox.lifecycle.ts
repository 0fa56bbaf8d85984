import { setup } from 'xstate';
import { lifeBy, type StandsAt } from '../engine/life.ts';

/** What happens at the sandbox's Flutterwave to a transaction, a refund, a chargeback or a settlement. */
type FlutterwaveHappening = {
  type:
    | `transaction.${'confirm' | 'decline'}`
    | `refund.${'make' | 'complete' | 'fail'}`
    | `chargeback.${'open' | 'decline' | 'win' | 'lose'}`
    | 'settlement.arrive';
};

const machine = setup({ types: { events: {} as FlutterwaveHappening } });

/**
 * What lives at the sandbox's Flutterwave, in the words of its API v3: each try to pay is a transaction of its own, and stays successful when its money
 * goes back. Sources: Flutterwave, "Transactions", "Refunds", "Chargebacks", "Settlements", each under status.
 */
export const flutterwaveSandboxChart = machine.createMachine({
  id: 'flutterwave-sandbox',
  initial: 'payment',
  states: {
    payment: {
      description: 'A customer’s attempt to pay.',
      initial: 'pending',
      states: {
        pending: {
          description: 'Waiting for the bank.',
          on: {
            'transaction.confirm': { target: 'successful' },
            'transaction.decline': { target: 'failed' },
          },
        },
        successful: {
          description: 'The money has arrived.',
          on: { 'refund.make': { target: 'successful' }, 'chargeback.open': { target: 'successful' } },
        },
        failed: { description: 'The bank said no. The customer may try again.' },
      },
    },
    refund: {
      description: 'A refund of a transaction.',
      initial: 'pending',
      states: {
        pending: {
          description: 'The money is on its way to the customer.',
          on: { 'refund.complete': { target: 'completed' }, 'refund.fail': { target: 'failed' } },
        },
        completed: { description: 'The customer has it.' },
        failed: { description: 'The money never left.' },
      },
    },
    dispute: {
      description: 'A chargeback on a transaction. Its money is held right away.',
      initial: 'initiated',
      states: {
        initiated: {
          description: 'The customer’s bank asks for the money.',
          on: {
            'chargeback.decline': { target: 'declined' },
            'chargeback.win': { target: 'won' },
            'chargeback.lose': { target: 'lost' },
          },
        },
        declined: {
          description: 'The business sent evidence, and the bank is reviewing it.',
          on: { 'chargeback.win': { target: 'won' }, 'chargeback.lose': { target: 'lost' } },
        },
        won: { description: 'The money came back.' },
        lost: { description: 'The customer has the money.' },
      },
    },
    payout: {
      description: 'A settlement of a sub-account.',
      initial: 'pending',
      states: {
        pending: {
          description: 'The money is on its way to the bank.',
          on: { 'settlement.arrive': { target: 'completed' } },
        },
        completed: { description: 'The bank has it.' },
      },
    },
  },
});

/** What lives at the sandbox's Flutterwave, as its chart says. */
export const flutterwaveLife = lifeBy(flutterwaveSandboxChart);

/** Where a transaction, a refund, a chargeback or a settlement stands. */
export type FlutterwaveStatus<Kind extends string> = StandsAt<typeof flutterwaveSandboxChart, Kind>;
