/** What each call about documents does, in one line. */
export const documentCalls = {
  // invoice-acts
  archiveInvoices: 'Deletes drafts and cancelled documents; answers per row.',
  restoreInvoices: 'Returns deleted documents to what they were; answers per row.',
  cancelInvoices: 'Cancels issued documents; their payments become credit, or are refunded. Answers per row.',
  reinstateInvoice: 'Undoes a cancellation while its day is open.',
  setStatus: 'NotPaid issues, Paid records a payment of the balance, Cancelled cancels; all else is refused.',
  addPayment: 'Records a payment; more than is owed only where the surplus becomes credit.',
  addBatchPayment: 'Records one payment over several invoices of one customer.',
  deletePayment: 'Takes a payment, or credit applied, off an invoice.',
  applyCredit: 'Applies the customer’s credit, the oldest first.',
  refundCredit: 'Refunds a customer’s credit in one currency; the business’s own unless told.',
  writeOff: 'Writes what is still owed off to bad debts.',
  giveBack: 'Gives goods or a part of the price of an invoice back: a credit note.',
  undoGiveBack: 'Undoes a credit note.',
  undoWriteOff: 'Undoes a write-off.',
  previewIssues: 'What issuing drafts one after the other would do to each; nothing is written.',
  previewEffects: 'What an act would do: status, postings, credit. Nothing is written.',
  // invoice
  createInvoice: 'Creates an invoice or receipt, as a draft or issued; a deposit is paid at once.',
  previewNewInvoice: 'What creating an invoice or receipt would do; nothing is written.',
  previewInvoiceEdit: 'What saving an edited invoice or receipt would do; nothing is written.',
  updateInvoice: 'Saves an edited invoice or receipt.',
  nextNumber: 'The number the next invoice or receipt will get; a preview.',
  getInvoice: 'One invoice or receipt, by id or number, with its standing.',
  listInvoices: 'Invoices and receipts, by page, status, type, day and text.',
  exportInvoices: 'The invoices and receipts of a list as a CSV file, to be fetched within a minute.',
  listInvoicesByLocation: 'The same list with several statuses, types and locations.',
  counter: 'How many invoices and receipts stand in each status, within a range.',
  openInvoicesOfCustomer:
    'A customer’s invoices that are still owed, oldest first, and the credit they have.',
  duplicateInvoice: 'Makes a new draft with the same content and today’s dates.',
  // mailing
  resendInvoice: 'Sends an invoice or receipt by email, as PDF and as link.',
  sendPaymentEmail: 'Asks by email for the payment of what is owed on an invoice.',
  sendQuoteEmail: 'Sends a quote by mail, as PDF and as link.',
  sendNotice: 'Mails a payment reminder or a payment confirmation, with the document attached.',
  sendAgain: 'Sends an email once more, to the same addresses.',
  getSharing: 'What was sent of a document: emails, live links, goods; and where it may be sent.',
  updateShipStatus: 'Says how far the goods have come; the header ClientEmail names whom to tell.',
  // payment-session
  getHeld: 'Payments of an invoice that wait for a decision.',
  receiveEvent: 'Takes a payment provider’s signed report into the inbox; it is applied right after.',
  openCardSession:
    'Opens a page to pay an invoice by card. Amount, currency, account and fee are the server’s.',
  openFlutterwaveSession:
    'Opens a page to pay an invoice by Flutterwave. Amount and currency are the server’s.',
  openPaypalSession: 'Opens a page to pay an invoice by PayPal. Amount and currency are the server’s.',
  openPaystackSession: 'Opens a page to pay an invoice by Paystack. Amount and currency are the server’s.',
  bookHeld: 'Books a payment that was held, with any surplus as credit.',
  refuseHeld: 'Refuses a payment that was held; it is never booked.',
  // print
  downloadInvoicePdf: 'An invoice, receipt or its packing slip as PDF: the address to fetch it from.',
  downloadQuotePdf: 'A quote as PDF: the address to fetch it from.',
  publicInvoicePdf: 'The invoice or receipt a public link opens, as PDF.',
  answerQuote:
    'The customer accepts or declines the quote a public link opens, once; its author and the owners are told.',
  recordAnswer: 'Notes what the customer said to a quote.',
  publicQuotePdf: 'The quote a public link opens, as PDF.',
  // public-view
  publicCreditNote: 'The credit note, vendor credit or cancellation a public link opens.',
  publicCreditNotePdf: 'The credit note or cancellation a public link opens, as PDF.',
  linkOpened: 'Notes that a visitor has what a public link opens before them.',
  publicFiles:
    'The files that were emailed along with the document a public link opens, while they’re on it.',
  openPublicFile: 'The address of one of those files, valid for a minute.',
  publicInvoice: 'The invoice or receipt a public link opens.',
  publicQuote: 'The quote a public link opens; the link’s token stands in the place of the user.',
  // quote
  createQuote: 'Creates a quote; it takes its number at once.',
  updateQuote: 'Saves an edited quote.',
  nextQuoteNumber: 'The number the next quote will get; a preview.',
  getQuote: 'One quote, with its standing and the document it became.',
  listQuotes: 'Quotes, by page, status, day and text.',
  exportQuotes: 'The quotes of a list as a CSV file, to be fetched within a minute.',
  countQuotes: 'How many quotes stand in each status.',
  deleteQuotes: 'Deletes open quotes; answers per row.',
  restoreQuotes: 'Returns deleted quotes to what they were; answers per row.',
  previewConversion: 'What a conversion would do: status, postings, stock. Nothing is written.',
  convertToInvoice:
    'Converts a quote to an invoice issued today; repeated, it answers the invoice it became.',
  convertToReceipt:
    'Converts a quote to a receipt paid in full today; repeated, it answers the receipt it became.',
  // sales-summary
  salesSummary:
    'What invoices and receipts came to in a period of issue days; this month where none is named.',
  // attachment
  uploadAttachment: 'Takes a file of 10 MB at most as its bytes, and answers the id a form names it by.',
  openAttachment: 'Makes an address of a file, good for one minute.',
  removeAttachment: 'Takes a file off a document or an expense.',
  // share
  createLink: 'Makes a public link of a document. Each is new: only its hash is kept.',
  revokeLinks: 'Ends every public link of a document.',
} as const satisfies Readonly<Record<string, string>>;
