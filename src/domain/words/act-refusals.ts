/** What is read in act refusal. */
export const actRefusalWords = {
  onlinePayment: 'Online payment',
  quoteConvertedAgain: (number: string | null, target: string) =>
    `Its quote ${number} was converted again meanwhile. Delete that ${target} first.`,
  paymentDeletedAlready: 'This payment is deleted already.',
  namedTwice: (document: string) => `Each ${document} can stand only once in a payment.`,
  severalContacts: (documents: string, contact: string) =>
    `One payment can settle ${documents} of one ${contact} only.`,
  surplusOnSeveral: (document: string) => `Keep a surplus from a payment on one ${document}, not on several.`,
  addressUnknown: 'This is no address of the customer.',
  addressMissing: 'Choose the customer’s address the mail goes to.',
  rowNamesNothing: 'The customer, an item or a tax of this row no longer exists.',
  receipt: 'Receipt',
  invoice: 'Invoice',
  onlinePaymentOff: 'Online payment is not set up here. Choose another way to pay.',
  statusFollows: 'A status follows from what happens: issue, payment or cancellation.',
  nothingOwed: (subtype: string) => `Nothing is owed on this ${subtype}.`,
  notFound: 'Not found.',
} as const;
