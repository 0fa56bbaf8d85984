/** The mails whose words a business may choose. */
export const mailKinds = [
  'invoice',
  'receipt',
  'quote',
  'order',
  'payment',
  'reminder',
  'confirmation',
] as const;
export type MailKind = (typeof mailKinds)[number];

/** The subject and the text of a mail; paragraphs are parted by an empty line. */
export interface MailWording {
  subject: string;
  text: string;
}
