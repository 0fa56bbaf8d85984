import type { FastifyRequest } from 'fastify';
import type { Call } from '../../../src/api/wire/call.ts';
import { idFromWire } from '../../../src/api/wire/id.ts';
import type { DocumentKind } from '../../../src/domain/documents/kind.ts';
import { type BusinessCtx, type Ctx, Missing } from '../../store/database/tx.ts';
import { type LinkNamed, openLink } from '../../store/documents/shares.ts';
import type { Services } from '../call/access.ts';
import { noteOf } from '../call/request-note.ts';

/** Who came by a public link: nobody we know, with one document before them. No command takes so little. */
export interface Visitor extends BusinessCtx {
  intent?: Ctx['intent'] | undefined;
  document: { kind: DocumentKind; id: string };
  link: LinkNamed;
}

/**
 * Opens a public link: business, token and document stand together or not at all.
 *
 * @throws Missing for a wrong, revoked or foreign link, whatever is wrong with it
 */
const visitorOf = async (
  { database, clock }: Services,
  sent: Record<'business' | 'token' | 'document' | 'note', unknown> & { kind: DocumentKind | null },
): Promise<Visitor> => {
  const text = (value: unknown) => (typeof value === 'string' ? value : '');
  const link = {
    businessId: idFromWire(text(sent.business)),
    documentId: idFromWire(text(sent.document)),
    creditNoteId: sent.note === undefined ? null : idFromWire(text(sent.note)),
    token: text(sent.token),
  };
  const opened = await openLink(database, link);
  if (!opened || (sent.kind !== null && sent.kind !== opened.kind)) throw new Missing();
  const { business, kind } = opened;
  return { database, clock, business, document: { kind, id: link.documentId }, link };
};

/** The access check of public links: the call says which of its fields carry the link. */
export const byPublicLink =
  (services: Services) =>
  (call: Call, request: FastifyRequest): Promise<Visitor> => {
    const { kind, token, document, note } = call.link!;
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
      note: note && sent[note],
      kind,
    });
  };
