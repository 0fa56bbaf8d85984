import { queryOptions } from '@tanstack/react-query';
import type { ComparedStock } from '../../domain/online-store/compared-stock.ts';
import type { CountedOrders, StoreView } from '../../domain/online-store/connection.ts';
import type { StoreSettings } from '../../domain/online-store/settings.ts';
import { send } from '../client/client.ts';
import { onlineStoreCalls as calls } from '../contract/online-store.ts';
import {
  accountsFromWire,
  automationFromWire,
  comparedFromWire,
  storeViewFromWire,
  syncFromWire,
} from '../wire/online-store.ts';
import type { Asks } from './asks.ts';

const key = 'online-store';

/** The connection of the business's online store. */
export const storeConnection = (businessId: string): Asks<StoreView> => ({
  queryKey: [key, businessId, 'connection'],
  queryFn: async ({ signal }) =>
    storeViewFromWire((await send(calls.storeConnection, { signal, query: { businessId } })).data),
});

/** Its settings as they are saved, or as they begin. */
export const storeSettings = (businessId: string): Asks<StoreSettings> => ({
  queryKey: [key, businessId, 'settings'],
  queryFn: async ({ signal }) => {
    const query = { businessId };
    const [sync, automation, accounting] = await Promise.all([
      send(calls.storeSyncSettings, { signal, query }),
      send(calls.storeAutomation, { signal, query }),
      send(calls.storeAccounting, { signal, query }),
    ]);
    return {
      sync: syncFromWire(sync.data),
      automation: automationFromWire(automation.data),
      accounting: accountsFromWire(accounting.data),
    };
  },
});

/** What the store has and what is here, of the items that match; it is asked itself. */
export const storeStock = (businessId: string): Asks<ComparedStock> => ({
  queryKey: [key, businessId, 'stock'],
  queryFn: async ({ signal }) =>
    comparedFromWire((await send(calls.compareStoreStock, { signal, query: { businessId } })).data),
});

/** How many orders the store has from a day on; it is asked itself. */
export const storeOrders = (businessId: string, importDate: string) =>
  queryOptions({
    queryKey: [key, businessId, 'orders', importDate] as const,
    queryFn: async ({ signal }): Promise<CountedOrders> =>
      (await send(calls.countStoreOrders, { signal, query: { businessId, importDate } })).data,
    enabled: importDate !== '',
  });
