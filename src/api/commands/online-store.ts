import type { TypedSettings } from '../../domain/online-store/settings.ts';
import { send } from '../client/client.ts';
import { onlineStoreCalls as calls } from '../contract/online-store.ts';
import { automationToWire, automationWire, storeAccountsWire, syncWire } from '../wire/online-store.ts';
import { ourNames } from '../wire/rename.ts';
import type { Asked, Told } from './command.ts';

/** Begins to connect a store: answers its own page, on which its owner gives permission. */
export const beginStoreConnection = async (businessId: string, shop: string): Promise<string> =>
  (await send(calls.beginStoreConnection, { query: { businessId, shopifyShopUrl: shop } })).data.url;

/** Connects the store whose owner gave permission, by what the page was handed when it came back. */
export const finishStoreConnection = (businessId: string, pickup: string, shop: string): Promise<Told> =>
  send(calls.finishStoreConnection, { query: { businessId, code: pickup, shopifyShopUrl: shop } });

/** Disconnects the store. */
export const disconnectStore = ({ businessId, intentKey }: Asked): Promise<Told> =>
  send(calls.disconnectStore, { query: { businessId }, intentKey });

/** Activates, pauses or resumes the store. */
export const moveStore = (
  { businessId, intentKey }: Asked,
  act: 'activate' | 'pause' | 'resume',
): Promise<Told> => send(calls.moveStore, { body: { businessId, act }, intentKey });

const ours = ourNames(syncWire, automationWire, storeAccountsWire);

/** Saves a part of the settings, for the first time or again. */
export const saveStoreSettings = (
  { businessId, intentKey }: Asked,
  typed: TypedSettings,
  isFirst: boolean,
): Promise<Told> => {
  const sent = { intentKey, ours };
  if (typed.part === 'sync') {
    const body = { businessId, ...syncWire.toWire(typed.values) };
    return isFirst
      ? send(calls.saveStoreSync, { body, ...sent })
      : send(calls.updateStoreSettings, { body: { ...body, section: 'sync' }, ...sent });
  }
  if (typed.part === 'automation') {
    const body = { businessId, ...automationToWire(typed.values) };
    return isFirst
      ? send(calls.addStoreAutomation, { body, ...sent })
      : send(calls.updateStoreSettings, { body: { ...body, section: 'automation' }, ...sent });
  }
  const body = { businessId, ...storeAccountsWire.toWire(typed.values) };
  return send(isFirst ? calls.addStoreAccounting : calls.updateStoreAccounting, { body, ...sent });
};
