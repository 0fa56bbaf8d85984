import type { HoldKind } from '../../domain/online-store/hold.ts';
import { send } from '../client/client.ts';
import { storeOrderCalls as calls } from '../contract/store-order.ts';
import type { Asked, Told } from './command.ts';

/** Looks at an order of the shop again. */
export const retryStoreOrder = ({ businessId, intentKey }: Asked, orderid: string): Promise<Told> =>
  send(calls.retryStoreOrder, { body: { businessId, orderid }, intentKey });

/** Tries all orders of the shop that are on hold for one reason again. */
export const retryStoreOrders = ({ businessId, intentKey }: Asked, hold: HoldKind): Promise<Told> =>
  send(calls.retryStoreOrders, { body: { businessId, hold }, intentKey });

/** Asks the shop for its stock of an item again. */
export const retryStoreCount = ({ businessId, intentKey }: Asked, productid: string): Promise<Told> =>
  send(calls.retryStoreCount, { body: { businessId, productid }, intentKey });

/** Imports the shop's orders now. */
export const syncStore = ({ businessId, intentKey }: Asked): Promise<Told> =>
  send(calls.syncStore, { body: { businessId }, intentKey });

/** Asks the shop what it paid out, and books it. */
export const settleStorePayouts = ({ businessId, intentKey }: Asked): Promise<Told> =>
  send(calls.settleStorePayouts, { body: { businessId }, intentKey });

/** Stops an import, or goes on with one that was stopped. */
export const moveStoreImport = (
  { businessId, intentKey }: Asked,
  importid: string,
  act: 'stop' | 'resume',
): Promise<Told> => send(calls.moveStoreImport, { body: { businessId, importid, act }, intentKey });

/** Says to which account the money of a payment method goes; null for that of payments. */
export const chooseGatewayAccount = (
  { businessId, intentKey }: Asked,
  gateway: string,
  account: number | null,
): Promise<Told> => send(calls.mapStore, { body: { businessId, gateway, account }, intentKey });

/** Says which of our locations one of the store's is; null for none. */
export const choosePlace = (
  { businessId, intentKey }: Asked,
  placeid: string,
  locationid: string | null,
): Promise<Told> => send(calls.mapStore, { body: { businessId, placeid, locationid }, intentKey });

/** Notes that what a customer of the store asked for was answered. */
export const answerStoreRequest = ({ businessId, intentKey }: Asked, requestid: string): Promise<Told> =>
  send(calls.mapStore, { body: { businessId, requestid }, intentKey });
