import { queryOptions } from '@tanstack/react-query';
import type { Day } from '../../domain/day.ts';
import type { KeptRates } from '../../domain/exchange-rate.ts';
import type { Decimal } from '../../domain/money.ts';
import { send } from '../client/client.ts';
import { rateCalls } from '../contract/reference.ts';

/** The exchange rates of the business, the newest first, and who can be asked for new ones. */
export const rateList = (businessId: string) =>
  queryOptions({
    queryKey: ['rates', businessId] as const,
    queryFn: async ({ signal }): Promise<KeptRates> =>
      (await send(rateCalls.listRates, { signal, query: { businessId } })).data,
  });

/** The rate kept for a pair of currencies on a day, today where none is named, or before; null where there is none. */
export const storedRate = async (
  businessId: string,
  from: string,
  to: string,
  date?: Day,
): Promise<Decimal | null> => {
  const { data } = await send(rateCalls.exchangeRate, { query: { businessId, from, to, date } });
  return data.warning === null ? data.rate : null;
};
