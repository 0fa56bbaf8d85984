import type { RestockedOrder, RestockLine } from '../../domain/restock.ts';
import { send } from '../client/client.ts';
import { restockCalls } from '../contract/restock.ts';
import { restockedOrderWire, restockLineWire } from '../wire/restock.ts';
import type { Asked, Told } from './command.ts';

/** Makes a draft of an order per vendor of some items. */
export const restock = async (
  { businessId: businessid, intentKey }: Asked,
  lines: readonly RestockLine[],
): Promise<Told & { orders: RestockedOrder[] }> => {
  const body = { businessid, lines: lines.map(restockLineWire.toWire) };
  const { message, data } = await send(restockCalls.restock, { body, intentKey });
  return { message, orders: data.orders.map(restockedOrderWire.fromWire) };
};
