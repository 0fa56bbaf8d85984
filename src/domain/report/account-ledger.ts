import type { Day } from '../day.ts';
import { type Decimal, minus, plus } from '../money.ts';
import * as figureWords from '../words/report-figures.ts';
import { accountLedgerWords } from '../words/reports.ts';
import { creditOf, debitOf, documentLink } from './journal.ts';
import { report } from './spec.ts';

/** One line of the account; without an entry, what stood on it before. */
export interface LedgerRow {
  entryId: string | null;
  number: number | null;
  onDay: Day | null;
  memo: string;
  contact: string | null;
  /** The document or the expense it was posted for. */
  documentId: string | null;
  documentNumber: string | null;
  documentType: string | null;
  amount: Decimal;
  balance: Decimal;
}

/** One account's lines, oldest first, with a running balance. */
export const accountLedger = report<LedgerRow, Record<'opening' | 'debit' | 'credit', Decimal>>(
  'account-ledger',
  {
    rowTitle: accountLedgerWords.dayAndEntry,
    columns: [
      { title: accountLedgerWords.date, kind: 'day', of: ({ onDay }) => onDay, place: 'lead' },
      { title: accountLedgerWords.memo, kind: 'text', of: ({ memo }) => memo, place: 'lead' },
      {
        title: accountLedgerWords.document,
        kind: 'text',
        of: ({ documentNumber }) => documentNumber,
        link: documentLink,
        place: 'lead',
      },
      { title: accountLedgerWords.contact, kind: 'text', of: ({ contact }) => contact, place: 'under' },
      {
        title: accountLedgerWords.debit,
        kind: 'money',
        blank: true,
        of: ({ amount, entryId }) => (entryId ? debitOf(amount) : null),
      },
      {
        title: accountLedgerWords.credit,
        kind: 'money',
        blank: true,
        of: ({ amount, entryId }) => (entryId ? creditOf(amount) : null),
      },
      { title: accountLedgerWords.balance, kind: 'money', of: ({ balance }) => balance },
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
