import { chakra } from '@chakra-ui/react';
import { useState } from 'react';
import { Icon } from '../Icon.tsx';
import { steady } from '../steady.tsx';
import { Combobox } from './Combobox.tsx';
import { Field, type FieldWords } from './Field.tsx';
import type { AddNew } from './FoundList.tsx';
import { inputRecipe } from './field-recipes.ts';
import type { PickOption, SearchOptions } from './use-options.ts';

const PickerRoot = chakra('span', {
  base: {
    position: 'relative',
    display: 'block',
    '& > input': { ...inputRecipe.base, ...inputRecipe.variants?.size?.md, paddingInlineEnd: '36px' },
    '& > svg': {
      position: 'absolute',
      insetInlineEnd: '12px',
      top: '50%',
      marginTop: '-8px',
      pointerEvents: 'none',
    },
  },
});

interface PickerFieldProps extends FieldWords {
  /** What is picked now; null when nothing is. */
  picked: PickOption | null;
  /** Null when the person emptied the field. */
  onPick: (option: PickOption | null) => void;
  search: SearchOptions;
  addNew?: AddNew;
  placeholder?: string;
}

/** One of many, found by typing: a customer, an account. What is typed but not picked is put back on leaving. */
export const PickerField = steady(
  ({ picked, onPick, search, addNew, placeholder, ...words }: PickerFieldProps) => {
    const [typed, setTyped] = useState<string | null>(null);
    return (
      <Field {...words}>
        {(ties) => (
          <PickerRoot>
            <Combobox
              ties={ties}
              search={search}
              addNew={addNew}
              placeholder={placeholder}
              text={typed ?? picked?.name ?? ''}
              onText={(text) => {
                setTyped(text);
                if (text === '') onPick(null);
              }}
              onPick={(option) => {
                setTyped(null);
                onPick(option);
              }}
              onLeave={() => setTyped(null)}
            />
            <Icon name="down" />
          </PickerRoot>
        )}
      </Field>
    );
  },
);
