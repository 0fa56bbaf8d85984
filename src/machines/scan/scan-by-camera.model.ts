import type { TestModel } from '../../../tools/paths/src/test-model.ts';
import { asSaying, refusedByPage } from '../problem.samples.ts';
import { saying } from '../problem.ts';
import { scanByCameraFlow } from './scan-by-camera.flow.ts';

const model: TestModel<typeof scanByCameraFlow> = {
  name: 'scan-by-camera',
  machine: scanByCameraFlow,
  starts: [{ name: 'opened' }],
  ports: {
    openCamera: {
      done: [{ name: 'allowed', output: undefined }],
      error: [refusedByPage('The camera is blocked for this page.')],
      parseError: asSaying,
    },
    watch: {},
    take: {
      done: [{ name: 'known', output: { id: 'candle', name: 'Candle' } }],
      error: [{ ...refusedByPage('No item has this barcode.'), name: 'unknown' }],
      parseError: asSaying,
    },
  },
  cases: [
    { name: 'code.read one', event: { type: 'code.read', code: '4006381333931' } },
    { name: 'code.read another', event: { type: 'code.read', code: 'SOAP-1' } },
    {
      name: 'camera.lost',
      event: { type: 'camera.lost', error: saying('The camera was disconnected.') },
    },
    { name: 'camera.retry', event: { type: 'camera.retry' } },
  ],
  bound: ({ context }) => context.waiting.length <= 2,
};
export default model;
