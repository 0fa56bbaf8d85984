import { lazyDialog } from '../kit/lazy-dialog.tsx';

/** The dialog that takes in a part of what was sent, fetched when it is first asked for. */
export const ReceiveDialog = lazyDialog(async () => (await import('./ReceiveDialog.tsx')).ReceiveDialog);
