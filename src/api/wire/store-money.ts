import type { ShopLocation } from '../../domain/online-store/locations.ts';
import type { GatewaySum, PayoutStatus, PayoutView } from '../../domain/online-store/payout.ts';
import type { AnswerOf } from '../contract/call.ts';
import type { storeOrderCalls } from '../contract/store-order.ts';

type Money = AnswerOf<typeof storeOrderCalls.storeMoney>['data'];

/** The money of a store, its locations and what its customers ask, as the page is told of them. */
export interface StoreMoney {
  methods: GatewaySum[];
  paidOuts: PayoutView[];
  shopPlaces: ShopLocation[];
  heldLevels: { id: string; name: string; location: string; level: number; here: string; reason: string }[];
  heldInAll: number;
  asked: { id: string; customer: string; orderNames: string[]; dueOn: string }[];
}

export const storeMoneyFromWire = ({
  gateways,
  payouts,
  places,
  held,
  heldtotal,
  requests,
}: Money): StoreMoney => ({
  methods: gateways.map(({ account, paidout, ...one }) => ({
    ...one,
    accountId: account,
    paidOut: paidout,
  })),
  paidOuts: payouts.map(({ payoutid, date, status, ...one }) => ({
    ...one,
    id: payoutid,
    onDay: date,
    status: status as PayoutStatus,
  })),
  shopPlaces: places.map(({ placeid, name, locationid }) => ({ id: placeid, name, locationId: locationid })),
  heldLevels: held.map(({ productid, ...one }) => ({ ...one, id: productid })),
  heldInAll: heldtotal,
  asked: requests.map(({ requestid, customer, orders, dueon }) => ({
    id: requestid,
    customer,
    orderNames: orders,
    dueOn: dueon,
  })),
});
