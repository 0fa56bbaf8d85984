import { importAnswers } from './import-files.words.ts';

/** Why an import can’t do that, and the way out. */
export const importRunRefusals = {
  fileGone: importAnswers.fileGone,
  columnsMissing: ({ columns }: { columns: readonly string[] }) =>
    `Choose a column for ${columns.join(' and ')} first.`,
  encodingUnknown: 'This file doesn’t say how its letters are saved. Choose its encoding first.',
  encodingKnown: 'The encoding of this file is known, so it can’t be changed.',
  columnNamesUnreadable: 'The column names can’t be read in this encoding. Choose another one.',
  fileKnown: 'You imported this file before. Confirm that you want to import it again.',
  notMapped: 'Match the columns first.',
  running: 'This import is running. Stop it first.',
  notRunning: 'This import isn’t running.',
  rowsLeft: ({ rows }: { rows: number }) => `There are still ${rows} rows to import.`,
  startedBefore: 'This import has started. Its columns can no longer be changed.',
  rowsImported: 'Rows have already been imported. Undo the import instead.',
  nothingImported: 'This import added and changed nothing, so there’s nothing to undo.',
  undoTooLate: 'An import can be undone for 30 days after it ends.',
  finished: 'This import has finished. Upload the file again to start a new one.',
  undoing: 'This import is being undone. Wait until that’s finished.',
  undone: 'This import was undone. Upload the file again to start a new one.',
  discarded: 'This import was discarded. Upload the file again to start a new one.',
  notUndoing: 'This import isn’t being undone.',
  notStopped: 'Only an import that was stopped or failed can be resumed.',
};
