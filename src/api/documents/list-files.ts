import { billCalls } from '../calls/bill.ts';
import { invoiceCalls } from '../calls/invoice.ts';
import { orderCalls } from '../calls/order.ts';
import { quoteCalls } from '../calls/quote.ts';
import { ask } from '../client/ask.ts';
import type { DocumentListFilter } from './document-list.ts';
import { askedFor } from './document-queries.ts';

/** Where a file that was just made is fetched from, and what it is called. */
export interface MadeFile {
  url: string;
  name: string;
}

/** A list, and which of its rows were picked; all where that is left out. */
export interface ListedInFile extends DocumentListFilter {
  ids?: string[];
}

const narrowed = ({ ids, ...filter }: ListedInFile) => {
  const { page: _, location, ...asked } = askedFor(filter);
  return { ...asked, ids, locations: location ? [location] : undefined };
};

/** The invoices and receipts of a list as a file. */
export const exportInvoices = async (businessId: string, filter: ListedInFile): Promise<MadeFile> =>
  (await ask(invoiceCalls.exportInvoices, { businessId, ...narrowed(filter) })).data;

/** The bills of a list as a file. */
export const exportBills = async (businessId: string, filter: ListedInFile): Promise<MadeFile> =>
  (await ask(billCalls.exportBills, { businessId, ...narrowed(filter) })).data;

/** The purchase orders of a list as a file. */
export const exportOrders = async (businessId: string, filter: ListedInFile): Promise<MadeFile> =>
  (await ask(orderCalls.exportOrders, { businessId, ...narrowed(filter) })).data;

/** The quotes of a list as a file. */
export const exportQuotes = async (businessId: string, filter: ListedInFile): Promise<MadeFile> =>
  (await ask(quoteCalls.exportQuotes, { businessId, ...narrowed(filter) })).data;
