import type { TestModel } from '../../../tools/paths/src/test-model.ts';
import { planInvoiceChart } from './plan-invoice.lifecycle.ts';

const model: TestModel<typeof planInvoiceChart> = {
  name: 'plan-invoice',
  machine: planInvoiceChart,
  starts: [{ name: 'an invoice that was drafted' }],
  cases: () =>
    (['finalise', 'pay', 'fail', 'void', 'refund.part', 'refund.whole'] as const).map((type) => ({
      name: type,
      event: { type },
    })),
};

export default model;
