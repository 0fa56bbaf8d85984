import type { TestModel } from '../../../tools/paths/src/test-model.ts';
import { asProblem, refused } from '../problem.samples.ts';
import { reconcileStatementFlow } from './reconcile-statement.flow.ts';

const finished = refused('This statement is finished. Reopen it to change it.');

const model: TestModel<typeof reconcileStatementFlow> = {
  name: 'reconcile-statement',
  machine: reconcileStatementFlow,
  starts: [{ name: 'a statement' }],
  bound: ({ context }) => context.waiting.length <= 1,
  key: ({ value, status, context: { waiting, sending, problem } }) => [
    value,
    status,
    waiting.length,
    sending.length,
    problem !== null,
  ],
  ports: {
    mark: { done: [{ name: 'saved', output: undefined }], error: [finished], parseError: asProblem },
    finish: { done: [{ name: 'finished', output: undefined }], error: [finished], parseError: asProblem },
    reopen: { done: [{ name: 'reopened', output: undefined }], error: [finished], parseError: asProblem },
  },
  cases: () => [
    { name: 'entry.tick', event: { type: 'entry.tick', entryId: 'entry', isTicked: true } },
    { name: 'statement.finish', event: { type: 'statement.finish' } },
    { name: 'statement.reopen', event: { type: 'statement.reopen' } },
  ],
};
export default model;
