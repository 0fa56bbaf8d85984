/** Sending a document. */

export const documentFrom = ({ document, business }: { document: string; business: string }) =>
  `${document} from ${business}`;

// The ways
export const whatsApp = 'WhatsApp';
export const whatsAppMeans = 'Opens WhatsApp with a message and the document’s public link.';
export const email = 'Email';
export const emailMeans = 'Sends the document as PDF, with its public link.';
export const paymentEmail = 'Payment request';
export const paymentEmailMeans = 'Asks for what is still owed, with the public link and the PDF.';
export const copyLink = 'Copy link';
export const linkMeans = 'Anyone who has the link can see the document.';
export const openWhatsApp = 'Open WhatsApp';
export const sendEmail = 'Send email';
export const reminder = 'Payment reminder';
export const reminderMeans = 'Reminds your customer of what’s still owed.';
export const sendReminder = 'Send reminder';
export const confirmation = 'Payment confirmation';
export const confirmationMeans = 'Thanks your customer and attaches the document with its payments.';
export const sendConfirmation = 'Send confirmation';
export const subject = 'Subject';
export const message = 'Message';
export const copyToMe = 'Send me a copy';
export const repliesGoTo = ({ address }: { address: string }) => `Replies go to ${address}.`;
export const askForPayment = 'Ask for payment';
export const linkCopied = 'Link copied.';
export const title = ({ document }: { document: string }) => `Send ${document}`;
export const lead = 'The public link shows this document and nothing else. It can be revoked at any time.';
export const how = 'Send by';
export const to = 'To';
export const cc = 'Cc';
export { severalAddresses } from './everywhere.ts';
export const bcc = 'Bcc';
export const personalMessage = 'Personal message';
