import * as z from 'zod/mini';
import { envelope, history, repeated } from './answer-wire.ts';
import { payment } from './invoice-wire.ts';
import { listQuery } from './list-wire.ts';
import { all, day, decimal, farDate, id, text } from './wire-types.ts';

export const address = z.object({
  attention: text(200),
  street: text(300),
  ...all(text(120), 'city state country'),
  zip: text(30),
  phone: text(60),
});

/** What of a card is one, whatever a contact is to the business, but for their name. */
export const sharedCard = {
  type: z.enum(['business', 'person']),
  companyname: z.optional(text(400)),
  ...all(z.optional(text(200)), 'firstname lastname'),
  email: z.optional(text(300)),
  Cc: z.optional(text(2000)),
  ...all(z.optional(text(100)), 'phone whatsappnumber taxid'),
  website: z.optional(text(500)),
  currency: z.optional(z.nullable(text(3))),
  paymentterms: z.optional(z.nullable(z.number())),
  billing: z.optional(address),
  notes: z.optional(text(10_000)),
};

/** What was owed when the books began, and what one of its currency is at home; on an edit, left out means left as it is. */
export const opening = {
  openingbalance: z.optional(decimal),
  openingbalancedate: z.optional(z.nullable(day)),
  ...farDate,
  openingcurrency: z.optional(z.nullable(text(3))),
  openingrate: z.optional(z.nullable(decimal)),
};

/** The same as answered, with what of it is still owed, in its currency and at home. */
const openingAnswer = {
  ...all(decimal, 'openingbalance openinghomebalance openingdue openinghomedue'),
  openingbalancedate: z.nullable(day),
  openingcurrency: z.nullable(z.string()),
  openingrate: z.nullable(decimal),
  openingpayments: z.array(payment),
};

/** What a list shows of a contact in any role beside their card. */
export const rowAnswer = {
  id,
  channel: z.string(),
  version: z.number(),
  isdeleted: z.boolean(),
  standing: z.object({ status: z.enum(['Active', 'Deleted']), facts: z.object({}) }),
};

/** What the page of one shows beside their row. */
export const viewAnswer = {
  ...openingAnswer,
  /** What was paid beyond what is owed, by the currency it stands in. */
  credits: z.array(z.object({ currency: z.string(), amount: decimal })),
  /** How was paid last. */
  lastpaymentmode: z.nullable(z.literal([1, 2, 3, 4, 5])),
  today: day,
  /** Whether reminders go to a customer by themselves, on or paused; null where the business sends none. */
  Reminders: z.optional(z.nullable(z.string())),
  /** The statement mailed last. */
  statement: z.nullable(
    z.object({
      ...all(z.string(), 'email at'),
      state: z.enum(['queued', 'sent', 'failed']),
      fault: z.nullable(z.string()),
    }),
  ),
  /** What else they are to the business. */
  also: z.array(z.enum(['customer', 'vendor'])),
  history,
};

export const saved = envelope(z.object({ id, ...repeated, warning: z.nullable(z.string()) }));
export const moved = envelope(z.object({ id, ...repeated }));

/** Contacts of a list as a file: its columns, and what the list is narrowed to. Columns that must be there are, named or not. */
export const contactsFile = {
  columns: z.array(text(40)).check(z.maxLength(50)),
  filter: z.optional(text(20)),
  searchquery: listQuery.searchquery,
  sortby: listQuery.sortby,
  sortorder: listQuery.sortorder,
};

/** Several at once; each is answered for. */
export const upTo100 = z.array(id).check(z.minLength(1), z.maxLength(100));
