import { everywhere, taxNumbers } from './everywhere.ts';

export const businessFaults = {
  countryMissing: everywhere.businessCountryMissing,
  nameMissing: everywhere.businessNameMissing,
  timeZoneUnknown: everywhere.timeZoneUnknown,
  localeMissing: 'Choose how numbers are written.',
  languageUnknown: 'Choose a language from the list.',
  industryUnknown: 'Choose an industry from the list.',
  prefixWrong: 'Use at most 12 letters, digits and . / _ -',
  digitsWrong: 'Choose 1 to 10 digits.',
  dateSet: 'Date set.',
  unableSetDate: 'Unable to set date.',
  multicurrencyIsEnabled: 'Multicurrency is enabled.',
};

export const businessWords = {
  business: 'Business',
} as const;

export const currencyCardWords = {
  chooseCurrencyList: everywhere.currencyUnknown,
  homeCurrency: 'Home currency',
  booksHoldCurrency: (currency: string) =>
    `Your books hold amounts in ${currency}, so you can’t change it. Open another business for another currency.`,
  homeCurrencyLead:
    'Your books are kept in this currency. You can change it until you create your first document.',
  currency: 'Currency',
  foreignCurrencies: 'Foreign currencies',
  foreignOnLead: 'You can create documents in any currency. Each one keeps its exchange rate.',
  foreignOffLead: 'Lets you quote and invoice in your customers’ currencies. This can’t be undone.',
  enableForeignCurrencies: 'Enable foreign currencies',
  enableTitle: 'Enable foreign currencies?',
  keepOff: 'Keep one currency',
} as const;

export const detailsCardWords = {
  formats: (amount: string, day: string, locale: string) => `${amount} and ${day} (${locale})`,
  title: 'Details',
  lead: 'Shown on your documents.',
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

export const fiscalYearWords = {
  title: 'Fiscal year',
  lead: 'Yearly reports start in this month. Years with locked days keep their start.',
  firstMonth: 'First month',
} as const;

/** What happens when the start of the fiscal year changes. */
export const fiscalYearChangeWords = {
  notAStart: 'No fiscal year would start on this day. Choose another day.',
  locked: 'Your books are locked on this day. Choose a later year.',
  answered: 'Fiscal years',
  since: 'Applies from',
  allYears: 'All years',
  from: (day: string) => `The year that starts on ${day}`,
  everyYear: 'Reports and totals of all past years will change.',
  kept: (day: string) => `Years before ${day} stay as they are.`,
  short: ({ from, to }: { from: string; to: string }) =>
    `The year that starts on ${from} will be shorter: it ends on ${to}.`,
} as const;

export const lockDateWords = {
  title: 'Lock date',
  lead: 'Nobody can post on or before this date. Clear it to unlock.',
  lockedUntil: 'Locked until',
  open: 'open',
} as const;

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
  numbersOf: 'Document type',
  prefix: 'Prefix',
  leastDigits: 'Minimum digits',
} as const;

export const signInCardWords = {
  title: 'Sign-in',
  beforeLink:
    'While this is on, anyone without two-step verification is asked to set it up at their next click. Set up your own first, under',
  security: 'Security',
  linksStayOpen: '. Links your customers have stay open.',
  factorForEverybody: 'Require two-step verification for everyone',
} as const;

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
  brackets: 'Show negative amounts in brackets on printed and PDF reports',
  bracketsShort: 'Negative amounts in brackets',
} as const;

export const stockCardWords = {
  title: 'Stock',
  lead: 'When off, you can’t sell more than you have in stock. When on, the cost is estimated from your last purchase and corrected on delivery.',
  sellBeforeStock: 'Sell goods before they are in stock',
} as const;

export const taxOrderWords = {
  title: 'Tax and discount',
  lead: 'Existing documents don’t change.',
  newDocumentsTaxAfterDiscount: 'Apply the discount before tax on new documents',
  rounding: 'Tax rounding',
  newDocumentsTaxPerRate: 'Round tax once per rate on new documents',
} as const;

export const settingsAnswers = {
  settings: 'Settings',
  days: 'Days',
  businessSetUp: 'Your business is set up.',
  changesSaved: 'Changes saved.',
  bankCreated: 'Bank created',
  bankSetDefault: 'Bank Set as default successfully.',
  bank: 'Bank',
  banks: 'Banks',
  bankDeletedSuccessfully: 'Bank deleted successfully.',
  taxAdded: 'Tax has been added.',
  taxes: 'Taxes',
  taxDeleted: 'Tax has been deleted.',
  templates: 'Invoice templates',
  templateDeleted: 'Invoice template deleted.',
  templateCreated: 'Created invoice template.',
  rate: 'Rate',
  rates: 'Rates',
  currencies: 'Currencies',
  countries: 'Countries',
  languages: 'Languages',
  industries: 'Industries',
  categories: 'Categories',
  csvHeaders: 'CSV headers',
  noSuchPlan: 'There is no such plan.',
  planNow: (name: string) => `You are on the ${name} plan now.`,
  nothingWasCharged: 'Nothing was charged.',
};

export const settingsRefusals = {
  currencyUnknown: everywhere.currencyUnknown,
  homeCurrencyChanged: 'The home currency has just changed. Reload the page.',
  booksHoldAmounts: (homeCurrency: string, currency: string) =>
    `Your books hold amounts in ${homeCurrency}, so you can’t change it. Open another business for ${currency}.`,
  numbersCouldBeSame: (other: string) =>
    `Numbers of ${other}s could be the same. Choose a prefix that differs by a letter.`,
  lockDayNotOver: 'Choose a day before today.',
  chooseOtherCurrency: 'Choose another currency from the list.',
  enterRateAbove0: 'Enter a rate above 0.',
  categoryTooLong: (longestCategory: number) => `The category has at most ${longestCategory} characters.`,
  skuTaken: 'Another item, perhaps a deleted one, has this SKU.',
  noBarcodesInPlan: 'Your plan doesn’t include barcodes.',
  stockSoStaysCounted: (quantity: string) => `There are ${quantity} in stock, so it stays counted.`,
  goodsMayComeBack: (named: string) => `Its goods are on ${named} and may come back, so it stays counted.`,
  bankCurrencyFixed: (kept: string, chosen: string) =>
    `The account has entries, so it stays in ${kept}. Add another bank for ${chosen}.`,
  bankNameTaken: (card: string) =>
    `Your books have an account called ${card}, perhaps one no longer in use. Write the name differently.`,
  pictureWrong: 'Choose a PNG, JPEG or WebP picture of at most 200 KB.',
};

/** What law and customers want to know of a business: its form, and what is wrong with it. */
export const particulars = {
  registration: taxNumbers.registration,
  otherTaxNumber: taxNumbers.taxNumber,
  vatNumber: taxNumbers.vatNumber,
  unprintable: 'Use printable characters only.',
  tooLong: ({ most }: { most: number }) => `This can have at most ${most} characters.`,
  emailWrong: 'Write the email like name@example.com.',

  // The form
  title: 'Contact and tax numbers',
  lead: 'Shown on your quotes, invoices and receipts. Everything here is optional, but your country may require some details.',
  phone: 'Phone',
  email: 'Email',
  website: 'Website',
  footer: 'Footer',
  footerHint: 'Shown at the foot of every page, for example your directors or your bank.',
  looksWrong: 'This doesn’t look like a valid number. We’ll keep it as you typed it.',
};

/** Reminders that go out by themselves: their settings. */
export const reminders = {
  title: 'Payment reminders',
  lead: 'Remind customers automatically at 9:00 about invoices you’ve emailed. Reminders stop as soon as an invoice is paid.',
  switchOn: 'Send payment reminders',
  daysBefore: 'Days before the due date',
  onDay: 'Remind on the due date',
  daysAfter: 'Days after the due date',
  severalDays: 'Separate several with commas, such as 7, 21. Leave empty for none.',
  daysMissing: 'Choose at least one day.',
  daysWrong: 'Enter up to ten different whole days: at most 60 before and 365 after the due date.',
  saved: 'Reminders saved.',

  /** Who sent it, in a document's history. */
  automatic: 'Automatic reminder',
};

const industries = [
  'Agriculture',
  'Arts and entertainment',
  'Cleaning',
  'Construction',
  'Consulting',
  'Education',
  'Fashion',
  'Finance',
  'Food and drink',
  'Health',
  'Hospitality',
  'Information technology',
  'Legal',
  'Logistics',
  'Manufacturing',
  'Media',
  'Non-profit',
  'Real estate',
  'Retail',
  'Wholesale',
  'Other',
] as const;

/** What items may be sorted under in a business of any industry. */
const anyCategories =
  'Clothing, Drinks, Electronics, Food, Furniture, Health and beauty, Household, Materials, Office, Services, Tools, Other';

/** What items are usually sorted under in each industry. Source: answers-2.md, Q38. */
const byIndustry: Readonly<Record<(typeof industries)[number], string>> = {
  Agriculture: 'Crops, Livestock, Seeds, Feed, Fertiliser, Equipment',
  'Arts and entertainment': 'Artwork, Tickets, Merchandise, Performances, Materials',
  Cleaning: 'Cleaning, Laundry, Supplies, Equipment',
  Construction: 'Labour, Materials, Tools, Equipment hire, Fittings',
  Consulting: 'Consulting, Projects, Training, Expenses',
  Education: 'Courses, Books, Stationery, Exams',
  Fashion: 'Clothing, Shoes, Bags, Accessories, Jewellery, Fabric',
  Finance: 'Advice, Bookkeeping, Insurance, Fees',
  'Food and drink': 'Food, Drinks, Ingredients, Packaging, Catering',
  Health: 'Treatments, Medicines, Supplies, Health and beauty',
  Hospitality: 'Rooms, Food, Drinks, Events',
  'Information technology': 'Software, Hardware, Support, Hosting, Development',
  Legal: 'Advice, Court fees, Documents',
  Logistics: 'Transport, Storage, Packaging, Customs',
  Manufacturing: 'Raw materials, Components, Finished goods, Packaging, Spare parts',
  Media: 'Advertising, Design, Print, Photo and video',
  'Non-profit': 'Donations, Memberships, Events, Merchandise',
  'Real estate': 'Rent, Commissions, Maintenance, Furniture',
  Retail: 'Clothing, Electronics, Food, Drinks, Household, Health and beauty, Toys',
  Wholesale: 'Clothing, Electronics, Food, Drinks, Household, Materials, Packaging',
  Other: '',
};

const named = (text: string): string[] => text.split(', ').filter(Boolean);

/** What files of documents have besides, and those of contacts. Source: answers-2.md, Q53. */
const ofDocuments = 'Rate, Shipping, Shipping tax, Location, Account, Notes';

const ofContacts =
  'Street, City, State, Postal code, Country, Opening balance, Opening day, Opening currency, Opening rate, Type, Cc, Notes, Attention, Address phone';

/** Where goods go, which customers alone have. */
const ofShipping =
  'Shipping attention, Shipping street, Shipping city, Shipping state, Shipping postal code, Shipping country, Shipping phone';

/** How vendors are paid and booked, which they alone have. */
const ofVendors =
  'Purchase account, Purchase tax, Charges no tax, Early discount, Discount days, Bank details, Our number, Purchasing note';

/** The columns of each kind of file; a star marks what must be there. Source: answers.md, "Fields". */
const fileColumns: Readonly<Record<string, string>> = {
  customers: `Name*, Company, First name, Last name, Email, Phone, WhatsApp, Website, Tax ID, Currency, Payment terms, Address, ${ofContacts}, ${ofShipping}`,
  vendors: `Name*, Company, First name, Last name, Email, Phone, Website, Tax ID, Currency, Payment terms, Address, ${ofContacts}, WhatsApp, ${ofVendors}`,
  inventory:
    'Name*, Type, SKU, Barcode, Description, Category, Unit, Price, Cost, Sales tax, Quantity, Location, Reorder level, Tracked, Opening day, Purchase description, Purchase tax, Expiry, Preferred vendor',
  sales: `Number, Type, Customer*, Issue date*, Due date, Date of supply, Item*, Description, Quantity*, Price*, Tax, Discount, Currency, Paid, ${ofDocuments}`,
  expenses:
    'Number, Date*, Category*, Name*, Description, Amount*, Tax, Payment mode, Currency, Vendor, Bank',
  accounts: 'Code, Name*, Group, Sub-group*, Description, Opening balance, Opening day',
  'journal-entries': 'Number*, Date*, Account*, Description, Contact, Debit*, Credit*, Memo, Currency, Rate',
  bills: `Number, Vendor*, Issue date*, Due date, Item*, Description, Quantity*, Price*, Tax, Currency, Paid, ${ofDocuments}, Vendor’s reference`,
  'purchase-orders': `Number, Vendor*, Issue date*, Item*, Description, Quantity*, Price*, Tax, Currency, ${ofDocuments}`,
};

/** What a business may do for a living; the order gives each its number. */
export const referenceLists = {
  industries,

  /** Every category that is proposed; the order gives each its number. */
  categories: [
    ...new Set([anyCategories, ...Object.values(byIndustry)].flatMap(named)),
  ] satisfies readonly string[],

  /**
   * What items are proposed to be sorted under.
   *
   * @param industry its name; undefined where a business has none
   */
  proposedCategories: (industry: (typeof industries)[number] | undefined): string[] =>
    named((industry && byIndustry[industry]) || anyCategories),
  fileColumns,
};
