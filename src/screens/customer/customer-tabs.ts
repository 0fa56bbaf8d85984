import { customerTabWords } from '../../domain/words/customer-view.ts';

/** Lists that belong to a customer, as their page's address names them. */
export const sections = ['', 'quotes', 'statement', 'history'] as const;
export type Section = (typeof sections)[number];

export const sectionWords: Readonly<Record<Section, string>> = {
  '': customerTabWords.invoices,
  quotes: customerTabWords.quotes,
  statement: customerTabWords.statement,
  history: customerTabWords.history,
};

/** The days a statement is of while nobody narrowed it, as its address says them. */
export const allDays = { period: 'alltime', from: '', to: '' };

/** The days the statement at an address is of; all of them on another list. */
export const daysAt = (search: URLSearchParams): typeof allDays => {
  if (search.get('section') !== 'statement') return allDays;
  const said = (name: keyof typeof allDays) => search.get(name) ?? allDays[name];
  return { period: said('period'), from: said('from'), to: said('to') };
};
