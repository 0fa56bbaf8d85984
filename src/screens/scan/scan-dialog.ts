import { lazyDialog } from '../kit/dialogs/lazy-dialog.tsx';

/** The camera that scans barcodes, fetched when somebody is about to open it. */
export const ScanDialog = lazyDialog(() => import('./ScanDialog.tsx').then((file) => file.ScanDialog));
