import { counted, everywhere, includingTax, type Values } from './everywhere.ts';

/** What a draft is called, which has no number yet: "Draft invoice". */
export const draftTitle = ({ title }: { title: string }) => `Draft ${title.toLowerCase()}`;

/** What a line of a purchase proposes from what was bought before. */
export const lastPurchases = {
  lastBought: ({ price, day }: { price: string; day: string }) => `${price}, last bought ${day}`,
};

export const documentAnswers = {
  doneBefore: 'Nothing changed: this was done before.',
  receiptCreated: 'Receipt created',
  invoiceCreated: 'Invoice created',
  invoiceDetailsUpdated: 'Invoice details updated successfully.',
  nextNumber: 'The next number; the document gets its own when it is issued.',
  invoice: 'Invoice',
  openInvoices: 'Open invoices',
  duplicationSuccessful: 'Duplication Successful.',
  invoiceArchivedSuccessfully: 'Invoice Archived successfully.',
  invoiceRestored: 'Invoice restored.',
  transactionCancelledSuccessfully: 'Transaction cancelled successfully.',
  cancellationUndone: everywhere.cancellationUndone,
  invoiceStatusUpdated: 'Invoice status has been updated.',
  paymentRecordAdded: 'Payment record added successfully.',
  invoicePaymentDone: 'Invoice payment done successfully',
  paymentDeleted: 'Payment deleted.',
  creditApplied: 'Credit applied.',
  creditRefunded: 'Credit refunded.',
  restWrittenOff: 'The balance has been written off.',
  writeOffUndone: 'Write-off undone.',
  whatWillDo: 'What this will do',

  /** The spec's own sentences, \"an receipt\" included. */
  quoteConvertedTo: {
    invoice: 'The quote has been successfully converted to an invoice.',
    receipt: 'The quote has been successfully converted to an receipt',
  } as const,
  convertedAlready: (target: string) => `This quote is converted already: here is its ${target}.`,
  quoteCreated: 'Quote created',
  quoteDetailsUpdated: 'Quote details are updated successfully',
  nextQuoteNumber: 'The next number; the quote gets its own when it is saved.',
  quote: 'Quote',
  quoteDeletedSuccessfully: 'Quote deleted successfully.',
  quoteRestoredSuccessfully: 'QUOTE restored successfully.',
  mailSent: everywhere.mailSent,
  whatWasSent: 'What was sent',
  deliveryStatusUpdated: 'Delivery status has been updated.',
  paymentEmailGoes: (to: string) => `The payment email goes to ${to}.`,
  emailSentSuccessfully: 'Email sent successfully',
  linkShared: 'Anyone with this link can see the document.',
  linkOpened: 'It is noted that the link was opened.',
  linksRevoked: 'The document’s links no longer work.',
  noLinkRevoke: 'It has no link to revoke.',
  nothingWasDone: 'Nothing was done.',
  chooseCurrencyList: everywhere.currencyUnknown,
  whatSalesCame: 'What the sales came to',
  givenBack: 'Credit note issued.',
  giveBackUndone: 'Credit note undone.',

  /** A reminder or a payment confirmation, as it was asked for. */
  noticeSent: {
    reminder: 'Reminder sent.',
    confirmation: 'Payment confirmation sent.',
  } as const,
};

/** What is wrong with a document as it was typed. */
export const documentFaults = {
  // Its exchange rate
  rateNotAboveZero: 'The exchange rate must be above zero.',
  rateTooExact: 'An exchange rate has at most ten decimals.',
  rateTooLarge: 'The exchange rate is too large.',

  // Its lines
  itemMissing: ({ line }: { line: number }) => `Line ${line}: choose an item or name it.`,
  itemNameTooLong: ({ line }: { line: number }) => `Line ${line}: the name is too long.`,
  descriptionTooLong: ({ line }: { line: number }) => `Line ${line}: the description is too long.`,
  quantityTooExact: ({ line }: { line: number }) => `Line ${line}: a quantity has at most three decimals.`,
  quantityTooLarge: ({ line }: { line: number }) => `Line ${line}: the quantity is too large.`,
  priceNegative: ({ line }: { line: number }) => `Line ${line}: a price can’t be negative.`,
  itemTakesNothingOff: ({ line }: { line: number }) =>
    `Line ${line}: only a line without an item can be negative.`,
  totalNegative: 'The lines add up to less than zero. Correct an amount.',
  priceTooExact: ({ line }: { line: number }) => `Line ${line}: a price has at most six decimals.`,
  priceTooLarge: ({ line }: { line: number }) => `Line ${line}: the price is too large.`,
  discountNegative: 'The discount can’t be negative.',
  discountOverAll: 'A discount is at most 100 %.',
  discountOverLine: ({ line }: { line: number }) => `Line ${line}: the discount can’t be more than the line.`,
  discountTooExact: ({ line }: { line: number }) => `Line ${line}: a percentage has at most four decimals.`,
  shippingNegative: 'Shipping can’t be negative.',
  shippingTooLarge: 'The shipping is too large.',
  depositTooExact: ({ currency, digits }: { currency: string; digits: number }) =>
    `A deposit in ${currency} has at most ${digits} decimals.`,
  discountOverLines: 'The discount can’t be more than the lines together.',
  totalTooLarge: 'The total is too large for one document.',

  // The document itself
  customerMissing: 'Choose a customer.',
  vendorMissing: 'Choose a vendor.',
  issueDateMissing: 'Enter the date.',
  dueDateMissing: 'Enter the due date.',
  dueBeforeIssue: 'The due date can’t be before the issue date.',
  noLines: everywhere.noLines,
  tooManyLines: 'At most 500 lines fit on one document.',
  notesTooLong: 'The notes are too long.',
  depositNegative: 'The deposit can’t be negative.',
  depositTooLarge: 'The deposit is too large.',

  // Where it is sent
  paymentLinkWrong: 'Enter a whole address that begins with https://.',
};

/** The form of a document, whatever its kind. */
export const documentForm = {
  defaultTemplate: ({ template }: { template: string }) => `${template} (default)`,

  // The page
  nothingTyped: 'Nothing typed yet',

  // Whom it is for, when, and in what currency
  addNamed: ({ name }: { name: string }) => `Add “${name}”`,
  ofRole: {
    customer: { label: 'Customer', add: 'Add a new customer', notes: 'Notes for the customer' },
    vendor: { label: 'Vendor', add: 'Add a new vendor', notes: 'Notes for the vendor' },
  } as const,
  /** On a record of the vendor’s paper, which they never get. */
  ownNotes: 'Notes',
  findContact: 'Find by name or email',
  date: 'Date',
  exchangeRate: 'Exchange rate',
  rateIs: ({ currency, rate, homeCurrency }: Values<'currency' | 'rate' | 'homeCurrency'>) =>
    `1 ${currency} is ${rate} ${homeCurrency}`,

  // What is added to the lines and taken off them
  pricesIncludeTax: 'Prices include tax',
  discount: 'Discount',
  discountIn: 'Discount type',
  percent: 'Percent',
  shipping: 'Shipping',
  shippingTax: 'Tax on shipping',
  noTax: 'No tax',

  // Where the goods go
  shipToAddress: 'Ship to an address',
  shippingNotLoaded: 'We couldn’t load the customer’s shipping address.',
  enterAddress: 'Enter the address',
  shipTo: 'Ship to',
  leaveOut: 'Leave it out',

  // How it looks and what it says at its foot
  template: 'Template',
  templateAsItWas: 'As it was',
  whatSavingWillDo: 'What saving will do',
};

/** A list of documents, whatever their kind. */
export const documentList = {
  // Its columns
  number: 'Number',
  otherParty: { customer: 'Customer', vendor: 'Vendor' } as const,
  due: 'Due',
  paidAtOnce: 'paid at once',
  /** Below what is still owed, where the amount has no column. */
  ofTotal: ({ total }: { total: string }) => `of ${total}`,
  status: 'Status',
  type: 'Type',
  channel: 'Channel',

  // What is above it
  summary: 'Summary',
  searchOf: (role: 'customer' | 'vendor') => `Search number, ${role}, item`,
  firstDocument: ({ document }: { document: string }) => `Create your first ${document}`,

  /** Of what a vendor wrote. */
  firstEntered: ({ document }: { document: string }) => `Enter your first ${document}`,
  allTypes: 'All types',
  credited: 'Refunds and credits',
  creditedOrNot: 'All, refunded or not',
  order: 'Order',
  open: 'Open',
  edit: 'Edit',
  print: 'Print',
  send: 'Send',
  downloadPdf: 'Download PDF',

  // Its columns of money, and what is late
  amount: 'Amount',
  outstanding: 'Outstanding',
  overdue: 'Overdue',

  /** The badge of a document whose rest was given up, by the side of the books it stands on. */
  forgiven: { receivable: 'Written off', payable: 'Discount taken' } as const,

  // What is done with picked rows of a kind that posts nothing, and what is said of several of any kind
  deleteThem: 'Delete',

  /** After how many there are of each type: “2 bills”. */
  severalDeleted: ({ documents }: { documents: string }) => `${documents} deleted.`,
  severalRestored: ({ documents }: { documents: string }) => `${documents} restored.`,
  restore: 'Restore',
};

/** The page of a document, and how it looks on paper there. */
export const documentPage = {
  changed: 'Changed',
  /** In the place of a name, until somebody is chosen. */
  noContactYet: { customer: 'No customer yet', vendor: 'No vendor yet' } as const,
  customerDeleted: ({ customer }: { customer: string }) =>
    `${customer} is deleted. This document stays as it is; new ones can’t be made out to them.`,
  mails: ({ count }: { count: number }) => counted(count, 'email', 'emails'),
  links: ({ count }: { count: number }) => counted(count, 'link', 'links'),
  packingSlip: 'Packing slip',
  print: 'Print',
  back: 'Back',
  lines: 'Lines',
  signature: 'Signature',

  // Beside it: what it is worth at home
  inHomeWithoutRate: ({ homeCurrency }: { homeCurrency: string }) =>
    `In ${homeCurrency}, no exchange rate yet (1 counts as 1)`,
  inHomeAt: ({ homeCurrency, rate }: { homeCurrency: string; rate: string }) =>
    `In ${homeCurrency} at ${rate}`,

  // Beside it: how it reaches the customer
  send: 'Send',
  delivery: 'Delivery',
  downloadPdf: 'Download PDF',
  printPackingSlip: 'Print packing slip',
  linkMade: 'Link created',
  linksRevoked: 'Links revoked',
  paymentPageOpened: 'Payment page opened',
  sentByEmail: 'Sent by email',
  sendReminder: 'Send reminder',
  sendConfirmation: 'Send payment confirmation',
  reminderSent: 'Reminder sent',
  confirmationSent: 'Payment confirmation sent',
  sent: 'Sent',
  opened: 'Opened',
};

/** Why something can’t be done with a document. */
export const documentRefusals = {
  deliverCancelled: ({ document }: { document: string }) =>
    `This ${document} is cancelled, so it can’t be delivered.`,
  tooManyCharacters: ({ characters, most }: { characters: string; most: string }) =>
    `This is too long for a PDF: it has ${characters} characters, and a PDF can have ${most}. Shorten the descriptions or split it up.`,
  tooManyRows: ({ rows, most }: { rows: string; most: string }) =>
    `This is too long for a PDF: it has ${rows} rows, and a PDF can have ${most}. Choose fewer days.`,
  dayNotCome: ({ document, day, settled }: { document: string; day: string; settled: string }) =>
    `This ${document} is dated ${day} and can be ${settled} from that day on.`,
  surplusUsed: ({ documents }: { documents: string }) =>
    `The surplus of this payment has been used on ${documents}. Take that back first.`,
  surplusPaidBack:
    'The surplus of this payment has been paid back, so the payment can’t be deleted. Record the new amount owed instead.',
  paymentBeforeIssue: ({ day }: { day: string }) => `The payment can’t be before the issue date, ${day}.`,
  severalCurrencies: ({ documents }: { documents: string }) =>
    `One payment settles ${documents} of one currency.`,
  surplusTooSmall: ({ contact, available, surplus }: Values<'contact' | 'available' | 'surplus'>) =>
    `The ${contact} has only ${available} of ${surplus}.`,
  refundInFuture: 'A refund can’t be in the future.',
  rateOfSeveral: 'Cancel one document at a time to give an exchange rate for its refund.',
  surplusTooSmallOnDay: ({
    day,
    contact,
    available,
    surplus,
  }: Values<'day' | 'contact' | 'available' | 'surplus'>) =>
    `On ${day} the ${contact} had only ${available} of this ${surplus}.`,
  sameReferenceStands: (title: string, number: string | null) =>
    `${number ? `${title} ${number}` : draftTitle({ title })} already has this reference. Confirm that this is another one, or correct it.`,
  lineAccountOutOfUse: ({ line }: { line: number }) =>
    `Line ${line}: its account is no longer in use. Choose another one.`,
  lineAccountUnfit: ({ line }: { line: number }) =>
    `Line ${line}: its account is now one of cash, stock or tax, which a line can’t be on. Choose another one.`,

  // Mails about what is owed or paid
  nothingOwed: (subtype: string) => `Nothing is owed on this ${subtype}.`,
  notPaidYet: (subtype: string) => `This ${subtype} isn’t paid in full yet.`,
};

/** What the forms of documents are called, and what leads to them. */
export const documentTitles = {
  edit: ({ document }: { document: string }) => `Edit ${document}`,
  newDocument: ({ document }: { document: string }) => `New ${document}`,
};

/** The lines of a document, as they are typed. */
export const lineItems = {
  number: 'No.',
  item: 'Item',
  description: 'Description',
  quantity: 'Quantity',
  price: 'Price',
  priceIncludingTax: includingTax.price,
  discount: 'Discount',
  addDiscount: 'Discount lines',
  tax: 'Tax',
  amount: 'Amount',
  amountIncludingTax: includingTax.amount,
  addLine: 'Add a line',
  lines: 'Lines',
  oneOff: ({ text }: { text: string }) => `Use “${text}” as a one-off line`,
  newItem: ({ text }: { text: string }) => `Add “${text}” to your items`,
  product: 'Product or service',
  noTax: 'No tax',
  addATax: 'Add a tax…',
  cellOfLine: ({ cell, number }: { cell: string; number: number }) => `${cell}, line ${number}`,
  line: ({ number }: { number: number }) => `Line ${number}`,
  removeLine: ({ number }: { number: number }) => `Remove line ${number}`,
};

/** What the lines of a document are refused with, in the spec's words. */
export const lineWords = {
  itemBeforeQuantity: 'Please select an item before adding a quantity.',
  itemBeforeTax: 'Please select an item before adding a tax.',
  alreadyAdded: "Can't add items already added.",
  quantityTooLow: 'Please enter digit from 1 above.',
} as const;

/** What is said beside an issue day that is likely mistyped. */
export const issueDay = {
  ahead: 'This is more than a year from now. Check the year.',
  before: (began: string): string => `This is before your books began on ${began}. Check the date.`,
};

/** The dialog that says how far the goods have come. */
export const deliveryDialog = {
  shipped: 'Shipped',
  shippedMeans: 'The goods are on their way.',
  delivered: 'Delivered',
  deliveredMeans: 'The goods have arrived.',
  title: ({ document }: { document: string }) => `Delivery of ${document}`,
  lead: 'Doesn’t affect the invoice’s status or your books.',
  save: 'Save delivery',
  howFar: 'Delivery status',
  trackingNumber: 'Tracking number',
  emailTo: ({ address }: { address: string }) => `Email this to ${address}`,
};

/** What is said of a copy whose tax rates have changed since. */
export const todaysTaxes = {
  taxRateChanged: ({ tax, before, now }: Record<'tax' | 'before' | 'now', string>) =>
    `${tax} is now ${now}% instead of ${before}%, so the copy uses ${now}%.`,
};

/** What an edit of a posted document will do, shown before it is saved. */
export const editEffects = {
  showWhatChanges: 'Show what changes',
  whatChanges: 'What saving will change',
  nothingIsSaved: 'Planned from what is typed now. Nothing is saved yet.',
};

/** Where the goods of a document lie, as its form asks it. */
export const locationFields = {
  goodsFrom: 'Goods leave from',
  goodsTo: 'Goods arrive at',
  perLine: 'Some items are at another location',
  asDocument: ({ location }: { location: string }) => `As above: ${location}`,
  noItems: 'Pick an item in a line first.',
};
