import type { Day } from '../day.ts';
import { compare, type Decimal, fits, isNegative, isZero, minus, negated, sum } from '../money.ts';
import { largestAmount } from '../typed/amount.ts';
import { rateProblem } from '../typed/exchange-rate.ts';
import { digitsOf } from '../values/currency.ts';
import { formatMoney } from '../values/format.ts';
import type { FieldProblem } from '../values/refusal.ts';
import { amountWords } from '../words/everywhere.ts';
import { journalEntryFaults as words } from './journal-entries.words.ts';

/** A line of an entry as it is typed: on one side of it, zero on the other. */
export interface TypedEntryLine {
  /** The account by its number in the chart; where it is null, by what was typed. */
  accountId: number | null;
  /** A code, a number or a name; empty for none. */
  account: string;
  description: string;
  /** The contact by id; where there is none of it, by the exact name. */
  contactId: string | null;
  contact: string;
  debit: Decimal;
  credit: Decimal;
  /** When what it opens is due; null by the contact's terms. */
  dueOn: Day | null;
  /** The number of the entry that opened what it settles; null for the oldest. */
  settlesEntry: number | null;
  /** The tax a line on a tax account is of, and what it was computed from. */
  taxId: string | null;
  taxBase: Decimal | null;
}

/** An entry as it is typed. */
export interface TypedEntry {
  /** Null for today. */
  onDay: Day | null;
  currency: string;
  /** Home per unit of the currency; null where it is the home currency, or none was typed. */
  rate: Decimal | null;
  memo: string;
  reference: string;
  /** The day on which the entry is undone again; null for an entry that stays. */
  reverseOn: Day | null;
  lines: readonly TypedEntryLine[];
}

const mostLines = 500;
const longestText = 500;
const longestReference = 100;

/** True of a line nobody typed an account or an amount in: it is left out. */
export const isBlankLine = ({ accountId, account, debit, credit }: TypedEntryLine): boolean =>
  accountId === null && account.trim() === '' && isZero(debit) && isZero(credit);

/** By how much debits are more than credits; below zero where credits are more. */
export const outOfBalance = (lines: readonly Pick<TypedEntryLine, 'debit' | 'credit'>[]): Decimal =>
  minus(sum(lines.map(({ debit }) => debit)), sum(lines.map(({ credit }) => credit)));

/** How far debits and credits are apart, and on which side there is more; null where they are equal. */
const balanceProblem = (
  lines: readonly Pick<TypedEntryLine, 'debit' | 'credit'>[],
  currency: string,
  locale: string,
): string | null => {
  const difference = outOfBalance(lines);
  if (isZero(difference)) return null;
  const isDebit = !isNegative(difference);
  const amount = formatMoney(isDebit ? difference : negated(difference), currency, locale);
  return words.outOfBalance({ amount, isDebit });
};

const amountProblem = (amount: Decimal, digits: number): string | null => {
  if (isNegative(amount)) return words.otherSide;
  if (!fits(amount, digits))
    return digits === 0 ? amountWords.noDecimals : amountWords.tooManyDecimals(digits);
  return compare(amount, largestAmount) > 0 ? amountWords.tooLarge : null;
};

/** What is wrong with the two sides of a line, by side: neither below zero, and not both. */
export const sideProblems = (
  { debit, credit }: Pick<TypedEntryLine, 'debit' | 'credit'>,
  digits: number,
): [string, string][] => {
  const problems = (['debit', 'credit'] as const).flatMap((side): [string, string][] => {
    const problem = amountProblem(side === 'debit' ? debit : credit, digits);
    return problem ? [[side, problem]] : [];
  });
  if (problems.length > 0) return problems;
  return isZero(debit) || isZero(credit) ? [] : [['credit', words.oneSide]];
};

const taxProblemsOf = ({ taxId, taxBase }: TypedEntryLine, digits: number): [string, string][] => {
  if (taxId === null) return taxBase === null || isZero(taxBase) ? [] : [['taxId', words.taxMissing]];
  if (taxBase === null || isZero(taxBase)) return [['taxBase', words.baseMissing]];
  const problem = amountProblem(taxBase, digits);
  return problem ? [['taxBase', isNegative(taxBase) ? words.baseNotBelowZero : problem]] : [];
};

const lineProblems = (line: TypedEntryLine, digits: number): [string, string][] => [
  ...(line.accountId === null && line.account.trim() === ''
    ? [['account', words.accountMissing] as [string, string]]
    : []),
  ...(line.description.length > longestText
    ? [['description', words.descriptionTooLong] as [string, string]]
    : []),
  ...(isZero(line.debit) && isZero(line.credit)
    ? [['debit', words.amountMissing] as [string, string]]
    : sideProblems(line, digits)),
  ...taxProblemsOf(line, digits),
];

const linesProblem = (
  lines: readonly TypedEntryLine[],
  { currency, locale }: { currency: string; locale: string },
) => {
  if (lines.length < 2) return words.twoLines;
  if (lines.length > mostLines) return words.tooManyLines(mostLines);
  return balanceProblem(lines, currency, locale);
};

/** What is wrong with an entry by what was typed alone, by field: a fault of the third line's debit is `lines.2.debit`. */
export const typedEntryProblems = (
  { currency, rate, memo, reference, lines }: TypedEntry,
  home: { homeCurrency: string; locale: string },
): FieldProblem[] => {
  const problems: FieldProblem[] = [];
  const fault = (field: string, message: string) => problems.push({ field, message });
  if (currency !== home.homeCurrency) {
    const wrong = rate === null ? words.rateMissing(currency) : rateProblem(rate);
    if (wrong) fault('rate', wrong);
  }
  if (memo.length > longestText) fault('memo', words.memoTooLong);
  if (reference.length > longestReference) fault('reference', words.referenceTooLong);
  const digits = digitsOf(currency);
  for (const [index, line] of lines.entries()) {
    if (isBlankLine(line)) continue;
    for (const [name, message] of lineProblems(line, digits)) fault(`lines.${index}.${name}`, message);
  }
  // Lines that can't be read yet say nothing of how they add up.
  if (problems.some(({ field }) => field.startsWith('lines.'))) return problems;
  const kept = lines.filter((line) => !isBlankLine(line));
  const wrong = linesProblem(kept, { currency, locale: home.locale });
  if (wrong) fault('lines', wrong);
  return problems;
};
