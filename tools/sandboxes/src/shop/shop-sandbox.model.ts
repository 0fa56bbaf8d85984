import type { TestModel } from '../../../paths/src/test-model.ts';
import { shopSandboxChart } from './shop-sandbox.lifecycle.ts';

const model: TestModel<typeof shopSandboxChart> = {
  name: 'shop-sandbox',
  machine: shopSandboxChart,
  starts: [
    { name: 'an order', state: { order: 'open' }, context: {} },
    { name: 'what is paid of an order', state: { payment: 'PENDING' }, context: {} },
    { name: 'the app', state: { app: 'absent' }, context: {} },
    { name: 'a token', state: { token: 'good' }, context: {} },
    { name: 'a payout', state: { payout: 'PAID' }, context: {} },
    { name: 'a plan that is billed', state: { billing: 'PENDING' }, context: {} },
  ],
  cases: () =>
    (
      [
        ...(['order.pay', 'order.edit', 'order.refund', 'order.fulfil', 'order.cancel'] as const),
        ...(['payment.pay', 'payment.void', 'refund.part', 'refund.rest'] as const),
        ...(['total.raise', 'total.cover', 'app.install', 'app.ask', 'app.uninstall'] as const),
        ...(['token.ask', 'token.exchange', 'token.expire', 'token.revoke', 'payout.fail'] as const),
        ...(['billing.agree', 'billing.decline', 'billing.expire'] as const),
        ...(['billing.freeze', 'billing.unfreeze', 'billing.cancel'] as const),
      ] as const
    ).map((type) => ({ name: type, event: { type } })),
};

export default model;
