import { type BankTransaction, inAndOut } from '../../../src/domain/bank-money/transaction.ts';

/** A transaction as its calls answer it: money in and money out apart. */
export const transactionAnswer = ({ entryId: id, ...row }: BankTransaction) => ({
  ...row,
  ...inAndOut(row),
  id,
});
