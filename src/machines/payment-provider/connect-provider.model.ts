import type { TestModel } from '../../../tools/paths/src/test-model.ts';
import { asProblem, refused } from '../problem.samples.ts';
import { type ConnectProviderInput, connectProviderFlow } from './connect-provider.flow.ts';

const draft = { country: 'NG', bankCode: '', number: '' };
const typed = { country: 'NG', bankCode: '058', number: '0123456789' };
const input: ConnectProviderInput = { by: 'bank', isPending: false, draft };
const tooShort = refused('Enter an account number of 10 digits.');

const model: TestModel<typeof connectProviderFlow> = {
  name: 'connect-provider',
  machine: connectProviderFlow,
  starts: [
    { name: 'by a bank account', input },
    { name: 'by a bank account, an account begun', input: { ...input, isPending: true } },
    { name: 'on its pages', input: { ...input, by: 'pages' } },
    { name: 'on its pages, an account begun', input: { ...input, by: 'pages', isPending: true } },
  ],
  ports: {
    begin: {
      done: [{ name: 'a page', output: 'https://provider.example/setup' }],
      error: [tooShort],
      parseError: asProblem,
    },
    look: { done: [{ name: 'looked', output: undefined }], error: [tooShort], parseError: asProblem },
    verify: { done: [{ name: 'a name', output: 'ADA OKAFOR' }], error: [tooShort], parseError: asProblem },
    create: { done: [{ name: 'connected', output: undefined }], error: [tooShort], parseError: asProblem },
  },
  cases: ({ status }) =>
    status === 'done'
      ? []
      : [
          { name: 'provider.connect', event: { type: 'provider.connect' } },
          { name: 'account.type', event: { type: 'account.type', draft: typed } },
          { name: 'account.check', event: { type: 'account.check' } },
          { name: 'name.confirm', event: { type: 'name.confirm' } },
          { name: 'flow.back', event: { type: 'flow.back' } },
        ],
};
export default model;
