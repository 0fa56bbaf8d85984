import type { Day } from '../day.ts';
import { type Decimal, minus, plus } from '../money.ts';
import { accountLedgerWords, reportFigures as figureWords, postingWords } from '../words/reports.ts';
import { type AuditedLine, auditFigures, enteredColumns, itemAndTaxColumns } from './audit-columns.ts';
import {
  contactColumn,
  creditOf,
  debitAndCredit,
  debitOf,
  documentColumn,
  type PostedFor,
} from './posting-columns.ts';
import { report } from './spec.ts';

/**
 * One line of the account. Without an entry it is what stood on it before or, on a day, what is carried to retained earnings as a
 * fiscal year begins.
 */
export interface LedgerRow extends PostedFor, AuditedLine {
  entryId: string | null;
  number: number | null;
  onDay: Day | null;
  memo: string;
  contact: string | null;
  amount: Decimal;
  balance: Decimal;
}

/** One account's lines, oldest first, with a running balance. Source: finance-answers.md, section C, 11. */
export const accountLedger = report<LedgerRow, Record<'opening' | 'debit' | 'credit', Decimal>>(
  'account-ledger',
  {
    rowTitle: accountLedgerWords.dayAndEntry,
    columns: [
      { title: postingWords.date, kind: 'day', of: ({ onDay }) => onDay, place: 'lead' },
      { title: postingWords.memo, kind: 'text', of: ({ memo }) => memo, place: 'lead' },
      documentColumn('lead'),
      contactColumn,
      ...itemAndTaxColumns,
      ...enteredColumns('under'),
      ...debitAndCredit<LedgerRow>(
        ({ amount, onDay }) => (onDay ? debitOf(amount) : null),
        ({ amount, onDay }) => (onDay ? creditOf(amount) : null),
      ),
      { title: postingWords.balance, kind: 'money', of: ({ balance }) => balance },
      ...auditFigures,
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
