import type { ArgsOf } from '../../../src/api/calls/call.ts';
import type { storeOrderCalls } from '../../../src/api/calls/store-order.ts';
import { standardAccounts } from '../../../src/domain/books/accounts.ts';
import { minus, zero } from '../../../src/domain/money.ts';
import { storePayouts as words } from '../../../src/domain/online-store/online-store.words.ts';
import { paidOutGateway } from '../../../src/domain/online-store/payout.ts';
import { defaultStoreAccounts } from '../../../src/domain/online-store/settings.ts';
import { invalid } from '../../../src/domain/values/refusal.ts';
import type { StoreChoice } from '../../commands/online-store/map-store.ts';
import { holdsMoney } from '../../services/store-order/payouts.ts';
import { Refused, type Tx } from '../../store/database/tx.ts';
import { onlineStoreOf } from '../../store/online-store/online-stores.ts';
import { heldCounts } from '../../store/online-store/store-counts.ts';
import { gatewaySums, lastPayouts } from '../../store/online-store/store-payouts.ts';
import { openRequests } from '../../store/online-store/store-privacy.ts';
import { storeLocations } from '../../store/online-store/store-settings.ts';
import { accountingSettings } from '../../store/settings/account-defaults.ts';
import { multiLocationIsOn } from '../../store/settings/business-settings.ts';

/** As many counts that couldn't be taken over as are shown at once. */
const heldLimit = 20;

/** The store's money: by payment method, the last payouts, its locations where ours are several, and what its customers ask. */
export const moneyAnswer = async (tx: Tx) => {
  const { shopId, currency: shopCurrency, accounting } = await onlineStoreOf(tx);
  const asked = (await openRequests(tx)).map(({ id, customer, orders, dueOn }) => ({
    id,
    customer,
    orderNames: orders,
    dueOn,
  }));
  if (shopId === null)
    return { methods: [], paidOuts: [], shopPlaces: [], heldLevels: [], heldInAll: 0, asked };
  const [sums, paidOuts, several, { counts, total }] = await Promise.all([
    gatewaySums(tx, shopId, shopCurrency ?? tx.business.homeCurrency),
    lastPayouts(tx, shopId),
    multiLocationIsOn(tx),
    heldCounts(tx, shopId, heldLimit),
  ]);
  const cash = (await accountingSettings(tx)).defaults.cash ?? standardAccounts.cash;
  const payment = accounting?.payment ?? defaultStoreAccounts.payment;
  const clears = await Promise.all(sums.map(({ accountId }) => holdsMoney(tx, cash, accountId ?? payment)));
  const locations = several ? await storeLocations(tx, shopId) : [];
  return {
    methods: sums.map(({ paidOut, open, ...one }, n) => ({
      ...one,
      clears: clears[n]!,
      // What others take in they pay out without telling us.
      paidOut: one.gateway === paidOutGateway ? paidOut : zero,
      balance: one.gateway === paidOutGateway ? minus(one.applied, paidOut) : one.applied,
      open: one.gateway === paidOutGateway ? open : [],
    })),
    paidOuts,
    shopPlaces: locations.map(({ placeId, ...one }) => ({ ...one, id: placeId })),
    heldLevels: counts.map(({ productId, ...one }) => ({ ...one, id: productId })),
    heldInAll: total,
    asked,
  };
};

/** What is chosen. Throws `Refused` for what names neither a payment method nor a location. */
export const choiceOf = ({
  gateway,
  accountId = null,
  placeId,
  locationId = null,
}: ArgsOf<typeof storeOrderCalls.mapStore>): StoreChoice => {
  if (gateway !== undefined) return { gateway, accountId };
  if (placeId !== undefined) return { placeId, locationId };
  throw new Refused(invalid('gateway', words.gatewayUnknown));
};
