import { listProductsCall } from '../../api/calls/product-list.ts';
import { ask } from '../../api/client/ask.ts';
import type { ProductRow } from '../../domain/stock/product.ts';

/** Items whose name, SKU or barcode holds the text, by name. */
export const findProducts = async (businessId: string, search: string, most: number): Promise<ProductRow[]> =>
  (
    await ask(listProductsCall, {
      businessId,
      page: '1',
      limit: String(most),
      sort: 'name',
      order: 'asc',
      search: search || undefined,
    })
  ).rows;
