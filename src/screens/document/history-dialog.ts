import { lazyDialog } from '../kit/dialogs/lazy-dialog.tsx';

/** All that happened to a document, fetched when somebody is about to look. */
export const HistoryDialog = lazyDialog(async () => (await import('./DocumentHistory.tsx')).DocumentHistory);
