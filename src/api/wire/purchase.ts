import { bothMoney } from './both-money.ts';

/** What bills and orders have alike, for whoever may see them: our words → the spec's. */
export const shownPurchase = {
  ...bothMoney,
  businessId: 'BusinessIDFK',
  contactId: 'VendorIDFK',
  notes: 'Note',
  status: 'Status',
  to: 'VendorInfo',
  from: 'BusinessInfo',
  currencyId: 'CurrencyIDFK',
  homeCurrencyId: 'HomeCurrencyIDFK',
  homeCurrency: 'HomeCurrency',
  foreignCurrencyId: 'ForeignCurrencyIDFK',
  foreignCurrency: 'ForeignCurrency',
  rate: 'ExchangeRate',
  lacksRate: 'RateMissing',
  discountType: 'DiscountType',
  discount: 'Discount',
  discountPercent: 'DiscountPercentage',
  shippingTaxId: 'ShippingTaxIDFK',
  shippingTaxName: 'ShippingTaxName',
  shippingTaxPercent: 'ShippingTaxPercentage',
  taxAfterDiscount: 'TaxAfterDiscount',
  taxPerRate: 'TaxPerRate',
  linesTotal: 'NoTaxTotal',
} as const;

/** What the business alone knows of them. */
export const ownPurchase = {
  email: 'Email',
  contactDeleted: 'vendordeleted',
  version: 'version',
  today: 'today',
  standing: 'standing',
  history: 'history',
} as const;

export const purchaseLine = {
  productId: 'ProductIDFK',
  name: 'ProductName',
  description: 'Description',
  quantity: 'Qty',
  unit: 'unit',
  homePrice: 'HomeUnitPrice',
  price: 'ForeignUnitPrice',
  homeAmount: 'HomeAmount',
  amount: 'ForeignAmount',
  ownPercent: 'LineDiscountPercentage',
  ownDiscount: 'LineDiscount',
  taxId: 'TaxID',
  taxName: 'TaxName',
  taxPercent: 'TaxPercentage',
  homeTax: 'HomeTaxAmount',
  taxAmount: 'ForeignTaxAmount',
  locationId: 'LocationIDFK',
} as const;

/** The fields both forms have. */
export const purchaseForm = {
  version: 'version',
  contactId: 'VendorIDFK',
  status: 'Status',
  notes: 'Note',
  locationId: 'LocationIDFK',
  foreignCurrencyId: 'CurrencyIDFK',
  rate: 'ExchangeRate',
  discountType: 'DiscountType',
  discount: 'Discount',
  discountPercent: 'DiscountPercentage',
  shipping: 'ShippingPrice',
  shippingTaxId: 'ShippingTaxIDFK',
  attachments: 'Attachments',
} as const;
