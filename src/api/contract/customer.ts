import * as z from 'zod/mini';
import { envelope, perRow } from './answer-wire.ts';
import { inBusiness } from './call.ts';
import * as contact from './contact-wire.ts';
import { listQuery, paged } from './list-wire.ts';
import { all, day, decimal, edited, id, text, userId } from './wire-types.ts';

const { change, read } = inBusiness('businessid', '/api/Client/');

const card = { ...contact.sharedCard, name: text(400), shipping: z.optional(contact.address) };

const row = z.object({ ...card, ...contact.rowAnswer, ...all(decimal, 'totalpaid totaloutstanding credit') });

const list = z.object({
  clients: z.array(row),
  ...paged,
  /** How many stand under each tab, whatever is searched for. */
  counts: z.object(all(z.number(), 'all unpaid deleted')),
});

const one = { clientid: id };
const many = { clientid: contact.upTo100 };

export const customerCalls = {
  /** A vendor who becomes a customer too is named. */
  addCustomer: change('AddClient', 'customer.add', contact.saved, {
    VendorIDFK: z.optional(z.nullable(id)),
    ...card,
    ...contact.opening,
  }),
  updateCustomer: change('UpdateClient', 'customer.edit', contact.saved, {
    id,
    ...edited,
    ...card,
    ...contact.opening,
  }),
  getCustomer: read('GetClient', 'customer.view', envelope(z.extend(row, contact.viewAnswer)), {
    clientid: id,
    userid: userId,
    sortby: z.optional(text(40)),
  }),
  listCustomers: read('NewGetAllClients', 'customer.list', list, {
    userid: userId,
    ...listQuery,
    filter: z.optional(text(20)),
  }),
  listDeletedCustomers: read('GetDeleteList', 'customer.list', list, {
    userid: userId,
    ...listQuery,
    ...all(z.optional(day), 'fromdate todate'),
  }),
  listUnpaidCustomers: read('GetAllUnpaidclient', 'customer.list', list, listQuery),
  allCustomers: read(
    'GetAllClientByBusinessId',
    'customer.list',
    z.object({
      clients: z.array(
        z.object({ id, ...all(z.string(), 'name email'), paymentterms: z.nullable(z.number()) }),
      ),
    }),
  ),
  deleteCustomer: change('DeleteClient', 'customer.delete', contact.moved, one),
  deleteCustomers: change('DeleteMultipleClient', 'customer.delete', perRow, many),
  restoreCustomer: change('RestoreClient', 'customer.delete', contact.moved, one),
  restoreCustomers: change('RestoreMultipleClients', 'customer.delete', perRow, many),
};
