import { queryOptions } from '@tanstack/react-query';
import { send } from '../client/client.ts';
import { productCalls } from '../contract/product.ts';
import { productFromWire } from '../wire/product.ts';

/** The order of items wherever they are listed. */
const byName = { sortBy: 'name', sortOrder: 'asc' } as const;

/** What every query of items begins with. */
export const productsKey = (businessId: string) => ['products', businessId] as const;

export const productView = (businessId: string, productId: string) =>
  queryOptions({
    queryKey: [...productsKey(businessId), 'one', productId],
    queryFn: async ({ signal }) =>
      productFromWire(
        (await send(productCalls.getProduct, { signal, query: { businessId, productId } })).data,
      ),
  });

/** As many items as the lines of a document are searched among. Source: sales-and-access, section 9. */
export const mostOnLines = 1000;

/** Items whose name, SKU or barcode holds the text, by name. */
export const findProducts = async (businessId: string, searchQuery: string, most: number) =>
  (
    await send(productCalls.listProducts, {
      query: { businessId, page: '1', limit: String(most), ...byName, searchQuery: searchQuery || undefined },
    })
  ).products.map(productFromWire);
