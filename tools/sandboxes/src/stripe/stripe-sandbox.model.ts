import type { TestModel } from '../../../paths/src/test-model.ts';
import { stripeSandboxChart } from './stripe-sandbox.lifecycle.ts';

const model: TestModel<typeof stripeSandboxChart> = {
  name: 'stripe-sandbox',
  machine: stripeSandboxChart,
  starts: [
    { name: 'a payment page', state: { payment: 'open' }, context: {} },
    { name: 'a refund', state: { refund: 'succeeded' }, context: {} },
    { name: 'a question of the bank', state: { dispute: 'warning_needs_response' }, context: {} },
    { name: 'a dispute', state: { dispute: 'needs_response' }, context: {} },
    { name: 'a payout', state: { payout: 'pending' }, context: {} },
  ],
  cases: () =>
    (
      [
        ...([
          'payment.pay',
          'payment.delay',
          'payment.expire',
          'payment.confirm',
          'payment.decline',
        ] as const),
        ...(['refund.part', 'refund.rest', 'refund.fail'] as const),
        ...(['dispute.open', 'dispute.review', 'dispute.win', 'dispute.lose'] as const),
        ...(['payout.arrive', 'payout.fail'] as const),
      ] as const
    ).map((type) => ({ name: type, event: { type } })),
};

export default model;
