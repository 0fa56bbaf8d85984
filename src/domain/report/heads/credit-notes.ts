import { type CreditNoteListWords, creditNoteList as words } from '../../words/credit-notes.ts';
import type { GivenHead } from '../report-head.ts';

/** What the lists of both sides have alike. */
const listOf = ({ title, left }: CreditNoteListWords) => ({
  title,
  days: 'alltime' as const,
  views: [
    { value: 'all', label: words.all },
    { value: 'open', label: left },
    { value: 'undone', label: words.undone },
  ],
});

/** What was given back, to customers and by vendors. */
export const creditNoteReports = {
  'credit-notes': {
    ...listOf(words.ofSide.receivable),
    page: '/sales/credit-notes',
    permission: 'invoice.list',
    downloadPermission: 'invoice.export',
    filters: ['search', 'customer'],
    filledBy: 'credit-note',
  },
  'vendor-credits': {
    ...listOf(words.ofSide.payable),
    page: '/purchases/vendor-credits',
    permission: 'bill.list',
    downloadPermission: 'bill.export',
    filters: ['search', 'vendor'],
    filledBy: 'vendor-credit',
  },
} as const satisfies Record<string, GivenHead>;
