/** Lists as data: small numbers on the wire, words for people. Their order is their numbers. */
export interface Named {
  id: number;
  label: string;
  value: string;
}

const numbered = (values: readonly string[]): Named[] =>
  values.map((value, n) => ({ id: n + 1, label: value, value }));

const languageCodes = [
  'en',
  'fr',
  'de',
  'es',
  'pt',
  'it',
  'nl',
  'pl',
  'sv',
  'ar',
  'sw',
  'ha',
  'yo',
  'ig',
  'hi',
  'zh',
  'ja',
];

/** Languages by their own names, their codes as values. */
export const languages: readonly Named[] = languageCodes.map((value, n) => ({
  id: n + 1,
  value,
  label: new Intl.DisplayNames([value], { type: 'language' }).of(value) ?? value,
}));

export const industries = numbered([
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
]);

export const categories = numbered([
  'Clothing',
  'Drinks',
  'Electronics',
  'Food',
  'Furniture',
  'Health and beauty',
  'Household',
  'Materials',
  'Office',
  'Services',
  'Tools',
  'Other',
]);

export interface CsvHeader {
  header: string;
  required: boolean;
}

const headersOf = (text: string): CsvHeader[] =>
  text.split(', ').map((name) => ({ header: name.replace('*', ''), required: name.endsWith('*') }));

/** The columns of each kind of file; a star marks what must be there. Source: answers.md, "Fields". */
const files: Readonly<Record<string, string>> = {
  customers:
    'Name*, Company, First name, Last name, E-mail, Phone, WhatsApp, Website, Tax id, Currency, Payment terms, Address',
  vendors:
    'Name*, Company, First name, Last name, E-mail, Phone, Website, Tax id, Currency, Payment terms, Address',
  inventory:
    'Name*, Type, SKU, Barcode, Description, Category, Unit, Price, Cost, Sales tax, Quantity, Location, Reorder level',
  sales:
    'Number, Type, Customer*, Issue date*, Due date, Item*, Description, Quantity*, Price*, Tax, Discount, Currency, Paid',
  expenses: 'Number, Date*, Category*, Description, Amount*, Tax, Payment mode, Currency',
  bills: 'Number, Vendor*, Issue date*, Due date, Item*, Description, Quantity*, Price*, Tax, Currency, Paid',
  'purchase-orders': 'Number, Vendor*, Issue date*, Item*, Description, Quantity*, Price*, Tax, Currency',
};

/** The columns a file of a kind has; null for a kind there is none of. */
export const csvHeaders = (kind: string): CsvHeader[] | null => {
  const text = Object.hasOwn(files, kind) ? files[kind] : undefined;
  return text ? headersOf(text) : null;
};
