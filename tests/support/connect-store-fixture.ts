import { onlineStoreCalls as calls } from '../../src/api/calls/online-store.ts';
import { wizardSteps } from '../../src/domain/online-store/connection.ts';
import { settingsParts } from '../../src/domain/online-store/settings.ts';
import type { ConnectStoreInput } from '../../src/machines/online-store/connect-store.setup.ts';
import { expectOk } from './api.ts';
import type { Client } from './server.ts';
import { answerAt, leaveFor } from './store-api.ts';
import { transferApiFor } from './transfer-api.ts';

let stores = 0;
/** Goes to a store of its own and comes back with its permission: what the browser is handed. */
const permission = async (client: Client) => {
  stores += 1;
  const { url, cookie } = await leaveFor(client, `walk-${stores}.myshopify.com`);
  const back = await answerAt(url, 'grant');
  const { headers } = await fetch(back, { redirect: 'manual', headers: { cookie } });
  const came = new URL(headers.get('location')!, back).searchParams;
  return { pickup: came.get('pickup')!, shop: came.get('shop')! };
};

/** One location is called as one of the store's, which it's proposed for. */
const openLocations = async (client: Client): Promise<void> => {
  const { enable, location } = transferApiFor(client);
  await enable();
  for (const name of ['Shop floor', 'Barn']) await location(name);
};

/** Has a store connected, and its settings saved, as far as the set-up's step needs. */
export const layStore = async (
  client: Client,
  { step, locations, isSetUp }: ConnectStoreInput,
): Promise<void> => {
  if (locations.length > 0) await openLocations(client);
  if (step === 'connect') return;
  const { pickup, shop } = await permission(client);
  expectOk(await client.send(calls.finishStoreConnection, { code: pickup, shopifyShopUrl: shop }));
  const saves = {
    sync: () => client.send(calls.saveStoreSync),
    automation: () => client.send(calls.addStoreAutomation),
    accounting: () => client.send(calls.addStoreAccounting, { PaymentAccount: 46 }),
  };
  const saved = settingsParts.slice(0, wizardSteps.indexOf(step) - 1);
  for (const part of saved) expectOk(await saves[part]());
  if (isSetUp) expectOk(await client.send(calls.moveStore, { act: 'activate' }));
};

/** The address at which the set-up begins: what a browser that came back from a store is led to. */
export const setUpAddress = async (
  client: Client,
  { cameBack, fault }: ConnectStoreInput,
): Promise<string> => {
  const params = { ...(cameBack && (await permission(client))), ...(fault && { store: fault }) };
  return `/settings/online-store?${new URLSearchParams(params)}`;
};
