import { formatDecimal } from './format.ts';
import { compare, type Decimal, fits, isNegative } from './money.ts';
import { type FieldProblem, invalid, type Refusal } from './refusal.ts';
import { taxFaults as taxFaultWords } from './words/taxes.ts';

/** A tax as it is typed. */
export interface TaxCard {
  /** Unique in its business, whatever the case of its letters. */
  name: string;
  /** 0 to 100, with at most four decimals. */
  percent: Decimal;
  /** What is paid of it on purchases is claimed back; otherwise it is part of the cost. */
  recoverable: boolean;
}

export interface Tax extends TaxCard {
  id: string;
  /** False once archived: documents and items that have it keep it, and nothing new can use it. */
  active: boolean;
  /** It stands, or once stood, on a document or an item, so it is archived rather than removed. */
  used: boolean;
  version: number;
}

export const blankTax: TaxCard = { name: '', percent: '', recoverable: true };

/** Countries whose sales tax is a cost to whoever buys: nothing that is paid of it is claimed back. */
const withoutInputCredit: readonly string[] = ['US'];

/**
 * A new tax as a business's country proposes it. Source: answers-2.md, Q21.
 *
 * @param country ISO 3166-1 alpha-2 code
 */
export const blankTaxIn = (country: string): TaxCard => ({
  ...blankTax,
  recoverable: !withoutInputCredit.includes(country),
});

const percentProblem = (percent: Decimal): string | null => {
  if (isNegative(percent) || compare(percent, '100') > 0) return taxFaultWords.percentageWrong;
  return fits(percent, 4) ? null : taxFaultWords.percentageTooFine;
};

/** Every fault of a tax's card, each with its field. */
export const taxProblems = (card: TaxCard): FieldProblem[] => {
  const problems: FieldProblem[] = [];
  if (!card.name.trim()) problems.push({ field: 'name', message: taxFaultWords.nameMissing });
  if (card.name.length > 100) problems.push({ field: 'name', message: taxFaultWords.nameTooLong });
  const percent = percentProblem(card.percent);
  return percent ? [...problems, { field: 'percent', message: percent }] : problems;
};

/**
 * What a tax is called where it is chosen: its name and percentage in the locale's digits, or the name alone where that
 * says a percentage already.
 */
export const taxLabel = (name: string, percent: Decimal, locale: string): string =>
  name.includes('%') ? name : `${name} ${formatDecimal(percent, locale)}%`;

/** The refusal of choosing a tax that was archived, or null. */
export const outOfUse = (tax: Pick<Tax, 'name' | 'active'>, field: string): Refusal | null =>
  tax.active ? null : invalid(field, `${tax.name} is no longer in use. Choose another tax.`);

/** What becomes of a deleted tax: one that was used stays for what it stands on, and can be activated again. */
export const endOf = (tax: Pick<Tax, 'used'>): 'deactivated' | 'removed' =>
  tax.used ? 'deactivated' : 'removed';
