import type { Day } from '../day.ts';
import { type Decimal, isNegative, isZero, negated, zero } from '../money.ts';

/** What an entry on a bank is, as its list says it. Source: finance-answers.md, Q73. */
export const transactionTypes = [
  'payment',
  'received',
  'fund',
  'expense',
  'opening',
  'transfer',
  'journal',
  'payout',
  'fee',
] as const;
export type TransactionType = (typeof transactionTypes)[number];

export const isTransactionType = (type: string | undefined): type is TransactionType =>
  transactionTypes.includes(type as TransactionType);

/** One entry on a bank: the sum of its lines there, and what the bank comes to after it. */
export interface BankTransaction {
  entryId: string;
  number: number;
  onDay: Day;
  type: TransactionType;
  contact: string | null;
  documentId: string | null;
  documentNumber: string | null;
  documentType: string | null;
  memo: string;
  /** In the bank's currency, above zero for money in; null where it moved in another and the bank's own amount isn't known. */
  amount: Decimal | null;
  homeAmount: Decimal;
  balance: Decimal;
  homeBalance: Decimal;
  /** It takes back another entry, or was taken back by one. */
  isReversal: boolean;
  isReversed: boolean;
  /** It was moved by hand and not taken back since. */
  canUndo: boolean;
  /** The statement it is on; null for one before the first, too. */
  statementId: string | null;
  /** The last day of the statement it is on; null while it is on none. */
  statementDay: Day | null;
}

const sideOf = ({ amount, homeAmount }: Pick<BankTransaction, 'amount' | 'homeAmount'>): Decimal =>
  amount === null || isZero(amount) ? homeAmount : amount;

/** Money in and money out of a transaction, each null where it is the other; the bank's own amount decides which it is. */
export const inAndOut = (row: Pick<BankTransaction, 'amount' | 'homeAmount'>) => {
  const isOut = isNegative(sideOf(row));
  const own = row.amount ?? zero;
  return {
    in: isOut ? null : own,
    out: isOut ? negated(own) : null,
    homeIn: isOut ? null : row.homeAmount,
    homeOut: isOut ? negated(row.homeAmount) : null,
  };
};

/** What a bank's transactions are narrowed to. */
export interface TransactionPicks {
  bankId: string;
  type: TransactionType | null;
  search: string;
  /** Those not yet on a statement alone. */
  unmatched: boolean;
  oldestFirst: boolean;
}
