import type { TestModel } from '../../../tools/paths/src/test-model.ts';
import { asProblem, refused, unreachable } from '../problem.samples.ts';
import { confirmPaymentFlow } from './confirm-payment.flow.ts';

const model: TestModel<typeof confirmPaymentFlow> = {
  name: 'confirm-payment',
  machine: confirmPaymentFlow,
  starts: [{ name: 'back from the payment page', input: undefined }],
  ports: {
    confirm: {
      done: (['Incomplete', 'Paid', 'Credited', 'Failed', 'Lapsed'] as const).map((state) => ({
        name: state,
        output: state,
      })),
      error: [unreachable, refused('This doesn’t exist.', { kind: 'missing' })],
      parseError: asProblem,
    },
  },
  cases: () => [],
};

export default model;
