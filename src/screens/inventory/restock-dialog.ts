import { lazyDialog } from '../kit/dialogs/lazy-dialog.tsx';

/** The dialog that orders items, fetched when it is first asked for. */
export const RestockDialog = lazyDialog(async () => (await import('./RestockDialog.tsx')).RestockDialog);
