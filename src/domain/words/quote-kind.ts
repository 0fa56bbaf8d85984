/** What quotes are called, and the tabs and orders of their list. */

export const quote = 'Quote';
export const aQuote = 'a quote';
export const quotes = 'quotes';
export const quoteFor = 'Quote for';

// Their list
export const listTitle = 'Quotes';
export const created = 'Date created';
export const all = 'All';
export const open = 'Open';
export const toInvoice = 'Converted to invoice';
export const toReceipt = 'Converted to receipt';
export const deleted = 'Deleted';
export const mostRecent = 'Most recent';
export const leastRecent = 'Least recent';
export const largestAmount = 'Largest amount';
