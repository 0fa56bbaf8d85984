import type { TestModel } from '../../../tools/paths/src/test-model.ts';
import type { PlanBillingEvent } from '../../domain/billing/event.ts';
import { planBillingChart } from './plan-billing.lifecycle.ts';

type Bare = Exclude<PlanBillingEvent['type'], 'deal.refunded'>;
const bare: readonly Bare[] = [
  'trial.end',
  'pay.succeeded',
  'up.paid',
  'renew.paid',
  'renew.failed',
  'method.changed',
  'down.asked',
  'cancel',
  'cancel.undo',
  'retry',
  'give.up',
  'period.end',
  'deal.redeemed',
  'store.billing',
  'store.ended',
  'payment.refunded',
  'payment.disputed',
];

const model: TestModel<typeof planBillingChart> = {
  name: 'plan-billing',
  machine: planBillingChart,
  starts: [{ name: 'a business on its trial', input: { deal: false, waiting: 'none' } }],
  equivalent: [
    {
      mutant: 'drop Cancelling · cancel [isWaitingFor "end"] → Cancelling',
      reason: 'Both arrows leave the end waiting; which of them is offered is proven by the moves.',
    },
  ],
  cases: [
    ...bare.map((type) => ({ name: type, event: { type } })),
    { name: 'deal.refunded, the last code', event: { type: 'deal.refunded', codesLeft: false } },
    { name: 'deal.refunded, others left', event: { type: 'deal.refunded', codesLeft: true } },
  ],
};
export default model;
