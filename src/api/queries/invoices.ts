import type { PostedRow, PostedView } from '../../domain/posted/view.ts';
import { send } from '../client/client.ts';
import { fetched } from '../client/fetched.ts';
import { invoiceCalls } from '../contract/invoice.ts';
import { invoiceRowFromWire } from '../wire/invoice-row.ts';
import type { Asks } from './asks.ts';
import { documentQueries } from './document-queries.ts';

/** What one list says, as a call that takes several is asked. */
const alone = (one: string | undefined) => (one ? [one] : undefined);

/** What pages ask about invoices and receipts. */
export const {
  list: invoiceList,
  counts: invoiceCounts,
  view: invoiceView,
  next: nextInvoice,
} = documentQueries<PostedRow, PostedView>({
  subject: 'invoices',
  list: async (businessid, { contactId: _, column, direction, search, type, location, ...asked }, signal) => {
    const order = { sortby: column, sortorder: direction, searchquery: search };
    const query = { businessid, ...asked, invoicetype: type, limit: '10', ...order };
    if (location) {
      const { status, invoicetype, ...rest } = query;
      const some = { StatusList: alone(status), InvoiceTypeList: alone(invoicetype) };
      const body = { ...rest, ...some, LocationIdList: [location] };
      const found = await send(invoiceCalls.listInvoicesByLocation, { signal, body });
      return { rows: found.Invoices.map(invoiceRowFromWire), total: found.Total };
    }
    const { Invoices, Total } = await send(invoiceCalls.listInvoices, { signal, query });
    return { rows: Invoices.map(invoiceRowFromWire), total: Total };
  },
  counts: async (businessid, { period: sortby, ...days }, signal) => {
    const found = await send(invoiceCalls.counter, { signal, query: { businessid, sortby, ...days } });
    return {
      '': found.AllInvoicesCount,
      'not paid': found.UnpaidInvoicesCount,
      'deposit paid': found.DepositPaidInvoicesCount,
      'fully paid': found.PaidInvoicesCount,
      'over due': found.OverdueInvoicesCount,
      draft: found.DraftInvoicesCount,
      cancelled: found.CancelledInvoicesCount,
      deleted: found.DeletedInvoicesCount,
    };
  },
  view: async (businessid, invoiceid, signal) => {
    const asked = send(invoiceCalls.getInvoice, { signal, query: { businessid, invoiceid } });
    // Read by a file of its own, which lists do without.
    const [{ data }, { invoiceFromWire }] = await Promise.all([
      asked,
      fetched(() => import('../wire/invoice-view.ts')),
    ]);
    return invoiceFromWire(data);
  },
  next: async (businessid, type, signal) => {
    const query = { businessid, invoicetype: type === 'receipt' ? type : 'invoice' } as const;
    const { data } = await send(invoiceCalls.nextNumber, { signal, query });
    return { number: data.invoicenumber, today: data.today };
  },
});

/** The invoices a customer still owes something on, the oldest first. */
export const openInvoices = (businessid: string, clientid: string): Asks<PostedRow[]> => ({
  queryKey: ['invoices', businessid, 'open', clientid],
  queryFn: async ({ signal }) => {
    const query = { businessid, clientid };
    const { data } = await send(invoiceCalls.openInvoicesOfCustomer, { signal, query });
    return data.invoices.map(invoiceRowFromWire);
  },
});
