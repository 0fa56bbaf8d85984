import { counted } from './counted.ts';

/** The page of a document, and how it looks on paper there. */

/** In the place of a name, until somebody is chosen. */
export const noContactYet = { customer: 'No customer yet', vendor: 'No vendor yet' } as const;
export const customerDeleted = ({ customer }: { customer: string }) =>
  `${customer} is deleted. This document stays as it is; new ones can’t be made out to them.`;
export const mails = ({ count }: { count: number }) => counted(count, 'email', 'emails');
export const links = ({ count }: { count: number }) => counted(count, 'link', 'links');
export const packingSlip = 'Packing slip';
export const print = 'Print';
export const back = 'Back';
export const lines = 'Lines';
export const signature = 'Signature';

// Beside it: what it is worth at home
export const inHomeWithoutRate = ({ homeCurrency }: { homeCurrency: string }) =>
  `In ${homeCurrency}, no exchange rate yet (1 counts as 1)`;
export const inHomeAt = ({ homeCurrency, rate }: { homeCurrency: string; rate: string }) =>
  `In ${homeCurrency} at ${rate}`;

// Beside it: how it reaches the customer
export const send = 'Send';
export const delivery = 'Delivery';
export const downloadPdf = 'Download PDF';
export const printPackingSlip = 'Print packing slip';
export const linkMade = 'Link made';
export const linksRevoked = 'Links revoked';
export const sentByEmail = 'Sent by email';
export const sendReminder = 'Send reminder';
export const sendConfirmation = 'Send payment confirmation';
export const reminderSent = 'Reminder sent';
export const confirmationSent = 'Payment confirmation sent';
export const sent = 'Sent';
export const opened = 'Opened';
