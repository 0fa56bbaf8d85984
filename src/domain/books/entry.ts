import type { Day } from '../day.ts';
import { type Decimal, isZero, negated, sum } from '../money.ts';
import { recordBack, type TaxRecord } from './tax-record.ts';

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

/** A line about to be posted: the tax record it stands for is posted with it, and alone where its amount is zero. */
export interface TaxedLine extends EntryLine {
  taxed?: TaxRecord | undefined;
}

export const entryKinds = [
  ...(['sale', 'purchase', 'goods', 'true-up', 'count', 'payment', 'expense', 'credit', 'refund'] as const),
  ...(['write-off', 'credit-note', 'reversal', 'opening', 'fund', 'fee', 'transfer', 'manual'] as const),
  ...(['revaluation'] as const),
] as const;
export type EntryKind = (typeof entryKinds)[number];

export const isEntryKind = (kind: string | undefined): kind is EntryKind =>
  entryKinds.includes(kind as EntryKind);

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
  /** What its lines were taxed with; left out for none. */
  taxes?: readonly TaxRecord[];
}

/** What is posted of an entry's lines: those of zero are left out, as the postings table says, but not the records of what they were taxed with. */
export const postedLines = (
  lines: readonly TaxedLine[],
  more: readonly TaxRecord[] = [],
): Pick<Entry, 'lines' | 'taxes'> => {
  const taxes = [...lines.flatMap(({ taxed }) => taxed ?? []), ...more];
  return {
    lines: withoutZeroLines(lines.map(({ taxed: _, ...line }) => line)),
    ...(taxes.length > 0 && { taxes }),
  };
};

/** Drops lines of zero, as the postings table says: zero lines are left out. */
export const withoutZeroLines = (lines: readonly EntryLine[]): EntryLine[] =>
  lines.filter((line) => !isZero(line.amount));

export const balances = (entry: Entry): boolean =>
  entry.lines.length >= 2 && isZero(sum(entry.lines.map((line) => line.amount)));

/**
 * The equal and opposite entry: every dimension copied, every amount turned round, of its tax records too. Of a revaluation it is one as well, for no
 * open item knows of either.
 */
export const reversed = (entry: Entry, how: { id: string; onDay: Day; memo: string }): Entry => ({
  ...entry,
  ...how,
  kind: entry.kind === 'revaluation' ? 'revaluation' : 'reversal',
  reverses: entry.id,
  lines: entry.lines.map((line) => ({
    ...line,
    amount: negated(line.amount),
    foreignAmount: negated(line.foreignAmount),
    quantity: line.quantity ? negated(line.quantity) : (line.quantity ?? null),
  })),
  ...(entry.taxes && { taxes: entry.taxes.map(recordBack) }),
});
