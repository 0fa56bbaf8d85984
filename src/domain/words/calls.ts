import { billCallWords } from './bill-calls.ts';
import { documentCalls } from './document-calls.ts';
import { expenseCallWords } from './expense-calls.ts';
import { onlineStoreCallWords } from './online-store-calls.ts';
import { orderCallWords } from './order-calls.ts';
import { settingsCallWords } from './settings-calls.ts';
import { stockCallWords } from './stock-calls.ts';

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
    'Keeps a PNG or JPEG given as a data address, drawn anew by the server; an empty one takes it away.',
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
  mapImport: 'Matches the columns of a file, and says how its cells are read.',
  previewImport: 'What an import would do, without doing it.',
  stopImport: 'Stops an import.',
  resumeImport: 'Goes on with an import that was stopped or failed.',
  undoImport: 'Takes back what an import created and changed.',
  discardImport: 'Discards an import that did nothing.',
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
  // ledger-account
  listSubgroups: 'The seventeen sub-groups of the chart of accounts, each with its group.',
  listGroups: 'The five groups of the chart of accounts.',
  listAccounts: 'Every account with its balance and what moved in the days asked for; this year unless told.',
  addAccount: 'Adds an account to a sub-group, with its opening balance.',
  updateAccount: 'Saves an account; a changed opening balance is reversed and posted again.',
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
  fiscalYear: 'Sets the month, 1 to 12, the fiscal year begins with.',
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
    'Records that a vendor paid back what was paid in advance, in one currency; the business’s own unless told.',
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
  vendorSummary:
    'What one vendor came to so far, with what was paid in advance and when they were paid last.',
  countVendors: 'How many vendors stand under each tab of the list.',
  getVendor: 'One vendor with what was bought of them, is owed to them and was paid in advance.',
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
  upgradePlan: 'Changes the plan, at once and without payment: billing is a sandbox here.',
  allPlans: 'Every plan with its caps and features, the smallest first.',
  planDetails: 'One plan with its caps and features.',
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
  trialBalance: 'Every account’s balance at the end of a day, debits beside credits.',
  journalEntries: 'Journal entries of a range with their lines, newest first.',
  accountLedger: 'One account’s lines of a range with a running balance.',
  inventoryValuation:
    'What the stock was worth at the end of a day, item by item, beside what it would sell for.',
  valuationTransactions:
    'The moves behind what an item was worth at the end of a day, each with what there was after it.',
  stockAnalysis:
    'How much there is of each item at the end of a day, how fast it sells, and how many to order; by filter, expiry and location.',
  downloadReport: 'A whole report as CSV or PDF, by its name: the address to fetch it from.',
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
  // tax
  addTax: 'Adds a tax; recoverable unless told otherwise.',
  listTaxes: 'Every tax by name, deactivated ones too; a text while there is none.',
  updateTax: 'Saves a tax; documents keep the name and percentage they were written with.',
  deleteTax: 'Deactivates a tax that was ever used, removes another.',
  activateTax: 'Puts a deactivated tax to use again.',
  // team
  listTeam: 'Everybody who is, was or is asked to be in the team, with the seats that are taken.',
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
