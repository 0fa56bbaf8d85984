import * as z from 'zod/mini';
import { all, day, decimal, id } from './wire-types.ts';

const type = z.enum(['invoice', 'receipt']);

/** What settles or settled a claim; a reversed one is not live. */
export const payment = z.object({
  id,
  kind: z.string(),
  ...all(decimal, 'amount homeamount'),
  received: z.nullable(z.object({ currency: z.string(), ...all(decimal, 'amount rate') })),
  mode: z.nullable(z.number()),
  bank: z.nullable(z.string()),
  bankcharge: z.nullable(decimal),
  date: day,
  memo: z.string(),
  surplus: decimal,
  live: z.boolean(),
});

const standing = z.object({
  status: z.string(),
  facts: z.object({
    subtype: type,
    ...all(z.number(), 'lines digits'),
    ...all(decimal, 'total settled writtenOff'),
    credited: z.array(z.object({ ...all(decimal, 'amount settled'), forgiven: z.optional(decimal) })),
    before: z.nullable(z.string()),
  }),
});

/** One row of a list. */
export const row = z.object({
  id,
  invoicenumber: z.nullable(z.string()),
  invoicestatus: z.number(),
  invoicetype: type,
  ...all(z.string(), 'status customer channel currency'),
  issue_date: day,
  due_date: z.nullable(day),
  overdue: z.boolean(),
  requireddeposit: z.nullable(decimal),
  ...all(decimal, 'total hometotal amountdue'),
  standing,
});
