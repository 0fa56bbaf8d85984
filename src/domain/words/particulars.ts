/** What law and customers want to know of a business: its form, and what is wrong with it. */

export { registration, taxNumber as otherTaxNumber, vatNumber } from './tax-numbers.ts';

export const unprintable = 'Use printable characters only.';
export const tooLong = ({ most }: { most: number }) => `This can have at most ${most} characters.`;
export const emailWrong = 'Write the email like name@example.com.';

// The form
export const title = 'Contact and tax numbers';
export const lead =
  'Shown on your quotes, invoices and receipts. Everything here is optional, but your country may require some details.';
export const save = 'Save contact and numbers';
export const phone = 'Phone';
export const email = 'Email';
export const website = 'Website';
export const footer = 'Footer';
export const footerHint = 'Shown at the foot of every page, for example your directors or your bank.';
export const looksWrong = 'This doesn’t look like a valid number. We’ll keep it as you typed it.';
