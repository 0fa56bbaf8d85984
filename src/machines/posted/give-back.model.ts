import type { TestModel } from '../../../tools/paths/src/test-model.ts';
import type { NamedEffects } from '../../domain/plan/effects.ts';
import type { Crediting } from '../../domain/posted/crediting.ts';
import { noEffects } from '../no-effects.ts';
import { asProblem, refused } from '../problem.samples.ts';
import { giveBackFlow } from './give-back.flow.ts';

const effects: NamedEffects = {
  ...noEffects,
  status: [{ kind: 'invoice', number: 'INV-0001', from: 'NotPaid', to: 'DepositPaid', party: 'Ada' }],
};

const locked = refused('The books are locked until 2026-11-30.', { kind: 'locked-period' });

/** Ten pieces of 10 each, of which 50 is still owed. */
const crediting: Crediting = {
  lines: [{ lineId: 'box', quantity: '10', amount: '100', tax: '0', goods: true }],
  shippingLeft: { amount: '0', tax: '0' },
  shipping: '',
  currency: 'USD',
  owed: '50',
  typed: {},
  reason: '',
  onDay: '2026-03-02',
  goods: 'back',
  surplus: 'credit',
  mode: 1,
  bankId: '',
  rate: '',
};

const typing = (name: string, quantity: string) => ({
  name: `line.type ${name}`,
  event: { type: 'line.type' as const, lineId: 'box', typed: { quantity, amount: '' } },
});

const reason = {
  name: 'draft.change reason',
  event: { type: 'draft.change' as const, patch: { reason: 'Broken' } },
};
const paidBack = {
  name: 'draft.change paid back',
  event: { type: 'draft.change' as const, patch: { surplus: 'refund' as const } },
};

const bare = (type: 'step.next' | 'step.back' | 'giveBack.confirm' | 'flow.close') => ({
  name: type,
  event: { type },
});

const model: TestModel<typeof giveBackFlow> = {
  name: 'give-back',
  machine: giveBackFlow,
  starts: [{ name: 'half of it owed', input: crediting }],
  ports: {
    preview: { done: [{ name: 'planned', output: effects }], error: [locked], parseError: asProblem },
    giveBack: { done: [{ name: 'given', output: undefined }], error: [locked], parseError: asProblem },
  },
  cases: (snapshot) =>
    snapshot.status === 'done'
      ? []
      : [
          typing('less than is owed', '3'),
          typing('more than is owed', '8'),
          typing('more than there was', '11'),
          // Each where a person can: what becomes of a rest is asked in a step of its own.
          snapshot.hasTag('lines') ? reason : paidBack,
          bare('step.next'),
          bare('step.back'),
          bare('giveBack.confirm'),
          bare('flow.close'),
        ],
};
export default model;
