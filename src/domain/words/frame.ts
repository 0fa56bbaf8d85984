import { everywhere } from './everywhere.ts';
import { partlyPaid } from './posted.ts';

/** Beside the form on the pages before somebody is in. */
export const front = {
  draft: 'Draft',
  issued: 'Issued',
  depositPaid: partlyPaid,
  paid: 'Paid',
  saying: 'The stub that stays in the book.',
  explained: 'Every document keeps its counterfoil: its status, what to do next and what has happened.',
};

/** What the page says of itself. */
export const pageChrome = {
  loading: 'Loading',
  dismiss: 'Dismiss',
  messages: 'Messages',
  messagesAtTop: 'Messages at the top',
  notSaved: 'Not saved yet',
  save: 'Save',
  unsaved: 'Unsaved changes',
  copyRefused: ({ text }: { text: string }) =>
    `Your browser didn’t let us copy this. Copy it yourself: ${text}`,

  /** The way to the list a page belongs to. */
  wayBack: 'Way back',
};

/** The palette: everything that can be found or done. */
export const palette = {
  label: 'Page, document, contact, item or action',
  placeholder: 'Page, number, name or action',
  found: 'Found',
  foundCount: ({ count }: { count: number }) => `${count} found`,

  // What it can do
  newInvoice: 'New invoice',
  newReceipt: 'New receipt',
  newQuote: 'New quote',
  newBill: 'New bill',
  newOrder: 'New purchase order',
  newExpense: 'New expense',
  newCustomer: 'New customer',
  newVendor: 'New vendor',
  newItem: 'New item',
  newBank: 'New bank',
  newTax: 'New tax',
  goTo: 'Go to',
  savedReports: 'Saved reports',
  lightTheme: 'Light theme',
  darkTheme: 'Dark theme',
  systemTheme: 'Device theme',
  showKeys: 'Show the keys',
  signOut: 'Sign out',
  actions: 'Do',
  onThisPage: 'On this page',

  // What it finds, under the name of its page or of its own
  items: 'Items',
  draft: 'Draft',
};

/** The key that opens the palette. */
export const paletteKey = {
  controlK: 'Ctrl K',
};

/** The keys of the product, by where each works. */
export const keys = {
  title: 'Keys',
  lead: 'Single keys work while you’re not typing in a field.',
  controlEnter: 'Ctrl Enter',

  // Everywhere
  everywhere: 'Everywhere',
  findAnything: 'Find a page, document, customer or item, or do something',
  showKeys: 'Show these keys',
  closeOrBack: 'Close what’s open, or go back to where you were',

  // On a list
  onList: 'On a list',
  search: 'Search',
  makeNew: 'Make a new one',
  nextRow: 'Next row',
  previousRow: 'Previous row',
  selectRow: 'Select the row',
  openRow: 'Open the row',
  editRow: 'Edit the row',

  // On a document
  onDocument: 'On a document',
  edit: 'Edit it',
  inForm: 'In a form',
  saveForm: 'Save it, or issue the document',
  inLines: 'In the lines of a form',
  downColumn: 'Go down the column; from the last line, add one',
};

/** What pages are called: in the browser's tab, in the navigation and in the palette. */
export const pageTitles = {
  // Before somebody is in
  signIn: 'Sign in',
  signUp: 'Create your account',
  checkMail: 'Check your email',
  forgotPassword: 'Forgot your password',
  newPassword: 'Choose a new password',
  yourBusiness: 'Your business',
  invitation: 'Your invitation',
  reportMail: 'Report email',
  creditNote: 'Credit note',
  pricing: 'Plans and prices',
  terms: 'Terms of use',
  privacy: 'Privacy',
  subscriptionTerms: 'Subscription terms',

  // Inside a business
  customers: 'Customers',
  newCustomer: 'New customer',
  customer: 'Customer',
  editCustomer: 'Edit customer',
  vendors: 'Vendors',
  newVendor: 'New vendor',
  vendor: 'Vendor',
  editVendor: 'Edit vendor',
  inventory: 'Inventory',
  valuation: 'Valuation',
  auditTrail: 'Audit trail',
  countStock: 'Count stock',
  newItem: 'New item',
  editItem: 'Edit item',
  dashboard: 'Dashboard',
  profile: 'Profile',
  security: 'Security',
  business: 'Business',
  newBusiness: 'New business',
  documentSettings: 'Documents',
  mailSettings: 'Emails',
  stockSettings: 'Stock rules',
  currencies: 'Currencies',
  banks: 'Banks',
  taxes: 'Taxes',
  locations: 'Locations',
  itemCategories: 'Item categories',
  onlineStore: 'Online store',
  storeOrders: 'Store orders',
  importItems: 'Import items',
  labels: 'Labels',
  taskList: 'Tasks',
  stockTransfers: 'Stock transfers',
  stockTransfer: 'Stock transfer',
  accounting: 'Accounting',
  newJournalEntry: 'New journal entry',
  openingBalances: 'Opening balances',
  payouts: 'Payouts',
  close: 'Close',
  journalEntry: 'Journal entry',
  exportBooks: 'Export the books',
  chartOfAccounts: 'Chart of accounts',
  budgets: 'Budgets',
  yearEnd: 'Year end',
  templates: 'Invoice templates',
  team: 'Team',
  plans: 'Plans',
  referrals: 'Referrals',
  reports: 'Reports',

  // In the navigation alone
  selling: 'Selling',
  purchases: 'Purchases',
  stock: 'Stock',
  books: 'Books',
  work: 'Work',
  import: 'Import',
  movements: 'Movements',
  settings: 'Settings',
  you: 'You',
  buyingAndStock: 'Buying and stock',
  moneyAndConnections: 'Money and connections',
  payments: 'Online payments',
  expenses: 'Expenses',
  newExpense: 'New expense',
  expense: 'Expense',
  editExpense: 'Edit expense',
};

/** What is read in a page's place, or over it, while it can't be had. */
export const pageFaults = {
  // It broke, or the server does not answer
  loadAgain: 'Load the page again',

  // There is none
  noPage: 'Page not found',
  noPageLead: 'The address may be old, or mistyped.',
  goToStart: 'Go to the home page',

  // What it shows could not be loaded, or is not there
  notFound: 'Not found',
  notLoaded: 'Not loaded',
  nothingHere: 'There is nothing at this address, or it belongs to another business.',
  goTo: ({ page }: { page: string }) => `Go to ${page}`,

  // It is not for this role
  notForRole: ({ page, role }: { page: string; role: string }) =>
    `“${page}” is not open to your role, ${role}. Ask the owner of the business.`,
};

/** What people read when a call fails. Source: sales-and-access, section 8, spelt as there; those with a word of their own are ours. */
export const failures = {
  expired: 'Session has expired, please log in again.',
  throttled: everywhere.throttled,
  unexpected: everywhere.unexpected,

  /** What a page shows for what the wire calls unexpected, and where it broke itself. */
  broken: 'Something went wrong. Refresh the page and try again.',

  /** PostgreSQL is starting, full of connections, or silent. */
  databaseAway: 'The database isn’t answering. Try again in a few seconds.',
  workedOn: 'Someone else is working on this right now. Try again in a few seconds.',

  /** A business has as much under way as it may, or all of them together have. */
  crowded: 'A lot is going on right now. Try again in a few seconds.',
  manyFiles: 'Many files are being created right now. Try again in a minute.',
  noRoom: 'The server’s disk is full, so nothing can be saved. Free up some space and try again.',
  unreachable: 'We can’t reach Counterfoil. Your changes are kept; try again in a moment.',
};

/** What is said of what was typed in a form and not saved. */
export const kept = {
  left: 'We kept your unsaved changes.',
  back: 'Go back to them',
  discard: 'Discard',
  saveChanges: 'Save changes',
  restored: 'We restored your unsaved changes.',
};

/** What fields are called there; any other by its name in the code. */
const labels: Readonly<Record<string, string>> = {
  issuedOn: 'Date',
  dueOn: 'Due date',
  notes: 'Notes',
  rate: 'Exchange rate',
  shippingTax: 'Tax on shipping',
  shipTo: 'Shipping address',
  shipping: 'Shipping',
  depositRequired: 'Deposit requested',
  name: 'Name',
  earlyPercent: 'Early discount (%)',
  earlyDays: 'Discount period (days)',
  openingOn: 'Opening balance as of',
  percent: 'Percentage',
  holder: 'Name under the signature',
  theirReference: 'Customer’s reference',
  supplyOn: 'Date of supply',
  showsBank: 'Bank details on invoices',
  showsOnline: 'Link and QR code to pay online',
  makeDefault: 'Default',
};

/** Somebody else saved in between: what is said, and what is chosen. */
export const conflict = {
  savedByOther: 'Someone else saved changes',
  savedAt: ({ time }: { time: string }) => `Saved ${time}.`,
  takeTheirs: 'Take their version',
  keepVersion: 'Keep mine',
  saveAgain: 'Save again to keep your version.',

  // Where the two differ, to choose one by one
  theirs: 'Theirs',
  yours: 'Yours',
  useChoices: 'Use these choices',
  saveChoices: 'Save to keep these choices.',

  // How a value is named that is no text
  yes: 'Yes',
  no: 'No',
  on: 'on',
  off: 'off',
  picture: 'A picture',
  noLongerAvailable: 'No longer available',
  notThere: 'Not there',
  line: ({ number }: { number: number }) => `Line ${number}`,
  labels,
};

/** What every dialog says that asks before it does something. */
export const dialog = {
  whatThisWillDo: 'What this will do',
  tryAgain: 'Try again',
  cannotBeDone: 'This can’t be done now',
  close: 'Close',
  keepAsIs: 'Keep as is',
  undo: 'Undo',
};

/** The steps of a dialog that has several. */
export const dialogSteps = {
  back: 'Back',
  steps: 'Steps',
  step: ({ number, count, name }: { number: number; count: number; name: string }) =>
    `Step ${number} of ${count}: ${name}`,
  done: ', done',
  later: ', later',
};

/** The form of a card, and its page. */
export const cardPage = {
  preview: 'Preview',
  belongings: 'What belongs to it',
};

/** What is said where a list of choices can't be had. Source: sales-and-access, section 8, spelt as there. */
export const referenceWords = {
  categoriesNotLoaded: 'An error occurred while fetching the category list, please refresh to try again',
  columnsNotLoaded: 'An error occured while fetching CSV headers, please refresh and try again',
} as const;

/** What stands around every page. */
export const shell = {
  // The top, and the way to find something
  product: 'Counterfoil',
  skip: 'Skip to the page',
  find: 'Search or jump to',
  menu: 'Menu',
  closeMenu: 'Close menu',

  // The navigation
  notInPlan: ', not in your plan',
  onHold: 'on hold',
  main: 'Main',

  // Who is signed in
  switchBusiness: 'Switch business',
  signOut: 'Sign out',
  signedInAs: ({ role }: { role: string }) => `signed in as ${role}`,
  light: 'Light',
  dark: 'Dark',
  system: 'System',
  theme: 'Theme',

  // Their other businesses
  yourBusinesses: 'Your businesses',
  otherTabs: 'Other tabs stay in the business they are in.',
  openAnother: 'Open another business',

  // Looking at the product in another role
  stopPreview: 'Stop preview',
  seenAs: ({ role }: { role: string }) => `You’re previewing as ${role}. What you do is done in your name.`,
};
