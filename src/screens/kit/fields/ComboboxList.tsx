import { lazyDialog } from '../dialogs/lazy-dialog.tsx';

/** The choices of a combobox, fetched when the pointer or the focus stands on its control. */
export const ComboboxList = lazyDialog(() => import('./FoundList.tsx').then((file) => file.FoundList));
