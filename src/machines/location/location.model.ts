import type { TestModel } from '../../../tools/paths/src/test-model.ts';
import { locationChart } from './location.lifecycle.ts';

const model: TestModel<typeof locationChart> = {
  name: 'location',
  machine: locationChart,
  starts: [
    { name: 'the first of two locations', input: { onTheWay: [], below: [], counting: [] } },
    {
      name: 'one from which goods are on their way',
      input: { onTheWay: ['TRF-0001'], below: [], counting: [] },
    },
    { name: 'one that is being counted', input: { onTheWay: [], below: [], counting: ['Ada Owner'] } },
    {
      name: 'one where less than none of an item lie',
      input: { onTheWay: [], below: ['Box'], counting: [] },
    },
  ],
  cases: () =>
    (
      [
        'location.edit',
        'location.setDefault',
        'location.demote',
        'location.deactivate',
        'location.activate',
      ] as const
    ).map((type) => ({ name: type, event: { type } })),
};

export default model;
