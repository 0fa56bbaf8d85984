import { customerTabWords } from '../../domain/words/customers.ts';

/** Lists that belong to a customer, as their page's address names them. */
export const sections = ['', 'quotes', 'statement', 'history'] as const;
export type Section = (typeof sections)[number];

export const sectionWords: Readonly<Record<Section, string>> = {
  '': customerTabWords.invoices,
  quotes: customerTabWords.quotes,
  statement: customerTabWords.statement,
  history: customerTabWords.history,
};
