import type { TestModel } from '../../../tools/paths/src/test-model.ts';
import { providerRefundChart } from './provider-refund.lifecycle.ts';

const model: TestModel<typeof providerRefundChart> = {
  name: 'provider-refund',
  machine: providerRefundChart,
  starts: [{ name: 'a refund that was asked for' }],
  cases: () =>
    (['refund.unanswered', 'refund.pending', 'refund.done', 'refund.failed'] as const).map((type) => ({
      name: type,
      event: { type },
    })),
};

export default model;
