import type { DocumentPurpose } from '../typed/message.ts';
import type { Delivery } from '../values/delivery.ts';
import type { MailWording } from '../values/mail-kinds.ts';
import type { Attachment } from './attachment.ts';
import type { SendMethod, SendStyle } from './send-style.ts';

/** A mail that was sent, or is on its way. */
export interface SentMessage {
  id: string;
  purpose: DocumentPurpose;
  state: 'queued' | 'sent' | 'failed';
  at: string;
  /** Why it was not sent. */
  fault: string | null;
  /** Every address it went to, copies too; those unseen by others are left out. */
  to: string[];
  /** What files of the document went along are called. */
  files: string[];
}

/** The first and the last day on which somebody opened a link. */
export interface DaysOpened {
  first: string;
  last: string;
}

/** What was sent of a document and lives, how far its goods have come, and where it may be sent. */
export interface SharingView {
  links: number;
  /** Null where nobody opened one: the business's own look at it is none. */
  opened: DaysOpened | null;
  messages: SentMessage[];
  delivery: Delivery;
  /** Something that can be carried is on it. */
  hasGoods: boolean;
  /** Every address its customer has. */
  addresses: string[];
  /** The files of the document, of which a mail may take along what is asked for. */
  files: Attachment[];
  /** What may be mailed about it now, and what each mail would say. */
  mails: ({ purpose: DocumentPurpose } & MailWording)[];
  /** Where the mails are answered to; empty where nobody knows. */
  replyTo: string;
  /** The way its customer was sent something last; null where nothing was. */
  lastMethod: SendMethod | null;
  /** Letters of its paper that PDFs can’t show. */
  unprintable: string[];
  sending: { style: SendStyle; email: string; cc: string; bcc: string; whatsapp: string; message: string };
}
