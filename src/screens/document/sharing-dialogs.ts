import { lazyDialog } from '../kit/dialogs/lazy-dialog.tsx';

/** The dialogs of sending and sharing, fetched when one is first asked for. */
export const SharingDialogs = lazyDialog(async () => (await import('./SharingDialogs.tsx')).SharingDialogs);
