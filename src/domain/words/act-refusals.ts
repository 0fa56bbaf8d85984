/** What is read in act refusal. */

export const onlinePayment = 'Online payment';
/** What is said of money of a provider's test mode, in which none moves. */
export const inTest = ({ memo }: { memo: string }) => `${memo} (test)`;
export const quoteConvertedAgain = (number: string | null, target: string) =>
  `Its quote ${number} was converted again meanwhile. Delete that ${target} first.`;
export const paymentDeletedAlready = 'This payment is deleted already.';
export const namedTwice = (document: string) => `Each ${document} can appear only once in a payment.`;
export const severalContacts = (documents: string, contact: string) =>
  `One payment can settle ${documents} of one ${contact} only.`;
export const surplusOnSeveral = (document: string) =>
  `Keep a surplus from a payment on one ${document}, not on several.`;
export const addressUnknown = 'This isn’t one of the customer’s addresses.';
export const addressMissing = 'Choose which of the customer’s addresses to email.';
export const receipt = 'Receipt';
export const invoice = 'Invoice';
export const onlinePaymentOff = 'Online payment is not set up here. Choose another way to pay.';
export const statusFollows = 'A status follows from what happens: issue, payment or cancellation.';
export { notFound } from './everywhere.ts';
