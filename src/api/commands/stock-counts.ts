import type { CountEntry, CountReview, CountStatus, EntryOutcome } from '../../domain/count/stock-count.ts';
import { send } from '../client/client.ts';
import { stockCountCalls } from '../contract/stock-count.ts';
import { countedRowFromWire, entryToWire } from '../wire/stock-count.ts';
import type { Asked, Told } from './command.ts';

/** Starts the count of a location, or joins the one that is open; answers which it is. */
export const startCount = async (
  { businessId, intentKey }: Asked,
  locationId: string,
): Promise<{ id: string }> => {
  const { data } = await send(stockCountCalls.startCount, { body: { businessId, locationId }, intentKey });
  return { id: data.countid };
};

/** Saves what was counted, and answers what became of each entry. */
export const recordCount = async (
  { businessId, intentKey }: Asked,
  countid: string,
  entries: readonly CountEntry[],
): Promise<EntryOutcome[]> => {
  const body = { businessId, countid, entries: entries.map(entryToWire) };
  const { data } = await send(stockCountCalls.recordCount, { body, intentKey });
  return data.rows.map(({ productId, quantity: counted, reason }) => ({ productId, counted, reason }));
};

/** What posting a count would do. */
export const previewCount = async (businessId: string, countid: string): Promise<CountReview> => {
  const { data } = await send(stockCountCalls.previewCount, { body: { businessId, countid } });
  return { version: data.version, rows: data.rows.map(countedRowFromWire) };
};

/** Posts a count as it was reviewed, and answers what became of each item. */
export const postCount = async (
  { businessId, intentKey }: Asked,
  countid: string,
  version: number,
): Promise<Told & CountReview & { status: CountStatus }> => {
  const { message, data } = await send(stockCountCalls.postCount, {
    body: { businessId, countid, version },
    intentKey,
  });
  return { message, version: data.version, status: data.status, rows: data.rows.map(countedRowFromWire) };
};

/** Gives up what was counted and isn't posted. */
export const discardCount = ({ businessId, intentKey }: Asked, countid: string): Promise<Told> =>
  send(stockCountCalls.discardCount, { body: { businessId, countid }, intentKey });
