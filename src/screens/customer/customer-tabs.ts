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
  { value: '', label: 'All statuses' },
  { value: 'not paid', label: 'Not paid' },
  { value: 'deposit paid', label: 'Deposit paid' },
  { value: 'fully paid', label: 'Paid' },
  { value: 'over due', label: 'Overdue' },
  { value: 'draft', label: 'Draft' },
  { value: 'cancelled', label: 'Cancelled' },
];

export const invoiceSorts = [
  { value: 'issue_date desc', label: 'Most recent' },
  { value: 'issue_date asc', label: 'Least recent' },
  { value: 'due_date asc', label: 'Due first' },
  { value: 'amountdue desc', label: 'Most outstanding' },
];

/** The statuses the quotes are narrowed to. */
export const quoteStatuses = [
  { value: '', label: 'All statuses' },
  { value: 'open', label: 'Open' },
  { value: 'converted to invoice', label: 'Converted to invoice' },
  { value: 'converted to receipt', label: 'Converted to receipt' },
  { value: 'deleted', label: 'Deleted' },
];

export const quoteSorts = [
  { value: 'issue_date desc', label: 'Most recent' },
  { value: 'issue_date asc', label: 'Least recent' },
  { value: 'total desc', label: 'Largest amount' },
];
