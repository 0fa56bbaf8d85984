import { useCallback } from 'react';
import { productCalls } from '../../api/calls/product.ts';
import { useCall } from '../../api/client/query.ts';
import { stockReports, movementPage as words } from '../../domain/words/stock.ts';
import { useBusiness } from '../frame/business.ts';
import type { PickOption } from '../kit/fields/use-options.ts';
import { PickFilter } from '../kit/lists/PickFilter.tsx';
import { findProducts } from '../page/find-products.ts';

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
  const chosen = useCall(
    productCalls.getProduct,
    { businessId: id, id: item },
    { enabled: item !== '' },
  ).data;
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
