import { queryOptions } from '@tanstack/react-query';
import { typeWithin } from '../../domain/documents/kinds.ts';
import type { PublicNote } from '../../domain/public/note-summary.ts';
import { send } from '../client/client.ts';
import { publicNoteCalls } from '../contract/public-note.ts';
import { lookFromWire } from '../wire/look.ts';

/** What the link of a credit note carries; ids are those of its address. */
export interface OpenedNoteLink {
  businessId: string;
  token: string;
  documentId: string;
  creditNoteId: string;
}

const sent = ({ businessId: businessid, token, documentId: documentid, creditNoteId }: OpenedNoteLink) => ({
  businessid,
  token,
  documentid,
  creditnoteid: creditNoteId,
});

/** The credit note or cancellation a public link opens. */
export const publicNote = (link: OpenedNoteLink) =>
  queryOptions({
    queryKey: ['public-note', link],
    queryFn: async ({ signal }): Promise<PublicNote> => {
      const { data } = await send(publicNoteCalls.publicCreditNote, { signal, query: sent(link) });
      const { documenttype, documentnumber, paper, date: _, ...note } = data;
      const kind = note.kind === 'vendor-credit' ? 'bill' : 'invoice';
      return {
        ...note,
        of: { type: typeWithin(kind, documenttype), number: documentnumber },
        paper: { ...paper, transfer: null, look: lookFromWire(paper.look) },
      };
    },
  });

/** The address its PDF is fetched from, good for a minute. */
export const publicNotePdf = async (link: OpenedNoteLink): Promise<string> =>
  (await send(publicNoteCalls.publicCreditNotePdf, { body: sent(link) })).data.url;
