import type { TestModel } from '../../../tools/paths/src/test-model.ts';
import { itemChart } from './item.lifecycle.ts';

const counted = { tracked: true, quantity: '0', openOn: [], partlyBilled: [] };

const model: TestModel<typeof itemChart> = {
  name: 'item',
  machine: itemChart,
  starts: [
    { name: 'a counted product with none in stock', input: counted },
    { name: 'a counted product with five in stock', input: { ...counted, quantity: '5' } },
    { name: 'a service', input: { ...counted, tracked: false } },
    { name: 'a counted product on an open order', input: { ...counted, openOn: ['PO-0001'] } },
  ],
  cases: () =>
    (
      ['item.edit', 'item.count', 'item.increase', 'item.decrease', 'item.delete', 'item.restore'] as const
    ).map((type) => ({ name: type, event: { type } })),
};

export default model;
