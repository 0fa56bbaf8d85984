import { lazyDialog } from '../kit/dialogs/lazy-dialog.tsx';

/** The categories of expenses, fetched when they are first asked for. */
export const CategoriesDialog = lazyDialog(
  async () => (await import('./CategoriesDialog.tsx')).CategoriesDialog,
);
