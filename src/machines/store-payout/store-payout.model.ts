import type { TestModel } from '../../../tools/paths/src/test-model.ts';
import { storePayoutChart } from './store-payout.lifecycle.ts';

const model: TestModel<typeof storePayoutChart> = {
  name: 'store-payout',
  machine: storePayoutChart,
  starts: [{ name: 'a payout that was announced', input: {} }],
  cases: () =>
    (['payout.announce', 'payout.pay', 'payout.fail'] as const).map((type) => ({
      name: type,
      event: { type },
    })),
};
export default model;
