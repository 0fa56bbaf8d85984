import type { TestModel } from '../../../tools/paths/src/test-model.ts';
import { bankChart } from './bank.lifecycle.ts';

const model: TestModel<typeof bankChart> = {
  name: 'bank',
  machine: bankChart,
  starts: [
    { name: 'the first of two banks, without entries', input: { used: false, alone: false } },
    { name: 'the first of two banks, with entries', input: { used: true, alone: false } },
    { name: 'the only bank, without entries', input: { used: false, alone: true } },
    { name: 'the only bank, with entries', input: { used: true, alone: true } },
  ],
  cases: () =>
    (['bank.edit', 'bank.setDefault', 'bank.demote', 'bank.delete', 'bank.activate'] as const).map(
      (type) => ({ name: type, event: { type } }),
    ),
};

export default model;
