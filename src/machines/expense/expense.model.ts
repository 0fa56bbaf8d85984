import type { TestModel } from '../../../tools/paths/src/test-model.ts';
import { expenseChart } from './expense.lifecycle.ts';

const model: TestModel<typeof expenseChart> = {
  name: 'expense',
  machine: expenseChart,
  starts: [
    { name: 'an expense paid from a bank in use', input: { bankArchived: false } },
    { name: 'an expense whose bank was archived since', input: { bankArchived: true } },
  ],
  cases: () =>
    (['expense.edit', 'expense.duplicate', 'expense.delete', 'expense.restore'] as const).map((type) => ({
      name: type,
      event: { type },
    })),
};

export default model;
