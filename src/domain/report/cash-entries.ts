import type { Day } from '../day.ts';
import type { Decimal } from '../money.ts';
import { postingWords } from '../words/reports.ts';
import { cashEntriesWords as words } from '../words/statements.ts';
import { accountColumn, contactColumn, documentColumn, type PostedFor } from './posting-columns.ts';
import { report } from './spec.ts';

/** A line of an entry that moved cash, as money: what came in is above nothing. */
export interface CashEntryRow extends PostedFor {
  onDay: Day;
  number: number;
  memo: string;
  contact: string | null;
  accountId: number;
  account: string;
  amount: Decimal;
}

/** What a figure of the cash flow is made of. Source: finance-answers.md, Q119. */
export const cashEntries = report<CashEntryRow, { sum: Decimal }>('cash-flow-entries', {
  rowTitle: words.rowTitle,
  columns: [
    { title: postingWords.date, kind: 'day', of: ({ onDay }) => onDay, place: 'lead' },
    { title: postingWords.memo, kind: 'text', of: ({ memo }) => memo, place: 'lead' },
    documentColumn('lead'),
    { ...accountColumn<CashEntryRow>(({ account }) => account), place: 'under' },
    contactColumn,
    { title: words.amount, kind: 'money', of: ({ amount }) => amount },
  ],
  figures: ({ sum }) => [{ label: words.total, kind: 'money', value: sum }],
  empty: words.empty,
});
