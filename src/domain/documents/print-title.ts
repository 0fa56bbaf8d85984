/**
 * What a print and its file are called: `('Purchase order', 'PO-0001')` → `Purchase Order #PO-0001`, the one that is written
 * with two capitals. Source: purchasing-and-stock.md, 8; sales-and-access.md, 8.
 */
export const printTitle = (heading: string, number: string): string =>
  `${heading.replace(/ order$/, ' Order')} #${number}`;
