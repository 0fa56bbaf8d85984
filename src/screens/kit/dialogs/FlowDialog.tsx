import { lazyDialog } from './lazy-dialog.tsx';

/** A conversation of one to three steps in a modal dialog, fetched when somebody is about to begin one. */
export const FlowDialog = lazyDialog(
  () => import('./ModalFlow.tsx').then((file) => file.ModalFlow),
  ({ onKeep }) => onKeep(),
);
