import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { isBeingCounted, type StockCountView } from '../../domain/count/stock-count.ts';
import { send } from '../client/client.ts';
import { stockCountCalls } from '../contract/stock-count.ts';
import { countFromWire, countViewFromWire } from '../wire/stock-count.ts';
import { productsKey } from './products.ts';

/** How often an open count is asked for: others may be counting too. */
const soon = 10_000;

/** A page of counts, the open ones first. */
export const stockCounts = (businessId: string, page: number) =>
  queryOptions({
    queryKey: [...productsKey(businessId), 'counts', page],
    queryFn: async ({ signal }) => {
      const query = { businessId, page: String(page), limit: '10' };
      const { StockCounts, Total, PageTotal } = await send(stockCountCalls.listCounts, { signal, query });
      return { rows: StockCounts.map(countFromWire), total: Total, pages: PageTotal };
    },
    placeholderData: keepPreviousData,
  });

/** A count with what was counted of each item. */
export const stockCount = (businessId: string, countid: string) =>
  queryOptions({
    queryKey: [...productsKey(businessId), 'count', countid],
    queryFn: async ({ signal }): Promise<StockCountView> =>
      countViewFromWire(
        (await send(stockCountCalls.getCount, { signal, query: { businessId, countid } })).data,
      ),
    refetchInterval: ({ state }) => (state.data && isBeingCounted(state.data) ? soon : false),
  });
