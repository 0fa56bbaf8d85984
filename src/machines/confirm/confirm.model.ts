import type { TestModel } from '../../../tools/paths/src/test-model.ts';
import { noEffects } from '../no-effects.ts';
import { asSaying, refused } from '../problem.samples.ts';
import { confirmFlow } from './confirm.flow.ts';

const deleted = refused('This invoice is deleted. Restore it first.');

const model: TestModel<typeof confirmFlow> = {
  name: 'confirm',
  machine: confirmFlow,
  starts: [{ name: 'a plain command' }],
  ports: {
    preview: {
      done: [
        {
          name: 'planned',
          output: noEffects,
        },
        { name: 'nothing to plan', output: null },
      ],
      error: [deleted],
      parseError: asSaying,
    },
    commit: { done: [{ name: 'done', output: undefined }], error: [deleted], parseError: asSaying },
  },
  cases: ({ status }) =>
    status === 'done'
      ? []
      : (['act.confirm', 'act.retry', 'flow.close'] as const).map((type) => ({
          name: type,
          event: { type },
        })),
};
export default model;
