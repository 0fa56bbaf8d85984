import { type Decimal, isNegative, minus, negated, plus, sum, zero } from '../money.ts';
import type { AccountGroup } from './accounts.ts';

/** Debits and credits, neither below zero. */
export interface Sides {
  debit: Decimal;
  credit: Decimal;
}

/** What stood on an account before some days, what moved on it in them, and of that what was carried into a new fiscal year. */
export interface Movement extends Sides {
  /** Debits less credits. */
  opening: Decimal;
  carried: Sides;
}

export const nothing: Sides = { debit: zero, credit: zero };
const netOf = ({ debit, credit }: Sides): Decimal => minus(debit, credit);
const added = (all: readonly Sides[]): Sides => ({
  debit: sum(all.map(({ debit }) => debit)),
  credit: sum(all.map(({ credit }) => credit)),
});

/** What moved on accounts, those that are shown with another among what moved on that one. */
export const withMerged = <Years extends { earlier: Sides; years: Sides[] }>(
  of: ReadonlyMap<number, Years>,
  together: ReadonlyMap<number, number>,
): ReadonlyMap<number, { earlier: Sides; years: Sides[] }> => {
  if (together.size === 0) return of;
  const merged = new Map<number, { earlier: Sides; years: Sides[] }>();
  for (const [id, own] of of) {
    const shown = together.get(id) ?? id;
    const there = merged.get(shown);
    merged.set(
      shown,
      there
        ? {
            earlier: added([there.earlier, own.earlier]),
            years: there.years.map((year, n) => added([year, own.years[n]!])),
          }
        : own,
    );
  }
  return merged;
};

/** A balance on the side it is on. */
export const sideOf = (net: Decimal): Sides =>
  isNegative(net) ? { debit: zero, credit: negated(net) } : { debit: net, credit: zero };

/** Debits less credits after the days. */
export const closingOf = ({ opening, debit, credit }: Movement): Decimal =>
  plus(opening, minus(debit, credit));

/** True for groups whose accounts begin each fiscal year at nothing. */
export const endsWithYear = (group: AccountGroup): boolean => group === 'income' || group === 'expense';

/**
 * What of an account's balance is carried to retained earnings on each first day of a fiscal year within some days: debits less credits
 * of what it had since the first day before.
 *
 * @param years what moved on it from the first day of the fiscal year the days begin in until they begin, then in the days, by fiscal year
 */
export const carriedOf = (group: AccountGroup, [before, first, ...later]: readonly Sides[]): Decimal[] =>
  endsWithYear(group)
    ? [plus(netOf(before!), netOf(first!)), ...later.map(netOf)].slice(0, later.length)
    : later.map(() => zero);

/**
 * An account's movement in some days. Balances of income and expense accounts begin at nothing on the first day of each fiscal year;
 * what they had is carried to retained earnings. Source: finance-answers.md, Q129.
 *
 * @param earlier what moved on it before the fiscal year in which the days begin
 * @param years as for `carriedOf`
 */
export const movementOf = (group: AccountGroup, earlier: Sides, years: readonly Sides[]): Movement => {
  const [before, ...within] = years;
  // What is carried off a debit balance is a credit.
  const carried = added(carriedOf(group, years).map((net) => sideOf(negated(net))));
  const stood = netOf(before!);
  return {
    opening: endsWithYear(group) ? stood : plus(netOf(earlier), stood),
    ...added([...within, carried]),
    carried,
  };
};

/**
 * The row of retained earnings of earlier fiscal years, which nothing is posted to: income less expenses of the years before, and
 * what is carried to it within the days. Source: finance-answers.md, Q129.
 *
 * @param ended what of each income and expense account moved before the fiscal year in which the days begin, and its movement in them
 */
export const retainedEarnings = (ended: readonly { earlier: Sides; carried: Sides }[]): Movement => {
  const carried = added(ended.map(({ carried: { debit, credit } }) => ({ debit: credit, credit: debit })));
  return { opening: netOf(added(ended.map(({ earlier }) => earlier))), ...carried, carried };
};
