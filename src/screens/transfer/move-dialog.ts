import { lazyDialog } from '../kit/dialogs/lazy-dialog.tsx';

/** The dialog that shows what cancelling or sending back will do, fetched when it is first asked for. */
export const MoveDialog = lazyDialog(async () => (await import('./MoveDialog.tsx')).MoveDialog);
