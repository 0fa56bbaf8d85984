import { blankCustomer, type CustomerRow, type CustomerView } from '../../domain/contact.ts';
import type { AnswerOf } from '../contract/call.ts';
import type { customerCalls } from '../contract/customer.ts';
import { renaming } from './rename.ts';

/** Our words for a customer's card → the spec'. */
export const customerWire = renaming({
  type: 'type',
  name: 'name',
  company: 'companyname',
  firstName: 'firstname',
  lastName: 'lastname',
  email: 'email',
  cc: 'Cc',
  phone: 'phone',
  whatsapp: 'whatsappnumber',
  website: 'website',
  taxId: 'taxid',
  currency: 'currency',
  termsDays: 'paymentterms',
  billing: 'billing',
  shipping: 'shipping',
  notes: 'notes',
});

/** The same for all that a list shows of one. */
export const customerRowWire = renaming({
  ...customerWire.table,
  id: 'id',
  channel: 'channel',
  version: 'version',
  deleted: 'isdeleted',
  paid: 'totalpaid',
  outstanding: 'totaloutstanding',
  credit: 'credit',
});

/** What they owed when the books began, as it is typed. */
export const customerOpeningWire = renaming({
  amount: 'openingbalance',
  onDay: 'openingbalancedate',
  currency: 'openingcurrency',
  rate: 'openingrate',
});

const openedWire = renaming({
  ...customerOpeningWire.table,
  open: 'openingdue',
  homeOpen: 'openinghomedue',
});

export const customerRowFromWire = (
  wire: AnswerOf<typeof customerCalls.listCustomers>['clients'][number],
): CustomerRow => ({ ...blankCustomer, ...customerRowWire.fromWire(wire) });

export const customerFromWire = (wire: AnswerOf<typeof customerCalls.getCustomer>['data']): CustomerView => {
  const { onDay, currency, rate, ...opened } = openedWire.fromWire(wire);
  const { credits, today, statement, history } = wire;
  return {
    ...customerRowFromWire(wire),
    opening:
      onDay === null || currency === null || rate === null ? null : { ...opened, onDay, currency, rate },
    openingPayments: wire.openingpayments,
    lastMode: wire.lastpaymentmode,
    credits,
    today,
    statement,
    history,
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

/** Our words for a claim of a statement → the spec'. */
export const statementRowWire = renaming({
  documentId: 'InvoiceId',
  number: 'invoicenumber',
  type: 'invoicetype',
  issuedOn: 'issue_date',
  dueOn: 'due_date',
  currency: 'currency',
  amount: 'totalamount',
  due: 'amountdue',
  homeAmount: 'hometotalamount',
  homeDue: 'homeamountdue',
});
