import { counted, everywhere, plural, type Values } from './everywhere.ts';

/** Sending a document. */
export const sendDialog = {
  documentFrom: ({ document, business }: { document: string; business: string }) =>
    `${document} from ${business}`,

  // The ways
  whatsApp: 'WhatsApp',
  whatsAppMeans: 'Opens WhatsApp with a message and the document’s public link.',
  email: 'Email',
  emailMeans: 'Sends the document as PDF, with its public link.',
  paymentEmail: 'Payment request',
  paymentEmailMeans: 'Asks for what is still owed, with the public link and the PDF.',
  copyLink: 'Copy link',
  linkMeans: 'Anyone who has the link can see the document.',
  openWhatsApp: 'Open WhatsApp',
  sendEmail: 'Send email',
  reminder: 'Payment reminder',
  reminderMeans: 'Reminds your customer of what’s still owed.',
  sendReminder: 'Send reminder',
  confirmation: 'Payment confirmation',
  confirmationMeans: 'Thanks your customer and attaches the document with its payments.',
  sendConfirmation: 'Send confirmation',
  subject: 'Subject',
  message: 'Message',
  copyToMe: 'Send me a copy',
  repliesGoTo: ({ address }: { address: string }) => `Replies go to ${address}.`,
  askForPayment: 'Ask for payment',
  linkCopied: 'Link copied.',
  title: ({ document }: { document: string }) => `Send ${document}`,
  lead: 'The public link shows this document and nothing else. It can be revoked at any time.',
  how: 'Send by',
  to: 'To',
  cc: 'Cc',
  severalAddresses: everywhere.severalAddresses,
  bcc: 'Bcc',
  personalMessage: 'Personal message',
};

/** What is asked before several documents are sent by email. */
export const sendSeveral = {
  title: 'Send by email',
  lead: 'Each document goes in an email of its own, with the PDF and a link to it. The wording is the one from your settings.',
  sendEmails: ({ count }: { count: number }) => `Send ${counted(count, 'email', 'emails')}`,
  whoGetsWhat: 'Who gets what',
  goesTo: ({ addresses }: Values<'addresses'>) => `To ${addresses}`,
  noAddress: ({ contact }: Values<'contact'>) => `Not sent: ${contact} has no email address.`,

  /** Said once they are handed over; each goes out by itself a moment later. */
  done: 'Emails on their way.',
};

/** What was sent of a document. */
export const sentDialog = {
  sendAgain: 'Send again',
  document: 'Document',
  creditNote: 'Credit note',
  cancellation: 'Cancellation',
  delivery: 'Delivery',
  sentTo: ({ what, addresses }: { what: string; addresses: string }) => `${what} to ${addresses}`,
  withFiles: ({ files }: { files: string }) => `With ${files}`,
  to: ({ address }: { address: string }) => `to ${address}`,
  queued: 'on its way',
  sent: 'sent',
  failed: 'not sent',
  liveLinks: ({ count }: { count: number }) => counted(count, 'active public link', 'active public links'),
  revoke: ({ count }: { count: number }) => plural(count, 'Revoke link', 'Revoke links'),
  paymentRequest: 'Payment request',
  reminder: 'Reminder',
  confirmation: 'Payment confirmation',
  title: ({ document }: { document: string }) => `Sent: ${document}`,
  openedOn: ({ day }: { day: string }) => `Opened on ${day}`,
  openedFrom: ({ first, last }: Record<'first' | 'last', string>) =>
    `First opened on ${first}, last on ${last}`,
  linkMeans: 'Anyone who has one sees the document as it is now.',
};

/** What a kept letter says beside its own text. */
export const keptLetter = {
  copyTo: 'Copy to',
  blindCopyTo: 'Blind copy to',
  attached: 'Attached',
  keyMissing: 'The key this letter was sealed with is missing: give COUNTERFOIL_KEY that key.',
};

/** Files of a document that go along with a mail. */
export const mailFiles = {
  alsoAttach: 'Also attach',
  fileOf: ({ file, size }: Record<'file' | 'size', string>) => `${file} (${size})`,
  chosen: ({ count, size }: { count: number; size: string }) =>
    `${counted(count, 'file', 'files')}, ${size} in all.`,
  tooMuch: 'An email takes 15 MB of files at most. Untick some, and send them separately.',
  goneMeanwhile: 'One of these files is no longer on the document. Close this, and choose again.',
};
