import type { AskedReport } from './asked-report.ts';

/** What a report's page has in its address, but for what is of one look at it: its page, its print. */
const names = [
  ...(['dates', 'from', 'to', 'account', 'document', 'client', 'compare', 'view', 'more'] as const),
  ...(['item', 'location', 'type', 'filter', 'expires', 'search', 'sort', 'columns', 'periods'] as const),
  ...(['zero', 'channel', 'amountFrom', 'amountTo', 'costOfSales', 'hideReversed', 'agedBy'] as const),
  ...(['subgroups', 'row', 'category', 'employee'] as const),
];

/** What was chosen on a report's page, of all that its address has: in one order, so that the same choice is the same text. */
export const chosenQuery = (address: string): string => {
  const sent = new URLSearchParams(address);
  const chosen = names.flatMap((name): [string, string][] => {
    const value = sent.get(name);
    return value ? [[name, value]] : [];
  });
  return new URLSearchParams(chosen).toString();
};

/** What a report is asked for by such an address. */
export const askedBy = (query: string): AskedReport => {
  const { client: contact = '', ...chosen } = Object.fromEntries(new URLSearchParams(query));
  const usual = { dates: '', from: '', to: '', account: '', document: '', compare: '' };
  return { ...usual, ...chosen, contact };
};
