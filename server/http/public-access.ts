import type { FastifyRequest } from 'fastify';
import type { Call } from '../../src/api/contract/call.ts';
import { idFromWire } from '../../src/api/wire/id.ts';
import type { DocumentKind } from '../../src/domain/documents/kind.ts';
import { openLink } from '../store/shares.ts';
import { type BusinessCtx, type Ctx, Missing } from '../store/tx.ts';
import type { Services } from './access.ts';
import { noteOf } from './request-note.ts';

/** Who came by a public link: nobody we know, with one document before them. No command takes so little. */
export interface Visitor extends BusinessCtx {
  intent?: Ctx['intent'] | undefined;
  document: { kind: DocumentKind; id: string };
}

/**
 * Opens a public link: business, token and document stand together or not at all.
 *
 * @throws Missing for a wrong, revoked or foreign link, whatever is wrong with it
 */
export const visitorOf = async (
  { database, clock }: Services,
  sent: { business: unknown; token: unknown; document: unknown; kind: DocumentKind },
): Promise<Visitor> => {
  const text = (value: unknown) => (typeof value === 'string' ? value : '');
  const document = { kind: sent.kind, id: idFromWire(text(sent.document)) };
  const link = {
    businessId: idFromWire(text(sent.business)),
    documentId: document.id,
    token: text(sent.token),
  };
  const business = await openLink(database, link);
  if (!business) throw new Missing();
  return { database, clock, business, document };
};

/** The access check of public links: the call says which of its fields carry the link. */
export const byPublicLink =
  (services: Services) =>
  (call: Call, request: FastifyRequest): Promise<Visitor> => {
    const { kind, token, document } = call.link!;
    const sent = { ...(request.query as object), ...(request.body as object | undefined) } as Record<
      string,
      unknown
    >;
    const business = sent[call.business!];
    if (typeof business === 'string') noteOf(request).businessId = idFromWire(business);
    return visitorOf(services, {
      business,
      token: sent[token],
      document: sent[document],
      kind,
    });
  };
