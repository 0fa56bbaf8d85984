import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { send } from '../client/client.ts';
import { productCalls } from '../contract/product.ts';
import { productFromWire } from '../wire/product.ts';

/** The order of items wherever they are listed. */
const byName = { sortBy: 'name', sortOrder: 'asc' } as const;

const productsKey = (businessId: string) => ['products', businessId] as const;

export const productList = (businessId: string, filter: { page: number; search: string }) =>
  queryOptions({
    queryKey: [...productsKey(businessId), 'list', filter],
    queryFn: async ({ signal }) => {
      const { products, total } = await send(productCalls.listProducts, {
        signal,
        query: {
          businessId,
          page: String(filter.page),
          limit: '10',
          ...byName,
          searchQuery: filter.search || undefined,
        },
      });
      return { rows: products.map(productFromWire), total };
    },
    placeholderData: keepPreviousData,
  });

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
