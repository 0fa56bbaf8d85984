import { lazyDialog } from './lazy-dialog.tsx';

export interface BulkAct {
  key: string;
  /** Names how many it is for when not all: "Delete 2". Never "Cancel" alone, which reads as if it let the selection go. */
  label: string;
  onPress: () => void;
  /** It makes a file and changes nothing: it makes room for those that do. */
  aside?: true | undefined;
}

export interface BulkBarProps {
  count: number;
  acts: readonly BulkAct[];
  onClear: () => void;
}

const SelectionBar = lazyDialog<BulkBarProps>(
  () => import('./SelectionBar.tsx').then((file) => file.SelectionBar),
  ({ onClear }) => onClear(),
);

/** What can be done with the selected rows; Escape clears the selection. Fetched when a box is looked at. */
export const BulkBar = Object.assign(
  (props: BulkBarProps) => (props.count > 0 ? <SelectionBar {...props} /> : null),
  { intend: SelectionBar.intend, load: SelectionBar.load },
);
