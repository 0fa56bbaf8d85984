import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { HoldKind } from '../../domain/online-store/hold.ts';
import {
  isWorkedOn,
  type StoreOrderStatus,
  type StoreOrderTrail,
} from '../../domain/online-store/order-record.ts';
import { send } from '../client/client.ts';
import { storeOrderCalls as calls } from '../contract/store-order.ts';
import { type StoreMoney, storeMoneyFromWire } from '../wire/store-money.ts';
import { storeOrderFromWire, storeOrderTrailFromWire, storeRunFromWire } from '../wire/store-order.ts';
import type { Asks } from './asks.ts';

/** How often the orders are asked for: soon while a run takes them in, and now and then, for they arrive by themselves. */
const often = { working: 1000, otherwise: 15_000 };

/** A page of the shop's orders, the newest first, how many stand where and are on hold for what, and the import that runs or ran last. */
export const storeOrders = (
  businessId: string,
  { status, hold, page }: { status: StoreOrderStatus | ''; hold: HoldKind | ''; page: number },
) =>
  queryOptions({
    queryKey: ['online-store', businessId, 'list', status, hold, page],
    queryFn: async ({ signal }) => {
      const query = {
        businessId,
        page: String(page),
        limit: '10',
        ...(status && { status }),
        ...(hold && { hold }),
      };
      const { data } = await send(calls.listStoreOrders, { signal, query });
      return {
        orders: data.orders.map(storeOrderFromWire),
        counts: data.counts,
        holds: data.holds,
        run: storeRunFromWire(data.run),
        total: data.total,
      };
    },
    placeholderData: keepPreviousData,
    refetchInterval: ({ state }) =>
      state.data?.run && isWorkedOn(state.data.run) ? often.working : often.otherwise,
  });

/** An order of the shop with its way into the books. */
export const storeOrderTrail = (businessId: string, orderid: string): Asks<StoreOrderTrail> => ({
  queryKey: ['online-store', businessId, 'order', orderid],
  queryFn: async ({ signal }) =>
    storeOrderTrailFromWire(
      (await send(calls.viewStoreOrder, { signal, query: { businessId, orderid } })).data,
    ),
});

/** What each way of paying took in, what the shop paid out, where it keeps goods, and what its customers ask to be told. */
export const storeMoney = (businessId: string): Asks<StoreMoney> => ({
  queryKey: ['online-store', businessId, 'money'],
  queryFn: async ({ signal }) =>
    storeMoneyFromWire((await send(calls.storeMoney, { signal, query: { businessId } })).data),
});
