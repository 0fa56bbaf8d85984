import { blankCustomer, type CustomerRow, type CustomerView } from '../../domain/contact.ts';
import type { AnswerOf } from '../contract/call.ts';
import type { customerCalls } from '../contract/customer.ts';
import { cardTable, claimTable, rowTable, viewFromWire } from './contact.ts';
import { renaming } from './rename.ts';

/** Our words for a customer's card → the spec'. */
export const customerWire = renaming({
  ...cardTable,
  name: 'name',
  shipping: 'shipping',
});

/** The same for all that a list shows of one. */
const customerRowWire = renaming({
  ...customerWire.table,
  ...rowTable,
  paid: 'totalpaid',
  outstanding: 'totaloutstanding',
  credit: 'credit',
});

export const customerRowFromWire = (
  wire: AnswerOf<typeof customerCalls.listCustomers>['clients'][number],
): CustomerRow => ({ ...blankCustomer, ...customerRowWire.fromWire(wire) });

export const customerFromWire = (wire: AnswerOf<typeof customerCalls.getCustomer>['data']): CustomerView => {
  return {
    ...customerRowFromWire(wire),
    ...viewFromWire(wire),
    reminders: (wire.Reminders ?? null) as CustomerView['reminders'],
  };
};

/** Our words for what customers came to in some days → the spec's. */
export const customerSummaryWire = renaming({
  from: 'fromdate',
  to: 'todate',
  customers: 'totalclients',
  newCustomers: 'newclients',
  invoiced: 'totalinvoiced',
  settled: 'totalsettled',
  outstanding: 'totaloutstanding',
});

/** The same for what a customer's history comes to. */
export const historySumsWire = renaming({
  invoiced: 'totalinvoiced',
  paid: 'totalpaid',
  outstanding: 'totaloutstanding',
  overdue: 'totaloverdue',
  since: 'firstinvoicedate',
});

/** Our words for a claim of a customer's statement → the spec's. */
export const customerClaimWire = renaming({
  ...claimTable,
  documentId: 'InvoiceId',
  number: 'invoicenumber',
  type: 'invoicetype',
});
