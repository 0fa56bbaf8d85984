import type { QuoteListRow } from '../../api/queries/quotes.ts';
import { quoteStatus } from '../../domain/words/quote.ts';
import type { StatusWord } from '../../domain/words/status.ts';

/** The tabs of the list: what each is called, asks for and counts. */
export const quoteTabs = [
  { label: 'All', status: '', count: 'AllCount' },
  { label: 'Open', status: 'open', count: 'OpenCount' },
  { label: 'Converted to invoice', status: 'converted to invoice', count: 'ConvertedToInvoice' },
  { label: 'Converted to receipt', status: 'converted to receipt', count: 'ConvertedToReceipt' },
  { label: 'Deleted', status: 'deleted', count: 'DeletedCount' },
] as const;

export const quoteSorts = [
  { value: 'issue_date desc', label: 'Most recent' },
  { value: 'issue_date asc', label: 'Least recent' },
  { value: 'total desc', label: 'Largest amount' },
];

export const badgeOf = (row: QuoteListRow): StatusWord => quoteStatus[row.StatusName]!;

export const nameOf = (row: QuoteListRow): string => row.QuoteNo;
