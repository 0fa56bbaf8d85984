import { digitsOf } from '../currency.ts';
import { atRate, type Decimal, minus, plus } from '../money.ts';
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
 * The parts of an expense at home: its amount and its tax are each converted once and what was paid is their sum, as on a bill. The
 * cost has what of the tax is not claimed back. Source: answers.md, "Money, tax, currency, stock cost" and "Postings", expense.
 *
 * @param homeDigits decimals of the home currency
 */
export const homePartsOf = (
  expense: Pick<Expense, 'net' | 'taxAmount' | 'tax' | 'rate' | 'currency'>,
  homeDigits: number,
): HomeParts => {
  const atHome = (amount: Decimal) => atRate(amount, expense.rate, homeDigits);
  const total = plus(atHome(expense.net), atHome(expense.taxAmount));
  const claimed = atHome(claimedOf(expense));
  return { cost: minus(total, claimed), claimed, total };
};
