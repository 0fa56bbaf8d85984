import { closingOf, type Movement } from '../books/fiscal-balances.ts';
import type { Day } from '../day.ts';
import type { Decimal } from '../money.ts';
import { postingWords, trialBalanceWords } from '../words/reports.ts';
import { accountTransactionWords as words } from '../words/statements.ts';
import type { AuditedLine } from './audit-columns.ts';
import {
  accountColumn,
  contactColumn,
  creditOf,
  debitAndCredit,
  debitOf,
  documentColumn,
  type PostedFor,
} from './posting-columns.ts';
import { type ReportControl, report } from './spec.ts';

/** What accounts are told by. */
interface OfAccount {
  accountId: number;
  code: string;
  account: string;
}

/** A line of an account, what stood on it before and stands after, or what is carried to retained earnings as a fiscal year begins. */
export interface TransactionRow extends OfAccount, PostedFor, AuditedLine {
  /** Null for what is no line of an entry. */
  entryId: string | null;
  is: 'opening' | 'line' | 'carried' | 'closing';
  onDay: Day | null;
  number: number | null;
  memo: string;
  contact: string | null;
  /** The accounts on the entry's other lines. */
  others: string | null;
  amount: Decimal;
  /** Null where lines are picked by more than their account and days. */
  balance: Decimal | null;
}

const moves = ({ is }: TransactionRow): boolean => is === 'line' || is === 'carried';

/** Lines of accounts, each with what stood on it before and after. Source: finance-answers.md, section C, 11. */
export const transactionDetails = report<TransactionRow, { controls: ReportControl[] }>(
  'account-transactions',
  {
    rowTitle: words.dayAndEntry,
    columns: [
      { title: trialBalanceWords.code, kind: 'text', of: ({ code }) => code, place: 'head', tight: true },
      { ...accountColumn<TransactionRow>(({ account }) => account), place: 'head' },
      { title: postingWords.date, kind: 'day', of: ({ onDay }) => onDay, place: 'lead' },
      {
        title: words.entry,
        kind: 'text',
        of: ({ number }) => (number === null ? null : String(number)),
        place: 'under',
        labelled: true,
      },
      { title: postingWords.memo, kind: 'text', of: ({ memo }) => memo, place: 'lead' },
      documentColumn('lead'),
      contactColumn,
      { title: words.others, kind: 'text', of: ({ others }) => others, place: 'under' },
      ...debitAndCredit<TransactionRow>(
        (row) => (moves(row) ? debitOf(row.amount) : null),
        (row) => (moves(row) ? creditOf(row.amount) : null),
      ),
      { title: postingWords.balance, kind: 'money', of: ({ balance }) => balance },
    ],
    groupOf: ({ accountId }) => String(accountId),
    controls: ({ controls }) => controls,
    empty: words.empty,
  },
);

/** An account over some days. */
export interface AccountSummaryRow extends Movement, OfAccount {
  group: string;
}

/** Each account over some days. Source: finance-answers.md, section C, 12. */
export const transactionSummary = report<AccountSummaryRow>('account-transactions', {
  rowTitle: postingWords.account,
  columns: [
    { title: trialBalanceWords.group, kind: 'text', of: ({ group }) => group, place: 'head' },
    { title: trialBalanceWords.code, kind: 'text', of: ({ code }) => code, place: 'lead', tight: true },
    accountColumn<AccountSummaryRow>(({ account }) => account),
    { title: words.opening, kind: 'money', of: ({ opening }) => opening },
    { title: postingWords.debit, kind: 'money', of: ({ debit }) => debit, sum: true },
    { title: postingWords.credit, kind: 'money', of: ({ credit }) => credit, sum: true },
    { title: words.closing, kind: 'money', of: closingOf },
  ],
  groupOf: ({ group }) => group,
  total: () => words.total,
  empty: words.empty,
});
