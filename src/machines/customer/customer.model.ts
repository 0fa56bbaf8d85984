import type { TestModel } from '../../../tools/paths/src/test-model.ts';
import { customerChart } from './customer.lifecycle.ts';

const model: TestModel<typeof customerChart> = {
  name: 'customer',
  machine: customerChart,
  starts: [{ name: 'a customer just added', input: {} }],
  cases: () =>
    (['customer.edit', 'customer.delete', 'customer.restore'] as const).map((type) => ({
      name: type,
      event: { type },
    })),
};

export default model;
