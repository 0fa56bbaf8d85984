import { atRate, type Decimal, minus, percentOf, plus, sum, zero } from '../money.ts';
import { deductedOf, ruleOf } from '../tax/tax.ts';
import { digitsOf } from '../values/currency.ts';
import type { Expense, ExpenseLine } from './expense.ts';

/** The tax of a line of an expense, in its currency. */
interface LineTax {
  /** Charged, or owed by reverse charge. */
  tax: Decimal;
  /** What of it is owed to the office. */
  owed: Decimal;
  /** What of it is claimed back; the rest is a cost. */
  claimed: Decimal;
}

type Figures = Pick<ExpenseLine, 'net' | 'taxAmount' | 'tax'>;

/** What a line's tax comes to, and what is done with it. */
export const taxOf = ({ net, taxAmount, tax }: Figures, currency: string): LineTax => {
  if (tax === null) return { tax: taxAmount, owed: zero, claimed: taxAmount };
  const { kind, deductible } = ruleOf(tax);
  const digits = digitsOf(currency);
  const owed = kind === 'reverse-charge' ? percentOf(net, tax.percent, digits) : zero;
  const whole = plus(taxAmount, owed);
  return { tax: whole, owed, claimed: deductedOf(whole, deductible, digits) };
};

/** What a line of an expense comes to at home, as the form shows it before and the entry has it after. */
export interface HomeParts {
  /** On the line's account, with the tax that is not recoverable. */
  cost: Decimal;
  /** The recoverable tax. */
  claimed: Decimal;
  /** What is owed to the office by reverse charge. */
  owed: Decimal;
  /** What left the bank or the till. */
  total: Decimal;
}

/**
 * The parts of a line at home: its amount and its tax are each converted once and what was paid is their sum, as on a bill. The cost has
 * what of the tax is not claimed back. Source: answers.md, "Money, tax, currency, stock cost" and "Postings", expense.
 *
 * @param homeDigits decimals of the home currency
 */
export const linePartsOf = (
  line: Figures,
  { rate, currency }: Pick<Expense, 'rate' | 'currency'>,
  homeDigits: number,
): HomeParts => {
  const atHome = (amount: Decimal) => atRate(amount, rate, homeDigits);
  const tax = taxOf(line, currency);
  const [owed, claimed] = [atHome(tax.owed), atHome(tax.claimed)];
  const total = plus(atHome(line.net), atHome(line.taxAmount));
  return { cost: minus(plus(total, owed), claimed), claimed, owed, total };
};

/** What an expense comes to at home: the sums of its lines. */
export const homePartsOf = (
  expense: Pick<Expense, 'rate' | 'currency'> & { lines: readonly Figures[] },
  homeDigits: number,
): HomeParts => {
  const lines = expense.lines.map((line) => linePartsOf(line, expense, homeDigits));
  const together = (part: keyof HomeParts) => sum(lines.map((line) => line[part]));
  return {
    cost: together('cost'),
    claimed: together('claimed'),
    owed: together('owed'),
    total: together('total'),
  };
};
