import { type BankCard, blankBank } from '../../src/domain/books/bank.ts';
import type { Particulars } from '../../src/domain/business/particulars.ts';
import {
  blankCustomer,
  blankVendor,
  type CustomerCard,
  type VendorCard,
} from '../../src/domain/contact/contact.ts';
import type { Decimal } from '../../src/domain/money.ts';
import type { TaxCard } from '../../src/domain/tax/tax.ts';
import { plainRule } from '../../src/domain/tax/tax.ts';
import { noAddress } from '../../src/domain/values/address.ts';
import { type EarlyTerms, noEarlyTerms } from '../../src/domain/values/early-terms.ts';

/** Who buys from the demo business, where, and in which currency. All of them are made up. */
const people: readonly [name: string, city: string, country: string, currency: string | null][] = [
  ['Café Meridian', 'Bruges', 'Belgium', null],
  ['Hotel Zwaan', 'Ghent', 'Belgium', null],
  ['Bakkerij Van Loo', 'Antwerp', 'Belgium', null],
  ['Bistro Quai 7', 'Liège', 'Belgium', null],
  ['De Groene Lepel', 'Leuven', 'Belgium', null],
  ['Maison Aubert', 'Lille', 'France', null],
  ['Kontor Nord', 'Hamburg', 'Germany', null],
  ['Ines Moreau', 'Namur', 'Belgium', null],
  ['Tom Willems', 'Mechelen', 'Belgium', null],
  ['Harbour & Sons', 'Leeds', 'United Kingdom', 'GBP'],
  ['The Lantern Rooms', 'Bristol', 'United Kingdom', 'GBP'],
  ['Thistle Tearooms', 'Edinburgh', 'United Kingdom', 'GBP'],
];

const mailOf = (name: string): string =>
  `orders@${name
    .toLowerCase()
    .normalize('NFD')
    .replace(/[^a-z0-9]/g, '')}.example`;

export const customers: readonly CustomerCard[] = people.map(([name, city, country, currency]) => ({
  ...blankCustomer,
  type: /^(Ines|Tom) /.test(name) ? 'person' : 'business',
  name,
  email: mailOf(name),
  currency,
  billing: { ...noAddress, city, country },
  shipping: { ...noAddress, city, country },
}));

/** What the business says of itself on its papers. */
export const particulars: Partial<Particulars> = {
  zip: '8000',
  city: 'Bruges',
  email: 'hello@lanterncoffee.example',
  phone: '+32 50 555 01 22',
  vatNumber: 'BE0123456749',
  footer: 'Lantern Coffee Supplies. Beans, filters and everything around them since 2011.',
};

/** Where its customers pay to, and what stood there when the books began. */
export const bank: { card: BankCard; opening: Decimal } = {
  card: {
    ...blankBank,
    name: 'Bank of Bruges',
    accountName: 'Lantern Coffee Supplies',
    iban: 'BE68539007547034',
    swiftCode: 'GKCCBEBB',
  },
  opening: '9500',
};

/** Value added tax as its country has it: what is eaten and drunk carries the lower one. Abroad nothing is charged. */
export const taxes: readonly TaxCard[] = [
  { name: 'VAT 21 %', percent: '21', ...plainRule },
  { name: 'VAT 6 %', percent: '6', ...plainRule, kind: 'reduced' },
];

const [usual, food] = [0, 1];

/** The taxes of what is sent to a customer are charged at home alone. */
export const isTaxed = ({ billing }: CustomerCard): boolean => billing.country === 'Belgium';

/** What it sells: goods with what lay in stock when the books began, and services. */
export interface Ware {
  kind: 'product' | 'service';
  name: string;
  unit: string;
  price: string;
  /** Its place among the taxes. */
  tax: number;
  stock: { quantity: string; unitCost: string } | null;
}

const ware = (
  name: string,
  unit: string,
  price: string,
  tax: number,
  quantity: string,
  unitCost: string,
): Ware => ({
  kind: 'product',
  name,
  unit,
  price,
  tax,
  stock: { quantity, unitCost },
});

export const wares: readonly Ware[] = [
  ware('Espresso beans, 1 kg', 'Bag', '18.5', food, '2400', '9.8'),
  ware('Filter roast, 1 kg', 'Bag', '16.9', food, '2200', '8.4'),
  ware('Cold brew concentrate, 1 l', 'Bottle', '11.5', food, '1500', '4.9'),
  ware('Paper filters, 100', 'Pack', '6.4', usual, '1800', '2.1'),
  ware('Takeaway cups, 50', 'Pack', '7.95', usual, '2000', '3.35'),
  ware('Barista milk jug', 'Ea', '24', usual, '1250', '11.2'),
  { kind: 'service', name: 'Machine service', unit: 'Ea', price: '95', tax: usual, stock: null },
  { kind: 'service', name: 'Barista training, half day', unit: 'Ea', price: '320', tax: usual, stock: null },
];

/** Whom it buys from: the first two its goods, the last the rooms it works in. */
const sellers: readonly [
  name: string,
  city: string,
  country: string,
  currency: string | null,
  termsDays: number,
  early: EarlyTerms,
][] = [
  ['Northgate Green Coffee', 'London', 'United Kingdom', 'GBP', 30, noEarlyTerms],
  ['Papier & Karton', 'Kortrijk', 'Belgium', null, 30, { earlyPercent: '2', earlyDays: 14 }],
  ['Kaai Immo', 'Bruges', 'Belgium', null, 10, noEarlyTerms],
];

export const vendors: readonly VendorCard[] = sellers.map(
  ([name, city, country, currency, termsDays, early]) => ({
    ...blankVendor,
    type: 'business',
    name,
    email: mailOf(name),
    currency,
    termsDays,
    ...early,
    billing: { ...noAddress, city, country },
  }),
);

/** What it spends every month without a bill: the number of its category, what it was, what it cost with its tax. */
export const spendings: readonly { category: number; name: string; description: string; amount: string }[] = [
  { category: 7, name: 'Broadband', description: 'Monthly line rental and calls', amount: '64.13' },
  { category: 5, name: 'Train to customers', description: 'Return tickets', amount: '38.4' },
];
