import { lazyDialog } from '../kit/dialogs/lazy-dialog.tsx';

/** Fetched once somebody is about to undo, discard or delete. */
export const ConfirmAct = lazyDialog(async () => (await import('./ConfirmAct.tsx')).ConfirmAct);
