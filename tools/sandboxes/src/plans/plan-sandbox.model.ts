import type { TestModel } from '../../../paths/src/test-model.ts';
import { planSandboxChart } from './plan-sandbox.lifecycle.ts';

const model: TestModel<typeof planSandboxChart> = {
  name: 'plan-sandbox',
  machine: planSandboxChart,
  starts: [
    { name: 'a payment', state: { payment: 'requires_payment_method' }, context: {} },
    { name: 'a page', state: { page: 'open' }, context: {} },
  ],
  cases: () =>
    (
      [
        ...(['payment.pay', 'payment.challenge', 'payment.delay', 'payment.confirm'] as const),
        ...(['payment.decline', 'payment.cancel', 'payment.refund', 'payment.dispute'] as const),
        ...(['page.complete', 'page.expire'] as const),
      ] as const
    ).map((type) => ({ name: type, event: { type } })),
};

export default model;
