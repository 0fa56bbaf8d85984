import type { TestModel } from '../../../tools/paths/src/test-model.ts';
import type { TypedEntry, TypedEntryLine } from '../../domain/journal-entry/typed-entry.ts';
import { asProblem, refused } from '../problem.samples.ts';
import { enterEntryFlow } from './enter-entry.flow.ts';

const line: TypedEntryLine = {
  accountId: 21,
  account: 'Rent',
  description: '',
  contactId: null,
  contact: '',
  debit: '120',
  credit: '0',
  dueOn: null,
  settlesEntry: null,
  taxId: null,
  taxBase: null,
};
const entry: TypedEntry = {
  onDay: '2026-03-02',
  currency: 'USD',
  rate: null,
  memo: '',
  reference: '',
  reverseOn: null,
  lines: [line, { ...line, accountId: 1, account: 'Cash', debit: '0', credit: '120' }],
};
const other: TypedEntry = { ...entry, memo: 'March' };

const inactive = 'Rent is inactive. Activate it, or choose another account.';
const locked = refused('Your books are locked until Feb 28, 2026.');
const faulty = refused(inactive, {
  name: 'an account is inactive',
  fields: [{ field: 'lines.0.account', message: inactive }],
});

const model: TestModel<typeof enterEntryFlow> = {
  name: 'enter-entry',
  machine: enterEntryFlow,
  starts: [{ name: 'a blank entry' }],
  ports: {
    preview: {
      done: [{ name: 'planned', output: { entries: [], balances: [], warnings: [] } }],
      error: [locked, faulty],
      parseError: asProblem,
    },
    commit: {
      done: [
        { name: 'posted', output: true },
        { name: 'not taken', output: false },
      ],
      error: [locked],
      parseError: asProblem,
    },
  },
  cases: ({ status, context: { typed } }) =>
    status === 'done'
      ? []
      : [
          // What is typed is told when it is another than was told last.
          { name: 'entry.type', event: { type: 'entry.type', entry: typed?.memo === '' ? other : entry } },
          { name: 'entry.type, out of balance', event: { type: 'entry.type', entry: null } },
          ...(['act.confirm', 'act.retry', 'flow.close'] as const).map((type) => ({
            name: type,
            event: { type },
          })),
        ],
};

export default model;
