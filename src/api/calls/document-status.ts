import * as z from 'zod/mini';
import { shaped } from './field.ts';

/** Numbers of statuses live on the wire alone. Source: answers.md, "Status codes". */
const invoiceCodes = { Paid: 1, NotPaid: 2, Draft: 3, Cancelled: 4, Deleted: 5, DepositPaid: 6 } as const;
const quoteCodes = { Open: 1, ConvertedToInvoice: 2, ConvertedToReceipt: 3, Deleted: 4 } as const;
const orderCodes = { Issued: 1, Cancelled: 2, BillCreated: 3, Draft: 4, ConvertToBill: 5 } as const;

const codes = {
  invoice: invoiceCodes,
  bill: invoiceCodes,
  quote: quoteCodes,
  order: orderCodes,
} as const;

/** The word of a status of a kind of document by its number; undefined for a number of none. */
export const statusOfCode = (kind: keyof typeof codes, sent: number): string | undefined =>
  Object.entries(codes[kind]).find(([, code]) => code === sent)?.[0];

/** The number of an invoice's status. */
export const invoiceStatusCode = (status: string): number =>
  invoiceCodes[status as keyof typeof invoiceCodes];

/** The word of an invoice's or a bill's status sent as its word, with or without blanks, or its number; undefined for what names none. */
const invoiceStatusOf = (sent: string | number): string | undefined =>
  typeof sent === 'string'
    ? Object.keys(invoiceCodes).find((name) => name === sent.replaceAll(' ', ''))
    : statusOfCode('invoice', sent);

/** The word of an order's status sent as its word or its number; undefined for a number of none. */
const orderStatusOf = (sent: string | number): string | undefined =>
  typeof sent === 'string' ? sent : statusOfCode('order', sent);

const billNames: Readonly<Record<string, string>> = { NotPaid: 'Not Paid' };

/** A bill's status as the spec says it to people. */
export const billStatusName = (status: string): string => billNames[status] ?? status;

/** The number of a quote's status. */
export const quoteStatusCode = (status: string): number => quoteCodes[status as keyof typeof quoteCodes];

/** An invoice's status as its form says it, by its word or its number. */
export const typedInvoiceStatus = shaped(z.union([z.enum(['Draft', 'NotPaid']), z.literal([2, 3])]), {
  toWire: (status: 'Draft' | 'NotPaid') => status,
  fromWire: (sent) => invoiceStatusOf(sent) as 'Draft' | 'NotPaid',
});

/** A status an invoice is to have, by its word or its number. */
export const wantedInvoiceStatus = shaped(
  z.union([z.enum(['Draft', 'NotPaid', 'Paid', 'Cancelled']), z.literal([1, 2, 3, 4])]),
  {
    toWire: (status: 'Draft' | 'NotPaid' | 'Paid' | 'Cancelled') => status,
    fromWire: (sent) => invoiceStatusOf(sent) as 'Draft' | 'NotPaid' | 'Paid' | 'Cancelled',
  },
);

/** A bill's status as its form says it, by its word, with a blank in it or not, or its number. */
export const typedBillStatus = shaped(
  z.union([z.enum(['Draft', 'NotPaid', 'Not Paid']), z.literal([2, 3])]),
  {
    toWire: (status: 'Draft' | 'NotPaid') => status,
    fromWire: (sent) => invoiceStatusOf(sent) as 'Draft' | 'NotPaid',
  },
);

/** An order's status as its form says it, by its word or its number. */
export const typedOrderStatus = shaped(z.union([z.enum(['Draft', 'Issued']), z.literal([1, 4])]), {
  toWire: (status: 'Draft' | 'Issued') => status,
  fromWire: (sent) => orderStatusOf(sent) as 'Draft' | 'Issued',
});
