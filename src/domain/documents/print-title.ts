import { draftTitle } from '../words/documents.ts';

/**
 * What a print and its file are called: `('Purchase order', 'PO-0001')` → `Purchase Order #PO-0001`, the one that is written
 * with two capitals; a draft has no number: `Draft purchase order`. Source: purchasing-and-stock.md, 8; sales-and-access.md, 8.
 */
export const printTitle = (heading: string, number: string | null): string =>
  number === null ? draftTitle({ title: heading }) : `${heading.replace(/ order$/, ' Order')} #${number}`;
