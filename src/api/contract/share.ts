import * as z from 'zod/mini';
import { repeated } from './answer-wire.ts';
import { inBusiness } from './call.ts';
import { id, sharedKind } from './wire-types.ts';

const { ours } = inBusiness('businessid', '/api/Share/');

const shared = { kind: sharedKind, DocumentId: id };
/** The way a link is passed on, which Send proposes next time; left out where nobody said. */
const way = z.optional(z.enum(['whatsapp', 'link']));

/** Public links of sales documents. Quotes and receipts have the invoice’s keys for sending and sharing. */
export const shareCalls = {
  createLink: ours.change('create-link', 'invoice.reshare', { link: z.string() }, { ...shared, way }),
  revokeLinks: ours.change('revoke-links', 'invoice.reshare', { revoked: z.number(), ...repeated }, shared),
};
