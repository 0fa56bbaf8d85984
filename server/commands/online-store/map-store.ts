import { fitsPlace } from '../../../src/domain/online-store/accounts.ts';
import { storePayouts as words } from '../../../src/domain/online-store/online-store.words.ts';
import { onlineStoreRefusals as storeWords } from '../../../src/domain/online-store/refusals.words.ts';
import { invalid, refusal } from '../../../src/domain/values/refusal.ts';
import { runOnce } from '../../store/database/intent.ts';
import { newId } from '../../store/database/new-id.ts';
import { type Ctx, Refused, type Tx } from '../../store/database/tx.ts';
import { onlineStoreOf, storeBooksOf } from '../../store/online-store/online-stores.ts';
import { followLevels } from '../../store/online-store/store-levels.ts';
import { setGateway, setStoreLocation } from '../../store/online-store/store-settings.ts';
import { recordEvent } from '../../store/plan/events.ts';
import { locationStore } from '../../store/stock/locations.ts';

/** What is chosen: the account of a way of paying, or which of our locations one of the shop's is. Null for none. */
export type StoreChoice =
  | { gateway: string; accountId: number | null }
  | { placeId: string; locationId: string | null };

const saveGateway = async (
  tx: Tx,
  store: { shopId: string; currency: string | null },
  choice: Extract<StoreChoice, { gateway: string }>,
): Promise<void> => {
  const books = await storeBooksOf(tx, store.currency);
  const account = books.accounts.find(({ id }) => id === choice.accountId);
  if (choice.accountId !== null && !(account && fitsPlace('payment', account, books)))
    throw new Refused(invalid('accountId', words.gatewayAccountWrong));
  if (!(await setGateway(tx, store.shopId, choice)))
    throw new Refused(invalid('gateway', words.gatewayUnknown));
};

const saveLocationChoice = async (
  tx: Tx,
  shopId: string,
  choice: Extract<StoreChoice, { placeId: string }>,
): Promise<void> => {
  if (choice.locationId !== null && !(await locationStore.find(tx, choice.locationId)).active)
    throw new Refused(invalid('location', words.locationInactive));
  if (!(await setStoreLocation(tx, shopId, choice))) throw new Refused(invalid('place', words.placeNotSeen));
  await followLevels(tx, shopId);
};

/**
 * Says to which account the money of a way of paying goes, or which of our locations a shop's is. It counts from then on. Throws `Refused`, and
 * `Missing` for a location of nobody's. Source: connections.md, rules 13, 17 and 18.
 */
export const mapStore = (ctx: Ctx, choice: StoreChoice): Promise<{ repeated?: boolean }> =>
  runOnce(ctx, async (tx) => {
    const { shopId, currency, shop } = await onlineStoreOf(tx, true);
    if (shopId === null) throw new Refused(refusal('illegal-move', storeWords.notConnected));
    if ('gateway' in choice) await saveGateway(tx, { shopId, currency }, choice);
    else await saveLocationChoice(tx, shopId, choice);
    await recordEvent(tx, 'store.map', 'store', newId(), { shop, ...choice });
    return {};
  });
