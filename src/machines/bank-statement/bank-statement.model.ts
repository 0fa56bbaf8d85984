import type { TestModel } from '../../../tools/paths/src/test-model.ts';
import { bankStatementChart } from './bank-statement.lifecycle.ts';

const model: TestModel<typeof bankStatementChart> = {
  name: 'bank-statement',
  machine: bankStatementChart,
  starts: [
    { name: 'a statement that comes to what is ticked', input: { balanced: true, newest: true } },
    { name: 'a statement with a difference', input: { balanced: false, newest: true } },
  ],
  cases: () =>
    (
      [
        'statement.edit',
        'statement.mark',
        'statement.finish',
        'statement.reopen',
        'statement.follow',
        'statement.delete',
      ] as const
    ).map((type) => ({ name: type, event: { type } })),
};

export default model;
