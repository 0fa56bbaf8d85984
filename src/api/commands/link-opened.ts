import { send } from '../client/client.ts';
import { keptSession } from '../client/token.ts';
import { publicNoteCalls } from '../contract/public-note.ts';

/** A public link as its address names it. */
export interface OpenedAs {
  businessId: string;
  token: string;
  documentId: string;
  creditNoteId?: string;
}

/**
 * Tells the business that its link was opened. Where somebody is signed in it is a look of their own and is not told; that
 * it could not be told is nobody's trouble.
 */
export const tellOpened = async (link: OpenedAs): Promise<void> => {
  if (keptSession()) return;
  const { businessId: businessid, token, documentId: documentid, creditNoteId: creditnoteid } = link;
  const body = { businessid, token, documentid, creditnoteid };
  await send(publicNoteCalls.linkOpened, { body, intentKey: crypto.randomUUID() }).catch(() => {});
};
