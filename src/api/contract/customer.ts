import * as z from 'zod/mini';
import { inBusiness } from './call.ts';
import {
  address,
  moved,
  opening,
  rowAnswer,
  saved,
  several,
  sharedCard,
  viewAnswer,
} from './contact-wire.ts';
import { all, day, decimal, envelope, id, listQuery, perRow, text, userId } from './wire-types.ts';

const { change, read } = inBusiness('businessid');

const card = { ...sharedCard, name: text(400), shipping: z.optional(address) };

const row = z.object({ ...card, ...rowAnswer, ...all(decimal, 'totalpaid', 'totaloutstanding', 'credit') });

const list = z.object({
  clients: z.array(row),
  ...all(z.number(), 'currentpage', 'total', 'pagetotal'),
  /** How many stand under each tab, whatever is searched for. */
  counts: z.object({ all: z.number(), unpaid: z.number(), deleted: z.number() }),
});

const one = { clientid: id };
const many = { clientid: several };

export const customerCalls = {
  addCustomer: change('/api/Client/AddClient', 'customer.add', {
    /** A vendor who becomes a customer too is named. */
    takes: { VendorIDFK: z.optional(z.nullable(id)), ...card, ...opening },
    answer: saved,
  }),
  updateCustomer: change('/api/Client/UpdateClient', 'customer.edit', {
    takes: { id, version: z.optional(z.nullable(z.number())), ...card, ...opening },
    answer: saved,
  }),
  getCustomer: read('/api/Client/GetClient', 'customer.view', {
    takes: { clientid: id, userid: userId, sortby: z.optional(text(40)) },
    answer: envelope(z.extend(row, viewAnswer)),
  }),
  listCustomers: read('/api/Client/NewGetAllClients', 'customer.list', {
    takes: { userid: userId, ...listQuery, filter: z.optional(text(20)) },
    answer: list,
  }),
  listDeletedCustomers: read('/api/Client/GetDeleteList', 'customer.list', {
    takes: { userid: userId, ...listQuery, ...all(z.optional(day), 'fromdate', 'todate') },
    answer: list,
  }),
  listUnpaidCustomers: read('/api/Client/GetAllUnpaidclient', 'customer.list', {
    takes: { ...listQuery },
    answer: list,
  }),
  allCustomers: read('/api/Client/GetAllClientByBusinessId', 'customer.list', {
    answer: z.object({
      clients: z.array(
        z.object({ id, name: z.string(), email: z.string(), paymentterms: z.nullable(z.number()) }),
      ),
    }),
  }),
  deleteCustomer: change('/api/Client/DeleteClient', 'customer.delete', { takes: one, answer: moved }),
  deleteCustomers: change('/api/Client/DeleteMultipleClient', 'customer.delete', {
    takes: many,
    answer: perRow,
  }),
  restoreCustomer: change('/api/Client/RestoreClient', 'customer.delete', { takes: one, answer: moved }),
  restoreCustomers: change('/api/Client/RestoreMultipleClients', 'customer.delete', {
    takes: many,
    answer: perRow,
  }),
};
