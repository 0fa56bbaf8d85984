import { counted } from './counted.ts';

/** What was sent of a document. */

export const sendAgain = 'Send again';
export const document = 'Document';
export const creditNote = 'Credit note';
export const cancellation = 'Cancellation';
export const delivery = 'Delivery';
export const sentTo = ({ what, addresses }: { what: string; addresses: string }) => `${what} to ${addresses}`;
export const withFiles = ({ files }: { files: string }) => `With ${files}`;
export const to = ({ address }: { address: string }) => `to ${address}`;
export const queued = 'on its way';
export const sent = 'sent';
export const failed = 'not sent';
export const liveLinks = ({ count }: { count: number }) =>
  counted(count, 'active public link', 'active public links');
export const revoke = ({ count }: { count: number }) => (count === 1 ? 'Revoke link' : 'Revoke links');
export const paymentRequest = 'Payment request';
export const reminder = 'Reminder';
export const confirmation = 'Payment confirmation';
export const title = ({ document }: { document: string }) => `Sent: ${document}`;
export const openedOn = ({ day }: { day: string }) => `Opened on ${day}`;
export const openedFrom = ({ first, last }: Record<'first' | 'last', string>) =>
  `First opened on ${first}, last on ${last}`;
export const linkMeans = 'Anyone who has one sees the document as it is now.';
