import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { send } from '../client/client.ts';
import type { AnswerOf } from '../contract/call.ts';
import { productCalls } from '../contract/product.ts';

export type ProductView = AnswerOf<typeof productCalls.getProduct>['data'];

const productsKey = (businessId: string) => ['products', businessId] as const;

export const productList = (businessId: string, filter: { page: number; search: string }) =>
  queryOptions({
    queryKey: [...productsKey(businessId), 'list', filter],
    queryFn: () =>
      send(productCalls.listProducts, {
        query: {
          businessId,
          page: String(filter.page),
          limit: '10',
          searchQuery: filter.search || undefined,
        },
      }),
    select: ({ products, total }) => ({ rows: products, total }),
    placeholderData: keepPreviousData,
  });

export const productView = (businessId: string, productId: string) =>
  queryOptions({
    queryKey: [...productsKey(businessId), 'one', productId],
    queryFn: async () => (await send(productCalls.getProduct, { query: { businessId, productId } })).data,
  });

/** Items whose name, SKU or barcode holds the text; the documents' limit for line items is 1000, a picker shows 50. */
export const findProducts = async (businessId: string, searchQuery: string) =>
  (
    await send(productCalls.listProducts, {
      query: { businessId, page: '1', limit: '50', searchQuery: searchQuery || undefined },
    })
  ).products;
