import { inAndOut } from '../bank-money/transaction.ts';
import { type Decimal, isZero } from '../money.ts';
import { bankReconciliationWords as words } from '../words/bank-money.ts';
import { aboutTransaction, type TransactionRow } from './bank-transactions.ts';
import { ownAmount, ownFigure } from './own-amounts.ts';
import { report } from './spec.ts';

/** What the books and a statement say of a bank after the statement's day, in the bank's currency. */
interface ReconciliationSums {
  currency: string;
  books: Decimal;
  /** What of that is not yet on the statement. */
  outstanding: Decimal;
  closing: Decimal;
  /** What the first statement began with more or less than the books had. */
  before: Decimal;
  /** What is still to be found. */
  difference: Decimal;
}

/** A statement of a bank held against the books: the entries up to its day that aren't on it. Source: finance-answers.md, Q75. */
export const bankReconciliation = report<TransactionRow, ReconciliationSums>('bank-reconciliation', {
  rowTitle: words.dayAndType,
  columns: [
    ...aboutTransaction,
    ownAmount(words.moneyIn, (row) => inAndOut(row).in),
    ownAmount(words.moneyOut, (row) => inAndOut(row).out),
  ],
  figures: (sums) => [
    ownFigure(words.books, sums.books, sums.currency),
    ownFigure(words.notYet, sums.outstanding, sums.currency),
    ...(isZero(sums.before) ? [] : [ownFigure(words.before, sums.before, sums.currency)]),
    ...(isZero(sums.difference) ? [] : [ownFigure(words.difference, sums.difference, sums.currency)]),
    ownFigure(words.statement, sums.closing, sums.currency),
  ],
  empty: words.empty,
});
