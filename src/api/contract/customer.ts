import * as z from 'zod/mini';
import { inBusiness } from './call.ts';
import { mode, payment } from './invoice-wire.ts';
import { all, day, decimal, envelope, history, id, listQuery, perRow, text, userId } from './wire-types.ts';

const { change, read } = inBusiness('businessid');

const address = z.object({
  attention: text(200),
  street: text(300),
  ...all(text(120), 'city', 'state'),
  zip: text(30),
  country: text(120),
  phone: text(60),
});

const card = {
  type: z.enum(['business', 'person']),
  name: text(400),
  companyname: z.optional(text(400)),
  ...all(z.optional(text(200)), 'firstname', 'lastname'),
  email: z.optional(text(300)),
  Cc: z.optional(text(2000)),
  ...all(z.optional(text(100)), 'phone', 'whatsappnumber'),
  website: z.optional(text(500)),
  taxid: z.optional(text(100)),
  currency: z.optional(z.nullable(text(3))),
  paymentterms: z.optional(z.nullable(z.number())),
  ...all(z.optional(address), 'billing', 'shipping'),
  notes: z.optional(text(10_000)),
};

/** What they owed when the books began, and what one of its currency is at home; on an edit, left out means left as it is. */
const opening = {
  openingbalance: z.optional(decimal),
  openingbalancedate: z.optional(z.nullable(day)),
  openingcurrency: z.optional(z.nullable(text(3))),
  openingrate: z.optional(z.nullable(decimal)),
};

const row = z.object({
  ...card,
  id,
  channel: z.string(),
  version: z.number(),
  isdeleted: z.boolean(),
  ...all(decimal, 'totalpaid', 'totaloutstanding', 'credit'),
  standing: z.object({ status: z.enum(['Active', 'Deleted']), facts: z.object({}) }),
});

const view = z.extend(row, {
  openingbalance: decimal,
  openingbalancedate: z.nullable(day),
  openingcurrency: z.nullable(z.string()),
  openingrate: z.nullable(decimal),
  openinghomebalance: decimal,
  /** What of the opening balance is still owed, in its currency and at home. */
  ...all(decimal, 'openingdue', 'openinghomedue'),
  openingpayments: z.array(payment),
  /** What of their credit stands in which currency; `credit` is its worth at home. */
  credits: z.array(z.object({ currency: z.string(), amount: decimal })),
  /** How they paid last. */
  lastpaymentmode: z.nullable(mode),
  today: day,
  /** The statement mailed last. */
  statement: z.nullable(
    z.object({
      ...all(z.string(), 'email', 'at'),
      state: z.enum(['queued', 'sent', 'failed']),
      fault: z.nullable(z.string()),
    }),
  ),
  history,
});

const saved = envelope(z.object({ id, repeated: z.boolean(), warning: z.nullable(z.string()) }));

const list = z.object({
  clients: z.array(row),
  ...all(z.number(), 'currentpage', 'total', 'pagetotal'),
  /** How many stand under each tab, whatever is searched for. */
  counts: z.object({ all: z.number(), unpaid: z.number(), deleted: z.number() }),
});

const one = { clientid: id };
const many = { clientid: z.array(id).check(z.minLength(1), z.maxLength(100)) };
const moved = envelope(z.object({ id, repeated: z.boolean() }));
export const customerCalls = {
  addCustomer: change('/api/Client/AddClient', 'customer.add', {
    takes: { ...card, ...opening },
    answer: saved,
  }),
  updateCustomer: change('/api/Client/UpdateClient', 'customer.edit', {
    takes: { id, version: z.optional(z.nullable(z.number())), ...card, ...opening },
    answer: saved,
  }),
  getCustomer: read('/api/Client/GetClient', 'customer.view', {
    takes: { clientid: id, userid: userId, sortby: z.optional(text(40)) },
    answer: envelope(view),
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
