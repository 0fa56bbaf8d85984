/** What each call about bills does, in one line. */
const billCallWords = {
  nextBillNumber: 'The number the next bill will get; a preview.',
  purchaseAccounts: 'The accounts that what is bought without an item may be booked on.',
  listBills: 'Bills, by page, status, vendor, day and text.',
  billsOfVendor: 'The bills of one vendor, by page, status, day and text.',
  exportBills: 'The bills of a list as a CSV file, to be fetched within a minute.',
  countBills: 'How many bills stand in each status, within a range.',
  previewApprovals: 'What approving bills one after the other would do to each; nothing is written.',
  previewNewBill: 'What adding a bill, as a draft or approved, would do; nothing is written.',
  previewBillEdit: 'What saving an edited bill would do; nothing is written.',
  getBill: 'One bill with its standing, its payments and its entries.',
  listBillPayments: 'What settled a bill, by page, day and amount.',
  listPaymentsOfBill: 'The same, under the name the bill’s own page asks with.',
  openBillsOfVendor: 'A vendor’s bills that are still owed, due first, and the advance with them.',
  createBill: 'Adds a bill, as a draft or approved.',
  updateBill: 'Saves an edited bill; an approved one is posted again.',
  deleteBill: 'Deletes a draft or a cancelled bill.',
  deleteBills: 'Deletes drafts and cancelled bills; answers per row.',
  restoreBills: 'Returns deleted bills to what they were; answers per row.',
  duplicateBill: 'Makes a new draft with the same content and today’s date.',
  approveBill: 'Approves a draft: number taken, posted, its goods arrive.',
  cancelBills: 'Cancels approved bills; payments become an advance, or come back. Answers per row.',
  reinstateBill: 'Undoes a bill’s cancellation while its day is open.',
  addBillPayment: 'Records a payment; more than is owed only where the surplus becomes an advance.',
  addBillBatchPayment: 'Records one payment over several bills of one vendor.',
  deleteBillPayment: 'Takes a payment, or an advance applied, off a bill.',
  applyAdvance: 'Applies an advance with the vendor, the oldest first.',
  giveBackBill: 'Records what a vendor gave back on a bill: a vendor credit.',
  undoGiveBackBill: 'Undoes a vendor credit.',
  takeDiscount: 'Takes what is still owed as a discount.',
  undoDiscount: 'Takes that discount back.',
  previewBill: 'What an act on a bill would do: status, postings, goods. Nothing is written.',
  sendBillEmail: 'Sends a bill to its vendor by mail, as PDF and as link.',
  downloadBillPdf: 'A bill as PDF, by an address good for a minute.',
  publicBill: 'A bill, to whoever has its link.',
  publicBillPdf: 'The same as PDF.',
  billSummary: 'What bills came to in a period of their days; this month where none is named.',
} as const;

/** What each call about documents does, in one line. */
const documentCalls = {
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

/** What each call of expenses and their categories does, in one line, for the API's own pages. */
const expenseCallWords = {
  addExpense: 'Records an expense and posts it: money already paid, by cash, a bank or online.',
  updateExpense: 'Saves an expense: its entry is reversed and posted again.',
  previewNewExpense: 'What recording an expense would post; nothing is written.',
  previewExpenseEdit: 'What saving an edited expense would post; nothing is written.',
  nextExpenseNumber: 'The number the next expense gets.',
  listExpenses: 'A page of expenses, the newest first; status Deleted lists those taken out of the books.',
  countExpenses: 'How many expenses stand, and how many are deleted.',
  summariseExpenses: 'What was spent in some days, and on what category most.',
  getExpense: 'An expense with its entries and what happened to it.',
  deleteExpense: 'Takes an expense out of the books; it can be restored.',
  deleteExpenses: 'Takes several expenses out of the books, answered row by row.',
  restoreExpenses: 'Posts deleted expenses again on their own dates, with an answer for each row.',
  duplicateExpense: 'Records the same as another expense today, under a number of its own.',
  keptCategories: 'Every category of expenses with its account, and the accounts that may be chosen.',
  saveCategory: 'Adds a category of expenses, or saves the one that is named.',
  deactivateCategory: 'Takes a category of expenses out of use; its expenses stay.',
  activateCategory: 'Puts a category of expenses to use again.',
  deleteCategory: 'Deletes a category of expenses that nothing was ever posted under.',
  expenseCategories: 'The categories of expenses in use, each with the account it posts to.',
  exportExpenses: 'The expenses of a list as a CSV file, to be fetched within a minute.',
} as const;

/** What each call about payment providers does, in one line. */
const providerCallWords = {
  connectStripe: 'Begins a Stripe account of the business, or goes on with the one that was begun.',
  stripeAccountLink:
    'Stripe’s own page on which the set-up of the business’s account goes on; good for minutes.',
  getStripeAccount: 'Asks Stripe how the business’s account is, and keeps the answer.',
  disconnectStripe: 'Disconnects Stripe; payment pages that are open run out, and are booked.',
  paystackBanks: 'The banks Paystack pays out to in a country; the business’s own unless told.',
  checkPaystackAccount: 'Whose a bank account is, in the bank’s words.',
  connectPaystack: 'Connects Paystack to a bank account whose name was confirmed.',
  disconnectPaystack: 'Disconnects Paystack; payment pages that are open run out, and are booked.',
  receivePaystack: 'Takes in what Paystack reports of payments, signed by it.',
  flutterwaveBanks: 'The banks Flutterwave pays out to in a country; the business’s own unless told.',
  checkFlutterwaveAccount: 'Who a bank account belongs to, as Flutterwave says.',
  connectFlutterwave: 'Connects Flutterwave to a bank account whose name was confirmed.',
  disconnectFlutterwave: 'Disconnects Flutterwave; payment pages that are open run out, and are booked.',
  paypalPage: 'PayPal’s own page on which the business’s account is connected, or its set-up goes on.',
  lookAtPaypal: 'Asks PayPal how the business’s account is, and keeps the answer.',
  disconnectPaypal: 'Disconnects PayPal; payment pages that are open run out, and are booked.',
  receiveFlutterwave: 'Takes in what Flutterwave reports of payments, under its secret hash.',
  receivePaypal: 'Takes in what PayPal reports of orders and accounts, signed by it.',
  listProviders: 'The providers that can be connected, and where each connection is.',
  getWaysToPay:
    'The ways an invoice can be paid online, and why there are none. Asked with a session, or with the token of its link.',
  getOnlineMoney: 'What became of money paid online for an invoice: payments, refunds and disputes.',
  refundOnline: 'Asks the provider to refund a payment made online, once, and follows its answer.',
  listPayouts: 'Payouts of payment providers, the newest first, and what is still in payment clearing.',
  recordPayout: 'Records a payout of a provider that reports none.',
  receiveStripe: 'Takes in what Stripe reports of connected accounts, signed by it.',
  receivePlanPayment: 'Takes in what the provider of plan payments reports of them, signed by it.',
};

/** What each call about the online store and the payment providers does, in one line. */
const onlineStoreCallWords = {
  ...providerCallWords,
  beginStoreConnection:
    'The store’s own page on which permission is given; the browser that asks must be the one that comes back.',
  finishStoreConnection:
    'Connects the store whose owner gave permission, by what the page was handed when it came back. Done once.',
  storeConnection: 'Whether a store is connected, which, and the step its set-up has reached.',
  storeSyncSettings: 'The sync settings, or what they begin with.',
  salesTypeOptions: 'What an order can become.',
  paymentStatusOptions: 'The payment statuses of orders that are imported.',
  shippingStatusOptions: 'The shipping statuses of orders that are imported.',
  stockOwnerOptions: 'Whose stock levels count.',
  matchOptions: 'How an item of the store finds one here.',
  storeAutomation: 'The automation settings, or what they begin with.',
  storeAutomationExists: 'Whether automation settings were saved.',
  disconnectStore: 'Disconnects the store and resets its settings; what was synced stays.',
  storeAccounting: 'The accounts that orders are posted to, or what they begin with.',
  storeAccountingExists: 'Whether accounts were saved.',
  saveStoreSync: 'Saves the sync settings; what is left out stays as it is.',
  addStoreAutomation: 'Saves the automation settings; what is left out stays as it is.',
  updateStoreSettings:
    'Saves sync or automation settings, or both, by the fields sent or by the section named.',
  addStoreAccounting: 'Saves the accounts that orders are posted to, each checked by its type.',
  updateStoreAccounting: 'The same, once they were saved.',
  moveStore: 'Activates the store, once all its settings are saved; pauses it; resumes it.',
  listStoreOrders:
    'The orders of the store with what became of each, how many stand where, and the import that runs.',
  viewStoreOrder: 'An order of the store with its way from the store’s reports to the journal.',
  retryStoreOrder: 'Fetches an order of the store again and applies it.',
  retryStoreOrders:
    'Tries all orders of the store again that are on hold for one reason, up to a hundred at a time.',
  retryStoreCount: 'Asks the store for its stock of an item again and takes it over.',
  syncStore: 'Imports the store’s orders from the first day of the settings on. One import runs at a time.',
  storeMoney:
    'What each payment method of the store took in, what the store paid out, where it keeps goods, and what its customers ask to be told.',
  settleStorePayouts: 'Asks the store what it has paid out, and books it.',
  mapStore:
    'Chooses the account of a payment method or the location of ours for one of the store’s, or notes that a customer’s request was answered.',
  moveStoreImport: 'Stops an import of orders, or resumes one that was stopped or failed.',
  compareStoreStock:
    'What the store and the business have of the items that match, side by side; activating matches the same ones.',
  storeOrdersOnHold: 'Whether an online store is connected, and how many of its orders are on hold.',
  countStoreOrders: 'How many orders the store has from a day on, asked of the store itself.',
};

/** What each call about purchase orders does, in one line. */
const orderCallWords = {
  nextOrderNumber: 'The number the next purchase order will get; a preview.',
  listOrders:
    'Purchase orders, by page, status, vendor, day and text; the first added first, unless asked otherwise.',
  ordersOfVendor: 'The purchase orders of one vendor, by page, status, day and text.',
  exportOrders: 'The purchase orders of a list as a CSV file, to be fetched within a minute.',
  countOrders: 'How many purchase orders stand in each status, within a range.',
  getOrder: 'One purchase order with its standing, its bills and what is billed of each line.',
  createOrder: 'Adds a purchase order, as a draft or issued.',
  updateOrder: 'Saves an edited purchase order, while nothing of it is billed.',
  issueOrder: 'Issues a draft: its number is taken.',
  cancelOrder:
    'Cancels an issued purchase order of which nothing is billed; its advance stays or comes back.',
  payAdvance: 'Records an advance paid for a purchase order before its bill; at most what it comes to.',
  deleteAdvance: 'Takes back an advance that was recorded by mistake, while nothing of it is used.',
  reopenOrder: 'Opens a cancelled purchase order again, or one whose rest was closed.',
  closeOrder: 'Closes what is left of a purchase order: nobody will bill it.',
  duplicateOrder: billCallWords.duplicateBill,
  deleteOrder: 'Deletes a draft or a cancelled purchase order.',
  deleteOrders: 'Deletes drafts and cancelled purchase orders; answers per row.',
  restoreOrders: 'Returns deleted purchase orders to what they were; answers per row.',
  copyToBill: 'Makes a draft of a bill of what is left of a purchase order, or answers the draft there is.',
  billOrder: 'The same, with a quantity for each line.',
  previewBilling: 'What billing these quantities would do. Nothing is written.',
  sendOrderEmail: 'Sends a purchase order to its vendor by mail, as PDF and as link.',
  downloadOrderPdf: 'A purchase order as PDF, by an address good for a minute.',
  publicOrder: 'A purchase order, to whoever has its link.',
  publicOrderPdf: billCallWords.publicBillPdf,
  orderSummary: 'What purchase orders came to in a period of their days; this month where none is named.',
} as const;

/** What each call of how a business numbers, writes and reminds does, in one line. */
const settingsCallWords = {
  saveMailWording:
    'Sets what an email says from now on, its placeholders in braces; saved as ours, it is ours again.',
  savePaperSize:
    'Sets the paper documents are printed on, where null takes what is usual in the country, and whether printed reports have negative amounts in brackets.',
  pauseReminders: 'Sends a customer no automatic reminders until they are resumed.',
  saveReminders: 'Says on which days customers are reminded of what they owe, or that they aren’t.',
  saveNumbering: 'Sets the prefix and the least digits of a kind’s next numbers; those given stay.',
} as const;

/** What calls of counts and barcodes do, for whoever reads the contract. */
const stockCallWords = {
  // counts of locations
  listCounts: 'Counts of locations, the open ones first.',
  getCount: 'One count, with what was counted of each item, and what nobody counted.',
  startCount: 'Starts the count of a location, or joins the one that is open.',
  recordCount: 'Saves counted quantities in a count, answered row by row.',
  previewCount: 'What posting a count would change, row by row.',
  postCount: 'Posts the differences of a count, answered row by row.',
  discardCount: 'Gives up a count, or what of it isn’t posted.',
  // barcodes
  findByBarcode: 'The item with a barcode, in whichever spelling a scanner reads it.',
  freeBarcode: 'An internal barcode that no item has.',
  makeBarcodes: 'Gives several items an internal barcode, answered row by row.',
  barcodePicture: 'How a barcode is drawn: the widths of its bars and gaps.',
  barcodeLabel: 'Labels of items as PDF, on one of three sheets.',
} as const;

/** What each call does, in one line, for the API's own pages: by the name it is served under, subject by subject. */
export const callSummaries: Readonly<Record<string, string>> = {
  ...documentCalls,
  ...billCallWords,
  ...expenseCallWords,
  ...orderCallWords,
  ...stockCallWords,
  ...onlineStoreCallWords,
  ...settingsCallWords,
  // account-settings
  updateProfile: 'Changes the names of the signed-in user.',
  updateProfileImage:
    'Keeps a PNG, JPEG or WebP given as a data address, redrawn by the server; an empty one removes it.',
  changeEmail: 'Mails a code to the new address, which becomes the user’s once it is confirmed.',
  confirmEmail: 'Moves the user to their new address by the six digits mailed there.',
  changePassword: 'Sets a new password by the current one, and ends every other session of the user.',
  security: 'The user’s live sessions, and how their second factor stands.',
  endSession: 'Ends one of the user’s sessions, by their password.',
  endOtherSessions: 'Ends every session of the user but this one, by their password.',
  // account
  register: 'Makes a user, signs them in, and emails them a code that proves the address is theirs.',
  verifyEmail:
    'Proves the address: by the six digits with the user’s own session, or by the mailed link’s code with the session, the browser or the password of its registration.',
  login:
    'Answers a new Token and the user, verified or not; or, with a second factor on, what proves it next.',
  openDemo:
    'Makes the demo business and answers what to sign in to it with; only while nobody has registered.',
  logout: 'Ends the session; its Token is dead from then on.',
  resendToken: 'Mails a new code and link; the earlier ones are dead.',
  validateCode: 'Says whether a mailed link’s code still opens something; uses nothing up.',
  userInfo: 'The signed-in user.',
  trueUserInfo: 'The signed-in user with the businesses they are an active member of.',
  // location
  enableMultiLocation: 'Lets the business keep goods at several locations; it can’t be undone.',
  listLocations: 'A page of locations, the default first.',
  getLocation: 'One location, with what its chart is asked.',
  setDefaultLocation: 'Makes a location the default in place of the one that is.',
  addLocation: 'Adds a location.',
  updateLocation: 'Saves a location.',
  deactivateLocation: 'Takes a location out of use: its stock and its drafts go to another one.',
  activateLocation: 'Puts a location to use again, empty.',
  previewDeactivation: 'What taking a location out of use would move. Nothing is written.',
  chooseLocations: 'The locations in use, to choose among.',
  // imports
  listImports: 'A page of the files that were imported, the newest first.',
  exportOwnFile: 'The issued documents of a kind, or the expenses, as a file that can be imported.',
  importErrorFile: 'The rows of an import with errors, as a file that can be corrected and uploaded again.',
  uploadImport: 'Takes a file to import; answers “successful”, or what is wrong with the file.',
  startImport: 'Starts an import, with its columns matched.',
  importHeaders: 'The column names of an uploaded file.',
  viewImport: 'An import with its matching, its counts and its errors.',
  decodeImport: 'Chooses the encoding of a file whose letters could be read in several.',
  chooseImportHeader: 'Chooses the line of a file that has its column names, or that none has.',
  mapImport: 'Matches the columns of a file, and says how its cells are read.',
  previewImport: 'What an import would do, without doing it.',
  stopImport: 'Stops an import.',
  resumeImport: 'Goes on with an import that was stopped or failed.',
  undoImport: 'Takes back what an import created and changed.',
  discardImport: 'Discards an import that did nothing.',
  removeImport: 'Removes an import from the list; what it imported stays.',
  // stock transfer
  listTransfers: 'A page of stock transfers with the count of each status, the newest first.',
  nextTransferNumber: 'The number the next stock transfer gets.',
  transferStatuses: 'How many stock transfers there are of each status.',
  getTransfer: 'A stock transfer with its items and what happened to it.',
  itemsAtLocation: 'A page of the items in stock at a location, with what of each lies at another.',
  previewTransfer: 'What sending or editing a transfer would do: what leaves, what is left, its worth.',
  previewTransferAct: 'What receiving, cancelling or sending back a transfer would do, place by place.',
  createTransfer: 'Sends goods from one location to another.',
  updateTransfer: 'Changes a stock transfer that is in transit.',
  markTransferred: 'Takes in all goods of a stock transfer at its destination.',
  receivePart: 'Takes in what arrived; the rest goes back to the source or is written down.',
  cancelTransfer: 'Brings the goods of a stock transfer in transit back to the source.',
  reverseTransfer: 'Sends what arrived back by a stock transfer of its own.',
  // bank
  addBank: 'Adds a bank with its own ledger account; the first becomes the default.',
  updateBank: 'Saves a bank; its ledger account follows its name. The default is set by its own call.',
  setDefaultBank: 'Makes a bank the default in place of the one that is.',
  getBank: 'One bank with all that is known of it.',
  listBanks: 'Every bank, oldest first, those archived too, with full numbers and balances.',
  chooseBanks: 'Banks in use by name, to choose among; of their numbers the end alone.',
  deleteBank: 'Puts away a bank whose account has entries, removes another; answers the list.',
  activateBank: 'Puts a bank that was archived to use again.',
  // bank-money
  banks: 'Every bank with its balances and its last statement; of its number the end alone.',
  transactions:
    'A bank’s transactions, newest first, each with the balance after it; by page, days, type and text.',
  transactionsFile: 'The same as PDF or CSV, by an address good for a minute.',
  addFund: 'Puts money into a bank from an account.',
  removeFund: 'Takes money out of a bank to an account; below zero only where that is confirmed.',
  transferFunds: 'Moves money between two banks, in one entry or in two where it arrives on a later day.',
  undoMove: 'Reverses money moved by hand, both entries of a transfer.',
  countCash: 'Brings the books to the cash that was counted; the difference goes to an account.',
  previewCashCount: 'What saving a count of cash would post; nothing is written.',
  previewFund: 'What putting money into a bank, or taking it out, would post; nothing is written.',
  previewTransferFunds: 'What a transfer between two banks would post; nothing is written.',
  // bank-statement
  statements: 'The statements of a bank, the newest first.',
  statement: 'A statement with the entries that are on it or could be, and what is still to be found.',
  startStatement: 'Begins a statement of a bank, where the one before ended.',
  updateStatement: 'Changes the days and balances of an open statement.',
  markStatement: 'Puts entries on an open statement, or takes them off.',
  finishStatement: 'Finishes a statement that has no difference.',
  reopenStatement: 'Opens the newest statement of a bank again.',
  deleteStatement: 'Gives up an open statement; what was on it is on none.',
  // ledger-account
  listSubgroups: 'The seventeen sub-groups of the chart of accounts, each with its group.',
  listGroups: 'The five groups of the chart of accounts.',
  listAccounts: 'Every account with its balance and what moved in the days asked for; this year unless told.',
  addAccount: 'Adds an account to a sub-group, with its opening balance.',
  updateAccount: 'Saves an account; a changed opening balance is reversed and posted again.',
  accountUses: 'What keeps an account in use, each by its name.',
  mergeUses:
    'What would name another account once one is merged into it: defaults, items, categories, vendors, drafts; nothing is written.',
  mergeAccount:
    'Merges an account into another of its sub-group and currency: what names it names the other, and it is deactivated. Posts nothing.',
  deactivateAccount: 'Deactivates an account that nothing uses; it keeps what is posted.',
  activateAccount: 'Puts an inactive account to use again.',
  cashAccounts: 'The account cash payments reach, and those that may stand for it.',
  incomeAccounts: 'The account sales are posted to, and those that may stand for it.',
  inventoryAccounts: 'The account new stock is posted to, and those that may stand for it.',
  taxCollectedAccounts: 'The account of sales tax collected, and those that may stand for it.',
  taxPaidAccounts: 'The account of sales tax paid, and those that may stand for it.',
  saveAccounting: 'Sets the five default accounts and the first day of the fiscal year, for new postings.',
  getAccounting: 'The five default accounts, the fiscal year, and whether all of them have been set.',
  // business
  bookDays: 'The business’s day today, and the one its books began on.',
  getSettings: 'How the business is set up.',
  updateBusiness: 'Changes name, address, country, time zone and the way numbers and days are written.',
  fiscalYear:
    'Sets the month, 1 to 12, the fiscal year begins with; earlier years keep theirs where they have locked days.',
  fiscalYears:
    'How the fiscal years of the business begin and began, and what decides from when on that can change.',
  enableMultiCurrency: 'Lets documents be written in foreign currencies.',
  changeDefaultCurrency: 'Changes the home currency, while nothing is posted.',
  saveTaxOrder: 'Says whether new documents take line taxes after the discount, and round tax once per rate.',
  saveContact:
    'Changes how the business is reached, its numbers, and what stands at the foot of its documents.',
  saveNegativeStock: 'Says whether goods may be sold that are not in stock.',
  saveSecondFactorRule:
    'Says whether everybody in the business needs a second factor; who turns it on has one.',
  setLockDate: 'Closes the books until the end of a day, or opens them.',
  createBusiness: 'Makes a further business of the signed-in user, with its books.',
  // customer-account
  clientStatement:
    'A customer’s statement of some days, all until today unless told: each claim with what is due of it, what was owed before, and what all of it comes to at home.',
  downloadStatement: 'A customer’s statement as PDF: the address to fetch it from.',
  sendStatement: 'Sends a customer their statement by email, as PDF.',
  sendStatements: 'Sends every customer who owes something their statement by email, as PDF.',
  listInvoicesOfCustomer: 'One customer’s invoices and receipts, by page, order, status and text.',
  customerHistory: 'What was issued to a customer and what settled it, with what all of it comes to.',
  customerSummary: 'What the customers came to in a period of issue days; this year where none is named.',
  payOpeningBalance: 'Records a payment of what a customer owed when the books began.',
  deleteOpeningPayment: 'Deletes a payment of what a customer owed when the books began.',
  // customer-export
  exportCustomers:
    'Every customer of a list as CSV, in its order, or those named alone: the address to fetch it from.',
  vendorStatement:
    'A vendor’s statement of some days, all until today unless told: each bill with what is due of it, what was owed before, and what all of it comes to at home.',
  downloadVendorStatement: 'A vendor’s statement as PDF: the address to fetch it from.',
  sendVendorStatement: 'Sends a vendor their statement by email, as PDF.',
  refundAdvance:
    'Records that a vendor paid back an advance, in one currency; the business’s own unless told.',
  exportVendors:
    'Every vendor of a list as CSV, in its order, or those named alone: the address to fetch it from.',
  // customer
  addCustomer: 'Adds a customer. An email another customer has is warned of, not refused.',
  updateCustomer: 'Saves a customer’s card.',
  getCustomer: 'One customer with what they paid, owe and have as credit.',
  listCustomers: 'Customers by page, order, text and filter: all, deleted or unpaid.',
  listDeletedCustomers: 'Customers that were archived, between two days where they are given.',
  listUnpaidCustomers: 'Customers who owe something.',
  allCustomers: 'Every customer’s id, name, email and terms, all at once, for pickers.',
  deleteCustomer: 'Puts a customer away; their documents stay.',
  deleteCustomers: 'Puts several customers away, answered row by row.',
  restoreCustomer: 'Restores a deleted customer.',
  restoreCustomers: 'Restores several deleted customers, answered row by row.',
  // vendor
  addVendor: 'Adds a vendor. An email or a tax id another vendor has is warned of, not refused.',
  updateVendor: 'Saves a vendor’s card.',
  listVendors: 'Vendors by page, order, text and status: all, unpaid, paid or deleted.',
  listDeletedVendors: 'Vendors that were archived, between two days where they are given.',
  listUnpaidVendors: 'Vendors who are owed something.',
  listPaidVendors: 'Vendors who billed something and are owed nothing.',
  summariseVendors: 'What the vendors came to in a period; this year where none is named.',
  vendorSummary: 'What one vendor came to so far, with the advance and when they were paid last.',
  countVendors: 'How many vendors stand under each tab of the list.',
  getVendor: 'One vendor with what was bought of them, is owed to them and the advance.',
  lastPurchases:
    'What a vendor’s items cost last, in each currency, and the account their last line without one stood on.',
  vendorNote: 'What is noted about a vendor for the business alone.',
  deleteVendor: 'Puts a vendor away; their documents and what they are owed stay.',
  restoreVendor: 'Restores a deleted vendor.',
  deleteVendors: 'Puts several vendors away, answered row by row.',
  restoreVendors: 'Restores several deleted vendors, answered row by row.',
  payVendorOpening: 'Records a payment of what a vendor was owed when the books began.',
  deleteVendorOpeningPayment: 'Deletes a payment of what a vendor was owed when the books began.',
  // dashboard
  businessSummary: 'Income, what is outstanding, the largest customers and the documents of a span of days.',
  dashboardCounters: 'How much of everything there is.',
  profitOfDays: 'Profit of some days, month by month, beside income and beside like days.',
  moneyOutlook: 'The money on cash and bank accounts, and what to expect there at the end of next month.',
  toDoList: 'What waits for somebody, and the first steps of a new business; all of it computed.',
  dismissFirstSteps: 'Hides the first steps of a new business, for everybody there.',
  // onboarding
  saveOnboarding:
    'Makes the user’s first business with its books; repeated, it answers the business there is.',
  // password
  forgotPassword:
    'Mails a code and a link to set a new password; the answer is the same for an unknown address.',
  exchangeResetCode: 'Takes the six digits of the email and answers the code that sets a new password once.',
  resetPassword: 'Sets a new password by the mailed link’s code, and ends every session of the user.',
  // plan
  seatsInfo:
    'The plan of the business, the end of its trial, the seats taken, and how much of each cap is used.',
  upgradePlan:
    'Changes the plan: what costs more begins with its payment, what costs less when the period ends; free of charge while the installation sells no plans.',
  billing: 'How the plan is paid for: its state and period, what is charged next, and what waits to be paid.',
  previewChange:
    'What a change of the plan would cost now, line by line, and afterwards; nothing is changed.',
  cancelSubscription: 'Ends the paid plan when its period ends; at once where an invoice is past due.',
  undoCancel: 'Keeps the plan that was cancelled, or was to be a smaller one.',
  changeMethod: 'Opens the provider’s page on which another payment method is kept.',
  payOpenInvoice: 'Opens the provider’s page on which the invoice that is past due is paid.',
  retrieveCoupon:
    'What a coupon takes off a plan now, until when, and the price afterwards; the message says it as the checkout does.',
  addCoupon: 'Adds a coupon to a plan that is paid for: it is taken off the next invoice.',
  redeemDealCode:
    'Redeems the code of a lifetime deal, which the business’s plan is by for good; what comes of it is the message.',
  dealCodes:
    'The deal codes the business redeemed, the first first, each by its last four letters and digits.',
  allPlans: 'Every plan with its caps and features, the smallest first.',
  planDetails: 'One plan with its caps and features.',
  planPrices: 'What each plan costs today, without tax; nothing while the installation sells none.',
  confirmPlanPayment: 'How a payment of the plan is; the provider is asked while no report has told its end.',
  planHistory: 'What the business was billed for its plan, the newest first, and its trial.',
  planInvoicePdf: 'An invoice for the plan as a PDF: its address for a minute, and the file’s name.',
  planExpense: 'The expense a paid invoice for the plan is; its PDF is kept for the form to attach.',
  // plans that an online store bills
  storeBilling: 'Whether the online store may bill the plan now, why not, and until when it’s paid there.',
  askStoreBilling:
    'Asks the online store to bill a plan, and answers the store’s page on which its owner approves it.',
  followStoreBilling: 'Asks the online store what it bills, and follows what it says.',
  // product
  addProduct:
    'Adds a product or service, with what is in stock already; its unit cost is the cost unless told.',
  updateProduct: 'Saves a product or service.',
  listProducts: 'Products and services by page, category and text.',
  getProduct: 'One product or service.',
  exportItems: 'The items of a list as a CSV file that can be imported, to be fetched within a minute.',
  listDeletedProducts: 'Deleted products and services, by page and text.',
  listProductsByCategory: 'Products and services of one category.',
  itemCategories: 'Categories of items, with how many stand in each.',
  uniqueCategories: 'The names of the categories of items.',
  renameCategory: 'Renames a category of items, or merges it into another.',
  removeCategory: 'Removes a category that no item stands in.',
  deleteProduct: 'Deletes an item with none in stock that no open document names.',
  deleteProducts: 'Deletes several items, answered row by row.',
  restoreProduct: 'Restores a deleted item, where the plan has room.',
  restoreProducts: 'Restores several deleted items, answered row by row.',
  // stock
  updateCount: 'Sets what lies of an item at a place to what was counted; the difference is posted.',
  increaseQuantity: 'Adds to the stock of an item at a place, at a unit cost, for a reason.',
  decreaseQuantity: 'Takes from the stock of an item at a place at its average cost, for a reason.',
  movementLog: 'What moved, the newest first, by item, place, type and day.',
  productSummary: 'What lies of an item at each place, and what was bought and sold of it.',
  proposeRestock:
    'Proposes quantities and vendors for some items: the preferred vendor, otherwise the one they were last bought from.',
  previewRestock: 'The draft orders that items make, one per vendor, with what each comes to.',
  restock: 'Makes a draft order per vendor of some items, at the vendor’s last prices: all of them, or none.',
  inventorySummary: 'How many items there are, what the stock is worth, and what runs out or expires.',
  // reference
  currencies: 'Every currency, labelled “name - code”.',
  countries: 'Every country by name.',
  languages: 'Languages by their own names.',
  industries: 'What a business may be in.',
  categories: 'Categories of items and expenses a business may begin with.',
  csvHeaders: 'The columns a file of this kind has.',
  exchangeRate: 'The rate of a day or the last before it; 1, and a warning, where there is none.',
  listRates: 'The rates of the business, the newest first, and who can be asked for new ones.',
  fetchRates: 'Asks the provider for today’s rates of the currencies in use, and one more; typed ones stay.',
  saveRate: 'Keeps the rate of a day, in place of the one there is.',
  deleteRate: 'Takes the rate of a day away; documents keep theirs.',
  // referral
  referralCode: 'The signed-in user’s code, made when it is first asked for and theirs from then on.',
  referralCount: 'How many came by the user’s code; who has a business counts as completed.',
  addReferralCode: 'Says by whose code the user came: once, and never by their own.',
  // report
  trialBalance:
    'Every account over some days: its opening balance, its debits and credits, and its closing balance.',
  journalEntries: 'Journal entries of a range with their lines, newest first.',
  accountLedger: 'One account’s lines of a range with a running balance.',
  inventoryValuation:
    'What the stock was worth at the end of a day, item by item, beside what it would sell for.',
  valuationTransactions:
    'The moves behind what an item was worth at the end of a day, each with what there was after it.',
  stockAnalysis:
    'How much there is of each item at the end of a day, how fast it sells, and how many to order; by filter, expiry and location.',
  downloadReport: 'A whole report as CSV or PDF, by its name: the address to fetch it from.',
  // report, of those whose answer is its sheet
  clientStatementReport: 'A customer’s statement of account as a report, of this year unless told.',
  businessSummaryReport: 'How a business does in some days, and what there is and is owed at their end.',
  outstandingRevenue: 'What each customer was invoiced in some days, and what became of it by their end.',
  profit: 'Income, cost, expenses and profit, month by month.',
  incomeSources: 'Every account of income, the largest first.',
  salesByCustomer: 'What was sold to each customer, with cost and gross profit.',
  salesByProduct: 'What was sold of each item, with cost and gross profit.',
  salesByCategory: 'What was sold of each category of items, with cost and gross profit.',
  salesOfCategory: 'What was sold of the items of one category.',
  salesByEmployee: 'What each member of the team sold.',
  salesTaxReport: 'Tax on sales and on purchases by rate, and what is owed to the tax office.',
  vendorAgeing: 'What is owed to each vendor at the end of a day, by how long it has been due.',
  customerAgeing: 'What each customer owes at the end of a day, by how long it has been due.',
  purchasesByVendor: 'What was bought from each vendor in some days.',
  expenseAnalysis: 'What was spent in some days, by account, by category or by vendor.',
  cashChart: 'Money in and out, month by month, and what there was at the end of each.',
  incomeStatementDetails:
    'Revenue, cost, expenses and net profit of some days by account: by stretch, by sales channel, or beside other days.',
  incomeStatementSummary:
    'Revenue, cost, expenses and net profit of some days by sub-group: by stretch, by sales channel, or beside other days.',
  financialPositionDetails: 'Assets, liabilities and equity at the end of a day, by account.',
  financialPositionSummary: 'Assets, liabilities and equity at the end of a day, by sub-group.',
  cashFlowDetails:
    'Money in and out over some days by what it was for, between what there was before and after.',
  cashFlowSummary:
    'Operating, investing and financing cash of some days, between what there was before and after.',
  accountTransactionSummary: 'What each account of the books, or of some sub-groups, moved in some days.',
  accountTransactionsOfOne:
    'The lines of one account or of many, between what stood on each before and after.',
  cashFlowEntries: 'The entries behind a row of the cash flow.',
  creditNotes: 'Credit notes to customers: the amount of each, and the credit left on it.',
  vendorCredits: 'Vendor credits on bills: the amount of each, and the advance left on it.',
  // second-factor
  prove: 'Finishes a sign-in by a code of the second factor or a recovery code.',
  recover:
    'Begins the way back of somebody without their second factor: three notices by email over seven days, then a code. Any sign-in with the factor stops it.',
  beginFactor: 'Makes a secret for an authenticator app; it counts once a code of it was confirmed.',
  confirmFactor: 'Turns the second factor on by a code, ends other sessions, answers recovery codes once.',
  endFactor: 'Turns the second factor off by the password, and ends every other session.',
  // task
  openTasks: 'Long work that waits, runs or went wrong, with how far it has come.',
  listTasks: 'Long work, the newest first: its step, counts, who started it, and what can be done.',
  stopTask: 'Stops an import after the rows it’s at; what was done is kept.',
  retryTask: 'Goes on with long work that stopped or went wrong, from where it got to.',
  // journal-entry
  nextEntryNumber: 'The number the next journal entry will get; a preview.',
  addJournalEntry:
    'Posts a journal entry that was typed, and with it the one that undoes it, where that was asked for.',
  previewJournalEntry: 'What a journal entry would post and do to each balance; nothing is written.',
  reverseJournalEntry: 'Takes a typed journal entry back by the equal and opposite one, on a day of choice.',
  getJournalEntry: 'One journal entry with its lines, and what it was posted for.',
  queueReportFile: 'Has a file of a report made in the background; it is found under the tasks.',
  downloadTaskFile: 'What a task made, within seven days: the address to fetch it from.',
  employees: 'Who is or was in the business by name, to narrow a report of sales to one.',
  // tax-payment
  taxOwed:
    'What is still to be settled of the tax on sales and on expenses up to the end of some days, less what was paid since.',
  previewTaxPayment: 'What recording a tax payment would post; nothing is written.',
  settleTax: 'Records what was paid to the tax office, or paid back by it, against the two tax accounts.',
  // lock-exception
  lockExceptions: 'Who may or might post on locked days, until when and why, with the entries each posted.',
  grantLockException: 'Lets a member post on locked days until an hour, for a reason.',
  endLockException: 'Ends an exception to the lock date before its hour.',
  // tax-filing
  taxFiling:
    'Whether the sales tax of some days was filed: who marked it and when, or why it can’t be marked.',
  fileTax: 'Marks the sales tax of some days as filed, and keeps its figures as they are.',
  unfileTax: 'Takes the mark from days that were filed, with the figures kept for them.',
  // books-export
  exportBooks:
    'The books of some days as a file of hledger, ledger or beancount, or all their lines as CSV; of very many lines no address, but the name.',
  queueBooksExport: 'Has the same file made in the background; it is found under the tasks.',
  // saved-report
  savedReports:
    'The saved reports of the signed-in user and of the business, with whom each is mailed to and what keeps it from being mailed.',
  savedReportReaders: 'The members a report can be mailed to.',
  saveReport: 'Saves a report with its filters under a name, and has it mailed if it’s given a rhythm.',
  updateSavedReport:
    'Changes a saved report: its name, note and filters, who sees it, and when it’s mailed to whom.',
  deleteSavedReport: 'Deletes a saved report; it’s mailed no longer.',
  reportSubscription: 'Which saved report the link in its mail unsubscribes from; nothing is changed.',
  unsubscribeFromReport: 'Unsubscribes the reader whose link it is from a report’s mail.',
  // period
  periods: 'Every fiscal year with its months: where each stands, and which is closed next.',
  period:
    'A month or a fiscal year with its checks judged now, each time it was locked, and what was posted since.',
  skipPeriodCheck: 'Skips a check of a period with a reason; equalities of the books can’t be skipped.',
  unskipPeriodCheck: 'Takes the skip of a check back.',
  checkPeriod: 'Marks a period as checked, once each of its checks is met or skipped.',
  lockPeriod: 'Locks a checked period: moves the lock date to its last day and keeps its balances.',
  reopenPeriod: 'Reopens a locked period for a reason, and every later one with it.',
  // year-end
  yearEnd:
    'What the end of a fiscal year offers to move within equity, with what is on each account on its last day.',
  makeAccountantPackage:
    'Has the reports of a fiscal year or a month made as one ZIP in the background; it is found under the tasks.',
  // revaluation
  revaluation:
    'What stood in other currencies at the end of a day, the rates kept for it, and the revaluation that stands.',
  revalue:
    'Posts the revaluation of a day with what reverses it the day after, and takes back the one that stood for it.',
  // opening-balances
  getOpeningBalances:
    'What every account has on a day, where balances come from that aren’t typed, and the entry of opening balances.',
  previewOpeningBalances:
    'What opening balances would post beside what the books have, and what is left on opening balance equity; nothing is written.',
  postOpeningBalances:
    'Posts the opening balances of accounts in one entry on a day, in place of the one that was posted before.',
  downloadOpeningBalances:
    'What every account has on a day as a CSV file: its address for a minute, and the file’s name.',
  // budgets
  expensesBudget: 'The budget of expenses of a fiscal year; twelve zeros and no id while there is none.',
  revenueBudget: 'The budget of income of a fiscal year; twelve zeros and no id while there is none.',
  budgetById: 'A budget by its id.',
  createBudget:
    'Makes the budget of a fiscal year and type, as a whole or by account; months left out are 0.',
  updateBudget: 'Saves all months of a budget over the version that was read.',
  deleteBudget: 'Deletes a budget by its id, or by its year and type; done also where it is gone.',
  downloadBudget: 'A budget as a CSV file: its address for a minute, and the file’s name.',
  budgetActuals:
    'What the books have of income or expenses in each month of a fiscal year and of the one before.',
  // tax
  listEvents: 'The audit trail of a range of days, by page, person, subject, kind of act, document and text.',
  exportEvents: 'All of the audit trail that a filter leaves as a CSV file, to be fetched within a minute.',
  documentEvents: 'What happened to one document, as the audit trail has it.',
  auditChain:
    'How far the chain of the audit trail is, how many events wait, and the last signed checkpoint.',
  verifyChain:
    'Checks every event of the audit trail against its chain and the signed checkpoints, and says what is wrong.',
  exportProof:
    'The audit trail’s chain with its signed checkpoints as a file of JSON lines, to be fetched within a minute; of a long trail the part that is named.',
  addTax: 'Adds a tax; recoverable unless told otherwise.',
  listTaxes: 'Every tax by name, deactivated ones too; a text while there is none.',
  updateTax: 'Saves a tax; documents keep the name and percentage they were written with.',
  deleteTax: 'Deactivates a tax that was ever used, removes another.',
  addUsualTaxes: 'Adds the rates that are usual in the business’s country; those it has are left alone.',
  activateTax: 'Puts a deactivated tax to use again.',
  // seats
  chooseSeats:
    'Chooses who keeps working where there are more members than seats; the others read and export.',
  dropRefusedInvite: 'Takes an invitation off the list of those that no seat was free for.',
  // team
  listTeam:
    'Everybody who is, was or is asked to be in the team, with the seats and the invitations that none was free for.',
  inviteTeamMember: 'Mails an invitation into the team; its link opens for fourteen days.',
  resendTeamInvite: 'Mails an invitation again; the earlier link is dead.',
  updateTeamMember: 'Changes a role; the member’s next answer carries it. The business keeps an owner.',
  deleteTeamMember: 'Deactivates a member, whose next call ends their session, or withdraws an invitation.',
  trueTeamUserInfo:
    'A member as true-user-info shows them, with the caller’s business and no other of theirs.',
  adminConfirmEmail: 'Takes a member’s address as proved, on the word of who runs the business.',
  validateTeamInvite: 'Says what a link invites to; why it opens nothing otherwise.',
  addTeamMemberPassword: 'Makes the user an invitation is for, lets them in and signs them in.',
  acceptTeamInvite: 'Lets a signed-in user accept the invitation sent to their address.',
  // template
  listTemplates: 'Every template, oldest first; one of them is the default.',
  deleteTemplate: 'Deletes a template; after the default the oldest other one is it.',
  setDefaultTemplate: 'Makes a template the default in place of the one that is.',
  updateTemplate: 'Saves a template.',
  createTemplate: 'Adds a template; the first becomes the default.',
};

/** What heads the description of all calls. */
export const callsHead = {
  title: 'Counterfoil',
  description: 'Every call of the product, from its own contract.',
} as const;
