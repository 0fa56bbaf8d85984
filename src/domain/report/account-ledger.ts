import type { Day } from '../day.ts';
import type { Decimal } from '../money.ts';
import { creditOf, debitOf, saleLink } from './journal.ts';
import { report } from './spec.ts';

/** One line of the account; without an entry, what stood on it before. */
export interface LedgerRow {
  entryId: string | null;
  number: number | null;
  onDay: Day | null;
  memo: string;
  contact: string | null;
  documentNumber: string | null;
  documentType: string | null;
  amount: Decimal;
  balance: Decimal;
}

/** One account's lines, oldest first, with a running balance. */
export const accountLedger = report<LedgerRow>('account-ledger', {
  rowTitle: 'Day and entry',
  columns: [
    { title: 'Date', kind: 'day', of: ({ onDay }) => onDay, place: 'lead' },
    { title: 'Memo', kind: 'text', of: ({ memo }) => memo, place: 'lead' },
    {
      title: 'Document',
      kind: 'text',
      of: ({ documentNumber }) => documentNumber,
      link: ({ documentType, documentNumber }) => saleLink(documentType, documentNumber),
      place: 'lead',
    },
    { title: 'Contact', kind: 'text', of: ({ contact }) => contact, place: 'under' },
    {
      title: 'Debit',
      kind: 'money',
      blank: true,
      of: ({ amount, entryId }) => (entryId ? debitOf(amount) : null),
    },
    {
      title: 'Credit',
      kind: 'money',
      blank: true,
      of: ({ amount, entryId }) => (entryId ? creditOf(amount) : null),
    },
    { title: 'Balance', kind: 'money', of: ({ balance }) => balance },
  ],
  empty: 'Nothing was posted to this account in these days.',
});
