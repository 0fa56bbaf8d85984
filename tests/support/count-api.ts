import { stockCountCalls } from '../../src/api/calls/stock-count.ts';
import type { BodyOf } from '../../src/api/wire/call.ts';
import { expectOk } from './api.ts';
import type { Client } from './server.ts';

type Entry = BodyOf<typeof stockCountCalls.recordCount>['entries'][number];

/** A client of counts of locations. */
export const countApiFor = (client: Client) => {
  const record = (countid: string, entries: Entry[], key?: string) =>
    client.send(stockCountCalls.recordCount, { countid, entries }, key ? { 'idempotency-key': key } : {});
  return {
    /** Starts or joins the count of a location, the default one for none. */
    start: async (locationId: string | null = null): Promise<string> =>
      expectOk(await client.send(stockCountCalls.startCount, { locationId })).body.data.countid,
    record,
    /** Sets what there is of an item nobody counted yet. */
    counted: async (countid: string, productId: string, quantity: string, before: string | null = null) =>
      expectOk(await record(countid, [{ productId, act: 'set', quantity, before }])).body.data.rows[0]!,
    view: async (countid: string) =>
      expectOk(await client.send(stockCountCalls.getCount, { countid })).body.data,
    preview: async (countid: string) =>
      expectOk(await client.send(stockCountCalls.previewCount, { countid })).body.data,
    post: (countid: string, more: { version?: number } = {}) =>
      client.send(stockCountCalls.postCount, { countid, ...more }),
    discard: (countid: string) => client.send(stockCountCalls.discardCount, { countid }),
    list: async () => expectOk(await client.send(stockCountCalls.listCounts, {})).body.StockCounts,
  };
};
