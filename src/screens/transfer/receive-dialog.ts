import { lazyDialog } from '../kit/dialogs/lazy-dialog.tsx';

/** The dialog that takes in what was sent, all of it or a part, fetched when it is first asked for. */
export const ReceiveDialog = lazyDialog(async () => (await import('./ReceiveDialog.tsx')).ReceiveDialog);
