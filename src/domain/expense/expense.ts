import { amountRefusal, largestAmount } from '../amount.ts';
import type { Attachment, AttachmentsRequest } from '../attachment/attachment.ts';
import { named } from '../books/opening.ts';
import { type PaymentMode, reachesBank } from '../books/payment-mode.ts';
import { digitsOf } from '../currency.ts';
import type { Day } from '../day.ts';
import type { ChosenTax } from '../documents/document.ts';
import type { HistoryEvent } from '../documents/view.ts';
import { rateProblem } from '../exchange-rate.ts';
import { isDay } from '../is-day.ts';
import { compare, type Decimal, minus, partOf, plus, times, zero } from '../money.ts';
import type { FieldProblem } from '../refusal.ts';
import type { Standing } from '../standing.ts';
import { bankChoice } from '../words/banks.ts';
import { openingFaults } from '../words/contacts.ts';
import { amountWords } from '../words/everywhere.ts';
import { expenseFaults as words } from '../words/expenses.ts';

/** An expense as it is typed. It is money already paid: nothing is owed on it. Source: answers-2.md, Q31. */
export interface ExpenseCard {
  name: string;
  description: string;
  /** What is printed on its receipt; empty for none. */
  reference: string;
  /** The small number of its category. */
  category: number;
  vendorId: string | null;
  onDay: Day;
  mode: PaymentMode;
  /** The bank the money left; null for the default one where the mode reaches a bank. */
  bankId: string | null;
  currency: string;
  /** Home per unit of the currency; 1 for home. */
  rate: Decimal;
  /** As typed, in its currency: with the tax in it where `includesTax` says so. */
  amount: Decimal;
  includesTax: boolean;
  tax: ChosenTax | null;
}

/** An expense as asked for: what was typed, naming its tax. */
export interface ExpenseRequest extends Omit<ExpenseCard, 'tax' | 'onDay' | 'rate'> {
  /** Null is today, or the day it has. */
  onDay: string | null;
  /** Null where none was typed. */
  rate: string | null;
  taxId: string | null;
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

/** An expense that stands, or stood until it was deleted. */
export interface Expense extends ExpenseCard, ExpenseFigures {
  id: string;
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
  categoryName: string;
  standing: Standing<ExpenseFacts>;
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
export interface ExpenseView extends ExpenseRow, Omit<ExpenseCard, 'category'>, ExpenseFigures {
  category: number;
  vendorName: string;
  bankName: string;
  history: readonly HistoryEvent[];
  journal: readonly PostedEntry[];
  attachments: readonly Attachment[];
}

const longest = { name: 200, description: 2000, reference: 100 } as const;

/**
 * What an expense comes to. The tax is taken of what was typed, or out of it where it is in it, and rounded once.
 * Source: answers-2.md, Q32.
 */
export const figuresOf = ({
  amount,
  includesTax,
  tax,
  currency,
}: Pick<ExpenseCard, 'amount' | 'includesTax' | 'tax' | 'currency'>): ExpenseFigures => {
  const percent = tax?.percent ?? zero;
  const whole = includesTax ? plus('100', percent) : '100';
  const taxAmount = partOf(amount, percent, whole, digitsOf(currency));
  const net = includesTax ? minus(amount, taxAmount) : amount;
  return { net, taxAmount, total: plus(net, taxAmount) };
};

const amountProblems = (card: ExpenseCard): FieldProblem[] => {
  const refused = amountRefusal(card.amount, digitsOf(card.currency));
  if (refused) return named(refused, 'amount').fields!;
  const { total } = figuresOf(card);
  return [total, times(total, card.rate)].some((sum) => compare(sum, largestAmount) > 0)
    ? [{ field: 'amount', message: amountWords.tooLarge }]
    : [];
};

/** Every fault of an expense as typed, each with its field. Its currency is one of the list. */
export const expenseProblems = (card: ExpenseCard): FieldProblem[] => {
  const rate = rateProblem(card.rate);
  return [
    ...(card.name.trim() ? [] : [{ field: 'name', message: words.nameMissing }]),
    ...(Object.keys(longest) as (keyof typeof longest)[])
      .filter((field) => card[field].length > longest[field])
      .map((field) => ({ field, message: words.tooLong({ limit: longest[field] }) })),
    ...(card.category > 0 ? [] : [{ field: 'category', message: words.categoryMissing }]),
    ...(isDay(card.onDay) ? [] : [{ field: 'onDay', message: openingFaults.dayMissing }]),
    ...(rate ? [{ field: 'rate', message: rate }] : amountProblems(card)),
    ...(card.bankId === null || reachesBank(card.mode)
      ? []
      : [{ field: 'bankId', message: bankChoice.noBankByMode }]),
    ...(card.description.trim() ? [] : [{ field: 'description', message: words.descriptionMissing }]),
  ];
};
