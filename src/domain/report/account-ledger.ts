import type { Day } from '../day.ts';
import { type Decimal, minus, plus } from '../money.ts';
import { accountLedgerWords, reportFigures as figureWords, postingWords } from '../words/reports.ts';
import {
  contactColumn,
  creditOf,
  debitAndCredit,
  debitOf,
  documentColumn,
  type PostedFor,
} from './posting-columns.ts';
import { report } from './spec.ts';

/** One line of the account; without an entry, what stood on it before. */
export interface LedgerRow extends PostedFor {
  entryId: string | null;
  number: number | null;
  onDay: Day | null;
  memo: string;
  contact: string | null;
  amount: Decimal;
  balance: Decimal;
}

/** One account's lines, oldest first, with a running balance. */
export const accountLedger = report<LedgerRow, Record<'opening' | 'debit' | 'credit', Decimal>>(
  'account-ledger',
  {
    rowTitle: accountLedgerWords.dayAndEntry,
    columns: [
      { title: postingWords.date, kind: 'day', of: ({ onDay }) => onDay, place: 'lead' },
      { title: postingWords.memo, kind: 'text', of: ({ memo }) => memo, place: 'lead' },
      documentColumn('lead'),
      contactColumn,
      ...debitAndCredit<LedgerRow>(
        ({ amount, entryId }) => (entryId ? debitOf(amount) : null),
        ({ amount, entryId }) => (entryId ? creditOf(amount) : null),
      ),
      { title: postingWords.balance, kind: 'money', of: ({ balance }) => balance },
    ],
    figures: ({ opening, debit, credit }) => [
      { label: figureWords.before, kind: 'money', value: opening },
      { label: figureWords.debits, kind: 'money', value: debit },
      { label: figureWords.credits, kind: 'money', value: credit },
      { label: figureWords.after, kind: 'money', value: minus(plus(opening, debit), credit) },
    ],
    empty: accountLedgerWords.empty,
  },
);
