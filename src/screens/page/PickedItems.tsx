import { chakra } from '@chakra-ui/react';
import type { ComponentProps, ReactNode } from 'react';
import { IconButton } from '../kit/buttons/IconButton.tsx';
import { PickerField } from '../kit/fields/PickerField.tsx';
import { QuantityField } from '../kit/fields/QuantityField.tsx';
import type { PickOption } from '../kit/fields/use-options.ts';
import { Icon } from '../kit/Icon.tsx';

const Lines = chakra('fieldset', {
  base: {
    '& > legend': { fontSize: '14px', fontWeight: '550', marginBottom: '2' },
    '& li': {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 360px) auto',
      alignItems: 'center',
      gap: '3',
      padding: '10px 0',
      borderBottom: '1px solid {colors.line}',
    },
    '& > .add': { display: 'grid', gap: '3', paddingTop: '3' },
  },
});

/** An item with how many of it, as it is typed. */
export interface PickedItem {
  id: string;
  /** What the field of its quantity is called. */
  label: string;
  quantity: string;
  hint?: string | undefined;
  problem?: string | undefined;
  /** What takes it off. */
  remove: string;
}

interface PickedItemsProps extends Pick<ComponentProps<typeof PickerField>, 'search' | 'hint' | 'problem'> {
  /** Stands before the names of the fields in the ids of their controls. */
  id: string;
  legend: string;
  items: readonly PickedItem[];
  onQuantity: (index: number, quantity: string) => void;
  onRemove: (index: number) => void;
  /** What the field is called that adds one. */
  add: string;
  placeholder: string;
  onAdd: (picked: PickOption) => void;
  /** Below it: other ways to add one. */
  children?: ReactNode;
  /** What is added is first, below where it is added. */
  newestFirst?: boolean;
}

/** Items with a quantity each; what is found is added at the end, unless the newest stand first. */
export function PickedItems(props: PickedItemsProps) {
  const {
    id,
    legend,
    items,
    onQuantity,
    onRemove,
    add,
    placeholder,
    onAdd,
    children,
    newestFirst,
    ...picker
  } = props;
  const list = items.length > 0 && (
    <ul>
      {items.map((item, index) => (
        <li key={item.id}>
          <QuantityField
            id={`${id}.${index}.quantity`}
            label={item.label}
            hint={item.hint}
            value={item.quantity}
            onChange={(quantity) => onQuantity(index, quantity)}
            problem={item.problem}
          />
          <IconButton label={item.remove} onClick={() => onRemove(index)}>
            <Icon name="close" />
          </IconButton>
        </li>
      ))}
    </ul>
  );
  return (
    <Lines>
      <legend>{legend}</legend>
      {!newestFirst && list}
      <div className="add">
        <PickerField
          // Each item that is added leaves an empty field for the next.
          key={items.length}
          id={id}
          label={add}
          picked={null}
          onPick={(picked) => picked && onAdd(picked)}
          placeholder={placeholder}
          {...picker}
        />
        {children}
      </div>
      {newestFirst && list}
    </Lines>
  );
}
