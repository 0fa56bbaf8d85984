/** Numbers of statuses live on the wire alone. Source: answers.md, "Status codes". */
const invoiceCodes = { Paid: 1, NotPaid: 2, Draft: 3, Cancelled: 4, Deleted: 5, DepositPaid: 6 } as const;

/** The number of an invoice's status. */
export const invoiceStatusCode = (status: string): number =>
  invoiceCodes[status as keyof typeof invoiceCodes];

/** The word of a status sent as its word or its number; undefined for what names none. */
export const invoiceStatusOf = (sent: string | number): string | undefined =>
  typeof sent === 'string'
    ? Object.keys(invoiceCodes).find((name) => name === sent)
    : Object.entries(invoiceCodes).find(([, code]) => code === sent)?.[0];

const quoteCodes = { Open: 1, ConvertedToInvoice: 2, ConvertedToReceipt: 3, Deleted: 4 } as const;

/** The number of a quote's status. */
export const quoteStatusCode = (status: string): number => quoteCodes[status as keyof typeof quoteCodes];
