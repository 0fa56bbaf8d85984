import * as z from 'zod/mini';
import { type Decimal, decimal } from '../../../src/domain/money.ts';
import { isCurrency } from '../../../src/domain/values/currency.ts';
import { isDay } from '../../../src/domain/values/is-day.ts';
import { type Bounds, boundedGet } from './bounded-get.ts';
import { type DayRates, type RateProvider, RatesUnavailable } from './provider.ts';

/** The answer many services of rates give: the day, and how many of each currency one of the base is. */
const answer = z.object({
  base: z.string(),
  date: z.string().check(z.refine(isDay)),
  rates: z.record(z.string(), z.number().check(z.gte(0.000_000_001), z.lte(1_000_000_000_000))),
});

const readAnswer = (text: string, base: string): DayRates => {
  const parsed = answer.parse(JSON.parse(text));
  if (parsed.base !== base) throw new Error('It told the rates of another currency.');
  const rates = Object.entries(parsed.rates).map(([code, rate]): [string, Decimal] => [code, decimal(rate)]);
  return { date: parsed.date, rates: Object.fromEntries(rates.filter(([code]) => isCurrency(code))) };
};

const bounds: Bounds = { timeLimitMs: 8000, sizeLimitKb: 200, loopbackAllowed: false };
/** Rates change by the day: pressed again and again, the provider is asked once. */
const freshForMs = 10 * 60_000;

/**
 * A service of exchange rates by HTTP and JSON.
 *
 * @param address where it is asked, with `{base}` for the code of the currency whose rates are wanted
 * @param clock says how old an answer is
 */
export const httpRates = (
  address: string,
  clock: () => Date,
  changed: Partial<Bounds> = {},
): RateProvider => {
  const known = new Map<string, { at: number; rates: DayRates }>();
  const { host } = new URL(address.replace('{base}', 'EUR'));
  return {
    name: host,
    latest: async (base) => {
      const now = clock().getTime();
      const last = known.get(base);
      if (last && now - last.at < freshForMs) return last.rates;
      const url = new URL(address.replace('{base}', encodeURIComponent(base)));
      try {
        const rates = readAnswer(await boundedGet(url, { ...bounds, ...changed }), base);
        known.set(base, { at: now, rates });
        return rates;
      } catch (cause) {
        throw new RatesUnavailable(
          `${host} gave no rates. Nothing has changed: type them, or try again later.`,
          {
            cause,
          },
        );
      }
    },
  };
};
