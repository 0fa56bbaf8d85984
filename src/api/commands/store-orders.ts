import { send } from '../client/client.ts';
import { storeOrderCalls as calls } from '../contract/store-order.ts';
import type { Asked, Told } from './command.ts';

/** Looks at an order of the shop again. */
export const retryStoreOrder = ({ businessId, intentKey }: Asked, orderid: string): Promise<Told> =>
  send(calls.retryStoreOrder, { body: { businessId, orderid }, intentKey });

/** Imports the shop's orders now. */
export const syncStore = ({ businessId, intentKey }: Asked): Promise<Told> =>
  send(calls.syncStore, { body: { businessId }, intentKey });

/** Stops an import, or goes on with one that was stopped. */
export const moveStoreImport = (
  { businessId, intentKey }: Asked,
  importid: string,
  act: 'stop' | 'resume',
): Promise<Told> => send(calls.moveStoreImport, { body: { businessId, importid, act }, intentKey });
