import { chakra } from '@chakra-ui/react';
import { NativeSelect } from '@chakra-ui/react/native-select';
import { type ReactNode, useState } from 'react';
import { listPage as words } from '../../../domain/words/lists.ts';
import { Button } from '../buttons/Button.tsx';
import { lazyDialog } from '../dialogs/lazy-dialog.tsx';
import { nativeSelectRecipe } from '../fields/control-recipes.ts';
import { Icon } from '../Icon.tsx';
import { useIsPhone } from '../use-is-phone.ts';

/** What stays on a phone: the search, what a page is of, the days at the beginning with the two ends of their range. */
const kept =
  'search, [data-first], .choice:first-child, .choice:first-child + label, .choice:first-child + label + label';
const folded = `:not(${kept}, .unfold)`;
const folds = `&:has(> ${folded})`;

const Row = chakra('div', {
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
    '& > .unfold': { display: 'none' },
    '@media (max-width: 47.99rem)': {
      alignItems: 'end',
      marginBottom: '2',
      // Two in a row; one that is left alone takes all of it.
      '& > *': { flex: '1 1 calc(50% - 4px)', minWidth: '0' },
      // The two ends of a range are side by side.
      '& > search, & > [data-whole], & > .choice:has(+ label)': { flexBasis: '100%' },
      // What is ticked stays in one line with its words.
      '& label:not(:has([type=checkbox]))': { display: 'grid', gap: '0.5' },
      // The search, or the days where there is none, is what most people want of it: the others are a press away.
      [`${folds} > .unfold`]: { display: 'inline-flex', flex: 'none' },
      [`${folds}:not([data-open]) > search, ${folds}:not([data-open]) > .choice:first-child`]: {
        flex: '1 1 0',
      },
      // Both: what unfolds the others stands beside the days, and the search takes a row of its own.
      [`${folds}:not([data-open]) > .choice:first-child:has(~ search)`]: { order: -2 },
      [`${folds}:not([data-open]) > .choice:first-child:has(~ search) ~ .unfold`]: { order: -1 },
      [`${folds}:not([data-open]) > .choice:first-child ~ search`]: { flexBasis: '100%' },
      [`${folds}:not([data-open]) > ${folded}`]: { display: 'none' },
    },
  },
});

interface FiltersProps {
  className?: string;
  /** Some keep rows out already: they are shown from the start. */
  narrowed?: boolean;
  /** What a phone folds away, where that isn't filters. */
  folds?: string | undefined;
  children: ReactNode;
}

/** One row above a list: search, dates, choices. On a phone what goes beyond the first of them is folded away. */
export function Filters({
  className,
  narrowed = false,
  folds: what = words.filters,
  children,
}: FiltersProps) {
  const [open, setOpen] = useState(narrowed);
  const isPhone = useIsPhone();
  return (
    <Row className={className} data-open={open || undefined}>
      {children}
      {isPhone && (
        <span className="unfold">
          <Button aria-expanded={open} onClick={() => setOpen(!open)}>
            {what} <Icon name="down" />
          </Button>
        </span>
      )}
    </Row>
  );
}

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
