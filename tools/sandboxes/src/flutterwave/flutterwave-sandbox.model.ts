import type { TestModel } from '../../../paths/src/test-model.ts';
import { flutterwaveSandboxChart } from './flutterwave-sandbox.lifecycle.ts';

const model: TestModel<typeof flutterwaveSandboxChart> = {
  name: 'flutterwave-sandbox',
  machine: flutterwaveSandboxChart,
  starts: [
    { name: 'a transaction', state: { payment: 'pending' }, context: {} },
    { name: 'a refund', state: { refund: 'pending' }, context: {} },
    { name: 'a chargeback', state: { dispute: 'initiated' }, context: {} },
    { name: 'a settlement', state: { payout: 'pending' }, context: {} },
  ],
  cases: () =>
    (
      [
        ...(['transaction.confirm', 'transaction.decline'] as const),
        ...(['refund.make', 'refund.complete', 'refund.fail'] as const),
        ...(['chargeback.open', 'chargeback.decline', 'chargeback.win', 'chargeback.lose'] as const),
        'settlement.arrive',
      ] as const
    ).map((type) => ({ name: type, event: { type } })),
};

export default model;
