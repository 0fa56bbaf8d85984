import type { ContactRole } from '../values/contact-role.ts';
import { counted, everywhere, recordRefusals, type Values } from './everywhere.ts';
import { exportButton } from './lists.ts';

export const openingBalanceWords = {
  openingBalance: 'Opening balance',
  openingBalanceCorrected: everywhere.openingBalanceCorrected,
  partSettled: 'Part of the opening balance is settled, so you can’t change it.',
} as const;

export const openingPaymentWords = {
  inFuture: 'A payment can’t be in the future.',
  beforeOpening: 'A payment can’t be before the day of the opening balance.',
  tooMuch: (open: string) => `Only ${open} of the opening balance is still owed.`,
  openingBalancePaid: 'Opening balance paid',
  paymentDeleted: 'Payment deleted',
} as const;

/** What is wrong with an opening balance or an opening stock. */
export const openingFaults = {
  currencyMissing: everywhere.currencyUnknown,
  worthTooLittle: ({ homeCurrency }: { homeCurrency: string }) =>
    `This is worth less than the smallest amount of ${homeCurrency}.`,
  dayMissing: 'Enter a day of the calendar.',
  balanceInFuture: 'An opening balance can’t be in the future.',
  stockInFuture: 'Opening stock can’t be dated in the future.',
};

/** What is done with contacts in any role. */
export const contactCommandWords = {
  undo: 'Undo',
  edit: 'Edit',
  delete: 'Delete',
  restore: 'Restore',
} as const;

/** A contact's documents of one kind, on their page. */
export const contactDocuments = {
  due: 'Due',
  number: 'Number',
  status: 'Status',
  noMatch: everywhere.nothingMatches,
  searchNumberItem: 'Search number, item',
  allStatuses: 'All statuses',
  order: 'Order',
};

interface ExportWords {
  title: string;
  /** So many of them, the number in the way of the business. */
  howMany: (count: number, formatted: string) => string;
}

/** The contacts of a list as a file. */
export const contactExport = {
  /** What the file is called before its day. */
  contactFileNames: {
    customer: 'Customers',
    vendor: 'Vendors',
  } satisfies Readonly<Record<ContactRole, string>>,
  exportWords: {
    customer: {
      title: 'Export customers',
      howMany: (count, formatted) => counted(count, 'customer', 'customers', formatted),
    },
    vendor: {
      title: 'Export vendors',
      howMany: (count, formatted) => counted(count, 'vendor', 'vendors', formatted),
    },
  } satisfies Readonly<Record<ContactRole, ExportWords>>,
  downloading: exportButton.downloading,
  leadSelected: (contacts: string) => `The file has the ${contacts} you selected, in the order of the list.`,
  leadAll: (contacts: string) =>
    `The file has all ${contacts} in the list as you see it now, on every page and in the same order.`,
  downloadCsv: 'Download CSV',
  keep: 'Close',
  columns: 'Columns',
  always: (header: string) => `${header} (always)`,
  tryAgain: 'Try again',
};

interface FormWords {
  list: string;
  add: string;
  save: string;
  thisOneIs: string;
  termsHint: string;
  openingHint: string;
  openingCurrency: string;
  notesHint: string;
}

/** The form of a contact's card. */
export const contactForm = {
  aBusiness: 'A business',
  aPerson: 'A person',
  edit: (name: string) => `Edit ${name}`,
  displayName: 'Display name',
  displayNameHint: 'As shown on documents',
  company: 'Company',
  taxId: 'Tax ID',
  firstName: 'First name',
  lastName: 'Last name',
  email: 'Email',
  copiesTo: 'Copies to',
  copiesToHint: everywhere.severalAddresses,
  phone: 'Phone',
  whatsapp: 'WhatsApp',
  website: 'Website',
  defaultCurrency: 'Default currency',
  defaultCurrencyPlaceholder: (homeCurrency: string) => `Your home currency, ${homeCurrency}`,
  paymentTermsDays: 'Payment terms in days',
  openingBalance: 'Opening balance',
  openingPaidHint: 'You can’t change it once it’s partly paid.',
  asOf: 'As of',
  asOfHint: everywhere.todayIfEmpty,
  billingAddress: 'Billing address',
  shippingAddress: 'Shipping address',
  sameAsBilling: 'Same as billing address',
  notesSeenOnlyHere: 'Notes for your team',
  openingAmountWrong: everywhere.amountOrEmpty,
  openingRateWrong: 'Enter a rate above zero, or leave it empty for 1.',

  /** What only the form of one role has. */
  earlyPercent: 'Early discount (%)',
  earlyPercentHint: 'What they take off if you pay early',
  earlyDays: 'Discount period (days)',
  earlyDaysHint: 'From the bill date, 0 to 365',
  bankDetails: 'Bank details',
  bankDetailsHint: 'Where you pay them.',
  defaultAccount: 'Account for their bills',
  defaultAccountHint: 'For lines of a bill without an item',
  vendorTax: 'Tax on their bills',
  vendorTaxHint: 'Suggested on their orders and bills before the tax of an item.',
  vendorTaxOwn: 'One tax for everything',
  vendorTaxByItem: 'By the item',
  vendorTaxNone: 'No tax, they don’t charge any',
  defaultAccountNone: 'Office supplies, unless a bill says otherwise',
  ourNumber: 'Your account number with them',
  ourNumberHint: 'What they know you by.',
  internalNote: 'Purchasing note',
  internalNoteHint: 'For your team, only on their vendor page',

  /** In which the roles differ. */
  ofRole: {
    customer: {
      list: 'Customers',
      add: 'New customer',
      save: 'Save customer',
      thisOneIs: 'This customer is',
      termsHint: 'Proposes the due date of new invoices.',
      openingHint: 'What they owed before you started using Counterfoil.',
      openingCurrency: 'Currency they owed it in',
      notesHint: 'Also on their vendor page, if they have one',
    },
    vendor: {
      list: 'Vendors',
      add: 'New vendor',
      save: 'Save vendor',
      thisOneIs: 'This vendor is',
      termsHint: 'Proposes the due date of new bills.',
      openingHint: 'What you owed them before you started using Counterfoil.',
      openingCurrency: 'Currency you owed it in',
      notesHint: 'Also on their customer page, if they have one',
    },
  } satisfies Readonly<Record<ContactRole, FormWords>>,
};

/** The payments of an opening balance. */
export const openingPaymentsWords = {
  title: (name: string) => `Payments of the opening balance of ${name}`,
} as const;

interface PayWords {
  title: (name: string) => string;
  lead: (due: string) => string;
  amount: string;
  onDay: string;
}

const ofRole: Readonly<Record<ContactRole, PayWords>> = {
  customer: {
    title: (name) => `Record a payment from ${name}`,
    lead: (due) => `${due} of the opening balance is still owed.`,
    amount: 'Amount received',
    onDay: 'Received on',
  },
  vendor: {
    title: (name) => `Record a payment to ${name}`,
    lead: (due) => `You still owe ${due} of the opening balance.`,
    amount: 'Amount paid',
    onDay: 'Paid on',
  },
};

/** The dialog that records one. */
export const payOpeningWords = {
  ofRole,
  record: (amount: string | null) => `Record ${amount ?? 'the payment'}`,
  tooMuch: openingPaymentWords.tooMuch,
  paidBy: 'Paid by',
  exchangeRate: 'Exchange rate',
  exchangeRateHint: (homeCurrency: string, currency: string, rate: string) =>
    `${homeCurrency} for one ${currency} on that day; the opening balance uses ${rate}`,
} as const;

export const contactProblems = {
  notAnAddress: recordRefusals.notAnAddress,
  tooLong: recordRefusals.tooLong,
  theName: 'The name',
  theCompany: 'The company',
  theFirstName: 'The first name',
  theLastName: 'The last name',
  listAddresses: 'The list of addresses',
  thePhoneNumber: 'The phone number',
  theWhatsappNumber: 'The WhatsApp number',
  theWebsite: 'The website',
  theTaxId: 'The tax id',
  theNote: 'The note',
  theStreet: 'The street',
  theCity: 'The city',
  stateRegion: 'The state or region',
  thePostalCode: 'The postal code',
  theCountry: 'The country',
  termsWrong: 'Payment terms are 0 to 365 days.',
  nameMissing: (role: string) => `Enter the ${role}’s display name.`,
  emailWrong: everywhere.emailWrong,
  phoneWrong: 'Enter a phone number like +234 801 234 5678.',
  websiteWrong: 'Enter an address like www.example.com.',
  currencyUnknown: everywhere.currencyUnknown,
  theBankDetails: 'The bank details',
  ourNumber: 'Our number',
  theInternalNote: 'The purchasing note',
  accountTakesNoLines:
    'Choose an active account. Cash, bank, stock, tax, receivable, payable and opening balance accounts can’t be used here.',
  hasRoleAlready: (role: string) => `This contact is a ${role} already.`,
};

interface StubWords {
  surplus: string;
  surplusIn: (currency: string) => string;
  stillOwed: string;
  /** Leads to the form that makes them the other too. */
  makeOther: string;
  /** Names what else they are. */
  also: string;
}

const contactViewOfRole: Readonly<Record<ContactRole, StubWords>> = {
  customer: {
    surplus: 'Credit',
    surplusIn: (currency) => `Credit in ${currency}`,
    stillOwed: 'still owed',
    makeOther: 'Make a vendor too',
    also: 'Also a vendor, owed',
  },
  vendor: {
    surplus: 'Advance',
    surplusIn: (currency) => `Advance in ${currency}`,
    stillOwed: 'still owed to them',
    makeOther: 'Make a customer too',
    also: 'Also a customer, owing',
  },
};

/** The counterfoil of a contact in any role. */
export const contactCounterfoilWords = {
  ofRole: contactViewOfRole,
  happened: {
    'customer.create': 'Added',
    'customer.update': 'Edited',
    'customer.delete': 'Deleted',
    'reminders.pause': 'Reminders paused',
    'reminders.resume': 'Reminders resumed',
    'customer.restore': 'Restored',
    'vendor.create': 'Added',
    'vendor.update': 'Edited',
    'vendor.delete': 'Deleted',
    'vendor.restore': 'Restored',
    'statement.send': 'Statement sent',
    'opening.pay': 'Opening balance paid',
    'opening.payment-delete': 'Payment of the opening balance deleted',
    'credit.refund': 'Credit refunded',
  } as Readonly<Record<string, string>>,
  changed: 'Changed',
  mailed: { queued: 'on its way', sent: 'sent', failed: 'not sent' },
  paidSoFar: 'Paid so far',
  purchasedSoFar: 'Purchases so far',
  overdue: 'Overdue',
  lastPaidOn: 'Last payment',
  openingBalance: (day: string) => `Opening balance, ${day}`,
  stillOwedOfIt: 'Outstanding of the opening balance',
  paymentsOfIt: 'Payments of the opening balance',
  sendStatement: 'Send statement',
  statementPdf: 'Statement PDF',
  statementTo: (email: string) => `Statement to ${email}`,
  nothingIsOwed: 'nothing is owed',
} as const;

/** The details on a contact's page. */
export const contactDetailWords = {
  kind: 'Type',
  person: 'Person',
  business: 'Business',
  contact: 'Contact',
  paymentTerms: 'Payment terms',
  dueAtOnce: 'Due at once',
  days: (days: number) => counted(days, 'day', 'days'),
  details: 'Details',
  earlyPayment: 'Early payment',
  deleted: {
    customer:
      'This customer is deleted. Their documents stay; new ones can’t be made out to them until they are restored.',
    vendor:
      'This vendor is deleted. Their documents stay; no new ones can be written for them until they are restored.',
  },
} as const;

export const statement = {
  firstDayComesAfter: 'The first day comes after the last one.',
  openingBalance: 'Opening balance',
  balanceDue: 'Balance due',
  /** What was owed when the books began, as a row between the two. */
  broughtForward: 'Balance brought forward',
  journalEntry: 'Journal entry',
  takenBack: (what: string) => `${what}, reversed`,
  statementOf: (name: string) => `Statement of ${name}`,
  fromTo: (from: string, written: string) => `From ${from} to ${written}`,
  asOf: (written: string) => `As of ${written}`,
  statement: 'Statement',
  statementFor: 'Statement for',
  taxId: (taxId: string) => `Tax ID ${taxId}`,
  dueDate: 'Due date',
  totalAmount: 'Total amount',
  dateAndItem: 'Date and item',
  amount: 'Amount',
  balance: 'Balance',
  stillDue: (amount: string) => `${amount} still due`,
  owedBefore: (day: string) => `Owed before ${day}`,
  cancelled: 'Cancelled',
  settled: 'Settled',
  amountDueOf: (homeCurrency: string) => `Amount due ${homeCurrency}`,
  payFirst: (document: string) => `${document} is due first.`,
};

/** Sending everybody who owes something their statement. */
export const sendAllStatements = {
  act: 'Email everyone who owes you',
  title: 'Email statements to everyone who owes you?',
  lead: 'Each customer with a balance and an email address gets their statement as a PDF.',
  send: 'Send statements',
  keep: 'Close',
  sent: (sent: number, unreached: readonly string[]) =>
    [
      sent === 0 ? 'No statement was sent.' : `${counted(sent, 'statement', 'statements')} on the way.`,
      ...(unreached.length > 0 ? [`No email address: ${unreached.join(', ')}.`] : []),
    ].join(' '),
} as const;

/** The dialog that sends a contact their statement. */
export const sendStatement = {
  title: (name: string) => `Send ${name} their statement`,
  lead: (days: string) =>
    `The statement for ${days} is attached as a PDF, with what is still due. Its dates are those of the statement you see.`,
  sendEmail: 'Send email',
  keep: 'Close',
  fromTo: ({ from, to }: Values<'from' | 'to'>) => `${from} to ${to}`,
  fromOn: ({ from }: Values<'from'>) => `${from} and later`,
  upTo: ({ to }: Values<'to'>) => `${to} and before`,
  allTime: 'all time',
  to: 'To',
  cc: 'Cc',
  ccHint: everywhere.severalAddresses,
  bcc: 'Bcc',
  personalMessage: 'Personal message',
};
