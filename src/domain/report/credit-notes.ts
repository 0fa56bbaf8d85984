import { type Side, sideOf } from '../books/side.ts';
import type { Day } from '../day.ts';
import type { DocumentType } from '../documents/kind.ts';
import { type Decimal, isPositive } from '../money.ts';
import type { SideName } from '../values/side-names.ts';
import { type CreditNoteListWords, creditNoteList as words } from '../words/credit-notes.ts';
import { documentLink } from './posting-columns.ts';
import type { ReportName } from './reports.ts';
import { type ReportColumn, report } from './spec.ts';

/** A credit note to a customer or a vendor credit, undone or not. Amounts are in its document's currency, those at home beside them. */
export interface CreditNoteRow {
  number: string;
  onDay: Day;
  reason: string;
  documentId: string;
  documentNumber: string;
  documentType: DocumentType;
  contactId: string | null;
  contact: string;
  currency: string;
  amount: Decimal;
  homeAmount: Decimal;
  /** Of what was beyond the balance: neither applied nor refunded so far. */
  left: Decimal;
  homeLeft: Decimal;
  /** Money was paid back for it, at once or later. */
  isRefunded: boolean;
  isUndone: boolean;
}

/** What all of them come to at home, undone ones left out. */
interface CreditNoteSums {
  credited: Decimal;
  creditLeft: Decimal;
}

/** Which of them are listed. */
export type CreditNoteView = keyof CreditNoteListWords['empty'];

/** What became of one, in a word or two. */
const stateOf = ({ isUndone, left, isRefunded }: CreditNoteRow, ofSide: CreditNoteListWords): string => {
  if (isUndone) return words.undone;
  if (isPositive(left)) return ofSide.left;
  return isRefunded ? words.refunded : words.applied;
};

const columnsOf = (
  { contact: role }: Side,
  ofSide: CreditNoteListWords,
): readonly ReportColumn<CreditNoteRow>[] => [
  {
    title: ofSide.creditNote,
    kind: 'text',
    of: ({ number }) => number,
    link: (row) => {
      const document = documentLink(row);
      return document && `credit-notes:${document}`;
    },
    place: 'lead',
  },
  { title: words.day, kind: 'day', of: ({ onDay }) => onDay, place: 'lead' },
  {
    title: ofSide.contact,
    kind: 'text',
    of: ({ contact }) => contact,
    link: ({ contactId }) => (contactId === null ? null : `${role}:${contactId}`),
    place: 'under',
  },
  {
    title: ofSide.document,
    kind: 'text',
    of: ({ documentNumber }) => documentNumber,
    link: documentLink,
    place: 'under',
  },
  { title: words.reason, kind: 'text', of: ({ reason }) => reason, place: 'under' },
  { title: words.state, kind: 'text', of: (row) => stateOf(row, ofSide) },
  {
    title: words.amount,
    kind: 'own-money',
    of: ({ homeAmount }) => homeAmount,
    own: ({ amount, currency }) => ({ amount, currency }),
  },
  {
    title: ofSide.left,
    kind: 'own-money',
    of: ({ homeLeft }) => homeLeft,
    own: ({ left, currency }) => ({ amount: left, currency }),
  },
];

const names: Readonly<Record<SideName, ReportName>> = {
  receivable: 'credit-notes',
  payable: 'vendor-credits',
};

/** What was given back on a side of the books in one of its list's views, the newest first. */
export const creditNotesIn = (side: SideName, view: CreditNoteView) => {
  const ofSide = words.ofSide[side];
  return report<CreditNoteRow, CreditNoteSums>(names[side], {
    rowTitle: ofSide.creditNote,
    columns: columnsOf(sideOf(side), ofSide),
    figures: ({ credited, creditLeft }) => [
      { label: words.credited, kind: 'money', value: credited },
      { label: ofSide.left, kind: 'money', value: creditLeft },
    ],
    empty: ofSide.empty[view],
  });
};
