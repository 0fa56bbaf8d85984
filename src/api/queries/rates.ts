import { queryOptions } from '@tanstack/react-query';
import type { Day } from '../../domain/day.ts';
import type { Decimal } from '../../domain/money.ts';
import { send } from '../client/client.ts';
import { rateCalls } from '../contract/reference.ts';

/** What one of a currency is worth in another, from a day on. */
export interface Rate {
  from: string;
  to: string;
  date: Day;
  rate: Decimal;
  /** Who gave it: `typed`, or the provider's name. */
  source: string;
}

export interface KeptRates {
  rates: readonly Rate[];
  /** Who can be asked for rates; null where nobody is set up. */
  provider: string | null;
  /** The foreign currencies the business deals in. */
  inUse: readonly string[];
}

/** The exchange rates of the business, the newest first, and who can be asked for new ones. */
export const rateList = (businessId: string) =>
  queryOptions({
    queryKey: ['rates', businessId] as const,
    queryFn: async ({ signal }): Promise<KeptRates> =>
      (await send(rateCalls.listRates, { signal, query: { businessId } })).data,
  });

/** The rate kept for a pair of currencies today, or before; null where there is none. */
export const storedRate = async (businessId: string, from: string, to: string): Promise<Decimal | null> => {
  const { data } = await send(rateCalls.exchangeRate, { query: { businessId, from, to } });
  return data.warning === null ? data.rate : null;
};
