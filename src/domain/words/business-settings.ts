import * as everywhere from './everywhere.ts';

/** What is read in business. */
export const businessWords = {
  business: 'Business',
} as const;

/** What is read in currency card. */
export const currencyCardWords = {
  chooseCurrencyList: everywhere.currencyUnknown,
  homeCurrency: 'Home currency',
  booksHoldCurrency: (currency: string) =>
    `Your books hold amounts in ${currency}, so you can’t change it. Open another business for another currency.`,
  homeCurrencyLead:
    'Your books are kept in this currency. You can change it until you create your first document.',
  save: 'Save currency',
  currency: 'Currency',
  foreignCurrencies: 'Foreign currencies',
  foreignOnLead: 'You can create documents in any currency. Each one keeps its exchange rate.',
  foreignOffLead: 'Lets you quote and invoice in your customers’ currencies. It can’t be turned off again.',
  enableForeignCurrencies: 'Enable foreign currencies',
} as const;

/** What is read in details card. */
export const detailsCardWords = {
  formats: (amount: string, day: string, locale: string) => `${amount} and ${day} (${locale})`,
  title: 'Details',
  lead: 'Shown on your documents.',
  save: 'Save details',
  companyName: 'Company name',
  companyAddress: 'Street and number',
  postcode: 'Postcode',
  town: 'City',
  state: 'State or region',
  country: 'Country',
  timeZone: 'Time zone',
  numbersAndDays: 'Number and date format',
  language: 'Language',
  languageHint: 'Counterfoil is only in English for now.',
  languagePlaceholder: 'Not chosen',
  industry: 'Industry',
} as const;

/** What is read in fiscal year. */
export const fiscalYearWords = {
  title: 'Fiscal year',
  lead: 'Yearly reports start in this month.',
  save: 'Save fiscal year',
  firstMonth: 'First month',
} as const;

/** What is read in lock date. */
export const lockDateWords = {
  title: 'Lock date',
  lead: 'Nobody can post on or before this date. Clear it to unlock.',
  save: 'Save lock date',
  lockedUntil: 'Locked until',
} as const;

/** What is read in numbering. */
export const numberingWords = {
  kinds: {
    invoice: 'Invoices',
    receipt: 'Receipts',
    quote: 'Quotes',
    order: 'Purchase orders',
    bill: 'Bills',
    expense: 'Expenses',
    'credit-note': 'Credit notes',
    'vendor-credit': 'Vendor credits',
    cancellation: 'Cancellations',
    transfer: 'Stock transfers',
    journal: 'Journal entries',
  },
  title: 'Numbers',
  lead: (prefix: string, padStart: string) =>
    `Next number: ${prefix}${padStart}. Existing numbers don’t change.`,
  save: 'Save numbers',
  numbersOf: 'Document type',
  prefix: 'Prefix',
  leastDigits: 'Minimum digits',
} as const;

/** What is read in sign in card. */
export const signInCardWords = {
  title: 'Sign-in',
  beforeLink:
    'While this is on, anyone without two-step verification is asked to set it up at their next click. Set up your own first, under',
  security: 'Security',
  linksStayOpen: '. Links your customers have stay open.',
  factorForEverybody: 'Require two-step verification for everyone',
  save: 'Save sign-in',
} as const;

/** What is read in the card of paper. */
export const paperCardWords = {
  title: 'Paper',
  lead: 'Used when you print, and for PDFs. Documents you already have change too.',
  size: 'Paper size',
  usual: (size: string) => `Usual in your country (${size})`,
  sizes: {
    a4: 'A4, 210 × 297 mm',
    letter: 'Letter, 8.5 × 11 in',
    large: 'Large, 300.5 × 450.5 mm',
  },
  save: 'Save paper',
} as const;

/** What is read in stock card. */
export const stockCardWords = {
  title: 'Stock',
  lead: 'When off, you can’t sell more than you have in stock. When on, the cost is estimated from your last purchase and corrected on delivery.',
  sellBeforeStock: 'Sell goods before they are in stock',
  save: 'Save stock',
} as const;

/** What is read in tax order. */
export const taxOrderWords = {
  title: 'Tax and discount',
  lead: 'Existing documents don’t change.',
  newDocumentsTaxAfterDiscount: 'Apply the discount before tax on new documents',
  save: 'Save tax order',
  rounding: 'Tax rounding',
  newDocumentsTaxPerRate: 'Round tax once per rate on new documents',
  saveRounding: 'Save tax rounding',
} as const;
