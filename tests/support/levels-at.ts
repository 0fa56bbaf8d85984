import { stockCalls } from '../../src/api/calls/stock.ts';
import { expectOk } from './api.ts';
import type { Client } from './server.ts';

/** How many of an item lie at each of some locations, as a line: "6 and 4". */
export const levelsAt = async (
  client: Client,
  productId: string | undefined,
  locationIds: readonly string[],
): Promise<string> => {
  const { locations } = expectOk(await client.send(stockCalls.productSummary, { productId })).body.data;
  return locationIds
    .map((id) => locations.find(({ locationId }) => locationId === id)?.quantity ?? '0')
    .join(' and ');
};
