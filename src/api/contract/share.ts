import * as z from 'zod/mini';
import { call } from './call.ts';
import { envelope, id } from './wire-types.ts';

const shared = z.object({ businessid: id, kind: z.enum(['invoice', 'quote']), DocumentId: id });

/** Public links of sales documents. Quotes and receipts have the invoice’s keys for what leaves the house. */
export const shareCalls = {
  createLink: call({
    method: 'POST',
    path: '/api/Share/create-link',
    summary: 'Makes a public link of a document. Each is new: only its hash is kept.',
    door: 'session',
    permission: 'invoice.reshare',
    effect: 'changes',
    business: 'businessid',
    ours: true,
    body: shared,
    answer: envelope(z.object({ link: z.string() })),
  }),
  revokeLinks: call({
    method: 'POST',
    path: '/api/Share/revoke-links',
    summary: 'Ends every public link of a document.',
    door: 'session',
    permission: 'invoice.reshare',
    effect: 'changes',
    business: 'businessid',
    ours: true,
    body: shared,
    answer: envelope(z.object({ revoked: z.number(), repeated: z.boolean() })),
  }),
};
