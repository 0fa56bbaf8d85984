/** What is read in document answer. */

export const doneBefore = 'Nothing changed: this was done before.';
export const receiptCreated = 'Receipt created';
export const invoiceCreated = 'Invoice created';
export const invoiceDetailsUpdated = 'Invoice details updated successfully.';
export const nextNumber = 'The next number; the document gets its own when it is issued.';
export const invoice = 'Invoice';
export const openInvoices = 'Open invoices';
export const duplicationSuccessful = 'Duplication Successful.';
export const invoiceArchivedSuccessfully = 'Invoice Archived successfully.';
export const invoiceRestored = 'Invoice restored.';
export const transactionCancelledSuccessfully = 'Transaction cancelled successfully.';
export { cancellationUndone } from './everywhere.ts';
export const invoiceStatusUpdated = 'Invoice status has been updated.';
export const paymentRecordAdded = 'Payment record added successfully.';
export const invoicePaymentDone = 'Invoice payment done successfully';
export const paymentDeleted = 'Payment deleted.';
export const creditApplied = 'Credit applied.';
export const creditRefunded = 'Credit refunded.';
export const restWrittenOff = 'The rest has been written off.';
export const writeOffUndone = 'Write-off undone.';
export const whatWillDo = 'What this will do';
/** The spec's own sentences, \"an receipt\" included. */
export const quoteConvertedTo = {
  invoice: 'The quote has been successfully converted to an invoice.',
  receipt: 'The quote has been successfully converted to an receipt',
} as const;
export const convertedAlready = (target: string) => `This quote is converted already: here is its ${target}.`;
export const quoteCreated = 'Quote created';
export const quoteDetailsUpdated = 'Quote details are updated successfully';
export const nextQuoteNumber = 'The next number; the quote gets its own when it is saved.';
export const quote = 'Quote';
export const quoteDeletedSuccessfully = 'Quote deleted successfully.';
export const quoteRestoredSuccessfully = 'QUOTE restored successfully.';
export { mailSent } from './everywhere.ts';
export const whatWasSent = 'What was sent';
export const deliveryStatusUpdated = 'Delivery status has been updated.';
export const paymentEmailGoes = (to: string) => `The payment email goes to ${to}.`;
export const emailSentSuccessfully = 'Email sent successfully';
export const linkShared = 'Anyone with this link can see the document.';
export const linkOpened = 'It is noted that the link was opened.';
export const linksRevoked = 'The document’s links no longer work.';
export const noLinkRevoke = 'It has no link to revoke.';
export const nothingWasDone = 'Nothing was done.';
export { currencyUnknown as chooseCurrencyList } from './everywhere.ts';
export const whatSalesCame = 'What the sales came to';
export const givenBack = 'Credit note issued.';
export const giveBackUndone = 'Credit note undone.';

/** A reminder or a payment confirmation, as it was asked for. */
export const noticeSent = {
  reminder: 'Reminder sent.',
  confirmation: 'Payment confirmation sent.',
} as const;
