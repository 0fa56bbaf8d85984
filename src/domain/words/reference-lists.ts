/** What a business may do for a living; the order gives each its number. */
export const industries = [
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

/** What items and spending may be sorted under; the order gives each its number. */
export const categories = [
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
] as const;

/** What files of documents have besides. Source: answers-2.md, Q53. */
const ofDocuments = 'Rate, Shipping, Shipping tax, Location, Account, Notes';

/** The columns of each kind of file; a star marks what must be there. Source: answers.md, "Fields". */
export const fileColumns: Readonly<Record<string, string>> = {
  customers:
    'Name*, Company, First name, Last name, Email, Phone, WhatsApp, Website, Tax ID, Currency, Payment terms, Address',
  vendors:
    'Name*, Company, First name, Last name, Email, Phone, Website, Tax ID, Currency, Payment terms, Address',
  inventory:
    'Name*, Type, SKU, Barcode, Description, Category, Unit, Price, Cost, Sales tax, Quantity, Location, Reorder level',
  sales: `Number, Type, Customer*, Issue date*, Due date, Item*, Description, Quantity*, Price*, Tax, Discount, Currency, Paid, ${ofDocuments}`,
  expenses: 'Number, Date*, Category*, Description, Amount*, Tax, Payment mode, Currency',
  bills: `Number, Vendor*, Issue date*, Due date, Item*, Description, Quantity*, Price*, Tax, Currency, Paid, ${ofDocuments}, Vendor’s reference`,
  'purchase-orders': `Number, Vendor*, Issue date*, Item*, Description, Quantity*, Price*, Tax, Currency, ${ofDocuments}`,
};
