import type { TestModel } from '../../../tools/paths/src/test-model.ts';
import type { NamedEffects } from '../../domain/plan/effects.ts';
import { noEffects } from '../no-effects.ts';
import { asProblem, refused } from '../problem.samples.ts';
import { billOrderFlow } from './bill-order.flow.ts';

const effects: NamedEffects = {
  ...noEffects,
  status: [{ kind: 'bill', number: null, from: null, to: 'Draft', party: 'Ada' }],
};

const cancelled = refused('This order is cancelled.');
const onlyOne = 'Only 1 of Paper left to bill. Confirm that you want to bill more.';
const over = refused(onlyOne, {
  name: 'over',
  kind: 'invalid',
  fields: [{ field: 'lines.0.quantity', message: onlyOne }],
});

const bare = (type: 'step.next' | 'step.back' | 'over.confirm' | 'bill.confirm' | 'flow.close') => ({
  name: type,
  event: { type },
});

/** Of the first line, of which four are left. */
const type = (name: string, quantity: string) => ({
  name: `quantity.type ${name}`,
  event: { type: 'quantity.type' as const, id: 'first', quantity },
});

const model: TestModel<typeof billOrderFlow> = {
  name: 'bill-order',
  machine: billOrderFlow,
  starts: [
    {
      name: 'four left of a line, none of another',
      input: {
        lines: [
          { id: 'first', left: '4' },
          { id: 'second', left: '0' },
        ],
      },
    },
  ],
  ports: {
    preview: {
      done: [{ name: 'planned', output: effects }],
      error: [cancelled, over],
      parseError: asProblem,
    },
    bill: { done: [{ name: 'billed', output: undefined }], error: [cancelled, over], parseError: asProblem },
  },
  cases: ({ status }) =>
    status === 'done'
      ? []
      : [
          type('part', '3'),
          type('more than is left', '9'),
          type('none', '0'),
          bare('step.next'),
          bare('step.back'),
          bare('over.confirm'),
          bare('bill.confirm'),
          bare('flow.close'),
        ],
};
export default model;
