import type { TestModel } from '../../../tools/paths/src/test-model.ts';
import { providerPayoutChart } from './provider-payout.lifecycle.ts';

const model: TestModel<typeof providerPayoutChart> = {
  name: 'provider-payout',
  machine: providerPayoutChart,
  starts: [{ name: 'a payout on its way' }],
  cases: () =>
    (['payout.announced', 'payout.paid', 'payout.failed'] as const).map((type) => ({
      name: type,
      event: { type },
    })),
};

export default model;
