import type { TestModel } from '../../../tools/paths/src/test-model.ts';
import { subscriptionChart } from './subscription.lifecycle.ts';

const model: TestModel<typeof subscriptionChart> = {
  name: 'subscription',
  machine: subscriptionChart,
  starts: [{ name: 'a business on its trial', input: {} }],
  cases: [
    ...(['free', 'starter', 'growth', 'enterprise', 'trial'] as const).map((plan) => ({
      name: `plan.choose ${plan}`,
      event: { type: 'plan.choose' as const, plan },
    })),
    { name: 'trial.end', event: { type: 'trial.end' } },
  ],
};

export default model;
