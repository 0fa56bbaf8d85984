import type { TestModel } from '../../../tools/paths/src/test-model.ts';
import { transferChart } from './transfer.lifecycle.ts';

const model: TestModel<typeof transferChart> = {
  name: 'transfer',
  machine: transferChart,
  starts: [
    { name: 'five of one item on their way', input: { sent: ['5'], arrived: false, reversed: false } },
    {
      name: 'a transfer that another one took back',
      state: 'Transferred',
      context: { sent: ['5'], arrived: true, reversed: true },
    },
  ],
  equivalent: [
    {
      mutant: 'drop Transferred · transfer.reverse [isReversed] → Transferred',
      reason: 'Both arrows leave it reversed; which of them is offered is proven by the moves.',
    },
  ],
  cases: () => [
    ...(['transfer.update', 'transfer.mark', 'transfer.cancel', 'transfer.reverse'] as const).map((type) => ({
      name: type,
      event: { type },
    })),
    ...(['0', '3', '5', '6'] as const).map((count) => ({
      name: `transfer.receive ${count} of 5`,
      event: { type: 'transfer.receive' as const, received: [count] },
    })),
    { name: 'transfer.receive two lines of one', event: { type: 'transfer.receive', received: ['1', '1'] } },
  ],
};

export default model;
