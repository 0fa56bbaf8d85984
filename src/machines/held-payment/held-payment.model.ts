import type { TestModel } from '../../../tools/paths/src/test-model.ts';
import { heldPaymentChart } from './held-payment.lifecycle.ts';

const model: TestModel<typeof heldPaymentChart> = {
  name: 'held-payment',
  machine: heldPaymentChart,
  starts: [{ name: 'a payment of three times what was asked' }],
  cases: () => (['held.book', 'held.refuse'] as const).map((type) => ({ name: type, event: { type } })),
};

export default model;
