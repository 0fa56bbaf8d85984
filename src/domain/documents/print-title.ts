/**
 * What a print and its file are called: `('Purchase order', 'PO-0001')` → `Purchase Order #PO-0001`.
 * Source: purchasing-and-stock.md, 8.
 */
export const printTitle = (heading: string, number: string): string =>
  `${heading.replace(/ [a-z]/g, (letter) => letter.toUpperCase())} #${number}`;
