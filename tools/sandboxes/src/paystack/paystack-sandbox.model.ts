import type { TestModel } from '../../../paths/src/test-model.ts';
import { paystackSandboxChart } from './paystack-sandbox.lifecycle.ts';

const model: TestModel<typeof paystackSandboxChart> = {
  name: 'paystack-sandbox',
  machine: paystackSandboxChart,
  starts: [
    { name: 'a transaction', state: { payment: 'abandoned' }, context: {} },
    { name: 'a refund', state: { refund: 'pending' }, context: {} },
    { name: 'a dispute', state: { dispute: 'awaiting-merchant-feedback' }, context: {} },
    { name: 'a settlement', state: { payout: 'pending' }, context: {} },
  ],
  cases: () =>
    (
      [
        ...(['transaction.pay', 'transaction.delay', 'transaction.decline', 'transaction.confirm'] as const),
        ...(['refund.part', 'refund.rest', 'refund.process', 'refund.fail'] as const),
        ...(['dispute.open', 'dispute.review', 'dispute.win', 'dispute.lose', 'settlement.arrive'] as const),
      ] as const
    ).map((type) => ({ name: type, event: { type } })),
};

export default model;
