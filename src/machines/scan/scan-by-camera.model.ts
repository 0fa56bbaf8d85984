import type { TestModel } from '../../../tools/paths/src/test-model.ts';
import { scanByCameraFlow } from './scan-by-camera.flow.ts';

const model: TestModel<typeof scanByCameraFlow> = {
  name: 'scan-by-camera',
  machine: scanByCameraFlow,
  starts: [{ name: 'opened' }],
  ports: {
    openCamera: {
      done: [{ name: 'allowed', output: undefined }],
      error: [{ name: 'refused', error: { message: 'The camera is blocked for this page.', fields: [] } }],
    },
    watch: {},
    take: {
      done: [{ name: 'known', output: { id: 'candle', name: 'Candle' } }],
      error: [{ name: 'unknown', error: { message: 'No item has this barcode.', fields: [] } }],
    },
  },
  cases: [
    { name: 'code.read one', event: { type: 'code.read', code: '4006381333931' } },
    { name: 'code.read another', event: { type: 'code.read', code: 'SOAP-1' } },
    {
      name: 'camera.lost',
      event: { type: 'camera.lost', error: { message: 'The camera was disconnected.', fields: [] } },
    },
    { name: 'camera.retry', event: { type: 'camera.retry' } },
  ],
  bound: ({ context }) => context.waiting.length <= 2,
};
export default model;
