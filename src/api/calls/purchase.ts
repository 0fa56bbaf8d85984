import {
  documentForm,
  documentLine,
  workedOut as ofAnyForm,
  ownDocument,
  shownDocument,
  typedLine,
} from './both-money.ts';
import { party, workedOutThere } from './document.ts';
import { also, called, decimal, flag, id, nullable, number, optional, text, typedText } from './field.ts';

/** What bills and orders have alike. */

/** A line of a bill or an order as typed. */
export const typedPurchaseLine = {
  ...typedLine,
  /** Left out or empty: 1. */
  quantity: optional(decimal('Qty')),
  /** What it costs, under every name the specification has for it: foreign where it is sent so, else at home, else that of no kind. */
  price: optional(decimal('ForeignUnitPrice')),
  homePrice: optional(decimal('HomeUnitPrice')),
  anyPrice: optional(decimal('UnitPrice')),
  /** What the line comes to without tax: it says the price where none is sent, and agrees with one that is. */
  amount: optional(decimal('ForeignAmount')),
  homeAmount: optional(decimal('HomeAmount')),
  anyAmount: optional(decimal('Amount')),
  /** The tax chosen says how much it is; an amount of tax that differs is refused. */
  taxAmount: optional(decimal('ForeignTaxAmount')),
  homeTax: optional(decimal('HomeTaxAmount')),
  anyTax: optional(decimal('TaxAmount')),
  /** What a tax on an import is computed from, which somebody else was paid for: the amount of tax beside it is what is charged. */
  givenBase: called(optional(nullable(decimal('TaxBase'))), 'taxBase'),
};

/** Figures the spec's client sends beside those of any form. The server ignores them and computes its own. */
export const workedOut = {
  ...ofAnyForm,
  ...workedOutThere(
    'SubTotal',
    'NoTaxTotal',
    'GrandTotalAmount',
    'ShippingTax',
    'TaxPercentage',
    'ForeignCurrencyAmount',
  ),
};

/** A bill or an order as typed, but for its names, its days and its lines; amounts are in its own currency. */
export const purchaseForm = {
  ...documentForm,
  /** The specification has this one under another name too. */
  shippingTaxId: also(documentForm.shippingTaxId, 'ShippingTaxId'),
  contactId: called(optional(nullable(id('VendorIDFK'))), 'vendor'),
  notes: optional(typedText('Note', 10_000)),
  foreignCurrencyId: called(optional(nullable(number('CurrencyIDFK'))), 'currency'),
  /** The same under its other name, where the first says nothing. */
  otherCurrencyId: documentForm.foreignCurrencyId,
  /** In the document's currency, under every name the specification has for it: the first that isn't 0. */
  shipping: optional(decimal('ShippingPrice')),
  foreignShipping: optional(decimal('ForeignShippingValue')),
  homeShipping: optional(decimal('HomeShippingValue')),
  sameAsBilling: optional(flag('SameAsBillingAddress')),
  sameAsOurs: optional(flag('SameAsBusinessAddress')),
  /** The address of the warehouse the goods go to, as a text of its own; left out, it stays as it is. */
  warehouse: optional(typedText('WareHouseAddress', 500)),
};

/** A line of a bill or an order as answered. */
export const purchaseLine = {
  ...documentLine,
  quantity: decimal('Qty'),
  price: decimal('ForeignUnitPrice'),
  homeAmount: decimal('HomeAmount'),
  amount: decimal('ForeignAmount'),
  homeTax: decimal('HomeTaxAmount'),
  taxAmount: decimal('ForeignTaxAmount'),
};

/** A bill or an order as whoever has its link may see it, but for its names, its days and its lines. */
export const shownPurchase = {
  ...shownDocument,
  businessId: id('BusinessIDFK'),
  contactId: nullable(id('VendorIDFK')),
  shippingTaxId: nullable(id('ShippingTaxIDFK')),
  notes: text('Note'),
  status: text('Status'),
  warehouse: text('WareHouseAddress'),
  to: party('VendorInfo'),
  vendorDetails: party('vendorDetails'),
  currencyId: number('CurrencyIDFK'),
  homeCurrencyId: number('HomeCurrencyIDFK'),
  foreignCurrencyId: nullable(number('ForeignCurrencyIDFK')),
  sameAsOurs: flag('SameAsBusinessAddress'),
  linesTotal: decimal('NoTaxTotal'),
  /** The same figures under the form's own names: in the document's currency. */
  formSubtotal: decimal('SubTotal'),
  formTax: decimal('TaxAmount'),
  formTotal: decimal('GrandTotalAmount'),
  formShipping: decimal('ShippingPrice'),
  shippingTax: decimal('ShippingTax'),
};

/** What stands in every answer to whoever may see it whole. */
export const ownPurchase = {
  ...ownDocument,
  email: text('Email'),
  /** Their vendor was archived since. */
  contactDeleted: flag('vendordeleted'),
};

/** What rows of their lists have alike. */
export const purchaseRow = {
  status: text('Status'),
  customer: text('vendor'),
  currency: text('Currency'),
  total: decimal('GrandTotalAmount'),
  homeTotal: decimal('HomeGrandTotalAmount'),
};
