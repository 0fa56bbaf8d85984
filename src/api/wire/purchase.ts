import { bothMoney, documentForm, documentLine, ownDocument } from './both-money.ts';

/** What bills and orders have alike, for whoever may see them: our words → the spec's. */
export const shownPurchase = {
  ...bothMoney,
  businessId: 'BusinessIDFK',
  contactId: 'VendorIDFK',
  notes: 'Note',
  status: 'Status',
  to: 'VendorInfo',
  currencyId: 'CurrencyIDFK',
  homeCurrencyId: 'HomeCurrencyIDFK',
  foreignCurrencyId: 'ForeignCurrencyIDFK',
  shippingTaxId: 'ShippingTaxIDFK',
  linesTotal: 'NoTaxTotal',
} as const;

/** What the business alone knows of them. */
export const ownPurchase = { ...ownDocument, contactDeleted: 'vendordeleted' } as const;

export const purchaseLine = {
  ...documentLine,
  quantity: 'Qty',
  price: 'ForeignUnitPrice',
  homeAmount: 'HomeAmount',
  amount: 'ForeignAmount',
  homeTax: 'HomeTaxAmount',
  taxAmount: 'ForeignTaxAmount',
} as const;

/** The fields both forms have. */
export const purchaseForm = {
  ...documentForm,
  contactId: 'VendorIDFK',
  status: 'Status',
  notes: 'Note',
  foreignCurrencyId: 'CurrencyIDFK',
  shipping: 'ShippingPrice',
} as const;
