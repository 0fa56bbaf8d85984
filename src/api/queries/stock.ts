import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { ItemCategory } from '../../domain/item-category.ts';
import { openOnNone, type ProductView, productStanding } from '../../domain/product.ts';
import { Problem } from '../../machines/problem.ts';
import { send } from '../client/client.ts';
import { itemCalls } from '../contract/item.ts';
import { productCalls } from '../contract/product.ts';
import { stockCalls } from '../contract/stock.ts';
import { productFromWire } from '../wire/product.ts';
import { inventorySummaryFrom, itemSummaryFrom, movementFrom } from '../wire/stock.ts';
import { productsKey } from './products.ts';
import { type AskedReport, sentReport } from './report-question.ts';

/** A row of the list. What open documents name it is told where it is asked for alone. */
const rowFrom = (wire: Parameters<typeof productFromWire>[0]): ProductView => {
  const row = productFromWire(wire);
  return { ...row, standing: productStanding(row, openOnNone) };
};

/** A list of items: their type, or the deleted ones. */
export interface ProductFilter {
  page: number;
  search: string;
  /** all, lowstock, outofstock, expiring, product, service, or deleted. */
  show: string;
  /** The column and the direction: `name asc`. */
  sort: string;
}

export const productList = (businessId: string, filter: ProductFilter) =>
  queryOptions({
    queryKey: [...productsKey(businessId), 'list', filter],
    queryFn: async ({ signal }) => {
      const [sortBy, sortOrder] = filter.sort.split(' ');
      const isDeleted = filter.show === 'deleted';
      const { products, total } = await send(
        isDeleted ? itemCalls.listDeletedProducts : productCalls.listProducts,
        {
          signal,
          query: {
            businessId,
            page: String(filter.page),
            limit: '10',
            sortBy,
            sortOrder,
            itemtype: isDeleted ? undefined : filter.show || undefined,
            searchQuery: filter.search || undefined,
          },
        },
      );
      return { rows: products.map(rowFrom), total };
    },
    placeholderData: keepPreviousData,
  });

const viewOf = async (
  query: { businessId: string; productId: string },
  signal: AbortSignal,
): Promise<ProductView> => {
  const { Standing, vendor, image, ...row } = (await send(productCalls.getProduct, { signal, query })).data;
  return {
    ...productFromWire(row),
    image,
    vendor: vendor && { id: vendor.id, name: vendor.VendorName, chosen: vendor.ispreferred },
    standing: Standing,
  };
};

export const productView = (businessId: string, productId: string) =>
  queryOptions({
    queryKey: [...productsKey(businessId), 'one', productId],
    queryFn: ({ signal }) => viewOf({ businessId, productId }, signal),
  });

/** No item has the id, or none could have it. An answer that didn't come says neither. */
const nullIfMissing = (problem: unknown): null => {
  if (problem instanceof Problem && (problem.kind === 'missing' || problem.kind === 'invalid')) return null;
  throw problem;
};

/** Several items, in the order they are named; null for one that can't be found. */
export const productViews = (businessId: string, ids: readonly string[]) =>
  queryOptions({
    queryKey: [...productsKey(businessId), 'several', ids],
    queryFn: ({ signal }) =>
      Promise.all(ids.map((productId) => viewOf({ businessId, productId }, signal).catch(nullIfMissing))),
  });

/** What an item came to, and what happened to it. */
export const itemSummary = (businessId: string, productId: string) =>
  queryOptions({
    queryKey: [...productsKey(businessId), 'summary', productId],
    queryFn: async ({ signal }) =>
      itemSummaryFrom(
        (await send(stockCalls.productSummary, { signal, query: { businessId, productId } })).data,
      ),
  });

/** What moved of an item, the newest first. */
export const movementList = (businessId: string, filter: { productId: string; page: number }) =>
  queryOptions({
    queryKey: [...productsKey(businessId), 'movements', filter],
    queryFn: async ({ signal }) => {
      const { productId, page } = filter;
      const query = { businessId, productId, page: String(page), limit: '10' };
      const { movements, total = 0 } = await send(stockCalls.movementLog, { signal, query });
      return { rows: movements.map(movementFrom), total };
    },
    placeholderData: keepPreviousData,
  });

/** The log of all movements from a cursor on, the newest where it is empty, and the cursors of the pages beside it. */
export const movementLog = (businessId: string, asked: AskedReport, cursor: string) =>
  queryOptions({
    queryKey: [...productsKey(businessId), 'log', asked, cursor],
    queryFn: async ({ signal }) => {
      const { sortby: period, ...sent } = sentReport('stock-movements', asked);
      const query = { businessId, ...sent, period, pagecursor: cursor || 'newest', limit: '10' };
      const { movements, newer, older } = await send(stockCalls.movementLog, { signal, query });
      return { rows: movements.map(movementFrom), newer: newer ?? null, older: older ?? null };
    },
    placeholderData: keepPreviousData,
  });

/** What all items come to. */
export const inventorySummary = (businessId: string) =>
  queryOptions({
    queryKey: [...productsKey(businessId), 'inventory'],
    queryFn: async ({ signal }) =>
      inventorySummaryFrom((await send(stockCalls.inventorySummary, { signal, query: { businessId } })).data),
  });

/** The categories of the business's items, with how many stand in each. */
export const itemCategories = (businessId: string) =>
  queryOptions({
    queryKey: [...productsKey(businessId), 'categories'],
    queryFn: async ({ signal }): Promise<ItemCategory[]> => {
      const { data } = await send(itemCalls.itemCategories, { signal, query: { businessId } });
      return data.ProductCategoryList.map(({ id, Category, items, TAccountId }) => ({
        id,
        name: Category,
        items,
        account: TAccountId,
      }));
    },
  });
