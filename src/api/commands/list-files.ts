import { send } from '../client/client.ts';
import { billCalls } from '../contract/bill.ts';
import { invoiceCalls } from '../contract/invoice.ts';
import { orderCalls } from '../contract/order.ts';
import { quoteCalls } from '../contract/quote.ts';
import type { DocumentListFilter } from '../queries/document-list.ts';
import { askedFor } from '../queries/document-queries.ts';

/** Where a file that was just made is fetched from, and what it is called. */
export interface MadeFile {
  url: string;
  name: string;
}

/** A list, and which of its rows were picked; all where that is left out. */
export interface ListedInFile extends DocumentListFilter {
  ids?: string[];
}

const narrowed = (businessid: string, { ids: Ids, ...filter }: ListedInFile) => {
  const { column, direction, search, page: _, type, location, ...asked } = askedFor(filter);
  return {
    list: { businessid, Ids, ...asked, sortby: column, sortorder: direction, searchquery: search },
    sales: { invoicetype: type, LocationIdList: location ? [location] : undefined },
  };
};

/** The invoices and receipts of a list as a file. */
export const exportInvoices = async (businessId: string, filter: ListedInFile): Promise<MadeFile> => {
  const { list, sales } = narrowed(businessId, filter);
  return (await send(invoiceCalls.exportInvoices, { body: { ...list, ...sales } })).data;
};

/** The bills of a list as a file. */
export const exportBills = async (businessId: string, filter: ListedInFile): Promise<MadeFile> =>
  (await send(billCalls.exportBills, { body: narrowed(businessId, filter).list })).data;

/** The purchase orders of a list as a file. */
export const exportOrders = async (businessId: string, filter: ListedInFile): Promise<MadeFile> =>
  (await send(orderCalls.exportOrders, { body: narrowed(businessId, filter).list })).data;

/** The quotes of a list as a file. */
export const exportQuotes = async (businessId: string, filter: ListedInFile): Promise<MadeFile> =>
  (await send(quoteCalls.exportQuotes, { body: narrowed(businessId, filter).list })).data;
