import { lazyDialog } from '../kit/dialogs/lazy-dialog.tsx';

/** The files of a document or an expense, fetched when they are first asked for. */
export const FilesDialog = lazyDialog(async () => (await import('./FilesDialog.tsx')).FilesDialog);
