import { lazyDialog } from '../kit/dialogs/lazy-dialog.tsx';

/** The dialog that changes an item's stock by hand, fetched when it is first asked for. */
export const StockDialog = lazyDialog(async () => (await import('./StockDialog.tsx')).StockDialog);
