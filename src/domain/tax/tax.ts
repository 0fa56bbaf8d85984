import type { CardAct, CardMove, CardSpec } from '../card/card.ts';
import { compare, type Decimal, fits, isNegative, isPositive, isZero, percentOf } from '../money.ts';
import { inOneLine } from '../text.ts';
import { formatDecimal } from '../values/format.ts';
import { type FieldProblem, invalid, type Refusal } from '../values/refusal.ts';
import { taxFaults as taxFaultWords } from '../words/taxes.ts';

/**
 * What the tax office knows a tax as. Zero, exempt and outside scope charge nothing; reverse charge is owed by the buyer, who is charged the
 * net alone; import is owed on a base that somebody else was paid for.
 */
export const taxKinds = [
  'standard',
  'reduced',
  'zero',
  'exempt',
  'reverse-charge',
  'import',
  'outside',
] as const;
export type TaxKind = (typeof taxKinds)[number];

/** How a tax works beside its percentage. */
export interface TaxRule {
  kind: TaxKind;
  /** How much of what is paid of it on purchases is deducted, 0 to 100 percent; the rest joins the cost. */
  deductible: Decimal;
  /** Why no tax is charged, or who owes it, as the paper says it; empty for none. */
  reason: string;
}

/** A tax as it is typed. */
export interface TaxCard extends TaxRule {
  /** Unique in its business, whatever the case of its letters. */
  name: string;
  /** 0 to 100, with at most four decimals. */
  percent: Decimal;
}

/** The rule of a tax that was chosen when taxes had none: charged, and deducted whole. */
export const plainRule: TaxRule = { kind: 'standard', deductible: '100', reason: '' };

/** The rule of a tax that may name none. */
export const ruleOf = ({ kind, deductible, reason }: Partial<TaxRule>): TaxRule => ({
  kind: kind ?? plainRule.kind,
  deductible: deductible ?? plainRule.deductible,
  reason: reason ?? plainRule.reason,
});

/** A kind whose percentage is zero: nothing is charged, and nobody owes any. */
export const chargesNothing = (kind: TaxKind): boolean =>
  kind === 'zero' || kind === 'exempt' || kind === 'outside';

/** Part of what is paid of it on purchases is deducted: recoverable, as the specification says. */
export const isRecoverable = ({ deductible }: Pick<TaxRule, 'deductible'>): boolean => isPositive(deductible);

/** The kind of a tax of which only the percentage is known. */
export const kindOfRate = (percent: Decimal): TaxKind => (isZero(percent) ? 'zero' : 'standard');

/** What of a purchase's tax is deducted; the rest of it is part of the cost. */
export const deductedOf = (tax: Decimal, deductible: Decimal, digits: number): Decimal =>
  compare(deductible, '100') === 0 ? tax : percentOf(tax, deductible, digits);

export interface Tax extends TaxCard {
  id: string;
  /** False once archived: documents and items that have it keep it, and nothing new can use it. */
  active: boolean;
  /** It stands, or once stood, on a document or an item, so it is archived rather than removed. */
  used: boolean;
  version: number;
}

export const blankTax: TaxCard = { name: '', percent: '', ...plainRule };

/** Countries whose sales tax is a cost to whoever buys: nothing that is paid of it is claimed back. */
const withoutInputCredit: readonly string[] = ['US'];

/**
 * A new tax as a business's country proposes it. Source: answers-2.md, Q21.
 *
 * @param country ISO 3166-1 alpha-2 code
 */
export const blankTaxIn = (country: string): TaxCard => ({
  ...blankTax,
  deductible: withoutInputCredit.includes(country) ? '0' : '100',
});

const partProblem = (percent: Decimal): string | null => {
  if (isNegative(percent) || compare(percent, '100') > 0) return taxFaultWords.percentageWrong;
  return fits(percent, 4) ? null : taxFaultWords.percentageTooFine;
};

const percentProblem = ({ kind, percent }: TaxCard): string | null => {
  const wrong = partProblem(percent);
  if (wrong) return wrong;
  if (chargesNothing(kind)) return isZero(percent) ? null : taxFaultWords.kindChargesNothing;
  return isZero(percent) && (kind === 'standard' || kind === 'reduced')
    ? taxFaultWords.kindChargesSomething
    : null;
};

const longestReason = 300;

/** Every fault of a tax's card, each with its field. */
export const taxProblems = (card: TaxCard): FieldProblem[] => {
  const problems: FieldProblem[] = [];
  if (!card.name.trim()) problems.push({ field: 'name', message: taxFaultWords.nameMissing });
  if (card.name.length > 100) problems.push({ field: 'name', message: taxFaultWords.nameTooLong });
  const percent = percentProblem(card);
  if (percent) problems.push({ field: 'percent', message: percent });
  const deductible = partProblem(card.deductible);
  if (deductible) problems.push({ field: 'deductible', message: deductible });
  if (card.reason.length > longestReason)
    problems.push({ field: 'reason', message: taxFaultWords.reasonTooLong });
  return problems;
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

/**
 * What an act does to a tax: it can always be edited, is deleted as `endOf` says, and can be activated again. It has no chart, because all
 * that matters is whether it was used.
 */
export const moveTax = (tax: Pick<Tax, 'used' | 'active'>, act: CardAct): CardMove => {
  if (act !== 'delete') return { moved: act === 'activate' && !tax.active, gone: false };
  const gone = endOf(tax) === 'removed';
  return { moved: gone || tax.active, gone };
};

/** A tax as a card. */
export const taxCard: CardSpec<TaxCard> = {
  noun: 'tax',
  tidy: (typed) => ({ ...typed, name: inOneLine(typed.name), reason: typed.reason.trim() }),
  problems: taxProblems,
  name: { of: ({ name }) => name, taken: () => taxFaultWords.nameTaken },
  trail: {
    saved: (card) => ({ ...card }),
    moved: ({ name, percent }) => ({ name, percent }),
  },
};
