import type { Day } from '../day.ts';
import { compare, type Decimal, isZero } from '../money.ts';
import { ruleOf, type TaxKind, type TaxRule } from '../tax/tax.ts';
import { isInUnion, taxNumbersOf } from '../tax/tax-numbers.ts';
import { countryInSentence } from '../values/country.ts';
import type { Party } from './document.ts';
import { lawful as texts } from './lawful.words.ts';
import { otherLaws } from './other-laws.words.ts';
import type { LawRow, OwnParticular, PaperLaw, Particular } from './paper-law.ts';
import { unionLaw, unionLaws } from './union-laws.words.ts';

/** A line, or the shipping, as far as a law looks at it. */
interface TaxedLine {
  /** Null for no tax. */
  kind: TaxKind | null;
  /** Why its tax isn't charged, as the paper says it. */
  reason: string;
  /** One of nothing needs no reason. */
  amount: Decimal;
}

/** What the law of its country looks at on an invoice. */
export interface LawfulPaper {
  from: Party;
  to: Party;
  /** A sale paid at once, which may be to somebody unnamed. */
  paidAtOnce: boolean;
  supplyOn: Day | null;
  lines: readonly TaxedLine[];
  currency: string;
  total: Decimal;
  /** The same at home. */
  homeCurrency: string;
  homeTotal: Decimal;
}

/** What an invoice of a country lacks, by which law. */
export interface LackingRow extends Pick<LawRow, 'what' | 'law'> {
  country: string;
}

const lawOf = (country: string | undefined): PaperLaw | undefined => {
  if (country === undefined) return undefined;
  return unionLaws[country] ?? otherLaws[country] ?? (isInUnion(country) ? unionLaw : undefined);
};

const isOwn = (what: Particular): what is OwnParticular =>
  what === 'address' || what === 'taxNumber' || what === 'vatNumber' || what === 'eitherNumber';

/** True of what is filled in on the business's own card. */
export const isOfBusiness = (what: Particular): boolean => isOwn(what);

/** True of what is filled in on the customer's card. */
export const isOnCard = (what: Particular): boolean => isOfCustomer(what) && what !== 'customerName';

const isOfCustomer = (what: Particular): boolean =>
  !isOwn(what) && what !== 'supplyDate' && what !== 'reason';

/** Whether tax is charged on some line, at whatever rate, or its customer owes it. */
export const bearsTax = (lines: readonly TaxedLine[]): boolean =>
  lines.some(({ kind }) => kind !== null && kind !== 'exempt' && kind !== 'outside');

const lineLacks = ({ kinds = [] }: LawRow, { kind, reason, amount }: TaxedLine): boolean =>
  kind !== null && kinds.includes(kind) && reason === '' && !isZero(amount);

/** No tax is chosen on anything, not even one at zero. */
const isUntaxed = (lines: readonly TaxedLine[]): boolean =>
  lines.some(({ amount }) => !isZero(amount)) && lines.every(({ kind }) => kind === null);

/** Whether some line needs a reason, given or not. */
const needsReason = ({ kinds = [] }: LawRow, lines: readonly TaxedLine[]): boolean =>
  lines.some(({ kind }) => kind !== null && kinds.includes(kind)) ||
  (kinds.includes('none') && isUntaxed(lines));

const isReverse = (lines: readonly TaxedLine[]): boolean =>
  lines.some(({ kind }) => kind === 'reverse-charge');

const applies = (row: LawRow, { lines, to, paidAtOnce }: LawfulPaper): boolean => {
  // Who pays at once and isn't named is a passer-by.
  if (isOfCustomer(row.what) && paidAtOnce && to.name === '') return false;
  if (row.what === 'reason') return needsReason(row, lines);
  if (row.when === 'taxed') return bearsTax(lines);
  return row.when === 'reverse-charge' ? isReverse(lines) : true;
};

/** What it may leave out because its total is small: not where the customer owes the tax, nor of a total in a currency the law doesn't count in. */
const leftOutOf = ({ small }: PaperLaw, paper: LawfulPaper): Set<Particular> => {
  if (isReverse(paper.lines)) return new Set();
  const isSmall = ({ upTo, below, currency, paidAtOnce }: PaperLaw['small'][number]): boolean => {
    if (paidAtOnce && !paper.paidAtOnce) return false;
    const totals: Readonly<Record<string, Decimal>> = {
      [paper.homeCurrency]: paper.homeTotal,
      [paper.currency]: paper.total,
    };
    const total = totals[currency];
    if (total === undefined) return false;
    return upTo === undefined ? compare(total, below ?? '0') < 0 : compare(total, upTo) <= 0;
  };
  return new Set(small.filter(isSmall).flatMap(({ without }) => without));
};

const lacks = (row: LawRow, { from, to, supplyOn, lines }: LawfulPaper): boolean => {
  switch (row.what) {
    case 'address':
      return !from.address;
    case 'taxNumber':
      return !from.taxId;
    case 'vatNumber':
      return !from.vatNumber;
    case 'eitherNumber':
      return !from.taxId && !from.vatNumber;
    case 'customerName':
      return !to.name;
    case 'customerAddress':
      return !to.address;
    case 'customerContact':
      return !to.address && !to.phone && !to.email && !to.website;
    case 'customerNumber':
      return !to.taxId && !to.vatNumber;
    case 'supplyDate':
      return supplyOn === null;
    case 'reason':
      return isUntaxed(lines) || lines.some((line) => lineLacks(row, line));
  }
};

/** Everything the law of its country asks an invoice to say; nothing where no law of it is known. */
export const requiredOn = (paper: LawfulPaper): LackingRow[] => {
  const { country = '' } = paper.from;
  const law = lawOf(country);
  if (!law) return [];
  const leftOut = leftOutOf(law, paper);
  return law.rows
    .filter((row) => applies(row, paper) && !leftOut.has(row.what))
    .map(({ what, law: cited }) => ({ what, law: cited, country }));
};

/** What of it the invoice doesn't say. It is advice: an invoice is issued without it. */
export const lackingOf = (paper: LawfulPaper): LackingRow[] => {
  const rows = lawOf(paper.from.country)?.rows ?? [];
  return requiredOn(paper).filter(({ what }) => {
    const row = rows.find((one) => one.what === what);
    return row !== undefined && lacks(row, paper);
  });
};

/** Whether a country asks for the date of supply also where it is the issue date. */
export const asksSupplyDate = (country: string | undefined): boolean =>
  lawOf(country)?.rows.some(({ what }) => what === 'supplyDate') ?? false;

/**
 * A line, or the shipping, as a law looks at it.
 *
 * @param tax as it was chosen; null for none
 */
export const taxedLine = (tax: Partial<TaxRule> | null | undefined, amount: Decimal): TaxedLine => ({
  kind: tax ? ruleOf(tax).kind : null,
  reason: tax ? ruleOf(tax).reason : '',
  amount,
});

/**
 * What invoices lack of the business that writes them, by its country's law.
 *
 * @param from the business as its invoices name it
 * @param taxed tax is charged on them
 */
export const lackingOn = (from: Party, taxed: boolean): OwnParticular[] => {
  const rows = lawOf(from.country)?.rows ?? [];
  const paper: LawfulPaper = { ...nothingOn, from, lines: taxed ? [taxedLine({}, '1')] : [] };
  return rows.flatMap((row) =>
    isOwn(row.what) && applies(row, paper) && lacks(row, paper) ? [row.what] : [],
  );
};

const nothingOn: Omit<LawfulPaper, 'from' | 'lines'> = {
  to: { name: '' },
  paidAtOnce: false,
  supplyOn: null,
  currency: '',
  total: '0',
  homeCurrency: '',
  homeTotal: '0',
};

/** “Tax number” within a sentence; an abbreviation keeps its capitals. */
const within = (name: string): string =>
  /^[A-Z][a-z]/.test(name) ? name.charAt(0).toLowerCase() + name.slice(1) : name;

/** What each is called in the business's country, within a sentence. */
export const lackingName = (
  lacking: OwnParticular,
  country: string,
  words: { address: string; or: string },
): string => {
  const { taxNumber, vatNumber } = taxNumbersOf(country);
  if (lacking === 'address') return words.address;
  const numbers = { taxNumber: [taxNumber], vatNumber: [vatNumber], eitherNumber: [taxNumber, vatNumber] };
  return numbers[lacking].map((name) => within(name ?? '')).join(words.or);
};

/** The same of anything a law asks: “your VAT ID”, “the customer’s address”. */
export const particularName = ({ what, country }: Pick<LackingRow, 'what' | 'country'>): string => {
  if (isOwn(what)) return texts.your(lackingName(what, country, texts));
  if (what === 'customerNumber') return isInUnion(country) ? texts.customerVatNumber : texts.customerNumber;
  return texts.names[what];
};

/** What is lacking with its law, in one sentence of a preview; empty for nothing. */
export const lackingSentence = (rows: readonly LackingRow[]): string => {
  const [first] = rows;
  if (!first) return '';
  const names = rows.map((row) => texts.cited({ name: particularName(row), law: row.law }));
  const list = new Intl.ListFormat('en', { type: 'conjunction' }).format(names);
  return texts.notShown({ list, country: countryInSentence(first.country), several: names.length > 1 });
};

/** How many documents of an import lack one thing, as a sentence. */
export const lackingOnSeveral = (row: LackingRow, count: number, formatted: string): string =>
  texts.notShownOn({
    count,
    formatted,
    name: particularName(row),
    country: countryInSentence(row.country),
    law: row.law,
  });
