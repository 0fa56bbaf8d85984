import * as z from 'zod/mini';
import { call } from './call.ts';
import { envelope, id, listQuery, text, userId } from './wire-types.ts';

const address = z.object({
  attention: text(200),
  street: text(300),
  city: text(120),
  state: text(120),
  zip: text(30),
  country: text(120),
  phone: text(60),
});

const card = {
  type: z.enum(['business', 'person']),
  name: text(400),
  companyname: z.optional(text(400)),
  firstname: z.optional(text(200)),
  lastname: z.optional(text(200)),
  email: z.optional(text(300)),
  Cc: z.optional(text(1000)),
  phone: z.optional(text(100)),
  whatsappnumber: z.optional(text(100)),
  website: z.optional(text(500)),
  taxid: z.optional(text(100)),
  currency: z.optional(z.nullable(text(3))),
  paymentterms: z.optional(z.nullable(z.number())),
  billing: z.optional(address),
  shipping: z.optional(address),
  notes: z.optional(text(10_000)),
};

export const customerAnswer = z.object({
  ...card,
  id,
  channel: z.string(),
  version: z.number(),
  isdeleted: z.boolean(),
  totalpaid: z.string(),
  totaloutstanding: z.string(),
  credit: z.string(),
});

const saved = envelope(z.object({ id, repeated: z.boolean(), warning: z.nullable(z.string()) }));

export const customerCalls = {
  addCustomer: call({
    method: 'POST',
    path: '/api/Client/AddClient',
    summary: 'Adds a customer. An e-mail another customer has is warned of, not refused.',
    door: 'session',
    permission: 'customer.add',
    effect: 'changes',
    business: 'businessid',
    body: z.object({ businessid: id, ...card }),
    answer: saved,
  }),
  updateCustomer: call({
    method: 'POST',
    path: '/api/Client/UpdateClient',
    summary: 'Saves a customer’s card.',
    door: 'session',
    permission: 'customer.edit',
    effect: 'changes',
    business: 'businessid',
    body: z.object({ businessid: id, id, version: z.optional(z.nullable(z.number())), ...card }),
    answer: saved,
  }),
  getCustomer: call({
    method: 'GET',
    path: '/api/Client/GetClient',
    summary: 'One customer with what they paid, owe and have as credit.',
    door: 'session',
    permission: 'customer.view',
    effect: 'reads',
    business: 'businessid',
    query: z.object({ businessid: id, clientid: id, userid: userId, sortby: z.optional(text(40)) }),
    answer: envelope(customerAnswer),
  }),
  listCustomers: call({
    method: 'GET',
    path: '/api/Client/NewGetAllClients',
    summary: 'Customers by page and text.',
    door: 'session',
    permission: 'customer.list',
    effect: 'reads',
    business: 'businessid',
    query: z.object({ businessid: id, userid: userId, ...listQuery, filter: z.optional(text(20)) }),
    answer: z.object({
      clients: z.array(customerAnswer),
      currentpage: z.number(),
      total: z.number(),
      pagetotal: z.number(),
    }),
  }),
  allCustomers: call({
    method: 'GET',
    path: '/api/Client/GetAllClientByBusinessId',
    summary: 'Every customer’s id and name, for pickers.',
    door: 'session',
    permission: 'customer.list',
    effect: 'reads',
    business: 'businessid',
    query: z.object({ businessid: id }),
    answer: z.object({
      clients: z.array(
        z.object({ id, name: z.string(), email: z.string(), paymentterms: z.nullable(z.number()) }),
      ),
    }),
  }),
};
