export { CancellationsDialog } from './CancellationsDialog.tsx';
/** What is opened for credit notes, in one file: whoever opens one often opens the other. */
export { CreditNotesDialog } from './CreditNotesDialog.tsx';
export { GiveBackDialog } from './GiveBackDialog.tsx';
