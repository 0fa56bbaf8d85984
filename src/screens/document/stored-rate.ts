import { rateCalls } from '../../api/calls/exchange-rate.ts';
import { ask } from '../../api/client/ask.ts';
import type { Day } from '../../domain/day.ts';
import type { Decimal } from '../../domain/money.ts';

/** The rate kept for a pair of currencies on a day, today where none is named, or before; null where there is none. */
export const storedRate = async (
  businessId: string,
  from: string,
  to: string,
  date?: Day,
): Promise<Decimal | null> => {
  const { rate, warning } = await ask(rateCalls.exchangeRate, { businessId, from, to, date });
  return warning === null ? rate : null;
};
