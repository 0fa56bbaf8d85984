import type { TestModel } from '../../../tools/paths/src/test-model.ts';
import type { NamedEffects } from '../../domain/plan/effects.ts';
import { noEffects } from '../no-effects.ts';
import { asProblem, refused } from '../problem.samples.ts';
import { cancelDocumentFlow } from './cancel-document.flow.ts';

const effects: NamedEffects = {
  ...noEffects,
  status: [{ kind: 'invoice', number: 'INV-0001', from: 'NotPaid', to: 'Cancelled', party: 'Ada' }],
};

const locked = refused('The books are locked until 2026-11-30.', { kind: 'locked-period' });

const bare = (type: 'step.next' | 'step.back' | 'cancel.confirm' | 'flow.close') => ({
  name: type,
  event: { type },
});

const pick = (payments: 'credit' | 'refund') => ({
  name: `choice.pick ${payments}`,
  event: { type: 'choice.pick' as const, payments },
});

const pickDay = (onDay: string) => ({
  name: `day.pick ${onDay}`,
  event: { type: 'day.pick' as const, onDay },
});

const pickGoods = (goods: 'back' | 'kept') => ({
  name: `goods.pick ${goods}`,
  event: { type: 'goods.pick' as const, goods },
});

const model: TestModel<typeof cancelDocumentFlow> = {
  name: 'cancel-document',
  machine: cancelDocumentFlow,
  starts: [
    { name: 'with payments', input: { hasPayments: true, hasGoods: false } },
    { name: 'unpaid', input: { hasPayments: false, hasGoods: false } },
    { name: 'with goods', input: { hasPayments: false, hasGoods: true } },
    { name: 'with payments and goods', input: { hasPayments: true, hasGoods: true } },
  ],
  ports: {
    preview: { done: [{ name: 'planned', output: effects }], error: [locked], parseError: asProblem },
    cancel: { done: [{ name: 'cancelled', output: undefined }], error: [locked], parseError: asProblem },
  },
  cases: ({ status, context: { onDay } }) =>
    status === 'done'
      ? []
      : [
          pick('credit'),
          pick('refund'),
          pickGoods('back'),
          pickGoods('kept'),
          // A day is told when it is another than the one before.
          pickDay(onDay === '2026-03-02' ? '2026-03-03' : '2026-03-02'),
          bare('step.next'),
          bare('step.back'),
          bare('cancel.confirm'),
          bare('flow.close'),
        ],
};
export default model;
