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

/** Every category that is proposed; the order gives each its number. */
export const categories: readonly string[] = [
  ...new Set([anyCategories, ...Object.values(byIndustry)].flatMap(named)),
];

/**
 * What items are proposed to be sorted under.
 *
 * @param industry its name; undefined where a business has none
 */
export const proposedCategories = (industry: (typeof industries)[number] | undefined): string[] =>
  named((industry && byIndustry[industry]) || anyCategories);

/** What files of documents have besides, and those of contacts. Source: answers-2.md, Q53. */
const ofDocuments = 'Rate, Shipping, Shipping tax, Location, Account, Notes';
const ofContacts = 'Street, City, State, Postal code, Country, Opening balance, Opening day';

/** The columns of each kind of file; a star marks what must be there. Source: answers.md, "Fields". */
export const fileColumns: Readonly<Record<string, string>> = {
  customers: `Name*, Company, First name, Last name, Email, Phone, WhatsApp, Website, Tax ID, Currency, Payment terms, Address, ${ofContacts}`,
  vendors: `Name*, Company, First name, Last name, Email, Phone, Website, Tax ID, Currency, Payment terms, Address, ${ofContacts}`,
  inventory:
    'Name*, Type, SKU, Barcode, Description, Category, Unit, Price, Cost, Sales tax, Quantity, Location, Reorder level, Tracked, Opening day, Purchase description, Purchase tax, Expiry, Preferred vendor',
  sales: `Number, Type, Customer*, Issue date*, Due date, Item*, Description, Quantity*, Price*, Tax, Discount, Currency, Paid, ${ofDocuments}`,
  expenses:
    'Number, Date*, Category*, Name*, Description, Amount*, Tax, Payment mode, Currency, Vendor, Bank',
  bills: `Number, Vendor*, Issue date*, Due date, Item*, Description, Quantity*, Price*, Tax, Currency, Paid, ${ofDocuments}, Vendor’s reference`,
  'purchase-orders': `Number, Vendor*, Issue date*, Item*, Description, Quantity*, Price*, Tax, Currency, ${ofDocuments}`,
};
