import { idFromWire, idToWire } from '../../src/api/wire/id.ts';
import { addressesOf } from '../../src/domain/message.ts';
import type { Sent } from '../services/send-within.ts';

/** A mail as it was sent. */
export interface SentMail {
  email?: string | undefined;
  Cc?: string | undefined;
  Bcc?: string | undefined;
  personal_message?: string | undefined;
  Subject?: string | undefined;
  Message?: string | undefined;
  Attachments?: string[] | undefined;
}

/** A mail as typed; null is as whatever it goes with says, its address else the customer's. */
export const mailRequestOf = ({
  email,
  Cc,
  Bcc,
  personal_message,
  Subject,
  Message,
  Attachments,
}: SentMail) => ({
  to: email?.trim() || null,
  cc: Cc === undefined ? null : addressesOf(Cc),
  bcc: Bcc === undefined ? null : addressesOf(Bcc),
  note: personal_message ?? null,
  subject: Subject?.trim() || null,
  text: Message?.trim() || null,
  files: Attachments?.map(idFromWire) ?? [],
});

/** What sending answers. */
export const sentAnswerOf = (message: string, { messageId, to, repeated }: Sent) => ({
  status: 200 as const,
  message,
  data: { messageid: idToWire(messageId), email: to, repeated: repeated === true },
});
