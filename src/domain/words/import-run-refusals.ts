/** Why an import can’t do that, and the way out. */

export { fileGone } from './import-answers.ts';

export const columnsMissing = ({ columns }: { columns: readonly string[] }) =>
  `Choose a column for ${columns.join(' and ')} first.`;
export const encodingUnknown = 'This file doesn’t say how its letters are saved. Choose its encoding first.';
export const encodingKnown = 'The encoding of this file is known, so it can’t be changed.';
export const columnNamesUnreadable = 'The column names can’t be read in this encoding. Choose another one.';
export const fileKnown = 'You imported this file before. Confirm that you want to import it again.';
export const notMapped = 'Match the columns first.';
export const running = 'This import is running. Stop it first.';
export const notRunning = 'This import isn’t running.';
export const rowsLeft = ({ rows }: { rows: number }) => `There are still ${rows} rows to import.`;
export const startedBefore = 'This import has started. Its columns can no longer be changed.';
export const rowsImported = 'Rows have already been imported. Undo the import instead.';
export const nothingImported = 'This import added and changed nothing, so there’s nothing to undo.';
export const undoTooLate = 'An import can be undone for 30 days after it ends.';
export const finished = 'This import has finished. Upload the file again to start a new one.';
export const undoing = 'This import is being undone. Wait until that’s finished.';
export const undone = 'This import was undone. Upload the file again to start a new one.';
export const discarded = 'This import was discarded. Upload the file again to start a new one.';
export const notUndoing = 'This import isn’t being undone.';
export const notStopped = 'Only an import that was stopped or failed can be resumed.';
