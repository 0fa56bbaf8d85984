import { useQuery } from '@tanstack/react-query';
import { useCallback, useState } from 'react';
import { findProducts } from '../../api/queries/products.ts';
import { productView } from '../../api/queries/stock.ts';
import { stockReports, movementPage as words } from '../../domain/words/stock.ts';
import { Combobox } from '../kit/Combobox.tsx';
import { inputRecipe } from '../kit/field-recipes.ts';
import { styled } from '../kit/styled.ts';
import type { PickOption } from '../kit/use-options.ts';
import { useBusiness } from '../shell/business.ts';

const Place = styled('span', {
  base: {
    position: 'relative',
    display: 'block',
    width: '220px',
    '& > input': { ...inputRecipe.base, ...inputRecipe.variants?.size?.sm },
    '@media (max-width: 47.99rem)': { width: '100%', gridColumn: '1 / -1' },
  },
});

/** As many as are found at once. */
const most = 20;

interface ItemFilterProps {
  /** The item rows are of; empty for all. */
  item: string;
  onChange: (item: string) => void;
}

/** Which item a list is of, found by its name, SKU or barcode; all of them while it is empty. */
export function ItemFilter({ item, onChange }: ItemFilterProps) {
  const { id } = useBusiness();
  const [typed, setTyped] = useState<string | null>(null);
  const chosen = useQuery({ ...productView(id, item), enabled: item !== '' }).data;
  const search = useCallback(
    async (query: string): Promise<PickOption[]> =>
      (await findProducts(id, query, most))
        .filter(({ tracked }) => tracked)
        .map((found) => ({ id: found.id, name: found.name, detail: found.sku })),
    [id],
  );
  return (
    <Place>
      <Combobox
        ties={{ 'aria-label': stockReports.stockMovementWords.item }}
        text={typed ?? (item ? (chosen?.name ?? '') : '')}
        onText={(text) => {
          setTyped(text);
          if (text === '') onChange('');
        }}
        onPick={(option) => {
          setTyped(null);
          onChange(option.id);
        }}
        onLeave={() => setTyped(null)}
        search={search}
        placeholder={words.allItems}
      />
    </Place>
  );
}
