import { lazyDialog } from '../dialogs/lazy-dialog.tsx';
import type { BulkBarProps } from './SelectionBar.tsx';

const SelectionBar = lazyDialog<BulkBarProps>(
  () => import('./SelectionBar.tsx').then((file) => file.SelectionBar),
  ({ onClear }) => onClear(),
);

/** What can be done with the selected rows; Escape clears the selection. Fetched when a box is looked at. */
export const BulkBar = Object.assign(
  (props: BulkBarProps) => (props.count > 0 ? <SelectionBar {...props} /> : null),
  { intend: SelectionBar.intend, load: SelectionBar.load },
);
