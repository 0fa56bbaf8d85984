import { farDayRefusal } from '../../src/domain/books/far-day.ts';
import { isPositive } from '../../src/domain/money.ts';
import { turnedRound } from '../../src/domain/typed/exchange-rate.ts';
import { changesBetween } from '../../src/domain/values/changes.ts';
import { isCurrency } from '../../src/domain/values/currency.ts';
import type { FieldProblem } from '../../src/domain/values/refusal.ts';
import { invalid, refusal, refusalOf } from '../../src/domain/values/refusal.ts';
import { type FetchedRates, rateWords } from '../../src/domain/words/banks.ts';
import { settingsRefusals as settingsRefusalWords } from '../../src/domain/words/business.ts';
import { type DayRates, type RateProvider, RatesUnavailable } from '../adapters/rates/provider.ts';
import {
  currenciesInUse,
  dropRate,
  type ExchangeRate,
  keepFetchedRates,
  keepRate,
} from '../store/books/exchange-rates.ts';
import { runOnce } from '../store/database/intent.ts';
import { type Ctx, Refused, refuse, withBusiness } from '../store/database/tx.ts';
import { recordEvent } from '../store/plan/events.ts';
import { dayRulesOf } from '../store/plan/world.ts';

/** Who knows exchange rates; null where they are typed alone. */
export type Rates = RateProvider | null;

type Pair = Pick<ExchangeRate, 'from' | 'to' | 'date'>;

const problemsOf = ({ from, to, rate }: Pair & { rate: string }): FieldProblem[] => [
  ...(isCurrency(from) ? [] : [{ field: 'from', message: settingsRefusalWords.currencyUnknown }]),
  ...(isCurrency(to) && to !== from
    ? []
    : [{ field: 'to', message: settingsRefusalWords.chooseOtherCurrency }]),
  ...(Number(rate) > 0 ? [] : [{ field: 'rate', message: settingsRefusalWords.enterRateAbove0 }]),
];

/** Keeps a typed rate of a day, in place of the one there is. Throws `Refused` for faults, each with its field. */
export const saveRate = (
  ctx: Ctx,
  typed: Pair & { rate: string },
): Promise<ExchangeRate & { repeated?: boolean }> =>
  runOnce(ctx, async (tx) => {
    refuse(refusalOf(problemsOf(typed)) ?? farDayRefusal(dayRulesOf(tx), { field: 'date', day: typed.date }));
    const rate = { ...typed, source: 'typed' };
    const before = await keepRate(tx, rate);
    const changes = before === null ? [] : changesBetween({ rate: before }, { rate: rate.rate });
    await recordEvent(tx, 'rate.save', 'business', tx.business.id, { ...rate }, changes);
    return { ...rate };
  });

/** Takes the rate of a day away. Throws `Missing`. */
export const deleteRate = (ctx: Ctx, { from, to, date }: Pair): Promise<{ repeated?: boolean }> =>
  runOnce(ctx, async (tx) => {
    await dropRate(tx, from, to, date);
    await recordEvent(tx, 'rate.delete', 'business', tx.business.id, { from, to, date });
    return {};
  });

const latestRates = async (provider: RateProvider, base: string): Promise<DayRates> => {
  try {
    return await provider.latest(base);
  } catch (error) {
    if (error instanceof RatesUnavailable) throw new Refused(refusal('not-allowed', error.message));
    throw error;
  }
};

/** What one of each currency is worth at home, where the provider knows it. */
const worthAtHome = (codes: readonly string[], rates: DayRates['rates']) =>
  codes.flatMap((from) => {
    const rate = rates[from] && turnedRound(rates[from]);
    return rate && isPositive(rate) ? [{ from, rate }] : [];
  });

/**
 * Asks the provider what the foreign currencies of a business are worth at home, and keeps their rates of its day. Nobody is
 * asked while rows are held. A rate somebody typed for that day stays.
 *
 * @param also one more currency, for a business that deals in none yet
 * @throws Refused without a provider, without a currency, and when the provider gives no rates
 */
export const fetchRates = async (
  ctx: Ctx,
  provider: Rates,
  also: string | null,
): Promise<FetchedRates & { repeated?: boolean }> => {
  if (!provider) throw new Refused(refusal('not-allowed', rateWords.noProvider));
  const { homeCurrency: home } = ctx.business;
  if (also !== null && (also === home || !isCurrency(also)))
    throw new Refused(invalid('also', settingsRefusalWords.chooseOtherCurrency));
  const inUse = await withBusiness(ctx, 'read', currenciesInUse);
  const wanted = [...new Set([...inUse, ...(also ? [also] : [])])];
  if (wanted.length === 0) throw new Refused(invalid('also', rateWords.noCurrency));
  const latest = await latestRates(provider, home);
  const rates = worthAtHome(wanted, latest.rates);
  return runOnce(ctx, async (tx) => {
    // Where it is earlier than at the provider, its newest rates are today's.
    const date = latest.date < tx.today ? latest.date : tx.today;
    const kept = await keepFetchedRates(tx, { to: home, date, source: provider.name }, rates);
    await recordEvent(tx, 'rate.fetch', 'business', tx.business.id, { from: provider.name, date, rates });
    const known = rates.map(({ from }) => from);
    return {
      provider: provider.name,
      kept: kept.sort(),
      typed: known.filter((code) => !kept.includes(code)),
      unknown: wanted.filter((code) => !known.includes(code)),
    };
  });
};
