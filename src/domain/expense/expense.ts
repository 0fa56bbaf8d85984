import { type PaymentMode, reachesBank } from '../books/payment-mode.ts';
import type { Day } from '../day.ts';
import type { Attachment, AttachmentsRequest } from '../documents/attachment.ts';
import type { ChosenTax } from '../documents/document.ts';
import { type ImportTax, importTaxFaults } from '../documents/import-tax.ts';
import type { HistoryEvent } from '../documents/view.ts';
import { compare, type Decimal, isZero, minus, partOf, plus, sum, times, zero } from '../money.ts';
import { ruleOf } from '../tax/tax.ts';
import { amountRefusal, largestAmount } from '../typed/amount.ts';
import { rateProblem } from '../typed/exchange-rate.ts';
import { digitsOf } from '../values/currency.ts';
import { isDay } from '../values/is-day.ts';
import type { FieldProblem } from '../values/refusal.ts';
import type { Standing } from '../values/standing.ts';
import { bankChoice } from '../words/banks.ts';
import { openingFaults } from '../words/contacts.ts';
import { amountWords } from '../words/everywhere.ts';
import { expenseFaults as words } from '../words/expenses.ts';
import { taxFaults } from '../words/taxes.ts';

/** A line of an expense as it is typed: what was spent, on a category or on an account of the books. */
export interface TypedExpenseLine {
  /** The small number of its category; null where it names an account, 0 while nothing is chosen. */
  category: number | null;
  accountId: number | null;
  /** As typed, in the expense's currency: with the tax in it where the expense says so. */
  amount: Decimal;
  tax: ChosenTax | null;
  /** The tax on an import and its base, in place of an amount: the line is that tax alone. Null or left out for every other tax. */
  importTax?: ImportTax | null | undefined;
}

/** An expense as it is typed. It is money already paid: nothing is owed on it. Source: answers-2.md, Q31. */
export interface ExpenseCard {
  name: string;
  description: string;
  /** What is printed on its receipt; empty for none. */
  reference: string;
  vendorId: string | null;
  onDay: Day;
  mode: PaymentMode;
  /** The bank the money left; null for the default one where the mode reaches a bank. */
  bankId: string | null;
  currency: string;
  /** Home per unit of the currency; 1 for home. */
  rate: Decimal;
  /** The amounts of its lines have the tax in them. */
  includesTax: boolean;
  lines: readonly TypedExpenseLine[];
}

/** A line as asked for, naming its tax; one that is edited by its id. */
export interface ExpenseLineRequest extends Omit<TypedExpenseLine, 'tax'> {
  id: string | null;
  taxId: string | null;
}

/** An expense as asked for: what was typed, naming its taxes. */
export interface ExpenseRequest extends Omit<ExpenseCard, 'lines' | 'onDay' | 'rate' | 'includesTax'> {
  /** The category of its first line, 0 for an account; all its amounts together; the tax of its first line. */
  category: number;
  amount: Decimal;
  taxId: string | null;
  /** Of the first line, where it names no lines. */
  importTax?: ImportTax | null | undefined;
  /** Left out, it is one line of these; one that has several keeps them while these say the same. */
  lines?: readonly ExpenseLineRequest[] | undefined;
  /** Left out: they don't. */
  includesTax?: boolean | undefined;
  /** Null is today, or the day it has. */
  onDay: string | null;
  /** Null where none was typed. */
  rate: string | null;
  /** Files to attach to it. */
  attachments?: AttachmentsRequest;
}

/** What an expense comes to, in its currency. */
export interface ExpenseFigures {
  net: Decimal;
  taxAmount: Decimal;
  total: Decimal;
}

/** The status of an expense. */
export type ExpenseStatus = 'Recorded' | 'Deleted';

/** It was taken out of the books. */
export const isReversed = ({ status }: { status: ExpenseStatus }): boolean => status === 'Deleted';

/** What its chart knows beside its status. */
export interface ExpenseFacts {
  /** The bank its money left was archived since: nothing new is posted through it. */
  bankArchived: boolean;
}

/** A line that is saved, with what it comes to in the expense's currency. */
export interface ExpenseLine extends TypedExpenseLine, ExpenseFigures {
  id: string;
}

/** An expense that stands, or stood until it was deleted. */
export interface Expense extends ExpenseCard, ExpenseFigures {
  id: string;
  lines: readonly ExpenseLine[];
  number: string;
  status: ExpenseStatus;
  homeTotal: Decimal;
  /** The account the money left. */
  accountId: number;
  /** The entry it was posted in last. */
  entryId: string;
  version: number;
}

/** A row of the list. */
export interface ExpenseRow
  extends Pick<
    Expense,
    'id' | 'number' | 'name' | 'description' | 'onDay' | 'currency' | 'total' | 'homeTotal' | 'version'
  > {
  /** What its first line was spent on, as it is called. */
  categoryName: string;
  lineCount: number;
  standing: Standing<ExpenseFacts>;
}

/** A line with what it was spent on, as that is called. */
export interface ExpenseLineView extends ExpenseLine {
  name: string;
}

/** An entry as it was posted, above zero for what was debited. */
export interface PostedEntry {
  id: string;
  number: number;
  onDay: Day;
  memo: string;
  lines: readonly { account: string; amount: Decimal }[];
}

/** An expense with all its page shows. */
export interface ExpenseView extends ExpenseRow, ExpenseCard, ExpenseFigures {
  lines: readonly ExpenseLineView[];
  vendorName: string;
  bankName: string;
  history: readonly HistoryEvent[];
  journal: readonly PostedEntry[];
  attachments: readonly Attachment[];
}

const longest = { name: 200, description: 2000, reference: 100 } as const;
const mostLines = 100;

const isOnImport = (tax: ChosenTax | null): boolean => tax !== null && ruleOf(tax).kind === 'import';

/** What is charged of a tax by its rate: nothing of one that the buyer owes the office, nor of one that is typed as an amount. */
const chargedPercent = (tax: ChosenTax | null): Decimal =>
  tax === null || isOnImport(tax) || ruleOf(tax).kind === 'reverse-charge' ? zero : tax.percent;

type Typed = Pick<ExpenseCard, 'includesTax' | 'currency'>;

/**
 * What a line comes to. The tax is taken of what was typed, or out of it where it is in it, and rounded once.
 * Source: answers-2.md, Q32.
 */
const lineFigures = (
  { amount, tax, importTax }: Pick<TypedExpenseLine, 'amount' | 'tax' | 'importTax'>,
  { includesTax, currency }: Typed,
): ExpenseFigures => {
  if (importTax && isOnImport(tax))
    return { net: amount, taxAmount: importTax.amount, total: plus(amount, importTax.amount) };
  const percent = chargedPercent(tax);
  const whole = includesTax ? plus('100', percent) : '100';
  const taxAmount = partOf(amount, percent, whole, digitsOf(currency));
  const net = includesTax ? minus(amount, taxAmount) : amount;
  return { net, taxAmount, total: plus(net, taxAmount) };
};

/** What an expense comes to, line by line and together. */
export const figuresOf = (
  card: Typed & { lines: readonly Pick<TypedExpenseLine, 'amount' | 'tax' | 'importTax'>[] },
): ExpenseFigures & { lines: ExpenseFigures[] } => {
  const lines = card.lines.map((line) => lineFigures(line, card));
  const together = (figure: keyof ExpenseFigures) => sum(lines.map((line) => line[figure]));
  return { net: together('net'), taxAmount: together('taxAmount'), total: together('total'), lines };
};

/** What was typed of an expense, all lines together. */
export const typedAmount = ({ lines }: { lines: readonly Pick<TypedExpenseLine, 'amount'>[] }): Decimal =>
  sum(lines.map(({ amount }) => amount));

/** A fault of a line, at the field of an expense that has but one and no lines of its own: there the tax on an import is no field. */
export const withoutLine = ({ field, message }: FieldProblem): FieldProblem => {
  const own = field.replace(/^lines\.0\./, '').replace(/^accountId$/, 'category');
  return own === 'taxBase' || own === 'taxAmount'
    ? { field: 'taxId', message: words.importTax }
    : { field: own, message };
};

/** What is wrong with the amounts of a line: what was spent, or of an import its tax and the base of that. */
const amountProblems = ({ amount, tax, importTax }: TypedExpenseLine, currency: string): FieldProblem[] => {
  const digits = digitsOf(currency);
  if (isOnImport(tax)) {
    const isPriced = importTax && !isZero(amount);
    const priced = isPriced ? [{ field: 'amount', message: taxFaults.importAmount }] : [];
    return [...priced, ...importTaxFaults(importTax, digits)];
  }
  const unreadable = amountRefusal(amount, digits);
  return [
    ...(unreadable ? [{ field: 'amount', message: unreadable.message }] : []),
    ...(importTax ? [{ field: 'taxBase', message: taxFaults.baseOnlyOfImport }] : []),
  ];
};

const lineProblems = (
  line: TypedExpenseLine,
  index: number,
  { currency, rate, includesTax }: ExpenseCard,
): FieldProblem[] => {
  const { category, accountId } = line;
  const fault = (field: string, message: string) => ({ field: `lines.${index}.${field}`, message });
  const unreadable = amountProblems(line, currency);
  const largeAt = isOnImport(line.tax) ? 'taxAmount' : 'amount';
  const { total } = lineFigures(line, { currency, includesTax });
  const isLarge = () => [total, times(total, rate)].some((one) => compare(one, largestAmount) > 0);
  return [
    ...(category && accountId !== null ? [fault('accountId', words.categoryOrAccount)] : []),
    ...(category || accountId !== null ? [] : [fault('category', words.categoryMissing)]),
    ...unreadable.map(({ field, message }) => fault(field, message)),
    ...(unreadable.length === 0 && isLarge() ? [fault(largeAt, amountWords.tooLarge)] : []),
  ];
};

const linesProblems = (card: ExpenseCard): FieldProblem[] => {
  const { lines } = card;
  if (lines.length === 0) return [{ field: 'lines', message: words.lineMissing }];
  if (lines.length > mostLines)
    return [{ field: 'lines', message: words.tooManyLines({ limit: mostLines }) }];
  const problems = lines.flatMap((line, index) => lineProblems(line, index, card));
  if (problems.some(({ field }) => /\.(amount|tax(Base|Amount))$/.test(field))) return problems;
  const { total } = figuresOf(card);
  const isLarge = [total, times(total, card.rate)].some((one) => compare(one, largestAmount) > 0);
  return isLarge ? [...problems, { field: 'lines.0.amount', message: amountWords.tooLarge }] : problems;
};

/** Every fault of an expense as typed, each with its field. Its currency is one of the list. */
export const expenseProblems = (card: ExpenseCard): FieldProblem[] => {
  const rate = rateProblem(card.rate);
  return [
    ...(card.name.trim() ? [] : [{ field: 'name', message: words.nameMissing }]),
    ...(Object.keys(longest) as (keyof typeof longest)[])
      .filter((field) => card[field].length > longest[field])
      .map((field) => ({ field, message: words.tooLong({ limit: longest[field] }) })),
    ...(isDay(card.onDay) ? [] : [{ field: 'onDay', message: openingFaults.dayMissing }]),
    ...(rate ? [{ field: 'rate', message: rate }] : []),
    // Without a rate nobody knows what an amount is worth.
    ...linesProblems(rate ? { ...card, rate: '1' } : card).filter(
      ({ field }) => !rate || !field.endsWith('.amount'),
    ),
    ...(card.bankId === null || reachesBank(card.mode)
      ? []
      : [{ field: 'bankId', message: bankChoice.noBankByMode }]),
    ...(card.description.trim() ? [] : [{ field: 'description', message: words.descriptionMissing }]),
  ];
};
