import type { units } from '../product.ts';
import type {
  customerColumnNames,
  expenseColumnNames,
  itemColumnNames,
  vendorColumnNames,
} from './import-columns.ts';

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
  },
  { name: 'Paper & Post', type: 'business', email: 'sales@paper.example', termsDays: '0' },
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
