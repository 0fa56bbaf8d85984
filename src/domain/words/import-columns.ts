/** What the columns of a file are called by us, and by other programs. Source: answers-2.md, Q53 and Q61. */
export const itemColumnNames = {
  name: ['Name', 'Title', 'Item', 'Item name', 'Product', 'Product name'],
  kind: ['Type', 'Kind', 'Item type'],
  sku: ['SKU', 'Variant SKU', 'Item code', 'Code'],
  barcode: ['Barcode', 'Variant Barcode', 'EAN', 'UPC', 'GTIN'],
  description: ['Description', 'Body (HTML)', 'Sales description'],
  category: ['Category', 'Product category', 'Group'],
  unit: ['Unit', 'Unit of measure', 'UOM'],
  price: ['Price', 'Variant Price', 'Unit price', 'Sales price', 'Selling price'],
  cost: ['Cost', 'Cost per item', 'Unit cost', 'Cost price', 'Purchase price'],
  salesTax: ['Sales tax', 'Tax'],
  tracked: ['Tracked', 'Track stock', 'Count in stock'],
  quantity: ['Quantity', 'Variant Inventory Qty', 'In stock', 'Quantity available', 'Qty', 'Stock'],
  openingOn: ['Opening day', 'Counted on', 'As of'],
  location: ['Location', 'Warehouse', 'Place', 'Stock location'],
  reorderLevel: ['Reorder level', 'Reorder at', 'Reorder point'],
  purchaseDescription: ['Purchase description', 'Description for purchases'],
  purchaseTax: ['Purchase tax', 'Tax on purchases'],
  expiresOn: ['Expiry', 'Expires on', 'Expiry date', 'Expiration date'],
  // Not `Vendor`: in a shop's own file that is who made it.
  vendor: ['Preferred vendor', 'Preferred supplier', 'Vendor name', 'Supplier'],
} as const;

const contactColumnNames = {
  name: ['Name', 'Display name', 'Contact name', 'Full name'],
  type: ['Type', 'Contact type'],
  company: ['Company', 'Company name', 'Organization', 'Organisation'],
  firstName: ['First name', 'Given name'],
  lastName: ['Last name', 'Family name', 'Surname'],
  email: ['Email', 'E-mail', 'Email address', 'Main email'],
  phone: ['Phone', 'Phone number', 'Main phone', 'Telephone', 'Tel'],
  whatsapp: ['WhatsApp', 'WhatsApp number'],
  website: ['Website', 'Web site', 'URL', 'Web'],
  taxId: ['Tax ID', 'Tax number', 'VAT number', 'VAT ID', 'TIN', 'GSTIN', 'EIN'],
  currency: ['Currency', 'Currency code'],
  termsDays: ['Payment terms', 'Terms', 'Payment term days', 'Net days'],
  address: ['Address', 'Billing address', 'Full address'],
  street: ['Street', 'Address line 1', 'Billing street', 'Street address', 'Address1'],
  city: ['City', 'Town', 'Billing city'],
  state: ['State', 'Region', 'Province', 'County', 'Billing state', 'State or region'],
  zip: ['Postal code', 'ZIP', 'Zip code', 'Postcode', 'Billing zip', 'Billing postal code'],
  country: ['Country', 'Billing country'],
  notes: ['Notes', 'Note', 'Remarks'],
  openingBalance: ['Opening balance', 'Balance', 'Open balance', 'Outstanding'],
  openingOn: ['Opening day', 'As of', 'Balance as of', 'Opening date'],
  openingCurrency: ['Opening currency', 'Balance currency'],
  openingRate: ['Opening rate', 'Exchange rate'],
} as const;

/** Files of customers. Source: answers-2.md, Q53. */
export const customerColumnNames = {
  ...contactColumnNames,
  name: [...contactColumnNames.name, 'Customer', 'Customer name', 'Client', 'Client name'],
} as const;

/** Files of vendors. */
export const vendorColumnNames = {
  ...contactColumnNames,
  name: [...contactColumnNames.name, 'Vendor', 'Vendor name', 'Supplier', 'Supplier name'],
} as const;

/** Files of expenses. */
export const expenseColumnNames = {
  reference: ['Number', 'Reference', 'Receipt number', 'Expense number', 'Invoice number'],
  onDay: ['Date', 'Expense date', 'Day', 'Paid on'],
  category: ['Category', 'Expense category', 'Expense account', 'Account'],
  name: ['Name', 'Expense', 'Expense name', 'Title', 'Payee'],
  description: ['Description', 'Details', 'Memo', 'Notes'],
  amount: ['Amount', 'Without tax', 'Net amount', 'Subtotal', 'Total'],
  taxAmount: ['Tax amount', 'Tax total', 'Total tax', 'Taxes', 'VAT amount'],
  total: ['Total with tax', 'Gross amount', 'Total amount', 'Grand total', 'Total'],
  includesTax: ['Amount includes tax', 'Tax included'],
  taxId: ['Tax', 'Tax name', 'Tax rate'],
  mode: ['Payment mode', 'Paid with', 'Payment method'],
  currency: ['Currency', 'Currency code'],
  rate: ['Rate', 'Exchange rate'],
  vendor: ['Vendor', 'Vendor name', 'Supplier'],
  bankId: ['Bank', 'Bank account', 'Paid through'],
} as const;

const numberNames = ['Number', 'Document number', 'Invoice number', 'Invoice no', 'Name', 'No'] as const;
const dayNames = ['Issue date', 'Date', 'Invoice date', 'Created at'] as const;
const vendorNames = ['Vendor', 'Vendor name', 'Supplier', 'Supplier name'] as const;
const dueNames = ['Due date', 'Due', 'Payment due'] as const;
const currencyNames = ['Currency', 'Currency code'] as const;
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
  item: ['Item', 'Item name', 'Product', 'Lineitem name', 'Product/Service', 'Item code', 'SKU'],
  description: ['Description', 'Details', 'Line description', 'Item description'],
  quantity: ['Quantity', 'Qty', 'Lineitem quantity', 'Item quantity'],
  price: ['Price', 'Unit price', 'Lineitem price', 'Item price', 'Unit cost'],
  lineDiscount: ['Line discount', 'Discount per line', 'Item discount', 'Lineitem discount'],
  tax: ['Tax', 'Tax name', 'Tax code', 'Tax rate', 'VAT', 'Item tax'],
} as const;

/** What every file of documents has besides. */
const documentColumnNames = {
  rate: ['Rate', 'Exchange rate'],
  shipping: ['Shipping', 'Delivery', 'Shipping charge', 'Freight'],
  shippingTax: ['Shipping tax'],
  location: ['Location', 'Warehouse', 'Place'],
  account: ['Account', 'Expense account', 'Account name'],
  notes: ['Notes', 'Note', 'Memo', 'Customer note'],
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

/** Files of invoices and receipts. */
export const salesColumnNames = {
  number: numberNames,
  type: ['Type', 'Document type'],
  contact: ['Customer', 'Customer name', 'Client', 'Client name', 'Billing name', 'Bill to'],
  issuedOn: dayNames,
  dueOn: dueNames,
  ...lineColumnNames,
  discount: ['Discount', 'Discount amount'],
  currency: currencyNames,
  paid: paidNames,
  ...documentColumnNames,
  ...sumNames,
  balance: balanceNames,
} as const;

/** Files of bills. */
export const billColumnNames = {
  number: [...numberNames, 'Bill number', 'Bill no'],
  contact: vendorNames,
  issuedOn: [...dayNames, 'Bill date'],
  dueOn: dueNames,
  ...lineColumnNames,
  currency: currencyNames,
  paid: paidNames,
  ...documentColumnNames,
  reference: ['Vendor’s reference', 'Vendor reference', 'Reference'],
  ...sumNames,
  balance: balanceNames,
} as const;

/** Files of purchase orders. */
export const orderColumnNames = {
  number: [...numberNames, 'PO number', 'Purchase order number', 'Order number'],
  contact: vendorNames,
  issuedOn: [...dayNames, 'Order date'],
  ...lineColumnNames,
  currency: currencyNames,
  ...documentColumnNames,
  ...sumNames,
} as const;
