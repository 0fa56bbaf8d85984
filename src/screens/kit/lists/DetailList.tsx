import type { SlotRecipeDefinition } from '@chakra-ui/react';
import { DataList } from '@chakra-ui/react/data-list';
import type { ReactNode } from 'react';

const detailsRecipe: SlotRecipeDefinition = {
  slots: ['root', 'item', 'itemLabel', 'itemValue'],
  base: {
    root: {
      display: 'grid',
      gridTemplateColumns: 'repeat(auto-fill, minmax(min(180px, 100%), 1fr))',
      gap: '16px 24px',
      fontSize: '14px',
      // Two short ones in a row of a phone.
      '@media (max-width: 47.99rem)': {
        gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
        gap: '12px 16px',
        '& > .long': { gridColumn: '1 / -1' },
      },
    },
    item: { '&.wide': { gridColumn: '1 / -1' } },
    itemLabel: { fontSize: '13px', color: 'quiet' },
    itemValue: {
      overflowWrap: 'anywhere',
      whiteSpace: 'pre-line',
      '& a': { color: 'accent', textUnderlineOffset: '2px' },
    },
  },
};

/** A fact of a card; what is empty is left out, what is long has a line of its own. */
export interface Detail {
  label: string;
  value: ReactNode;
  wide?: boolean;
  /** It doesn't fit into half a line of a phone; of a text this is known. */
  long?: boolean;
}

/** Of the characters of a line, how many fit into half a phone. */
const halfLine = 18;

const isLong = ({ value, long = false }: Detail): boolean =>
  typeof value === 'string' ? value.split('\n').some((line) => line.length > halfLine) : long;

const lineOf = (row: Detail): string | undefined => (row.wide ? 'wide' : isLong(row) ? 'long' : undefined);

/** The facts of a card, each under what it is; what is empty is left out. */
export function DetailList({ label, rows }: { label: string; rows: readonly Detail[] }) {
  return (
    <DataList.Root recipe={detailsRecipe} aria-label={label}>
      {rows
        .filter(({ value }) => value)
        .map((row) => (
          <DataList.Item key={row.label} className={lineOf(row)}>
            <DataList.ItemLabel>{row.label}</DataList.ItemLabel>
            <DataList.ItemValue>{row.value}</DataList.ItemValue>
          </DataList.Item>
        ))}
    </DataList.Root>
  );
}
