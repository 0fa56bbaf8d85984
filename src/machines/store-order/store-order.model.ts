import type { TestModel } from '../../../tools/paths/src/test-model.ts';
import { storeOrderChart } from './store-order.lifecycle.ts';

const model: TestModel<typeof storeOrderChart> = {
  name: 'store-order',
  machine: storeOrderChart,
  starts: [{ name: 'an order the shop told of', input: { waiting: true, made: false } }],
  cases: () =>
    (['order.hear', 'order.apply', 'order.hold', 'order.skip', 'order.fail', 'order.retry'] as const).map(
      (type) => ({ name: type, event: { type } }),
    ),
};
export default model;
