import type { Day } from '../day.ts';
import { typeNames } from '../documents/kinds.ts';
import { typePlaces } from '../documents/places.ts';
import { type Decimal, isNegative, negated } from '../money.ts';
import * as figureWords from '../words/report-figures.ts';
import { journalWords } from '../words/reports.ts';
import { type ReportLink, report } from './spec.ts';

/** One line of an entry. */
export interface JournalRow {
  entryId: string;
  number: number;
  onDay: Day;
  entryMemo: string;
  /** The document or the expense it was posted for. */
  documentId: string | null;
  documentNumber: string | null;
  documentType: string | null;
  accountId: number;
  account: string;
  amount: Decimal;
  contact: string | null;
  memo: string | null;
}

export const debitOf = (amount: Decimal): Decimal => (isNegative(amount) ? '0' : amount);
export const creditOf = (amount: Decimal): Decimal => (isNegative(amount) ? negated(amount) : '0');

/** What a number leads to: a document by what its page is found by, or an expense. */
export const documentLink = (
  row: Pick<JournalRow, 'documentId' | 'documentNumber' | 'documentType'>,
): ReportLink | null => {
  const { documentId, documentNumber, documentType } = row;
  if (documentId === null || documentNumber === null) return null;
  if (documentType === 'expense') return `expense:${documentId}`;
  const type = typeNames.find((name) => name === documentType);
  return type ? `${type}:${typePlaces[type].view.byNumber ? documentNumber : documentId}` : null;
};

/**
 * Journal entries with their lines, newest first; each opens its document. What was posted isn't known of entries that are picked by
 * what they are about.
 */
export const journal = report<JournalRow, { total: number; posted: Decimal | null }>('journal', {
  rowTitle: journalWords.entryAndAccount,
  columns: [
    { title: journalWords.entry, kind: 'text', of: ({ number }) => `No. ${number}`, place: 'head' },
    { title: journalWords.date, kind: 'day', of: ({ onDay }) => onDay, place: 'head' },
    { title: journalWords.entryMemo, kind: 'text', of: ({ entryMemo }) => entryMemo, place: 'head' },
    {
      title: journalWords.document,
      kind: 'text',
      of: ({ documentNumber }) => documentNumber,
      link: documentLink,
      place: 'head',
    },
    {
      title: journalWords.account,
      kind: 'text',
      of: ({ account }) => account,
      link: ({ accountId }) => `account:${accountId}`,
      place: 'lead',
    },
    { title: journalWords.memo, kind: 'text', of: ({ memo }) => memo, place: 'under' },
    { title: journalWords.contact, kind: 'text', of: ({ contact }) => contact, place: 'under' },
    { title: journalWords.debit, kind: 'money', blank: true, of: ({ amount }) => debitOf(amount) },
    { title: journalWords.credit, kind: 'money', blank: true, of: ({ amount }) => creditOf(amount) },
  ],
  groupOf: ({ entryId }) => entryId,
  figures: ({ total, posted }) => [
    { label: figureWords.entries, kind: 'number', value: String(total) },
    ...(posted === null ? [] : [{ label: figureWords.debits, kind: 'money' as const, value: posted }]),
  ],
  empty: journalWords.empty,
});
