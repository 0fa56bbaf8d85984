import type { Day } from '../../../src/domain/day.ts';
import type { Decimal } from '../../../src/domain/money.ts';

/** What one of a currency was worth in others on a day. */
export interface DayRates {
  date: Day;
  /** How many of each currency, by its code, one of the base was. */
  rates: Readonly<Record<string, Decimal>>;
}

/** Who knows exchange rates. A port: an HTTP service stands behind it, or nothing where none is named. */
export interface RateProvider {
  /** Stands beside the rates it gave: its host. */
  name: string;
  /** The newest rates there are of a currency. @throws RatesUnavailable */
  latest: (base: string) => Promise<DayRates>;
}

/** Why no rates came, in the words of who asked for them; the provider's own are not repeated. */
export class RatesUnavailable extends Error {}
