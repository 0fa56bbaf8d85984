import { mailableAs } from '../../src/domain/documents/can-send.ts';
import type { DocumentKind } from '../../src/domain/documents/kind.ts';
import { kindSpec } from '../../src/domain/documents/kinds.ts';
import { printableOf } from '../../src/domain/documents/printable.ts';
import { printed, textsOf } from '../../src/domain/documents/printed.ts';
import { mailKindOf, mailTextOf } from '../../src/domain/mail/mail-wording.ts';
import { addressesOf } from '../../src/domain/typed/message.ts';
import { unprintableIn } from '../../src/domain/values/unprintable.ts';
import { findContactOf } from '../store/contacts/contacts.ts';
import { lastSendMethod } from '../store/contacts/send-methods.ts';
import type { Tx } from '../store/database/tx.ts';
import { deliveryOf, hasGoods } from '../store/documents/delivery.ts';
import { findDocuments } from '../store/documents/documents.ts';
import { materialOf } from '../store/documents/paper-material.ts';
import { countShares, daysOpened } from '../store/documents/shares.ts';
import { attachedTo, namesOfAttached } from '../store/files/attachments.ts';
import { messagesOf } from '../store/mail/messages.ts';
import { ownWordings, replyAddress } from '../store/settings/mail-wordings.ts';

/** What was sent of a document, and where more of it may go. Throws `Missing`. */
export const viewSharing = async (tx: Tx, kind: DocumentKind, id: string) => {
  const document = (await findDocuments(tx, kind, [id]))[0]!;
  const customer = await findContactOf(tx, document);
  const own = await ownWordings(tx);
  const mails = mailableAs(document, tx.today).flatMap((purpose) => {
    const mailKind = kindSpec(kind).entered ? null : mailKindOf(document, purpose);
    if (!mailKind) return [];
    return [{ purpose, ...mailTextOf(mailKind, document, tx.business.locale, own[mailKind] ?? null) }];
  });
  const messages = await messagesOf(tx, id);
  const along = await namesOfAttached(
    tx,
    messages.map((message) => message.id),
  );
  return {
    links: await countShares(tx, id),
    opened: await daysOpened(tx, id),
    messages: messages.map((message) => ({ ...message, files: along.get(message.id) ?? [] })),
    files: await attachedTo(tx, kind, id),
    delivery: await deliveryOf(tx, id),
    hasGoods: await hasGoods(tx, id),
    emails: [customer?.email || document.parties.to.email || '', ...addressesOf(customer?.cc ?? '')].filter(
      Boolean,
    ),
    whatsapp: document.sending.whatsapp || customer?.whatsapp || customer?.phone || '',
    sending: document.sending,
    mails,
    lastMethod: await lastSendMethod(tx, document),
    unprintable: unprintableIn(
      textsOf(printed(printableOf(document, tx.business, await materialOf(tx, [])))),
    ),
    replyTo: await replyAddress(tx, document.parties.from.email, tx.user.id),
  };
};
export type SharingView = Awaited<ReturnType<typeof viewSharing>>;
