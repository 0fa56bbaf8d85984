import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { send } from '../client/client.ts';
import { stockCalls } from '../contract/stock.ts';
import { inventorySummaryFrom, itemSummaryFrom, movementFrom } from '../wire/stock.ts';
import { type AskedReport, sentReport } from './report-question.ts';

/** What an item came to, and what happened to it. */
export const itemSummary = (businessId: string, productId: string) =>
  queryOptions({
    queryKey: ['products', businessId, 'summary', productId],
    queryFn: async ({ signal }) =>
      itemSummaryFrom(
        (await send(stockCalls.productSummary, { signal, query: { businessId, productId } })).data,
      ),
  });

/** What moved of an item, the newest first. */
export const movementList = (businessId: string, filter: { productId: string; page: number }) =>
  queryOptions({
    queryKey: ['products', businessId, 'movements', filter],
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
    queryKey: ['products', businessId, 'log', asked, cursor],
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
    queryKey: ['products', businessId, 'inventory'],
    queryFn: async ({ signal }) =>
      inventorySummaryFrom((await send(stockCalls.inventorySummary, { signal, query: { businessId } })).data),
  });
