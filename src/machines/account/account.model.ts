import type { TestModel } from '../../../tools/paths/src/test-model.ts';
import { accountChart } from './account.lifecycle.ts';

const model: TestModel<typeof accountChart> = {
  name: 'account',
  machine: accountChart,
  starts: [
    { name: 'an account nothing names', input: { usedBy: [] } },
    { name: 'the default account for sales', input: { usedBy: [{ kind: 'default', name: 'sales' }] } },
  ],
  cases: () =>
    (['account.edit', 'account.deactivate', 'account.activate'] as const).map((type) => ({
      name: type,
      event: { type },
    })),
};

export default model;
