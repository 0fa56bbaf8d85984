/** What is asked before several documents are sent by email. */
import { counted } from './counted.ts';
import type { Values } from './values.ts';

export const title = 'Send by email';
export const lead =
  'Each document goes in an email of its own, with the PDF and a link to it. The wording is the one from your settings.';
export const sendEmails = ({ count }: { count: number }) => `Send ${counted(count, 'email', 'emails')}`;
export const whoGetsWhat = 'Who gets what';
export const goesTo = ({ addresses }: Values<'addresses'>) => `To ${addresses}`;
export const noAddress = ({ contact }: Values<'contact'>) => `Not sent: ${contact} has no email address.`;
/** Said once they are handed over; each goes out by itself a moment later. */
export const done = 'Emails on their way.';
