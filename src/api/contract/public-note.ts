import * as z from 'zod/mini';
import { download, envelope, nothing } from './answer-wire.ts';
import { call } from './call.ts';
import { look } from './paper-wire.ts';
import { all, day, decimal, text } from './wire-types.ts';

/** Any text: what opens nothing answers alike, whatever its shape. */
const opener = text(100);

const shared = {
  auth: 'public-link',
  permission: null,
  business: 'businessid',
  link: { kind: null, token: 'token', document: 'documentid', note: 'creditnoteid' },
  ours: true,
} as const;

const openers = all(opener, 'businessid token documentid creditnoteid');

const total = z.object({
  ...all(z.string(), 'label text'),
  grand: z.boolean(),
  due: z.optional(z.boolean()),
});

/** Paper as it is read, every text of it in its place. */
const paper = z.object({
  ...all(z.string(), 'title heading notes payment'),
  ...all(z.array(z.string()), 'from facts footer'),
  stamp: z.nullable(z.string()),
  parties: z.array(z.object({ label: z.string(), lines: z.array(z.string()) })),
  columns: z.array(z.object({ label: z.string(), figure: z.boolean() })),
  rows: z.array(z.object({ cells: z.array(z.string()), note: z.string() })),
  totals: z.array(total),
  look,
});

/** What the link of a credit note or a cancellation opens, without signing in: it, and nothing else of its document. */
export const publicNoteCalls = {
  publicCreditNote: call({
    ...shared,
    method: 'GET',
    effect: 'reads',
    path: '/api/CreditNote/public-view',
    query: z.object(openers),
    answer: envelope(
      z.object({
        ...all(z.string(), 'number business currency locale documentnumber documenttype'),
        kind: z.enum(['credit-note', 'vendor-credit', 'cancellation']),
        date: day,
        ...all(decimal, 'amount settled'),
        ...all(z.boolean(), 'paidBack undone'),
        paper,
      }),
    ),
  }),
  publicCreditNotePdf: call({
    ...shared,
    method: 'POST',
    effect: 'reads',
    path: '/api/CreditNote/public-pdf',
    body: z.object(openers),
    answer: download,
  }),
  /** Somebody who is not of the business has what a link opens before them. */
  linkOpened: call({
    ...shared,
    method: 'POST',
    effect: 'changes',
    path: '/api/Share/opened',
    body: z.object({ ...all(opener, 'businessid token documentid'), creditnoteid: z.optional(opener) }),
    answer: nothing,
  }),
};
