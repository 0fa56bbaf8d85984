import type { BodyOf } from '../../src/api/contract/call.ts';
import type { storeOrderCalls } from '../../src/api/contract/store-order.ts';
import { idFromWire, idToWire } from '../../src/api/wire/id.ts';
import { standardAccounts } from '../../src/domain/books/accounts.ts';
import { minus, zero } from '../../src/domain/money.ts';
import { paidOutGateway } from '../../src/domain/online-store/payout.ts';
import { defaultStoreAccounts } from '../../src/domain/online-store/settings.ts';
import { invalid } from '../../src/domain/refusal.ts';
import { storePayouts as words } from '../../src/domain/words/online-store.ts';
import type { StoreChoice } from '../commands/online-store/map-store.ts';
import { holdsMoney } from '../services/store-order/payouts.ts';
import { accountingSettings } from '../store/account-defaults.ts';
import { multiLocationIsOn } from '../store/business-settings.ts';
import { onlineStoreOf } from '../store/online-stores.ts';
import { heldCounts } from '../store/store-counts.ts';
import { gatewaySums, lastPayouts } from '../store/store-payouts.ts';
import { openRequests } from '../store/store-privacy.ts';
import { storeLocations } from '../store/store-settings.ts';
import { Refused, type Tx } from '../store/tx.ts';

/** As many counts that couldn't be taken over as are shown at once. */
const heldLimit = 20;

/** The store's money on the wire: by payment method, the last payouts, its locations where ours are several, and what its customers ask. */
export const moneyAnswer = async (tx: Tx) => {
  const { shopId, currency: shopCurrency, accounting } = await onlineStoreOf(tx);
  const requests = (await openRequests(tx)).map(({ id, customer, orders, dueOn }) => ({
    requestid: idToWire(id),
    customer,
    orders,
    dueon: dueOn,
  }));
  if (shopId === null) return { gateways: [], payouts: [], places: [], held: [], heldtotal: 0, requests };
  const [sums, payouts, several, { counts, total }] = await Promise.all([
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
    gateways: sums.map(({ gateway, currency, accountId, applied, paidOut, open }, n) => ({
      gateway,
      currency,
      applied,
      account: accountId,
      clears: clears[n]!,
      // What others take in they pay out without telling us.
      paidout: gateway === paidOutGateway ? paidOut : zero,
      balance: gateway === paidOutGateway ? minus(applied, paidOut) : applied,
      open: gateway === paidOutGateway ? open : [],
    })),
    payouts: payouts.map(({ id, onDay, net, fees, currency, status, reason }) => ({
      payoutid: id,
      date: onDay,
      net,
      fees,
      currency,
      status,
      reason,
    })),
    places: locations.map(({ placeId, name, locationId }) => ({
      placeid: placeId,
      name,
      locationid: locationId && idToWire(locationId),
    })),
    held: counts.map(({ productId, name, location, level, here, reason }) => ({
      productid: idToWire(productId),
      name,
      location,
      level,
      here,
      reason,
    })),
    heldtotal: total,
    requests,
  };
};

/** What a body chooses. Throws `Refused` for one that names neither a payment method nor a location. */
export const choiceOf = (body: BodyOf<typeof storeOrderCalls.mapStore>): StoreChoice => {
  const { gateway, account = null, placeid, locationid = null } = body;
  if (gateway !== undefined) return { gateway, accountId: account };
  if (placeid !== undefined) return { placeId: placeid, locationId: locationid && idFromWire(locationid) };
  throw new Refused(invalid('gateway', words.gatewayUnknown));
};
