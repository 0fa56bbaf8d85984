import type { units } from '../stock/product.ts';
import { attachmentAnswers } from '../words/attachments.ts';
import { counted } from '../words/everywhere.ts';
import type { Encoding } from './encodings.ts';

/** What imports answer with. */
export const importAnswers = {
  successful: 'successful',
  headers: 'Column names',
  view: 'Import',
  preview: 'What this import will do',
  decoded: 'Encoding saved',
  mapped: 'Columns saved',
  started: 'Import started',
  stopped: 'Import stopped',
  resumed: 'Import resumed',
  undoing: 'Undoing the import',
  discarded: 'Import discarded',
  removed: 'Import removed from the list',
  headed: 'Line of column names saved',
  kindUnknown: 'This kind of file can’t be imported.',
  columnTwice: ({ column }: { column: string }) => `The column ${column} is chosen twice.`,
  columnUnknown: 'The file has no such column. Reload the page and match the columns again.',
  noErrors: 'Every row of this import was imported.',
  fileGone: 'The file of this import is no longer kept. Files are kept for 90 days.',
  mayBeOpened: ({ contact, day }: { contact: string; day: string }) =>
    `${contact} has an opening balance of ${day} and documents that are older and not paid. Make sure that it doesn’t include them.`,
  mailboxShared: ({ email, name, other }: { email: string; name: string; other: string }) =>
    `${name} and ${other} have the same email, ${email}. They’re imported as two contacts.`,
  equalRows: ({ many }: { many: string }) =>
    `Some rows are the same as an earlier row. They’re imported as separate ${many}. If they’re duplicates, remove them from the file first.`,
  otherRow: 'Another row of this document has an error.',
  reason: 'What to correct',
  /** What a column is called that its file doesn't name, and one whose name comes again. */
  columnNumbered: ({ n }: { n: number }) => `Column ${n}`,
  columnAgain: ({ column, n }: { column: string; n: number }) => `${column} (${n})`,
  errorFileName: ({ name }: { name: string }) => `${name} – rows not imported.csv`,
};

/** What is read of a file of contacts. */
export const contactFile = {
  unknownColumn: (contacts: string, unknown: string) => `A file of ${contacts} has no column “${unknown}”.`,
};

/** What the columns of a file are called by us, and by other programs. Source: answers-2.md, Q53 and Q61. */
export const itemColumnNames = {
  name: [
    'Name',
    'Title',
    'Item',
    'Item name',
    'Product',
    'Product name',
    'Product/Service name',
    'Product/Service',
  ],
  kind: ['Type', 'Kind', 'Item type'],
  sku: ['SKU', 'Variant SKU', 'Item code', 'Code', 'Product key', 'ItemCode'],
  barcode: ['Barcode', 'Variant Barcode', 'EAN', 'UPC', 'GTIN', 'GTIN, UPC, EAN, or ISBN'],
  description: ['Description', 'Body (HTML)', 'Sales description', 'SalesDescription', 'Short description'],
  category: ['Category', 'Product category', 'Group', 'Categories'],
  unit: ['Unit', 'Unit of measure', 'UOM'],
  price: [
    'Price',
    'Variant Price',
    'Unit price',
    'Sales price',
    'Selling price',
    'Sales price / Rate',
    'SalesUnitPrice',
    'Regular price',
    'Rate',
  ],
  cost: [
    'Cost',
    'Cost per item',
    'Unit cost',
    'Cost price',
    'Purchase price',
    'Purchase cost',
    'PurchasesUnitPrice',
    'Purchase rate',
  ],
  salesTax: ['Sales tax', 'Tax'],
  tracked: ['Tracked', 'Track stock', 'Count in stock'],
  quantity: [
    'Quantity',
    'Variant Inventory Qty',
    'In stock',
    'Quantity available',
    'Qty',
    'Stock',
    'Quantity on hand',
    'Stock on hand',
  ],
  openingOn: ['Opening day', 'Counted on', 'As of', 'Quantity as-of date'],
  location: ['Location', 'Warehouse', 'Place', 'Stock location'],
  reorderLevel: ['Reorder level', 'Reorder at', 'Reorder point', 'Low stock amount'],
  purchaseDescription: ['Purchase description', 'Description for purchases'],
  purchaseTax: ['Purchase tax', 'Tax on purchases'],
  expiresOn: ['Expiry', 'Expires on', 'Expiry date', 'Expiration date'],
  // Not `Vendor`: in a shop's own file that is who made it.
  vendor: ['Preferred vendor', 'Preferred supplier', 'Vendor name', 'Supplier'],
} as const;

const contactColumnNames = {
  name: [
    'Name',
    'Display name',
    'Contact name',
    'Full name',
    'Název',
    'Nom',
    'Nombre',
    'Nome',
    'Naam',
    'Nazwa',
    '名前',
  ],
  type: ['Type', 'Contact type'],
  company: [
    'Company',
    'Company name',
    'Organization',
    'Organisation',
    'Organization name',
    'Organization 1 - Name',
    'Firma',
  ],
  firstName: ['First name', 'Given name', 'Contact first name', 'Vorname'],
  lastName: ['Last name', 'Family name', 'Surname', 'Contact last name', 'Nachname'],
  email: [
    'Email',
    'E-mail',
    'Email address',
    'Main email',
    'Email 1 - Value',
    'EmailID',
    'Customer email',
    'Contact email',
  ],
  cc: ['Cc', 'Email cc'],
  phone: [
    'Phone',
    'Phone number',
    'Main phone',
    'Telephone',
    'Tel',
    'Phone 1 - Value',
    'Business phone',
    'Phone numbers',
    'Mobile phone',
    'Mobile',
    'Mobile number',
    'Telefon',
    'Default address phone',
  ],
  whatsapp: ['WhatsApp', 'WhatsApp number'],
  website: ['Website', 'Web site', 'URL', 'Web', 'Web page', 'Website 1 - Value'],
  taxId: ['Tax ID', 'Tax number', 'VAT number', 'VAT ID', 'TIN', 'GSTIN', 'EIN', 'Tax registration number'],
  currency: ['Currency', 'Currency code', 'Customer currency', 'Vendor currency'],
  termsDays: ['Payment terms', 'Terms', 'Payment term days', 'Net days'],
  address: ['Address', 'Billing address', 'Full address'],
  street: [
    'Street',
    'Address line 1',
    'Billing street',
    'Street address',
    'Address1',
    'Default Address Address1',
    'POAddressLine1',
    'Address 1 - Street',
    'Business street',
  ],
  street2: [
    'Address line 2',
    'Address2',
    'Default Address Address2',
    'Billing Apt/Suite',
    'POAddressLine2',
    'Billing Street2',
    'Address 1 - Extended Address',
    'Business street 2',
  ],
  city: [
    'City',
    'Town',
    'Billing city',
    'Default Address City',
    'POCity',
    'Address 1 - City',
    'Business city',
    'Ort',
    'Město',
  ],
  state: [
    'State',
    'Region',
    'Province',
    'County',
    'Billing state',
    'State or region',
    'Default Address Province Code',
    'Billing State/Province',
    'Province/State',
    'PORegion',
    'Address 1 - Region',
    'Business state',
  ],
  zip: [
    'Postal code',
    'ZIP',
    'Zip code',
    'Postcode',
    'Billing zip',
    'Billing postal code',
    'Default Address Zip',
    'Billing code',
    'Postal code/ZIP code',
    'POPostalCode',
    'Address 1 - Postal Code',
    'Business Postal Code',
    'PLZ',
  ],
  country: [
    'Country',
    'Billing country',
    'Country / Region',
    'Default Address Country Code',
    'POCountry',
    'Address 1 - Country',
    'Business Country/Region',
    'Land',
  ],
  attention: ['Attention', 'Attn'],
  addressPhone: ['Address phone'],
  notes: ['Notes', 'Note', 'Remarks', 'Public notes'],
  openingBalance: ['Opening balance', 'Balance', 'Open balance', 'Outstanding'],
  openingOn: ['Opening day', 'As of', 'Balance as of', 'Opening date'],
  openingCurrency: ['Opening currency', 'Balance currency'],
  openingRate: ['Opening rate', 'Exchange rate'],
} as const;

/** Files of customers. Source: answers-2.md, Q53. */
export const customerColumnNames = {
  ...contactColumnNames,
  name: [...contactColumnNames.name, 'Customer', 'Customer name', 'Client', 'Client name'],
  shippingAttention: ['Shipping attention'],
  shippingStreet: ['Shipping street'],
  shippingCity: ['Shipping city'],
  shippingState: ['Shipping state'],
  shippingZip: ['Shipping postal code', 'Shipping zip', 'Shipping code'],
  shippingCountry: ['Shipping country'],
  shippingPhone: ['Shipping phone'],
} as const;

/** Files of vendors. */
export const vendorColumnNames = {
  ...contactColumnNames,
  name: [...contactColumnNames.name, 'Vendor', 'Vendor name', 'Supplier', 'Supplier name'],
  defaultAccount: ['Purchase account', 'Default account', 'Default expense account', 'Expense account'],
  purchaseTax: ['Purchase tax', 'Tax on purchases', 'Default purchase tax'],
  chargesNoTax: ['Charges no tax'],
  earlyPercent: ['Early discount', 'Early discount (%)', 'Early payment discount'],
  earlyDays: ['Discount days', 'Discount period (days)', 'Early payment days'],
  bankDetails: ['Bank details', 'Bank account details', 'Bank account', 'Bank account number', 'IBAN'],
  ourNumber: ['Our number', 'Our account number', 'Account no.'],
  internalNote: ['Purchasing note', 'Internal note'],
} as const;

/** Files of the chart of accounts. Source: finance-answers.md, Q131. */
export const accountColumnNames = {
  code: ['Code', 'Account code', 'Account number', 'Number', 'Account no.'],
  name: ['Name', 'Account', 'Account name'],
  group: ['Group', 'Class', 'Category', 'Account group'],
  subgroup: ['Sub-group', 'Subgroup', 'Type', 'Account type', 'Detail type'],
  description: ['Description', 'Notes'],
  openingBalance: ['Opening balance', 'Balance'],
  openingOn: ['Opening day', 'As of', 'Opening date', 'Balance as of'],
} as const;

/** What the tax on an import was computed from, which lines of purchases have. */
const taxBaseNames = ['Tax base', 'Customs value', 'Taxable value'] as const;
/** Files of journal entries. Source: finance-answers.md, Q135. */
export const entryColumnNames = {
  number: [
    'Number',
    'Entry number',
    'Entry',
    'Entry no.',
    'Journal number',
    'Journal no.',
    'Transaction',
    'No',
  ],
  onDay: ['Date', 'Entry date', 'Journal date', 'Day', 'Posting date', 'Transaction date'],
  account: ['Account', 'Account name', 'Account code', 'Ledger account', 'Account number'],
  description: ['Description', 'Line description', 'Details', 'Narration'],
  contact: ['Contact', 'Customer', 'Vendor', 'Name', 'Customer or vendor'],
  debit: ['Debit', 'Dr', 'Debits', 'Debit amount'],
  credit: ['Credit', 'Cr', 'Credits', 'Credit amount'],
  memo: ['Memo', 'Journal memo', 'Notes'],
  currency: ['Currency', 'Currency code'],
  rate: ['Rate', 'Exchange rate'],
} as const;

/** Files of expenses. */
export const expenseColumnNames = {
  reference: ['Number', 'Reference', 'Receipt number', 'Expense number', 'Invoice number'],
  onDay: [
    'Date',
    'Expense date',
    'Day',
    'Paid on',
    'Transaction date',
    'Trans. date',
    'Buchungstag',
    'Buchungsdatum',
    'Datum',
    'Value date',
  ],
  category: ['Category', 'Expense category', 'Expense account', 'Account', 'Kategorie'],
  name: [
    'Name',
    'Expense',
    'Expense name',
    'Title',
    'Payee',
    'Merchant',
    'Merchant/Vendor',
    'Empfänger',
    'Begünstigter',
    'Beguenstigter/Zahlungspflichtiger',
    'Name Zahlungsbeteiligter',
    'Transaction description',
    'Narration',
    'Remarks',
  ],
  description: ['Description', 'Details', 'Memo', 'Notes', 'Verwendungszweck', 'Reference text'],
  amount: [
    'Amount',
    'Without tax',
    'Net amount',
    'Subtotal',
    'Total',
    'Debit amount',
    'Paid out',
    'Money out',
    'Debit',
    'Withdrawals',
    'Betrag',
    'Betrag (EUR)',
    'Umsatz',
  ],
  taxAmount: ['Tax amount', 'Tax total', 'Total tax', 'Taxes', 'VAT amount'],
  taxBase: taxBaseNames,
  total: ['Total with tax', 'Gross amount', 'Total amount', 'Grand total', 'Total'],
  includesTax: ['Amount includes tax', 'Tax included'],
  taxId: ['Tax', 'Tax name', 'Tax rate'],
  mode: ['Payment mode', 'Paid with', 'Payment method'],
  currency: ['Currency', 'Currency code', 'Währung', 'Waehrung'],
  rate: ['Rate', 'Exchange rate'],
  vendor: ['Vendor', 'Vendor name', 'Supplier'],
  bankId: ['Bank', 'Bank account', 'Paid through'],
} as const;

const numberNames = [
  'Number',
  'Document number',
  'Invoice number',
  'Invoice no',
  'Invoice #',
  'Name',
  'No',
] as const;

const dayNames = ['Issue date', 'Date', 'Invoice date', 'Date issued', 'Created at', 'Date (UTC)'] as const;

const vendorNames = ['Vendor', 'Vendor name', 'Supplier', 'Supplier name', 'ContactName'] as const;

const dueNames = ['Due date', 'Due', 'Payment due', 'Invoice due date'] as const;

/** When it was supplied, where that is another day than the issue date or the law wants it said. */
const supplyNames = [
  'Date of supply',
  'Supply date',
  'Delivery date',
  'Date of delivery',
  'Tax point',
  'Tax point date',
  'Leistungsdatum',
  'Lieferdatum',
] as const;

const currencyNames = ['Currency', 'Currency code'] as const;

const discountNames = ['Discount', 'Discount amount', 'Invoice discount', 'Total discount'] as const;

const paidNames = [
  'Paid',
  'Amount paid',
  'Payments',
  'Invoice amount paid',
  'Paid to date',
  'Invoice paid to date',
  'Total paid',
] as const;

const lineColumnNames = {
  item: [
    'Item',
    'Item name',
    'Product',
    'Lineitem name',
    'Product/Service',
    'Item(Product/Service)',
    'Item product',
    'Item product key',
    'Item code',
    'SKU',
  ],
  description: ['Description', 'Details', 'Line description', 'Item description', 'Item desc', 'Item notes'],
  quantity: ['Quantity', 'Qty', 'Lineitem quantity', 'Item quantity'],
  price: [
    'Price',
    'Unit price',
    'Lineitem price',
    'Item price',
    'Unit cost',
    'Unit amount',
    'Item rate',
    'Item cost',
    'Rate',
  ],
  lineDiscount: ['Line discount', 'Discount per line', 'Item discount', 'Lineitem discount'],
  tax: ['Tax', 'Tax name', 'Tax code', 'Tax rate', 'VAT', 'Item tax', 'Item tax code', 'Item tax name 1'],
} as const;

/** What every file of documents has besides. */
const documentColumnNames = {
  rate: ['Rate', 'Exchange rate'],
  shipping: ['Shipping', 'Delivery', 'Shipping charge', 'Freight'],
  shippingTax: ['Shipping tax'],
  pricesIncludeTax: [
    'Prices include tax',
    'Price includes tax',
    'Amounts include tax',
    'Taxes included',
    'Tax included',
    'Tax inclusive',
  ],
  location: ['Location', 'Warehouse', 'Place'],
  account: ['Account', 'Expense account', 'Account name'],
  notes: ['Notes', 'Note', 'Memo', 'Customer note', 'Public notes', 'Invoice public notes'],
} as const;

/**
 * A document's own sums and its state, which it is compared with, as Shopify, Xero, QuickBooks, Zoho, FreshBooks, Invoice Ninja and others
 * call them.
 */
const sumNames = {
  total: [
    'Total',
    'Invoice total',
    'Total amount',
    'Grand total',
    'Invoice amount',
    'Bill total',
    'Order total',
    'Amount total',
    'Line total',
  ],
  taxTotal: [
    'Tax total',
    'Taxes',
    'Total tax',
    'Total taxes',
    'Invoice total taxes',
    'Invoice tax',
    'Sales tax',
  ],
  taxAmount: ['Tax amount', 'Item tax amount', 'Line tax amount', 'Tax 1 amount', 'Lineitem tax'],
  status: [
    'Status',
    'Financial status',
    'Payment status',
    'Invoice status',
    'Bill status',
    'Order status',
    'Purchase order status',
    'PO status',
  ],
  cancelled: ['Cancelled', 'Cancelled at', 'Canceled at', 'Cancelled on', 'Voided at', 'Date cancelled'],
} as const;

const balanceNames = [
  'Balance',
  'Outstanding balance',
  'Balance due',
  'Amount due',
  'Open balance',
  'Invoice amount due',
  'Invoice balance',
  'Due amount',
] as const;

/** When and how a document was paid. */
const paymentNames = {
  paidOn: ['Payment date', 'Paid on', 'Paid at', 'Date paid', 'Paid date', 'Last payment date'],
  paidBy: ['Payment method', 'Payment mode', 'Paid with', 'Payment type'],
} as const;

/** Files of invoices and receipts. */
export const salesColumnNames = {
  number: numberNames,
  type: ['Type', 'Document type'],
  contact: ['Customer', 'Customer name', 'Client', 'Client name', 'ContactName', 'Billing name', 'Bill to'],
  issuedOn: dayNames,
  dueOn: dueNames,
  supplyOn: supplyNames,
  ...lineColumnNames,
  discount: discountNames,
  currency: currencyNames,
  paid: paidNames,
  ...paymentNames,
  ...documentColumnNames,
  ...sumNames,
  balance: balanceNames,
} as const;

/** Files of bills. */
export const billColumnNames = {
  number: ['Number', 'Bill number', 'Bill no', 'Document number', ...numberNames.slice(2)],
  contact: vendorNames,
  issuedOn: [...dayNames, 'Bill date'],
  dueOn: dueNames,
  ...lineColumnNames,
  discount: discountNames,
  currency: currencyNames,
  paid: paidNames,
  ...paymentNames,
  ...documentColumnNames,
  reference: ['Vendor’s reference', 'Vendor reference', 'Reference'],
  ...sumNames,
  taxBase: taxBaseNames,
  balance: balanceNames,
} as const;

/** Files of purchase orders. */
export const orderColumnNames = {
  number: ['Number', 'Purchase order number', 'Document number', 'Order number', 'PO number', 'Name', 'No'],
  contact: vendorNames,
  issuedOn: [...dayNames, 'Order date'],
  ...lineColumnNames,
  discount: discountNames,
  currency: currencyNames,
  ...documentColumnNames,
  ...sumNames,
  taxBase: taxBaseNames,
} as const;

/** A few rows of each kind, as its file is written: each can be imported as it is. */
type Sample<Names> = readonly Partial<Record<keyof Names, string>>[];

const unit: (typeof units)[number] = 'PCs';

/** Two goods and a service. */
export const itemSample: Sample<typeof itemColumnNames> = [
  {
    name: 'Beeswax candle',
    kind: 'product',
    sku: 'CANDLE-01',
    category: 'Candles',
    unit,
    price: '12.50',
    cost: '4.20',
    tracked: 'yes',
    quantity: '40',
    openingOn: '2026-01-01',
    reorderLevel: '10',
  },
  {
    name: 'Brass lamp',
    kind: 'product',
    sku: 'LAMP-07',
    category: 'Lamps',
    unit,
    price: '89.00',
    cost: '41.00',
    tracked: 'yes',
    quantity: '6',
    openingOn: '2026-01-01',
    reorderLevel: '2',
  },
  { name: 'Engraving', kind: 'service', sku: 'SERVICE-02', price: '15.00', tracked: 'no' },
];

export const customerSample: Sample<typeof customerColumnNames> = [
  {
    name: 'Harbour Café',
    type: 'business',
    company: 'Harbour Café Ltd',
    email: 'hello@harbour.example',
    phone: '+44 20 7946 0018',
    taxId: 'GB123456789',
    termsDays: '30',
    street: '4 Quay Street',
    city: 'Bristol',
    zip: 'BS1 4DJ',
    country: 'United Kingdom',
    openingBalance: '240.00',
    openingOn: '2026-01-01',
  },
  {
    name: 'Ada Obi',
    type: 'person',
    firstName: 'Ada',
    lastName: 'Obi',
    email: 'ada@obi.example',
    phone: '+234 801 234 5678',
    city: 'Lagos',
    country: 'Nigeria',
  },
];

export const vendorSample: Sample<typeof vendorColumnNames> = [
  {
    name: 'Northern Wax',
    type: 'business',
    company: 'Northern Wax Ltd',
    email: 'orders@wax.example',
    phone: '+44 161 496 0123',
    website: 'www.wax.example',
    termsDays: '14',
    street: '9 Mill Lane',
    city: 'Leeds',
    zip: 'LS1 4AP',
    country: 'United Kingdom',
    openingBalance: '120.00',
    openingOn: '2026-01-01',
    earlyPercent: '2',
    earlyDays: '10',
    bankDetails: 'GB33 BUKB 2020 1555 5555 55',
    ourNumber: 'C-2041',
  },
  { name: 'Paper & Post', type: 'business', email: 'sales@paper.example', termsDays: '0' },
];

export const accountSample: Sample<typeof accountColumnNames> = [
  { code: '4100', name: 'Workshops', group: 'Income', subgroup: 'Sales', description: 'Courses we give' },
  { code: '6150', name: 'Workshop rent', group: 'Expenses', subgroup: 'Operating' },
  {
    code: '2500',
    name: 'Van loan',
    group: 'Liabilities',
    subgroup: 'Non-current',
    openingBalance: '9000.00',
    openingOn: '2026-01-01',
  },
];

const payroll = { number: 'J-1041', onDay: '2026-01-31', memo: 'Payroll of January' };

export const entrySample: Sample<typeof entryColumnNames> = [
  { ...payroll, account: 'Salaries', description: 'Gross pay', debit: '4200.00' },
  { ...payroll, account: 'Accrued liabilities', description: 'Withheld', credit: '910.50' },
  { ...payroll, account: 'Cash and cash equivalents', description: 'Paid out', credit: '3289.50' },
];

export const expenseSample: Sample<typeof expenseColumnNames> = [
  {
    reference: 'R-1041',
    onDay: '2026-01-14',
    category: 'Travel',
    name: 'Train to Bristol',
    description: 'Visit to a customer',
    amount: '58.40',
    mode: 'Cash',
  },
  {
    reference: 'R-1042',
    onDay: '2026-01-20',
    category: 'Utilities',
    name: 'Electricity',
    description: 'December',
    amount: '132.00',
    mode: 'Bank Transfer',
  },
];

/** A few rows of each kind of document, as its file is written: each can be imported as it is. */
/** An invoice of two lines and a receipt. */
export const salesSample: Sample<typeof salesColumnNames> = [
  {
    number: 'INV-2041',
    type: 'Invoice',
    contact: 'Harbour Café',
    issuedOn: '2026-01-12',
    dueOn: '2026-02-11',
    supplyOn: '2026-01-10',
    item: 'Beeswax candle',
    description: 'Boxes of six',
    quantity: '10',
    price: '12.50',
    discount: '5%',
    shipping: '8.00',
    notes: 'Thanks for coming by.',
  },
  { number: 'INV-2041', contact: 'Harbour Café', item: 'Engraving', quantity: '2', price: '15.00' },
  {
    number: 'RCP-0310',
    type: 'Receipt',
    contact: 'Ada Obi',
    issuedOn: '2026-01-15',
    item: 'Brass lamp',
    quantity: '1',
    price: '89.00',
    paid: '89.00',
  },
];

/** A bill of two lines, and one of another vendor with the same number. */
export const billSample: Sample<typeof billColumnNames> = [
  {
    number: '1001',
    contact: 'Northern Wax',
    issuedOn: '2026-01-08',
    dueOn: '2026-01-22',
    item: 'Wax, 10 kg',
    quantity: '4',
    price: '62.00',
    account: 'Office supplies',
    shipping: '12.00',
    reference: 'NW-77120',
  },
  { number: '1001', contact: 'Northern Wax', item: 'Wicks', quantity: '200', price: '0.15' },
  {
    number: '1001',
    contact: 'Paper & Post',
    issuedOn: '2026-01-09',
    item: 'Boxes',
    description: 'Six to a box',
    quantity: '100',
    price: '0.80',
    reference: '1001',
  },
];

export const orderSample: Sample<typeof orderColumnNames> = [
  {
    number: 'PO-118',
    contact: 'Northern Wax',
    issuedOn: '2026-01-20',
    item: 'Wax, 10 kg',
    quantity: '6',
    price: '61.00',
    notes: 'Deliver in the morning.',
  },
  { number: 'PO-118', contact: 'Northern Wax', item: 'Wicks', quantity: '500', price: '0.14' },
];

/** What people read about the encoding of a file. */
export const importEncodingWords = {
  title: 'Check the letters',
  lead: ({ file }: { file: string }) =>
    `${file} doesn’t say how its letters are saved. Choose the encoding that shows these rows correctly.`,
  encoding: 'Encoding',
  rows: 'Rows with special letters',
  text: 'Text',
  /** @param formatted the count as the locale writes it */
  unreadable: (rows: number, formatted: string) =>
    `${counted(rows, 'row has', 'rows have', formatted)} letters that can’t be read in this encoding (�). Choose another encoding, or correct them later.`,
  confirm: 'Continue',
} as const;

/** Encodings as spreadsheet programs call them. */
export const encodingNames: Readonly<Record<Encoding, string>> = {
  'utf-8': 'Unicode (UTF-8)',
  'utf-16le': 'Unicode (UTF-16)',
  'utf-16be': 'Unicode (UTF-16, big-endian)',
  'windows-1252': 'Western European (Windows)',
  'iso-8859-15': 'Western European (ISO)',
  macintosh: 'Western European (Mac)',
  ibm850: 'Western European (DOS)',
  'windows-1250': 'Central European (Windows)',
  'iso-8859-2': 'Central European (ISO)',
  ibm852: 'Central European (DOS)',
  maccenteuro: 'Central European (Mac)',
  'windows-1257': 'Baltic (Windows)',
  'windows-1251': 'Cyrillic (Windows)',
  'koi8-r': 'Cyrillic (KOI8-R)',
  'koi8-u': 'Cyrillic (KOI8-U)',
  ibm866: 'Cyrillic (DOS)',
  maccyrillic: 'Cyrillic (Mac)',
  'windows-1253': 'Greek (Windows)',
  'iso-8859-7': 'Greek (ISO)',
  'windows-1254': 'Turkish (Windows)',
  'windows-1255': 'Hebrew (Windows)',
  'windows-1256': 'Arabic (Windows)',
  'windows-874': 'Thai (Windows)',
  'windows-1258': 'Vietnamese (Windows)',
  shift_jis: 'Japanese (Shift JIS)',
  'euc-jp': 'Japanese (EUC)',
  gb18030: 'Chinese, simplified (GB18030)',
  big5: 'Chinese, traditional (Big5)',
  'euc-kr': 'Korean (EUC)',
};

/** What is said before an import of what it leaves out or brings in without a worth. */
export const importLeftOut = {
  sum: ({ column, sum }: { column: string; sum: string }) =>
    `The column “${column}” isn’t imported. Its values come to ${sum}.`,
  /** @param formatted the count as the locale writes it */
  text: ({ column, rows, formatted }: { column: string; rows: number; formatted: string }) =>
    `The column “${column}” isn’t imported. ${counted(rows, 'row has', 'rows have', formatted)} text in it.`,
  worthless: ({ pieces, items, formatted }: { pieces: string; items: number; formatted: string }) =>
    `${pieces} pieces of ${counted(items, 'item', 'items', formatted)} will be worth nothing, because they have no cost. Selling them will cost you nothing in your books.`,
};

/** Why a file can't be imported, and what to do about it. */
export const importFileFaults = {
  empty: attachmentAnswers.empty,
  headerLineUnknown: 'The column names must be on one of the first 20 rows.',
  onlyHeaders: 'This file has column names and no rows. Add the rows and upload it again.',
  tooLarge: 'This file is larger than 20 MB. Split it into smaller files.',
  notText:
    'This isn’t a CSV or TSV file. Open it in your spreadsheet program, save it as CSV and upload that.',
  tooManyRows: 'This file has more than 100,000 rows. Split it into smaller files.',
  tooManyColumns: 'This file has more than 1,000 columns. Remove the columns you don’t need.',
  cellTooLong: ({ line }: { line: number }) =>
    `A cell near line ${line} has more than 10,000 characters. Shorten it, or close its quotes.`,
  quoteOpen: ({ line }: { line: number }) =>
    `The quote that opens on line ${line} isn’t closed. Close it and upload the file again.`,
};

/** Why a row of a file isn’t imported, and what to do about it. */
export const importRowFaults = {
  numberUnreadable: ({ column }: { column: string }) => `${column} isn’t a number.`,
  dayUnreadable: ({ column }: { column: string }) => `${column} isn’t a date in the format you chose.`,
  lettersUnreadable: ({ column }: { column: string }) =>
    `${column} has letters that can’t be read (�). Type them again, or import the file in another encoding.`,
  yesNoUnreadable: ({ column }: { column: string }) => `${column} must be yes or no.`,
  typeUnknown: 'The type must be product or service.',
  modeUnknown: 'Unknown payment method. Choose one from the list.',
  vendorUnknown: 'No vendor has this name. Add the vendor first, or leave the cell empty.',
  bankUnknown: 'No bank has this name. Choose one of yours.',
  shortened: ({ column }: { column: string }) =>
    `${column} was shortened by your spreadsheet program. Format its column as text, type it again and save the file.`,
  emailSeveral: 'This cell has several email addresses. Keep one of them.',
  emailBlank: 'This email contains a space or an invisible character. Type it again.',
  contactTypeUnknown: 'The type must be business or person.',
  termsUnreadable: 'Payment terms must be a number of days, such as 30.',
  tooManyCells:
    'This row has more cells than there are columns. Put quotes around text with separators in it.',
  duplicateOf: ({ one, line }: { one: string; line: number }) =>
    `The same ${one} is on line ${line} already.`,
  equalTo: ({ one, line }: { one: string; line: number }) =>
    `The same as line ${line}, and imported as another ${one}.`,
  alreadyHere: ({ one }: { one: string }) => `You already have this ${one}, so this row wasn’t imported.`,
  taxAmbiguous: 'Several taxes have this percentage. Use the name of the tax.',
  taxUnknown: 'No tax has this name. Create it, or choose another one.',
  discountUnreadable: 'The discount must be an amount, or a percentage such as 10%.',
  documentTypeUnknown: ({ types }: { types: readonly string[] }) => `The type must be ${types.join(' or ')}.`,
  typeStays: ({ type }: { type: string }) => `The type can’t be changed. Enter ${type}, or leave it empty.`,
  valueMissing: ({ column }: { column: string }) => `${column} is empty.`,
  rowsDiffer: ({ column, line }: { column: string; line: number }) =>
    `${column} differs from line ${line} of the same document.`,
  entryRowsDiffer: ({ column, line }: { column: string; line: number }) =>
    `${column} differs from line ${line} of the same entry.`,
  itemsDiffer: ({ column, line }: { column: string; line: number }) =>
    `${column} differs from line ${line} of the same item.`,

  /** What a count in a file changes; no location where the file names none. */
  stockSet: ({ location, from, to }: { location: string; from: string; to: string }) =>
    `Stock${location === '' ? '' : ` at ${location}`} goes from ${from} to ${to}.`,
  paidWrong: 'Paid must be an amount of the document’s currency, or empty.',
  paidWhole: ({ total }: { total: string }) => `A receipt is paid in full: Paid must be ${total}, or empty.`,
  accountUnknown: 'No account for purchases has this name or code. Choose one of yours.',
  accountOfSale: 'Sales are posted on the account of their item. Don’t import the column Account.',
  groupUnknown: 'The group must be Assets, Liabilities, Equity, Income or Expenses.',
  groupMissing: 'Several groups have this sub-group. Enter the group too.',
  subgroupUnknown: 'Unknown sub-group. Choose one from the list.',
  locationUnknown: 'No location has this name. Choose one of yours, or create it.',
};

const taxDiffers = ({ stated, comesTo }: { stated: string; comesTo: string }) =>
  `The tax is ${stated} in your file, but comes to ${comesTo}. Correct the rows or the tax, or don’t import the tax amount.`;

/** What is said where a file's own sums and states aren't those of its documents. */
export const importStated = {
  cancelled: 'It’s cancelled in your file, so it wasn’t imported.',
  refunded:
    'It’s refunded in your file, so it wasn’t imported. To have it in your books, clear its status and enter a credit note.',
  totalDiffers: ({ stated, comesTo }: { stated: string; comesTo: string }) =>
    `The total is ${stated} in your file, but the lines come to ${comesTo}. Correct the rows, match the columns that are missing, or don’t import the total.`,
  totalRounded: ({ name, stated, comesTo }: { name: string; stated: string; comesTo: string }) =>
    `${name}: the total is ${stated} in your file and ${comesTo} here, because of rounding.`,
  taxDiffers,

  /** The same of expenses, by the column that says it. */
  expenseDiffers: {
    total: ({ stated, comesTo }: { stated: string; comesTo: string }) =>
      `The total is ${stated} in your file, but comes to ${comesTo}. Correct the amount or the tax, or don’t import the total.`,
    taxAmount: taxDiffers,
  } as const,
  taxByAmount:
    'Some tax is imported as an amount, without a tax rate. If you edit such a document, choose its tax.',
  taxWrong: 'Tax must be an amount that isn’t below zero, or empty.',
  balanceDiffers: ({ stated, comesTo }: { stated: string; comesTo: string }) =>
    `The balance is ${stated} in your file, but what’s left to pay comes to ${comesTo}. Correct the rows, or don’t import the balance.`,
  balanceMore: ({ stated }: { stated: string }) =>
    `The balance of ${stated} is more than the total. Correct it, or don’t import the balance.`,
  paidDiffers: ({ paid, total }: { paid: string; total: string }) =>
    `The status says it’s paid, but ${paid} of ${total} is. Correct the rows, or don’t import the status.`,
  paidNotImported:
    'Some documents are paid in your file. Drafts have no payments. To import payments too, go back and choose to issue the documents.',
  partUnknown: ({ name }: { name: string }) =>
    `${name} is paid in part, but the file doesn’t say how much. It’s imported as unpaid.`,
  refundNotImported: ({ name }: { name: string }) =>
    `${name} is refunded in part in your file. It’s imported as paid, without the refund.`,
  statusUnread: ({ status }: { status: string }) => `The status “${status}” isn’t known. It’s ignored.`,
};
