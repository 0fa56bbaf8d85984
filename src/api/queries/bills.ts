import type { BillRow, BillView } from '../../domain/bill/view.ts';
import { send } from '../client/client.ts';
import { billCalls } from '../contract/bill.ts';
import { billFromWire, billRowFromWire } from '../wire/bill-view.ts';
import type { Asks } from './asks.ts';
import { documentQueries } from './document-queries.ts';

/** What pages ask about bills. */
export const {
  list: billList,
  ofContact: billsOfVendor,
  counts: billCounts,
  view: billView,
  next: nextBill,
} = documentQueries<BillRow, BillView>({
  subject: 'bills',
  list: async (businessid, { contactId, column, direction, search, type: _, ...asked }, signal) => {
    const order = { sortby: column, sortorder: direction, searchquery: search };
    const query = { businessid, ...asked, limit: '10', ...order };
    const { VendorBills, total } = contactId
      ? await send(billCalls.billsOfVendor, { signal, query: { ...query, vendorid: contactId } })
      : await send(billCalls.listBills, { signal, query });
    return { rows: VendorBills.map(billRowFromWire), total };
  },
  counts: async (businessid, { period, ...days }, signal) => {
    const found = await send(billCalls.countBills, { signal, query: { businessid, period, ...days } });
    return {
      '': found.AllCount,
      'not paid': found.NotPaidCount,
      'deposit paid': found.DepositPaidCount,
      paid: found.PaidCount,
      'over due': found.OverdueCount,
      draft: found.DraftCount,
      cancelled: found.CancelledCount,
      deleted: found.DeletedCount,
    };
  },
  view: async (businessId, vendorBillId, signal) =>
    billFromWire((await send(billCalls.getBill, { signal, query: { businessId, vendorBillId } })).data),
  next: async (businessid, _, signal) => {
    const { data } = await send(billCalls.nextBillNumber, { signal, query: { businessid } });
    return { number: data.VendorBillNo, today: data.today };
  },
});

/** The bills a vendor is still owed something on, due first. */
export const openBills = (businessid: string, vendorid: string): Asks<BillRow[]> => ({
  queryKey: ['bills', businessid, 'open', vendorid],
  queryFn: async ({ signal }) => {
    const { data } = await send(billCalls.openBillsOfVendor, { signal, query: { businessid, vendorid } });
    return data.VendorBills.map(billRowFromWire);
  },
});
