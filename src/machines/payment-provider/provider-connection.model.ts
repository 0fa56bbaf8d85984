import type { TestModel } from '../../../tools/paths/src/test-model.ts';
import { providerConnectionChart } from './provider-connection.lifecycle.ts';

const begin = { type: 'provider.begin', account: 'acct_1', taken: false } as const;

const model: TestModel<typeof providerConnectionChart> = {
  name: 'provider-connection',
  machine: providerConnectionChart,
  starts: [{ name: 'a business without the provider', input: { account: null } }],
  cases: [
    { name: 'provider.begin', event: begin },
    { name: 'provider.begin, another account', event: { ...begin, account: 'acct_2' } },
    { name: 'provider.name', event: { type: 'provider.name', account: 'acct_4', taken: false } },
    { name: 'provider.name, taken', event: { type: 'provider.name', account: 'acct_5', taken: true } },
    { name: 'provider.begin, taken', event: { ...begin, account: 'acct_3', taken: true } },
    ...(['provider.ready', 'provider.limit', 'provider.disconnect'] as const).map((type) => ({
      name: type,
      event: { type },
    })),
  ],
};
export default model;
