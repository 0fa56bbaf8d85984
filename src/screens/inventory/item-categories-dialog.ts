import { lazyDialog } from '../kit/lazy-dialog.tsx';

/** The categories of items, fetched when they are first asked for. */
export const ItemCategoriesDialog = lazyDialog(
  async () => (await import('./ItemCategoriesDialog.tsx')).ItemCategoriesDialog,
);
