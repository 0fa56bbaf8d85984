import type { TestModel } from '../../../tools/paths/src/test-model.ts';
import { providerDisputeChart } from './provider-dispute.lifecycle.ts';

const model: TestModel<typeof providerDisputeChart> = {
  name: 'provider-dispute',
  machine: providerDisputeChart,
  starts: [{ name: 'a dispute that was announced' }],
  cases: () =>
    (['dispute.warned', 'dispute.opened', 'dispute.reviewed', 'dispute.won', 'dispute.lost'] as const).map(
      (type) => ({ name: type, event: { type } }),
    ),
};

export default model;
