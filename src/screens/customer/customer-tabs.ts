import { customerTabWords } from '../../domain/words/customer-view.ts';
/** Lists that belong to a customer, as their page's address names them. */
export const sections = ['', 'quotes', 'statement', 'history'] as const;
export type Section = (typeof sections)[number];

export const sectionWords: Readonly<Record<Section, string>> = {
  '': 'Invoices',
  quotes: 'Quotes',
  statement: 'Statement',
  history: 'History',
};

/** The days a statement is of while nobody narrowed it, as its address says them. */
export const allDays = { period: 'alltime', from: '', to: '' };

/** The days the statement at an address is of; all of them on another list. */
export const daysAt = (search: URLSearchParams): typeof allDays => {
  if (search.get('section') !== 'statement') return allDays;
  const said = (name: keyof typeof allDays) => search.get(name) ?? allDays[name];
  return { period: said('period'), from: said('from'), to: said('to') };
};

/** The statuses the invoices are narrowed to, in the spec's words. */
export const statusChoices = [
  { value: '', label: customerTabWords.allStatuses },
  { value: 'not paid', label: customerTabWords.notPaid },
  { value: 'deposit paid', label: customerTabWords.depositPaid },
  { value: 'fully paid', label: customerTabWords.paid },
  { value: 'over due', label: customerTabWords.overdue },
  { value: 'draft', label: customerTabWords.draft },
  { value: 'cancelled', label: customerTabWords.cancelled },
];

export const invoiceSorts = [
  { value: 'issue_date desc', label: customerTabWords.mostRecent },
  { value: 'issue_date asc', label: customerTabWords.leastRecent },
  { value: 'due_date asc', label: customerTabWords.dueFirst },
  { value: 'amountdue desc', label: customerTabWords.mostOutstanding },
];

/** The statuses the quotes are narrowed to. */
export const quoteStatuses = [
  { value: '', label: customerTabWords.allStatuses },
  { value: 'open', label: customerTabWords.open },
  { value: 'converted to invoice', label: customerTabWords.convertedToInvoice },
  { value: 'converted to receipt', label: customerTabWords.convertedToReceipt },
  { value: 'deleted', label: customerTabWords.deleted },
];

export const quoteSorts = [
  { value: 'issue_date desc', label: customerTabWords.mostRecent },
  { value: 'issue_date asc', label: customerTabWords.leastRecent },
  { value: 'total desc', label: customerTabWords.largestAmount },
];
