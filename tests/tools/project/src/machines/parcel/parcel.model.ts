import type { TestModel } from '../../../../../../tools/paths/src/test-model.ts';
import { parcelLifecycle } from './parcel.lifecycle.ts';

const model: TestModel<typeof parcelLifecycle> = {
  name: 'parcel',
  machine: parcelLifecycle,
  starts: [
    { name: 'free', input: { due: 0, fragile: false, notes: 0 } },
    { name: 'fragile, 200 due', input: { due: 200, fragile: true, notes: 0 } },
    { name: 'restored, 100 due', state: 'owing', context: { due: 100, fragile: false, notes: 0 } },
  ],
  cases: ({ context: { due } }) => [
    { name: 'parcel.pack', event: { type: 'parcel.pack' } },
    { name: 'payment.record nothing', event: { type: 'payment.record', cents: 0 } },
    { name: 'payment.record all but 100', event: { type: 'payment.record', cents: due - 100 } },
    { name: 'payment.record the rest', event: { type: 'payment.record', cents: due } },
    { name: 'payment.record a cent too much', event: { type: 'payment.record', cents: due + 1 } },
    { name: 'note.add', event: { type: 'note.add' } },
    { name: 'parcel.ship insured', event: { type: 'parcel.ship', insured: true } },
    { name: 'parcel.ship uninsured', event: { type: 'parcel.ship', insured: false } },
    { name: 'parcel.cancel', event: { type: 'parcel.cancel' } },
    { name: 'parcel.restore', event: { type: 'parcel.restore' } },
  ],
};

export default model;
