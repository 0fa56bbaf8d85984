import { publicNoteCalls } from '../calls/public-document.ts';
import { ask } from '../client/ask.ts';
import { keptSession } from '../client/token.ts';

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
  await ask(publicNoteCalls.linkOpened, link, { intentKey: crypto.randomUUID() }).catch(() => {});
};
