import type { DocumentKind, DocumentType } from '../../domain/documents/kind.ts';
import { noteRoute } from '../../domain/documents/note-route.ts';
import { documentPageRoutes } from '../../domain/documents/routes.ts';
import { idToWire } from './id.ts';

/** What a public link leads to. */
export interface PublicLink {
  kind: DocumentKind;
  subtype: DocumentType;
  businessId: string;
  documentId: string;
  token: string;
}

/** What the link of a credit note leads to. */
export type NoteLink = Pick<PublicLink, 'businessId' | 'documentId' | 'token'> & { creditNoteId: string };

/** The address of a credit note's page on the page's own origin. */
export const publicNoteLink = (origin: string, link: NoteLink): string => {
  const { business, token, document, note } = noteRoute;
  const parts = [
    [business, idToWire(link.businessId)],
    [token, link.token],
    [document, idToWire(link.documentId)],
    [note, idToWire(link.creditNoteId)],
  ];
  return `${origin}${noteRoute.path}?${parts.map(([name, value]) => `${name}=${value}`).join('&')}`;
};

/**
 * A public link's address on the page's own origin, in the words of its kind.
 *
 * @throws for a kind that nobody outside is shown
 */
export const publicLink = (origin: string, link: PublicLink): string => {
  const place = documentPageRoutes[link.kind].public;
  if (!place) throw new Error(`No page shows a ${link.kind} to others.`);
  const parts = [
    [place.business, idToWire(link.businessId)],
    [place.token, link.token],
    [place.document, idToWire(link.documentId)],
    ...(place.type ? [[place.type, link.subtype]] : []),
  ];
  return `${origin}${place.path}?${parts.map(([name, value]) => `${name}=${value}`).join('&')}`;
};
