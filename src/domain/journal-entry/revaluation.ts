import { dayRefusal } from '../bank-money/fund.ts';
import { type Entry, type EntryLine, reversed } from '../books/entry.ts';
import type { World } from '../books/world.ts';
import { type Day, daysAfter } from '../day.ts';
import { atRate, type Decimal, isZero, minus, negated, sum, zero } from '../money.ts';
import { emptyPlan, type Plan, record } from '../plan/plan.ts';
import { rateProblem } from '../typed/exchange-rate.ts';
import { formatDay } from '../values/format.ts';
import { groupedBy } from '../values/grouped-by.ts';
import { isDay } from '../values/is-day.ts';
import { invalid, type Refusal, refusal, refusalOf } from '../values/refusal.ts';
import { revaluationMemos as memos, revaluationFaults as words } from '../words/revaluation.ts';

/** What stands on an account in a foreign currency at the end of a day, revaluations left out. Debits are positive. */
export interface ForeignBalance {
  accountId: number;
  account: string;
  currency: string;
  /** In its currency. */
  own: Decimal;
  /** As it is booked at home. */
  home: Decimal;
  /** It is of credits or advances, which are revalued on request alone. */
  isSurplus: boolean;
}

/** What one of a currency is worth at home; null where it isn't known. */
export interface ClosingRate {
  currency: string;
  rate: Decimal | null;
}

/** What is worth nothing in its own currency needs no rate. */
const rateFor = ({ own, currency }: ForeignBalance, rates: readonly ClosingRate[]): Decimal | null =>
  isZero(own) ? '1' : (rates.find((one) => one.currency === currency)?.rate ?? null);

/** A balance at the rate of its currency, and by how much that is more than what is booked; null where the rate isn't known. */
export const atClosing = (
  balance: ForeignBalance,
  rates: readonly ClosingRate[],
  homeDigits: number,
): { rate: Decimal; worth: Decimal; difference: Decimal } | null => {
  const rate = rateFor(balance, rates);
  if (rate === null) return null;
  const worth = atRate(balance.own, rate, homeDigits);
  return { rate, worth, difference: minus(worth, balance.home) };
};

/** A revaluation as typed: a day, and the rate of each currency on it. */
export interface Revaluation {
  onDay: Day;
  rates: readonly ClosingRate[];
  /** Credits and advances are revalued too. */
  withSurplus: boolean;
}

const notOver = (onDay: Day, { today }: World): Refusal | null =>
  isDay(onDay) && onDay >= today ? invalid('onDay', words.notOver) : null;

const ratesRefusal = (balances: readonly ForeignBalance[], rates: readonly ClosingRate[]): Refusal | null => {
  const needed = new Set(balances.flatMap(({ own, currency }) => (isZero(own) ? [] : currency)));
  const fields = [...needed].flatMap((currency) => {
    const at = rates.findIndex((one) => one.currency === currency);
    const rate = rates[at]?.rate ?? null;
    const message = rate === null ? words.rateMissing({ currency }) : rateProblem(rate);
    return message ? [{ field: at < 0 ? 'rates' : `rates.${at}.rate`, message }] : [];
  });
  return refusalOf(fields);
};

/** A difference at home alone: nothing moves in the currency itself. */
const lineOf = (accountId: number, amount: Decimal, currency: string, rate: Decimal): EntryLine => ({
  accountId,
  amount,
  currency,
  foreignAmount: zero,
  rate,
  channel: 'manual',
});

/** The revaluation of one account, in all its currencies; null where nothing differs. */
const entryOf = (
  accountId: number,
  balances: readonly ForeignBalance[],
  { onDay, rates }: Revaluation,
  world: World,
): Entry | null => {
  const lines = balances.flatMap((balance) => {
    const { rate, difference } = atClosing(balance, rates, world.homeDigits)!;
    return isZero(difference) ? [] : [lineOf(accountId, difference, balance.currency, rate)];
  });
  if (lines.length === 0) return null;
  const gain = negated(sum(lines.map(({ amount }) => amount)));
  return {
    id: world.newId(),
    onDay,
    kind: 'revaluation',
    documentId: null,
    paymentId: null,
    reverses: null,
    memo: memos.revaluation({ day: formatDay(onDay, world.locale) }),
    lines: isZero(gain)
      ? lines
      : [...lines, lineOf(world.accounts.unrealised, gain, world.homeCurrency, '1')],
  };
};

/** A revaluation about to be posted: an entry of each account, each with the one that undoes it the day after. */
export interface PlannedRevaluation {
  plan: Plan;
  pairs: { entryId: string; undoneBy: string }[];
}

/**
 * Takes foreign balances to the rates of a day: own amount × rate − what is booked, to the account of unrealised gains and losses, undone the day
 * after. Its lines belong to no open item and move no bank's own amount. Refused for a day that isn't over or is locked, and where a rate is missing.
 * Source: finance-answers.md, Q139; answers.md, postings.
 *
 * @param standing whether a revaluation of this day is taken back in the same act: then nothing may differ
 */
export const planRevaluation = (
  typed: Revaluation,
  all: readonly ForeignBalance[],
  standing: boolean,
  world: World,
): PlannedRevaluation | Refusal => {
  const { onDay, rates, withSurplus } = typed;
  const balances = all.filter(({ isSurplus }) => withSurplus || !isSurplus);
  const refused = notOver(onDay, world) ?? dayRefusal(onDay, 'onDay', world) ?? ratesRefusal(balances, rates);
  if (refused) return refused;
  const entries = [...groupedBy(balances, ({ accountId }) => accountId)].flatMap(
    ([accountId, of]) => entryOf(accountId, of, typed, world) ?? [],
  );
  if (entries.length === 0 && !standing) return refusal('invalid', words.nothing);
  const memo = memos.reversal({ day: formatDay(onDay, world.locale) });
  const pairs = entries.map((entry) => ({
    entry,
    undoing: {
      ...reversed(entry, { id: world.newId(), onDay: daysAfter(onDay, 1), memo }),
      reverses: null,
    },
  }));
  return {
    pairs: pairs.map(({ entry, undoing }) => ({ entryId: entry.id, undoneBy: undoing.id })),
    plan: {
      ...emptyPlan(),
      entries: pairs.flatMap(({ entry, undoing }) => [entry, undoing]),
      events: entries.map(({ id }) =>
        record(world, 'journal-entry.create', { id, kind: 'journal-entry' }, { from: null, to: 'Posted' }),
      ),
    },
  };
};
