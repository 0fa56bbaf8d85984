import type { importCalls } from '../../src/api/calls/import.ts';
import type { taskCalls } from '../../src/api/calls/task.ts';
import type { taskListCalls } from '../../src/api/calls/task-list.ts';
import type { Fixture } from './fixture.ts';

const mapping = {
  mapping: [
    { field: 'name', column: 0 },
    { field: 'price', column: 1 },
  ],
  dateformat: 'iso',
  decimalsign: '.',
  duplicates: 'skip',
  replacements: [{ field: 'unit', value: 'piece', by: 'PCs' }],
} as const;

/** A request for each call of imports. */
export const imports: { [Name in keyof typeof importCalls]: (fixture: Fixture) => Record<string, unknown> } =
  {
    listImports: () => ({}),
    importErrorFile: ({ doneImport }) => ({ importid: doneImport }),
    exportOwnFile: () => ({ type: 'sales' }),
    uploadImport: ({ name }) => ({ filename: `${name}.csv` }),
    // Started once, it is so again.
    startImport: ({ doneImport }) => ({ importid: doneImport }),
    importHeaders: ({ newImport }) => ({ importid: newImport }),
    viewImport: ({ newImport }) => ({ importid: newImport }),
    decodeImport: ({ newImport }) => ({ importid: newImport, encoding: 'utf-8' }),
    // It is on that line already.
    chooseImportHeader: ({ newImport }) => ({ importid: newImport, headerline: 1 }),
    mapImport: ({ newImport }) => ({ importid: newImport, ...mapping }),
    previewImport: ({ newImport }) => ({ importid: newImport, ...mapping }),
    stopImport: ({ stoppedImport }) => ({ importid: stoppedImport }),
    resumeImport: ({ stoppedImport }) => ({ importid: stoppedImport }),
    undoImport: ({ undoneImport }) => ({ importid: undoneImport }),
    discardImport: ({ discardedImport }) => ({ importid: discardedImport }),
    removeImport: ({ discardedImport }) => ({ importid: discardedImport }),
  };

/** A request for each call about long work. */
export const taskSamples: {
  [Name in keyof (typeof taskCalls & typeof taskListCalls)]: (fixture: Fixture) => Record<string, unknown>;
} = {
  openTasks: () => ({}),
  listTasks: () => ({}),
  stopTask: ({ stoppedTask }) => ({ taskid: stoppedTask }),
  retryTask: ({ stoppedTask }) => ({ taskid: stoppedTask }),
  downloadTaskFile: ({ fileTask }) => ({ taskid: fileTask }),
};
