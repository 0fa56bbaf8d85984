import type { OursOf } from '../../../src/api/calls/field.ts';
import type { mailForm } from '../../../src/api/calls/mailing.ts';
import { addressesOf } from '../../../src/domain/typed/message.ts';
import type { Sent } from '../../services/send-within.ts';

/** A mail as it was sent. */
export interface SentMail extends OursOf<typeof mailForm> {
  files?: string[] | undefined;
}

/** A mail as typed; null is as whatever it goes with says, its address else the customer's. */
export const mailRequestOf = ({ email, cc, bcc, note, subject, text, files }: SentMail) => ({
  to: email?.trim() || null,
  cc: cc === undefined ? null : addressesOf(cc),
  bcc: bcc === undefined ? null : addressesOf(bcc),
  note: note ?? null,
  subject: subject?.trim() || null,
  text: text?.trim() || null,
  files: files ?? [],
});

/** What sending answers. */
export const sentAnswerOf = (message: string, { messageId, to, repeated }: Sent) => ({
  message,
  messageId,
  email: to,
  repeated: repeated === true,
});
