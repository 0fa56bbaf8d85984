import type { Day } from '../day.ts';
import { type Decimal, isNegative, negated } from '../money.ts';
import { type ReportLink, report } from './spec.ts';

/** One line of an entry. */
export interface JournalRow {
  entryId: string;
  number: number;
  onDay: Day;
  entryMemo: string;
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

/** What a number of a sale leads to. */
export const saleLink = (type: string | null, number: string | null): ReportLink | null =>
  number && (type === 'invoice' || type === 'receipt') ? `${type}:${number}` : null;

/** Journal entries with their lines, newest first; each opens its document. */
export const journal = report<JournalRow>('journal', {
  rowTitle: 'Entry and account',
  columns: [
    { title: 'Entry', kind: 'text', of: ({ number }) => `No. ${number}`, place: 'head' },
    { title: 'Date', kind: 'day', of: ({ onDay }) => onDay, place: 'head' },
    { title: 'Entry memo', kind: 'text', of: ({ entryMemo }) => entryMemo, place: 'head' },
    {
      title: 'Document',
      kind: 'text',
      of: ({ documentNumber }) => documentNumber,
      link: ({ documentType, documentNumber }) => saleLink(documentType, documentNumber),
      place: 'head',
    },
    {
      title: 'Account',
      kind: 'text',
      of: ({ account }) => account,
      link: ({ accountId }) => `account:${accountId}`,
      place: 'lead',
    },
    { title: 'Memo', kind: 'text', of: ({ memo }) => memo, place: 'under' },
    { title: 'Contact', kind: 'text', of: ({ contact }) => contact, place: 'under' },
    { title: 'Debit', kind: 'money', blank: true, of: ({ amount }) => debitOf(amount) },
    { title: 'Credit', kind: 'money', blank: true, of: ({ amount }) => creditOf(amount) },
  ],
  groupOf: ({ entryId }) => entryId,
  empty: 'Entries stand here as soon as something is issued or paid.',
});
