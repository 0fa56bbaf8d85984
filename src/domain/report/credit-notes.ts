import type { Day } from '../day.ts';
import type { DocumentType } from '../documents/kind.ts';
import { type Decimal, isPositive } from '../money.ts';
import { creditNoteList as words } from '../words/credit-notes.ts';
import { documentLink } from './posting-columns.ts';
import { type ReportColumn, report } from './spec.ts';

/** A credit note to a customer, undone or not. Amounts are in its document's currency, those at home beside them. */
export interface CreditNoteRow {
  number: string;
  onDay: Day;
  reason: string;
  documentId: string;
  documentNumber: string;
  documentType: DocumentType;
  customerId: string | null;
  customer: string;
  currency: string;
  amount: Decimal;
  homeAmount: Decimal;
  /** Of what was beyond the balance: neither applied nor refunded so far. */
  left: Decimal;
  homeLeft: Decimal;
  /** Money went back for it, at once or later. */
  isRefunded: boolean;
  isUndone: boolean;
}

/** What all of them come to at home, undone ones left out. */
interface CreditNoteSums {
  credited: Decimal;
  creditLeft: Decimal;
}

/** Which of them are listed. */
export type CreditNoteView = keyof typeof words.views;

/** What became of a credit note, in one word. */
const stateOf = ({ isUndone, left, isRefunded }: CreditNoteRow): string => {
  if (isUndone) return words.states.undone;
  if (isPositive(left)) return words.states.open;
  return isRefunded ? words.states.refunded : words.states.applied;
};

const columns: readonly ReportColumn<CreditNoteRow>[] = [
  {
    title: words.creditNote,
    kind: 'text',
    of: ({ number }) => number,
    link: ({ documentType, documentNumber }) => `credit-notes:${documentType}:${documentNumber}`,
    place: 'lead',
  },
  { title: words.day, kind: 'day', of: ({ onDay }) => onDay, place: 'lead' },
  {
    title: words.customer,
    kind: 'text',
    of: ({ customer }) => customer,
    link: ({ customerId }) => (customerId === null ? null : `customer:${customerId}`),
    place: 'under',
  },
  {
    title: words.document,
    kind: 'text',
    of: ({ documentNumber }) => documentNumber,
    link: documentLink,
    place: 'under',
  },
  { title: words.reason, kind: 'text', of: ({ reason }) => reason, place: 'under' },
  { title: words.state, kind: 'text', of: stateOf },
  {
    title: words.amount,
    kind: 'own-money',
    of: ({ homeAmount }) => homeAmount,
    own: ({ amount, currency }) => ({ amount, currency }),
  },
  {
    title: words.left,
    kind: 'own-money',
    of: ({ homeLeft }) => homeLeft,
    own: ({ left, currency }) => ({ amount: left, currency }),
  },
];

/** Credit notes to customers in one of the list's views, the newest first. */
export const creditNotesIn = (view: CreditNoteView) =>
  report<CreditNoteRow, CreditNoteSums>('credit-notes', {
    rowTitle: words.creditNote,
    columns,
    figures: ({ credited, creditLeft }) => [
      { label: words.credited, kind: 'money', value: credited },
      { label: words.left, kind: 'money', value: creditLeft },
    ],
    empty: words.empty[view],
  });
