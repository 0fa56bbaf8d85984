import { chakra } from '@chakra-ui/react';
import { NativeSelect } from '@chakra-ui/react/native-select';
import { lazyDialog } from '../dialogs/lazy-dialog.tsx';
import { nativeSelectRecipe } from '../fields/control-recipes.ts';
import { Icon } from '../Icon.tsx';

/** One row above a list: search, dates, choices. */
export const Filters = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '2',
    marginBottom: '2.5',
    '& .choice, & input[type=date]': {
      width: 'auto',
      '@media (max-width: 47.99rem)': { minWidth: '0', width: '100%' },
    },
    '& label': { display: 'inline-flex', alignItems: 'center', gap: '1.5', fontSize: '13px', color: 'quiet' },
    '@media (max-width: 47.99rem)': {
      alignItems: 'end',
      // Two in a row; one that is left alone takes all of it.
      '& > *': { flex: '1 1 calc(50% - 4px)', minWidth: '0' },
      // The two ends of a range are side by side.
      '& > search, & > [data-whole], & > .choice:has(+ label)': { flexBasis: '100%' },
      // What is ticked stays in one line with its words.
      '& label:not(:has([type=checkbox]))': { display: 'grid', gap: '0.5' },
    },
  },
});

interface ChoiceProps {
  label: string;
  value: string;
  options: readonly { value: string; label: string }[];
  onChange: (value: string) => void;
}

/** A choice in the filter row; its label is heard, not seen. */
export function FilterChoice({ label, value, options, onChange }: ChoiceProps) {
  return (
    <NativeSelect.Root recipe={nativeSelectRecipe} size="sm" className="choice">
      <NativeSelect.Field
        aria-label={label}
        value={value}
        onChange={(event) => onChange(event.currentTarget.value)}
      >
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </NativeSelect.Field>
      <NativeSelect.Indicator>
        <Icon name="down" size={14} />
      </NativeSelect.Indicator>
    </NativeSelect.Root>
  );
}

/** A range of days in the filter row, fetched where somebody wants days of their own. */
export const FilterRange = lazyDialog(() => import('./FilterRange.tsx').then((file) => file.FilterRange));
