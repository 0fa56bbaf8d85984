import { inAndOut } from '../bank-money/transaction.ts';
import { digitsOf } from '../currency.ts';
import { type Decimal, fixed, isZero } from '../money.ts';
import { bankReconciliationWords as words } from '../words/bank-money.ts';
import { aboutTransaction, own, type TransactionRow } from './bank-transactions.ts';
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

const figure = (label: string, value: Decimal, { currency }: ReconciliationSums) => ({
  label: words.inCurrency({ label, currency }),
  kind: 'number' as const,
  value: fixed(value, digitsOf(currency)),
});

/** A statement of a bank held against the books: the entries up to its day that aren't on it. Source: finance-answers.md, Q75. */
export const bankReconciliation = report<TransactionRow, ReconciliationSums>('bank-reconciliation', {
  rowTitle: words.dayAndType,
  columns: [
    ...aboutTransaction,
    own(words.moneyIn, (row) => inAndOut(row).in),
    own(words.moneyOut, (row) => inAndOut(row).out),
  ],
  figures: (sums) => [
    figure(words.books, sums.books, sums),
    figure(words.notYet, sums.outstanding, sums),
    ...(isZero(sums.before) ? [] : [figure(words.before, sums.before, sums)]),
    ...(isZero(sums.difference) ? [] : [figure(words.difference, sums.difference, sums)]),
    figure(words.statement, sums.closing, sums),
  ],
  empty: words.empty,
});
