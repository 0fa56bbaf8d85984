import * as z from 'zod/mini';
import { text as textOfWire, userId } from '../wire/values.ts';
import { file, perRow, plainly, subject, told } from './call.ts';
import {
  address,
  always,
  contactMoved,
  contactPage,
  contactRow,
  contactSaved,
  contactsFile,
  contactsNarrowed,
  contactView,
  figureDays,
  figuresOf,
  reminders,
  sharedCard,
  typedOpening,
  upTo100,
} from './contact.ts';
import {
  day,
  decimal,
  edited,
  id,
  list,
  nullable,
  number,
  optional,
  paging,
  part,
  text,
  typedText,
} from './field.ts';

const at = '/api/Client/';
const { change, ours, read } = subject('businessid', at);
const seen = subject('businessid', at, { userid: userId });
// Nothing of one customer is sorted.
const shown = subject('businessid', at, { userid: userId, sortby: z.optional(textOfWire(40)) });

const card = {
  ...sharedCard,
  name: typedText('name', 400),
  shipping: optional(part('shipping', address)),
};

const row = {
  ...always(card),
  ...contactRow,
  /** At home. */
  paid: decimal('totalpaid'),
  outstanding: decimal('totaloutstanding'),
  credit: decimal('credit'),
};

const page = plainly({
  rows: list('clients', row),
  ...contactPage,
  /** How many stand under each tab, whatever is searched for. */
  counts: part('counts', { all: number('all'), unpaid: number('unpaid'), deleted: number('deleted') }),
});

const listed = { ...paging, ...contactsNarrowed };
const one = { id: id('clientid') };
const many = { ids: upTo100('clientid') };

/** What they owed when the books began is booked with the card; their name is on what they were sent. */
const touches = ['customers', 'invoices', 'quotes', 'dashboard', 'reports'] as const;
const reads = 'customers';

/** Every call of customers but those about documents, statements and payments. */
export const customerCalls = {
  addCustomer: change('AddClient', 'customer.add', {
    takes: {
      /** A vendor who becomes a customer too. */
      joins: optional(nullable(id('VendorIDFK'))),
      ...card,
      ...typedOpening,
    },
    says: contactSaved,
    touches,
  }),
  updateCustomer: change('UpdateClient', 'customer.edit', {
    takes: { id: id('id'), ...edited, ...card, ...typedOpening },
    says: contactSaved,
    touches,
  }),
  getCustomer: shown.read('GetClient', 'customer.view', {
    takes: one,
    says: contactView({ ...row, ...always(reminders) }),
    reads,
  }),
  listCustomers: seen.read('NewGetAllClients', 'customer.list', {
    takes: { ...listed, filter: optional(typedText('filter', 20)) },
    says: page,
    reads,
  }),
  listDeletedCustomers: seen.read('GetDeleteList', 'customer.list', {
    takes: { ...listed, from: optional(day('fromdate')), to: optional(day('todate')) },
    says: page,
    reads,
  }),
  listUnpaidCustomers: read('GetAllUnpaidclient', 'customer.list', { takes: listed, says: page, reads }),
  allCustomers: read('GetAllClientByBusinessId', 'customer.list', {
    says: plainly({
      rows: list('clients', {
        id: id('id'),
        name: text('name'),
        email: text('email'),
        termsDays: nullable(number('paymentterms')),
      }),
    }),
    reads,
  }),
  deleteCustomer: change('DeleteClient', 'customer.delete', { takes: one, says: contactMoved, touches }),
  deleteCustomers: change('DeleteMultipleClient', 'customer.delete', { takes: many, says: perRow, touches }),
  restoreCustomer: change('RestoreClient', 'customer.delete', { takes: one, says: contactMoved, touches }),
  restoreCustomers: change('RestoreMultipleClients', 'customer.delete', {
    takes: many,
    says: perRow,
    touches,
  }),
  customerSummary: seen.read('GetClientSummaryData', 'summary.customer', {
    takes: figureDays,
    says: told({
      ...figuresOf,
      customers: number('totalclients'),
      newCustomers: number('newclients'),
      invoiced: decimal('totalinvoiced'),
      settled: decimal('totalsettled'),
      outstanding: decimal('totaloutstanding'),
    }),
    reads,
  }),
  exportCustomers: ours.ask('export-csv', 'customer.export', {
    takes: { ...contactsFile, ids: optional(upTo100('clientid')) },
    says: file,
  }),
};
