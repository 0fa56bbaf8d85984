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
