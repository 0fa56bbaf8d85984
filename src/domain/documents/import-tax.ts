import { type Decimal, isPositive } from '../money.ts';
import { amountRefusal } from '../typed/amount.ts';
import type { FieldProblem } from '../values/refusal.ts';
import { taxFaults } from '../words/taxes.ts';

/** The tax on an import as it is typed: its amount, and what that is computed from, which somebody else was paid for. */
export interface ImportTax {
  amount: Decimal;
  base: Decimal;
}

/** Why an amount that was typed of an import's tax can't be, or undefined. */
const amountProblem = (
  amount: Decimal | null | undefined,
  missing: string,
  digits: number,
): string | undefined => {
  if (!amount || !isPositive(amount)) return missing;
  return amountRefusal(amount, digits)?.message;
};

/**
 * What is wrong with the amounts of an import's tax, which are above zero.
 *
 * @param digits decimals of their currency
 */
export const importTaxFaults = (
  typed: { amount: Decimal; base?: Decimal | null } | null | undefined,
  digits: number,
): FieldProblem[] => {
  const faults = {
    taxBase: amountProblem(typed?.base, taxFaults.baseMissing, digits),
    taxAmount: amountProblem(typed?.amount, taxFaults.importTaxMissing, digits),
  };
  return Object.entries(faults).flatMap(([field, message]) => (message ? [{ field, message }] : []));
};
