/** Paying online: the dialog, and the page a customer has by a link. */

export const card = 'Card';
export const payOnline = 'Pay online';
export const pay = ({ document }: { document: string }) => `Pay ${document}`;
export const lead = ({ payee }: { payee: string }) =>
  `You pay ${payee} on the provider’s own page, and come back here.`;
export const linkCopied = 'The link is copied.';
export { redirecting } from './everywhere.ts';
export const goToPage = 'Go to the payment page';
export const askedFor = ({ amount }: { amount: string }) => `${amount} is asked for on this page.`;
export const step = 'Way to pay';
export const copyLink = 'Copy link';
export const cannotBePaid = 'This can’t be paid now';
export const paymentLink = 'Payment link';
export const method = 'Payment method';
export const showLink = 'Show the link';

// Back from the provider
export const thankYou = 'Thank you. This page shows the payment once the provider has confirmed it.';
export const nothingPaid = 'Nothing was paid.';
