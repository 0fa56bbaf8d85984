import { type BankTransaction, inAndOut } from '../bank-money/transaction.ts';
import type { Decimal } from '../money.ts';
import { transactionTypeWords, bankTransactionWords as words } from '../words/bank-money.ts';
import { figureIn, ownAmount } from './own-amounts.ts';
import { documentLink } from './posting-columns.ts';
import { type ReportColumn, report } from './spec.ts';

/** A transaction in the currency of its bank. */
export type TransactionRow = BankTransaction & { currency: string };

/** What a bank comes to before and after some days, in its own currency and at home. */
interface TransactionSums {
  currency: string;
  opening: Decimal;
  closing: Decimal;
  homeOpening: Decimal;
  homeClosing: Decimal;
  isForeign: boolean;
}

/** What a transaction is told by, in every report of a bank. */
export const aboutTransaction: readonly ReportColumn<TransactionRow>[] = [
  { title: words.date, kind: 'day', of: ({ onDay }) => onDay, place: 'lead' },
  { title: words.type, kind: 'text', of: ({ type }) => transactionTypeWords[type], place: 'lead' },
  { title: words.contact, kind: 'text', of: ({ contact }) => contact, place: 'under' },
  {
    title: words.document,
    kind: 'text',
    of: ({ documentNumber }) => documentNumber,
    link: documentLink,
    place: 'under',
  },
  { title: words.memo, kind: 'text', of: ({ memo }) => memo, place: 'under' },
];

/** The same at home: shown of a bank in another currency. */
const home = (title: string, of: (row: TransactionRow) => Decimal | null): ReportColumn<TransactionRow> => ({
  title,
  kind: 'money',
  of,
  more: true,
});

/** A bank's transactions, newest first, each with the balance after it. Source: finance-answers.md, Q73. */
export const bankTransactions = report<TransactionRow, TransactionSums>('bank-transactions', {
  rowTitle: words.dayAndType,
  columns: [
    ...aboutTransaction,
    {
      title: words.entry,
      kind: 'text',
      of: ({ number }) => String(number),
      place: 'under',
      labelled: true,
    },
    ownAmount(words.moneyIn, (row) => inAndOut(row).in),
    ownAmount(words.moneyOut, (row) => inAndOut(row).out),
    ownAmount(words.balance, ({ balance }) => balance),
    home(words.homeIn, (row) => inAndOut(row).homeIn),
    home(words.homeOut, (row) => inAndOut(row).homeOut),
    home(words.homeBalance, ({ homeBalance }) => homeBalance),
  ],
  figures: (sums) => [figureIn(words.before, sums.opening, sums), figureIn(words.after, sums.closing, sums)],
  empty: words.empty,
});
