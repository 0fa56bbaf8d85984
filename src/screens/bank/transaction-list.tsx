import { Link } from 'wouter';
import type { bankMoneyCalls } from '../../api/calls/bank-money.ts';
import type { OursAnswer } from '../../api/calls/call.ts';
import { documentLink } from '../../domain/report/posting-columns.ts';
import { formatDay, formatMoney } from '../../domain/values/format.ts';
import {
  bankPageWords,
  transactionTypeWords,
  bankTransactionWords as words,
} from '../../domain/words/bank-money.ts';
import { Amount } from '../document/Amount.tsx';
import type { Column } from '../kit/lists/DataTable.tsx';
import { addressOf } from '../report/report-links.ts';

export type Transaction = OursAnswer<typeof bankMoneyCalls.transactions>['transactions'][number];

interface Written {
  currency: string;
  homeCurrency: string;
  locale: string;
}

/** What a transaction is called: by what it is and when. */
export const calledTransaction = (row: Transaction, locale: string): string =>
  `${transactionTypeWords[row.type]} ${formatDay(row.onDay, locale)}`;

const money = (amount: string | null, home: string | null, { currency, homeCurrency, locale }: Written) =>
  amount !== null &&
  home !== null && (
    <Amount total={amount} currency={currency} homeTotal={home} homeCurrency={homeCurrency} locale={locale} />
  );

/** What it is, with whether it takes another back or was taken back. */
const typeOf = ({ type, isReversal, isReversed }: Transaction) => (
  <>
    {transactionTypeWords[type]}
    {(isReversal || isReversed) && (
      <small className="below">{isReversal ? bankPageWords.reversal : bankPageWords.reversed}</small>
    )}
  </>
);

const documentOf = (row: Transaction) => {
  const address = addressOf(documentLink(row) ?? undefined, { contact: '' });
  if (row.documentNumber === null) return null;
  return address ? <Link href={address}>{row.documentNumber}</Link> : row.documentNumber;
};

/** The columns of a bank's transactions. Source: finance-answers.md, Q73. */
export const transactionColumns = (written: Written): Column<Transaction>[] => [
  {
    key: 'date',
    title: words.date,
    cell: (row) => (
      <>
        {formatDay(row.onDay, written.locale)}{' '}
        <small className="below">{bankPageWords.entry(row.number)}</small>
      </>
    ),
    phone: 'under',
  },
  { key: 'type', title: words.type, cell: typeOf },
  {
    key: 'contact',
    title: words.contact,
    cell: (row) => (
      <>
        {row.contact ?? row.memo}
        {row.contact && <small className="below">{row.memo}</small>}
      </>
    ),
    phone: 'lead',
  },
  { key: 'document', title: words.document, cell: documentOf },
  {
    key: 'in',
    title: words.moneyIn,
    figure: true,
    cell: (row) => money(row.in, row.homeIn, written),
    phone: ({ in: amount }) => (amount === null ? 'none' : 'figure'),
  },
  {
    key: 'out',
    title: words.moneyOut,
    figure: true,
    cell: (row) => <span className="out">{money(row.out, row.homeOut, written)}</span>,
    phone: ({ out }) => (out === null ? 'none' : 'figure'),
  },
  {
    key: 'balance',
    title: words.balance,
    figure: true,
    cell: (row) => money(row.balance, row.homeBalance, written),
    phone: 'state',
  },
  {
    key: 'statement',
    title: words.statement,
    cell: ({ statementDay }) => statementDay && formatDay(statementDay, written.locale),
    minor: true,
  },
];

/** What a bank has, and in the books where it is kept in another currency. */
export const balanceCards = (
  { balance, homeBalance }: { balance: string; homeBalance: string },
  { currency, homeCurrency, locale }: Written,
) => [
  { label: bankPageWords.balance, figure: formatMoney(balance, currency, locale) },
  ...(currency === homeCurrency
    ? []
    : [{ label: bankPageWords.inYourBooks, figure: formatMoney(homeBalance, homeCurrency, locale) }]),
];
