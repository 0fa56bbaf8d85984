import type { Day } from '../day.ts';
import type { Decimal } from '../money.ts';
import { reportFigures as figureWords, journalWords, postingWords } from '../words/reports.ts';
import { type AuditedLine, auditFigures, enteredColumns, itemAndTaxColumns } from './audit-columns.ts';
import {
  accountColumn,
  contactColumn,
  creditOf,
  debitAndCredit,
  debitOf,
  documentColumn,
  entryLink,
  type PostedFor,
} from './posting-columns.ts';
import { report } from './spec.ts';

/** One line of an entry. */
export interface JournalRow extends PostedFor, AuditedLine {
  entryId: string;
  number: number;
  onDay: Day;
  entryMemo: string;
  accountId: number;
  account: string;
  amount: Decimal;
  contact: string | null;
  memo: string | null;
}

/**
 * Journal entries with their lines, newest first; each opens its document. What was posted isn't known of entries that are picked by
 * what they are about.
 */
export const journal = report<JournalRow, { total: number; posted: Decimal | null }>('journal', {
  rowTitle: journalWords.entryAndAccount,
  columns: [
    {
      title: journalWords.entry,
      kind: 'text',
      of: ({ number }) => `No. ${number}`,
      link: ({ entryId }) => entryLink(entryId),
      place: 'head',
    },
    { title: postingWords.date, kind: 'day', of: ({ onDay }) => onDay, place: 'head' },
    { title: journalWords.entryMemo, kind: 'text', of: ({ entryMemo }) => entryMemo, place: 'head' },
    documentColumn('head'),
    ...enteredColumns('head'),
    accountColumn(({ account }) => account),
    { title: postingWords.memo, kind: 'text', of: ({ memo }) => memo, place: 'under' },
    contactColumn,
    ...itemAndTaxColumns,
    ...debitAndCredit<JournalRow>(
      ({ amount }) => debitOf(amount),
      ({ amount }) => creditOf(amount),
    ),
    ...auditFigures,
  ],
  groupOf: ({ entryId }) => entryId,
  figures: ({ total, posted }) => [
    { label: figureWords.entries, kind: 'number', value: String(total) },
    ...(posted === null ? [] : [{ label: figureWords.debits, kind: 'money' as const, value: posted }]),
  ],
  empty: journalWords.empty,
});
