import { lazyDialog } from './lazy-dialog.tsx';

/** A modal dialog, fetched when somebody is about to open one. */
export const Dialog = lazyDialog(() => import('./ModalDialog.tsx').then((file) => file.ModalDialog));
