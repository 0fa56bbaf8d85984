import type { TestModel } from '../../../tools/paths/src/test-model.ts';
import { importRunChart } from './import-run.lifecycle.ts';

const read = {
  unconfirmed: false,
  pending: 0,
  made: 3,
  recent: true,
  fileKept: true,
  encodingBy: 'file',
} as const;

const model: TestModel<typeof importRunChart> = {
  name: 'import-run',
  machine: importRunChart,
  starts: [
    { name: 'a file whose rows were all imported', input: read },
    { name: 'a file with rows to come, none imported', input: { ...read, pending: 3, made: 0 } },
    { name: 'a file of which nothing was imported', input: { ...read, made: 0 } },
    { name: 'a file that was imported before', input: { ...read, unconfirmed: true } },
    { name: 'a file imported long ago', input: { ...read, recent: false } },
    { name: 'a file that isn’t kept any more', input: { ...read, fileKept: false } },
    { name: 'a file whose encoding nobody chose', input: { ...read, made: 0, encodingBy: 'proposal' } },
    { name: 'a file whose encoding somebody chose', input: { ...read, made: 0, encodingBy: 'person' } },
  ],
  cases: () => [
    { name: 'import.map', event: { type: 'import.map', missing: [] } },
    { name: 'import.map without a column of names', event: { type: 'import.map', missing: ['Name'] } },
    ...(
      [
        'import.decode',
        'import.chooseHeader',
        'import.start',
        'import.rowsDone',
        'import.finish',
        'import.stop',
        'import.reachCap',
        'import.fail',
        'import.resume',
        'import.undo',
        'import.rowsUndone',
        'import.finishUndo',
        'import.discard',
        'import.remove',
      ] as const
    ).map((type) => ({ name: type, event: { type } })),
  ],
};

export default model;
