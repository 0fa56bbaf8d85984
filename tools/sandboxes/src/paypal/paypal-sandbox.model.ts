import type { TestModel } from '../../../paths/src/test-model.ts';
import { paypalSandboxChart } from './paypal-sandbox.lifecycle.ts';

const model: TestModel<typeof paypalSandboxChart> = {
  name: 'paypal-sandbox',
  machine: paypalSandboxChart,
  starts: [
    { name: 'an order', state: { payment: 'PAYER_ACTION_REQUIRED' }, context: {} },
    { name: 'a refund', state: { refund: 'PENDING' }, context: {} },
    { name: 'a dispute', state: { dispute: 'WAITING_FOR_SELLER_RESPONSE' }, context: {} },
  ],
  cases: () =>
    (
      [
        ...(['order.approve', 'order.take', 'order.delay', 'order.decline', 'order.confirm'] as const),
        ...(['refund.part', 'refund.rest', 'refund.complete', 'refund.fail', 'refund.fail-last'] as const),
        ...(['dispute.open', 'dispute.review', 'dispute.win', 'dispute.lose'] as const),
      ] as const
    ).map((type) => ({ name: type, event: { type } })),
};

export default model;
