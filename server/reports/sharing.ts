import type { DocumentKind } from '../../src/domain/documents/kind.ts';
import { addressesOf } from '../../src/domain/message.ts';
import { findContactOf } from '../store/contacts.ts';
import { deliveryOf, hasGoods } from '../store/delivery.ts';
import { findDocuments } from '../store/documents.ts';
import { messagesOf } from '../store/messages.ts';
import { countShares } from '../store/shares.ts';
import type { Tx } from '../store/tx.ts';

/** What was sent of a document, and where more of it may go. Throws `Missing`. */
export const viewSharing = async (tx: Tx, kind: DocumentKind, id: string) => {
  const document = (await findDocuments(tx, kind, [id]))[0]!;
  const customer = await findContactOf(tx, document);
  return {
    links: await countShares(tx, id),
    messages: await messagesOf(tx, id),
    delivery: await deliveryOf(tx, id),
    hasGoods: await hasGoods(tx, id),
    emails: [customer?.email || document.parties.to.email || '', ...addressesOf(customer?.cc ?? '')].filter(
      Boolean,
    ),
    whatsapp: document.sending.whatsapp || customer?.whatsapp || customer?.phone || '',
    sending: document.sending,
  };
};
export type SharingView = Awaited<ReturnType<typeof viewSharing>>;
