import { atRate, type Decimal, minus, zero } from '../money.ts';
import type { Expense } from './expense.ts';

/** What an expense comes to at home, as the form shows it before and the entry has it after. */
export interface HomeParts {
  /** On the category's account, with the tax that is not recoverable. */
  cost: Decimal;
  /** The recoverable tax. */
  claimed: Decimal;
  /** What left the bank or the till. */
  total: Decimal;
}

/**
 * The parts of an expense at home. Total and tax are converted once, and the cost is what is left, so that they add up to what
 * was paid. Source: answers.md, "Postings", expense.
 *
 * @param homeDigits decimals of the home currency
 */
export const homePartsOf = (
  { total, taxAmount, tax, rate }: Pick<Expense, 'total' | 'taxAmount' | 'tax' | 'rate'>,
  homeDigits: number,
): HomeParts => {
  const atHome = (amount: Decimal) => atRate(amount, rate, homeDigits);
  const [paid, claimed] = [atHome(total), tax?.recoverable === false ? zero : atHome(taxAmount)];
  return { cost: minus(paid, claimed), claimed, total: paid };
};
