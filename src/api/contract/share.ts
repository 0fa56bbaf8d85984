import * as z from 'zod/mini';
import { inBusiness } from './call.ts';
import { envelope, id, sharedKind } from './wire-types.ts';

const { ours } = inBusiness('businessid');

const shared = { kind: sharedKind, DocumentId: id };

/** Public links of sales documents. Quotes and receipts have the invoice’s keys for what leaves the house. */
export const shareCalls = {
  createLink: ours.change('/api/Share/create-link', 'invoice.reshare', {
    takes: shared,
    answer: envelope(z.object({ link: z.string() })),
  }),
  revokeLinks: ours.change('/api/Share/revoke-links', 'invoice.reshare', {
    takes: shared,
    answer: envelope(z.object({ revoked: z.number(), repeated: z.boolean() })),
  }),
};
