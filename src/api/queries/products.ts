import { send } from '../client/client.ts';
import { listProductsCall } from '../contract/product-list.ts';
import { productFromWire } from '../wire/product.ts';

/** The order of items wherever they are listed. */
const byName = { sortBy: 'name', sortOrder: 'asc' } as const;

/** What every query of items begins with. */
export const productsKey = (businessId: string) => ['products', businessId] as const;

/** As many items as the lines of a document are searched among. Source: sales-and-access, section 9. */
export const mostOnLines = 1000;

/** Items whose name, SKU or barcode holds the text, by name. */
export const findProducts = async (businessId: string, searchQuery: string, most: number) =>
  (
    await send(listProductsCall, {
      query: { businessId, page: '1', limit: String(most), ...byName, searchQuery: searchQuery || undefined },
    })
  ).products.map(productFromWire);
