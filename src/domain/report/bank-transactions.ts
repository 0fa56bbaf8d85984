import { type BankTransaction, inAndOut } from '../bank-money/transaction.ts';
import { digitsOf } from '../currency.ts';
import { type Decimal, fixed } from '../money.ts';
import { transactionTypeWords, bankTransactionWords as words } from '../words/bank-money.ts';
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

/** An amount with the decimals of the bank's currency. */
export const own = (
  title: string,
  of: (row: TransactionRow) => Decimal | null,
): ReportColumn<TransactionRow> => ({
  title,
  kind: 'amount',
  of: (row) => {
    const amount = of(row);
    return amount === null ? null : fixed(amount, digitsOf(row.currency));
  },
});

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

const figure = (label: string, { currency, isForeign }: TransactionSums, amount: Decimal) =>
  isForeign
    ? {
        label: words.inCurrency({ label, currency }),
        kind: 'number' as const,
        value: fixed(amount, digitsOf(currency)),
      }
    : { label, kind: 'money' as const, value: amount };

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
    own(words.moneyIn, (row) => inAndOut(row).in),
    own(words.moneyOut, (row) => inAndOut(row).out),
    own(words.balance, ({ balance }) => balance),
    home(words.homeIn, (row) => inAndOut(row).homeIn),
    home(words.homeOut, (row) => inAndOut(row).homeOut),
    home(words.homeBalance, ({ homeBalance }) => homeBalance),
  ],
  figures: (sums) => [figure(words.before, sums, sums.opening), figure(words.after, sums, sums.closing)],
  empty: words.empty,
});
