import * as z from 'zod/mini';
import { taxKinds } from '../../domain/tax/tax.ts';
import {
  attachmentAnswer,
  attachmentForm,
  gross,
  history,
  ignoredLocation,
  lineAnswer,
  lineForm,
  locationAnswer,
  locationForm,
  paperAnswer,
  paperForm,
  party,
  placeAnswer,
  placeForm,
  workedOutThere,
} from './document.ts';
import {
  called,
  day,
  decimal,
  flag,
  id,
  nullable,
  number,
  oneOf,
  optional,
  shaped,
  text,
  typedText,
} from './field.ts';

/** What documents have alike whose answers give each amount in its own currency and at home: quotes, bills, orders. */

const placeNames = {
  attention: 'ShippingAttention',
  street: 'ShippingAddress',
  city: 'ShippingCity',
  state: 'ShippingState',
  zip: 'ShippingZipCode',
  country: 'ShippingCountry',
  phone: 'ShippingPhone',
} as const;

/** A line as typed, but for its id and its figures. */
export const typedLine = {
  productId: optional(nullable(id('ProductIDFK'))),
  taxId: called(optional(nullable(id('TaxID'))), 'tax'),
  name: typedText('ProductName', 400),
  description: optional(typedText('Description', 4000)),
  ...lineForm,
};

/** Figures the spec's client computes and sends with what was typed. The server ignores them and computes its own. */
export const workedOut = {
  ...workedOutThere('TaxAmount', 'ShippingTaxPercentage'),
  HomeCurrencyIDFK: z.optional(z.number()),
  ...ignoredLocation,
};

/** A document as typed, but for its names, its days and its lines; amounts are in its own currency. */
export const documentForm = {
  ...paperForm,
  ...attachmentForm,
  email: optional(typedText('Email', 300)),
  ...locationForm,
  foreignCurrencyId: called(optional(nullable(number('ForeignCurrencyIDFK'))), 'currency'),
  rate: optional(nullable(decimal('ExchangeRate'))),
  discountType: optional(oneOf('DiscountType', ['flat', 'fixed', 'percentage'])),
  discount: optional(decimal('Discount')),
  discountPercent: optional(decimal('DiscountPercentage')),
  ...gross,
  shippingTaxId: called(optional(nullable(id('ShippingTaxIDFK'))), 'shippingTax'),
  ...placeForm(placeNames),
};

/** A line as answered, but for its id and most of its figures. */
export const documentLine = {
  productId: nullable(id('ProductIDFK')),
  taxId: nullable(id('TaxID')),
  name: text('ProductName'),
  description: text('Description'),
  ...lineAnswer,
  homePrice: decimal('HomeUnitPrice'),
  taxDeductible: decimal('TaxDeductible'),
  /** What an import's tax is computed from; null for every other line. */
  givenBase: nullable(decimal('TaxBase')),
};

/** A discount that is no percentage is fixed in the specification's words. */
const discountType = shaped(z.enum(['fixed', 'percentage']), {
  toWire: (type: 'flat' | 'percentage') => (type === 'flat' ? ('fixed' as const) : type),
  fromWire: (type) => (type === 'fixed' ? ('flat' as const) : type),
});

/** A document as whoever has its link may see it, but for its names, its days and its lines. */
export const shownDocument = {
  homeCurrency: text('HomeCurrency'),
  foreignCurrency: nullable(text('ForeignCurrency')),
  shippingTaxName: nullable(text('ShippingTaxName')),
  ...locationAnswer,
  from: party('BusinessInfo'),
  lacksRate: flag('RateMissing'),
  taxAfterDiscount: flag('TaxAfterDiscount'),
  taxPerRate: flag('TaxPerRate'),
  ...gross,
  discountType: discountType('DiscountType'),
  discountPercent: nullable(decimal('DiscountPercentage')),
  shippingTaxPercent: nullable(decimal('ShippingTaxPercentage')),
  shippingTaxKind: nullable(oneOf('ShippingTaxKind', taxKinds)),
  ...placeAnswer(placeNames),
  rate: decimal('ExchangeRate'),
  discount: decimal('Discount'),
  homeShipping: decimal('HomeShippingValue'),
  shipping: decimal('ForeignShippingValue'),
  homeShippingTotal: decimal('HomeShippingTotal'),
  shippingTotal: decimal('ForeignShippingTotal'),
  homeTax: decimal('HomeTaxAmount'),
  tax: decimal('ForeignTaxAmount'),
  homeSubtotal: decimal('HomeSubTotal'),
  subtotal: decimal('ForeignSubTotal'),
  homeTotal: decimal('HomeGrandTotalAmount'),
  total: decimal('ForeignGrandTotalAmount'),
  homeTotalWithoutShipping: decimal('HomeGrandTotalAmountWithOutShipping'),
  totalWithoutShipping: decimal('ForeignGrandTotalAmountWithOutShipping'),
};

/** What stands in the answer to whoever may see it whole. */
export const ownDocument = {
  ...paperAnswer,
  ...attachmentAnswer,
  version: number('version'),
  today: day('today'),
  history: history('history'),
};

/** What rows of lists have alike. */
export const documentRow = {
  customer: text('customer'),
  currency: text('Currency'),
  total: decimal('GrandTotalAmount'),
  homeTotal: decimal('HomeGrandTotalAmount'),
};
