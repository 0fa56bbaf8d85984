import { all, text } from './wire-types.ts';

/** Any text: what opens nothing answers alike, whatever its shape. */
const opener = text(100);

/** What every call by a public link has alike, and how the spec names the token and the document of each kind. */
const byLink = { auth: 'public-link', permission: null, effect: 'reads', business: 'businessid' } as const;
export const invoiceByLink = {
  ...byLink,
  link: { kind: 'invoice', token: 'token', document: 'invoiceid' },
} as const;
export const quoteByLink = {
  ...byLink,
  link: { kind: 'quote', token: 'userid', document: 'quoteId' },
} as const;
export const billByLink = {
  ...byLink,
  business: 'businessId',
  link: { kind: 'bill', token: 'userId', document: 'vendorBillId' },
} as const;
export const orderByLink = {
  ...byLink,
  business: 'BusinessID',
  link: { kind: 'order', token: 'UserID', document: 'PurchaseOrderID' },
} as const;
export const invoiceOpeners = all(opener, 'businessid', 'token', 'invoiceid');
export const quoteOpeners = all(opener, 'businessid', 'userid', 'quoteId');
export const billOpeners = all(opener, 'businessId', 'userId', 'vendorBillId');
export const orderOpeners = all(opener, 'BusinessID', 'UserID', 'PurchaseOrderID');
