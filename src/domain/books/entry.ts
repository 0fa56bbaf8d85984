import type { Day } from '../day.ts';
import { type Decimal, isZero, negated, sum } from '../money.ts';

/** One side of a journal entry: home amount with debit positive, beside what was typed in the document's currency. */
export interface EntryLine {
  accountId: number;
  amount: Decimal;
  currency: string;
  foreignAmount: Decimal;
  rate: Decimal;
  contactId?: string | null;
  productId?: string | null;
  quantity?: Decimal | null;
  categoryId?: string | null;
  taxId?: string | null;
  taxBase?: Decimal | null;
  employeeId?: string | null;
  locationId?: string | null;
  channel: string;
  documentId?: string | null;
  documentLineId?: string | null;
  memo?: string | null;
}

export type EntryKind =
  | 'sale'
  | 'purchase'
  | 'goods'
  | 'true-up'
  | 'count'
  | 'payment'
  | 'expense'
  | 'credit'
  | 'refund'
  | 'write-off'
  | 'credit-note'
  | 'reversal'
  | 'opening'
  | 'manual';

/** A balanced set of lines posted on one day; never changed, only reversed. */
export interface Entry {
  id: string;
  onDay: Day;
  kind: EntryKind;
  documentId: string | null;
  paymentId: string | null;
  reverses: string | null;
  memo: string;
  lines: EntryLine[];
}

/** Drops lines of zero, as the postings table says: zero lines are left out. */
export const withoutZeroLines = (lines: readonly EntryLine[]): EntryLine[] =>
  lines.filter((line) => !isZero(line.amount));

export const balances = (entry: Entry): boolean =>
  entry.lines.length >= 2 && isZero(sum(entry.lines.map((line) => line.amount)));

/** The equal and opposite entry: every dimension copied, every amount turned round. */
export const reversed = (entry: Entry, how: { id: string; onDay: Day; memo: string }): Entry => ({
  ...entry,
  ...how,
  kind: 'reversal',
  reverses: entry.id,
  lines: entry.lines.map((line) => ({
    ...line,
    amount: negated(line.amount),
    foreignAmount: negated(line.foreignAmount),
    quantity: line.quantity ? negated(line.quantity) : (line.quantity ?? null),
  })),
});
