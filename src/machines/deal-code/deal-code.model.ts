import type { TestModel } from '../../../tools/paths/src/test-model.ts';
import { dealCodeChart } from './deal-code.lifecycle.ts';

const model: TestModel<typeof dealCodeChart> = {
  name: 'deal-code',
  machine: dealCodeChart,
  starts: [
    { name: 'a code, asked about by its business', input: { isOwn: true } },
    { name: 'a code, asked about by another business', input: { isOwn: false } },
  ],
  cases: () => (['code.redeem', 'code.refund'] as const).map((type) => ({ name: type, event: { type } })),
};

export default model;
