import type { TestModel } from '../../../tools/paths/src/test-model.ts';
import { stockCountChart } from './stock-count.lifecycle.ts';

const model: TestModel<typeof stockCountChart> = {
  name: 'stock-count',
  machine: stockCountChart,
  starts: [
    { name: 'nothing counted', input: { waiting: 0, posted: 0 } },
    { name: 'two items counted', input: { waiting: 2, posted: 0 } },
    { name: 'one item left of two', input: { waiting: 1, posted: 1 } },
    { name: 'one item posted, and nothing left', input: { waiting: 0, posted: 1 } },
  ],
  cases: () => [
    { name: 'count.record', event: { type: 'count.record' } },
    { name: 'count.post', event: { type: 'count.post', refused: 0 } },
    { name: 'count.post, one can’t be', event: { type: 'count.post', refused: 1 } },
    { name: 'count.discard', event: { type: 'count.discard' } },
  ],
};

export default model;
