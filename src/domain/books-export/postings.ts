import { type Decimal, isNegative, isZero, minus, negated, plus, sum, zero } from '../money.ts';
import type { ExportedAmount } from './exported-books.ts';

/** An amount of one currency on an account, and what it is in home currency. */
export interface Posting {
  accountId: number;
  currency: string;
  units: Decimal;
  /** Of the same sign, or zero; null for an amount of home currency. */
  cost: Decimal | null;
}

/** What a posting comes to in home currency. */
const homeOf = ({ units, cost }: Posting): Decimal => cost ?? units;

/**
 * An amount as programs post it: a foreign one at the whole of what it is in home currency, so that nothing is rounded again. What has no
 * foreign amount, such as a revaluation, is of home currency; so is all of an amount whose two sides differ in sign, since no price is below
 * zero.
 */
export const postingsOf = (
  { accountId, amount, currency, foreignAmount }: ExportedAmount,
  home: string,
): Posting[] => {
  const atHome = isZero(amount) ? [] : [{ accountId, currency: home, units: amount, cost: null }];
  if (currency === home || isZero(foreignAmount)) return atHome;
  const foreign = { accountId, currency, units: foreignAmount };
  const isPriced = !isZero(amount) && isNegative(amount) === isNegative(foreignAmount);
  return isPriced ? [{ ...foreign, cost: amount }] : [{ ...foreign, cost: zero }, ...atHome];
};

/** What is on an account of a currency: how much of it, and what was posted for it in home currency. */
interface Held {
  units: Decimal;
  cost: Decimal;
}

/** What is on each account, by currency, as the postings of a file come to. */
export class Holdings {
  readonly #of = new Map<number, Map<string, Held>>();

  add(postings: readonly Posting[]): void {
    for (const posting of postings) {
      const { accountId, currency, units } = posting;
      const held = this.#of.get(accountId) ?? new Map<string, Held>();
      const before = held.get(currency) ?? { units: zero, cost: zero };
      held.set(currency, { units: plus(before.units, units), cost: plus(before.cost, homeOf(posting)) });
      this.#of.set(accountId, held);
    }
  }

  /** How much of each currency is on each account that was ever posted to. */
  balances(): Pick<Posting, 'accountId' | 'currency' | 'units'>[] {
    return [...this.#of].flatMap(([accountId, held]) =>
      [...held].map(([currency, { units }]) => ({ accountId, currency, units })),
    );
  }

  /** What takes an account to zero in each currency and in home currency; nothing where it is. */
  emptying(accountId: number, home: string): Posting[] {
    const held = [...(this.#of.get(accountId) ?? [])];
    const total = sum(held.map(([, { cost }]) => cost));
    const foreign = held
      .filter(([currency, { units }]) => currency !== home && !isZero(units))
      .map(([currency, { units, cost }]): Posting => {
        const isPriced = !isZero(cost) && isNegative(cost) === isNegative(units);
        return { accountId, currency, units: negated(units), cost: isPriced ? negated(cost) : zero };
      });
    const rest = minus(negated(total), sum(foreign.map(homeOf)));
    return isZero(rest) ? foreign : [...foreign, { accountId, currency: home, units: rest, cost: null }];
  }

  /** What accounts come to in home currency. */
  worth(accountId: number): Decimal {
    return sum([...(this.#of.get(accountId)?.values() ?? [])].map(({ cost }) => cost));
  }
}
