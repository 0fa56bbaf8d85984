import { once } from '../../api/client/intent.ts';
import { type DocumentMail, mailDocument } from '../../api/documents/sharing.ts';
import type { SharingView } from '../../domain/documents/sharing.ts';
import type { BulkAnswer, DocumentRow } from '../../domain/documents/view.ts';
import { withMessage } from '../../domain/typed/message.ts';
import { eachInTurn, someDone } from './in-turn.ts';

/** A document with the mail it goes out in; null where nobody knows an address. */
export interface Sending {
  document: DocumentRow;
  mail: DocumentMail | null;
  /** Letters of its paper that PDFs can’t show. */
  unprintable: readonly string[];
}

/** The mail that sends a document, as its own dialog proposes it: to the addresses chosen for it, else to those of its contact. */
export const mailOf = ({ sending, addresses, mails }: SharingView): DocumentMail | null => {
  const [first = '', ...others] = addresses;
  const email = sending.email || first;
  if (!email) return null;
  const wording = mails.find(({ purpose }) => purpose === 'document');
  return {
    email,
    cc: sending.cc || others.join(', '),
    bcc: sending.bcc,
    note: wording ? '' : sending.message,
    ...(wording && { subject: wording.subject, text: withMessage(wording.text, sending.message) }),
  };
};

/**
 * Sends them one after the other, each in a mail of its own, so that one that is refused keeps none of the others.
 *
 * @throws the reason where none of them was sent
 */
export const sendSeveral = async (
  businessId: string,
  sendings: readonly Sending[],
  message: string,
): Promise<BulkAnswer> => {
  const mails = new Map(sendings.flatMap(({ document, mail }) => (mail ? [[document.id, mail]] : [])));
  const sent = sendings.flatMap(({ document, mail }) => (mail ? [document] : []));
  return someDone(
    await eachInTurn(sent, message, ({ id, kind }) =>
      once(`mail.send ${id}`, (intentKey) =>
        mailDocument({ businessId, kind, id }, intentKey, mails.get(id)!),
      ),
    ),
  );
};
