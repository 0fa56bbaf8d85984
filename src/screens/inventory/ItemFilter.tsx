import { useQuery } from '@tanstack/react-query';
import { useCallback } from 'react';
import { findProducts } from '../../api/queries/products.ts';
import { productView } from '../../api/queries/stock.ts';
import { stockReports, movementPage as words } from '../../domain/words/stock.ts';
import { PickFilter } from '../kit/PickFilter.tsx';
import type { PickOption } from '../kit/use-options.ts';
import { useBusiness } from '../shell/business.ts';

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
  const chosen = useQuery({ ...productView(id, item), enabled: item !== '' }).data;
  const search = useCallback(
    async (query: string): Promise<PickOption[]> =>
      (await findProducts(id, query, most))
        .filter(({ tracked }) => tracked)
        .map((found) => ({ id: found.id, name: found.name, detail: found.sku })),
    [id],
  );
  return (
    <PickFilter
      label={stockReports.stockMovementWords.item}
      placeholder={words.allItems}
      name={item ? (chosen?.name ?? '') : ''}
      search={search}
      onChange={onChange}
    />
  );
}
