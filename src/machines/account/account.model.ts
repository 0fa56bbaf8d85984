import type { TestModel } from '../../../tools/paths/src/test-model.ts';
import { accountChart } from './account.lifecycle.ts';

const model: TestModel<typeof accountChart> = {
  name: 'account',
  machine: accountChart,
  starts: [
    { name: 'an account nothing names', input: { usedBy: [], isSystem: true } },
    {
      name: 'the default account for sales',
      input: { usedBy: [{ kind: 'default', name: 'sales' }], isSystem: true },
    },
    { name: 'an account the business added', input: { usedBy: [], isSystem: false } },
  ],
  cases: () =>
    (['account.edit', 'account.merge', 'account.deactivate', 'account.activate'] as const).map((type) => ({
      name: type,
      event: { type },
    })),
};

export default model;
