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
}

/** The facts of a card, each under what it is; what is empty is left out. */
export function DetailList({ label, rows }: { label: string; rows: readonly Detail[] }) {
  return (
    <DataList.Root recipe={detailsRecipe} aria-label={label}>
      {rows
        .filter(({ value }) => value)
        .map((row) => (
          <DataList.Item key={row.label} className={row.wide ? 'wide' : undefined}>
            <DataList.ItemLabel>{row.label}</DataList.ItemLabel>
            <DataList.ItemValue>{row.value}</DataList.ItemValue>
          </DataList.Item>
        ))}
    </DataList.Root>
  );
}
