import type { TestModel } from '../../../../../../tools/paths/src/test-model.ts';
import { uploadFlow } from './upload.flow.ts';

/** The line throws errors and nothing else. */
const isError = (error: unknown) => {
  if (!(error instanceof Error)) throw new Error('It is no error.');
};

const model: TestModel<typeof uploadFlow> = {
  name: 'upload',
  machine: uploadFlow,
  starts: [{ name: 'new' }],
  cases: ({ status }) =>
    status === 'done'
      ? []
      : [
          { name: 'file.choose an empty file', event: { type: 'file.choose', pages: 0 } },
          { name: 'file.choose one page', event: { type: 'file.choose', pages: 1 } },
          { name: 'upload.cancel', event: { type: 'upload.cancel' } },
          { name: 'upload.retry', event: { type: 'upload.retry' } },
          { name: 'help.toggle', event: { type: 'help.toggle' } },
          { name: 'upload.pause', event: { type: 'upload.pause' } },
          { name: 'upload.resume', event: { type: 'upload.resume' } },
        ],
  ports: {
    sendFile: {
      done: [
        { name: 'stored', output: { stored: true } },
        { name: 'lost', output: { stored: false } },
      ],
      error: [{ name: 'no line', error: new Error('no line') }],
      parseError: isError,
    },
  },
};

export default model;
