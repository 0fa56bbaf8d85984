import { digitsOf } from '../currency.ts';
import { atRate, type Decimal, minus } from '../money.ts';
import { deductedOf, ruleOf } from '../tax.ts';
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

/** What of an expense's tax is claimed back, in its currency. */
export const claimedOf = ({
  tax,
  taxAmount,
  currency,
}: Pick<Expense, 'tax' | 'taxAmount' | 'currency'>): Decimal =>
  tax ? deductedOf(taxAmount, ruleOf(tax).deductible, digitsOf(currency)) : taxAmount;

/**
 * The parts of an expense at home. Total and tax are converted once, and the cost is what is left, so that they add up to what
 * was paid. Source: answers.md, "Postings", expense.
 *
 * @param homeDigits decimals of the home currency
 */
export const homePartsOf = (
  expense: Pick<Expense, 'total' | 'taxAmount' | 'tax' | 'rate' | 'currency'>,
  homeDigits: number,
): HomeParts => {
  const atHome = (amount: Decimal) => atRate(amount, expense.rate, homeDigits);
  const [paid, claimed] = [atHome(expense.total), atHome(claimedOf(expense))];
  return { cost: minus(paid, claimed), claimed, total: paid };
};
