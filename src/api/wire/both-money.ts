/** What documents have alike whose answers give each amount in its own currency and at home: our words → the spec's. */

/** A document for whoever may see it. Its own currency counts as the foreign one. */
export const bothMoney = {
  from: 'BusinessInfo',
  homeCurrency: 'HomeCurrency',
  foreignCurrency: 'ForeignCurrency',
  rate: 'ExchangeRate',
  lacksRate: 'RateMissing',
  discountType: 'DiscountType',
  discount: 'Discount',
  discountPercent: 'DiscountPercentage',
  shippingTaxName: 'ShippingTaxName',
  shippingTaxPercent: 'ShippingTaxPercentage',
  shippingTaxKind: 'ShippingTaxKind',
  taxAfterDiscount: 'TaxAfterDiscount',
  taxPerRate: 'TaxPerRate',
  pricesIncludeTax: 'PricesIncludeTax',
  grossDiscount: 'GrossDiscount',
  grossShipping: 'GrossShipping',
  homeShipping: 'HomeShippingValue',
  shipping: 'ForeignShippingValue',
  homeShippingTotal: 'HomeShippingTotal',
  shippingTotal: 'ForeignShippingTotal',
  homeTax: 'HomeTaxAmount',
  tax: 'ForeignTaxAmount',
  homeSubtotal: 'HomeSubTotal',
  subtotal: 'ForeignSubTotal',
  homeTotal: 'HomeGrandTotalAmount',
  total: 'ForeignGrandTotalAmount',
  homeTotalWithoutShipping: 'HomeGrandTotalAmountWithOutShipping',
  totalWithoutShipping: 'ForeignGrandTotalAmountWithOutShipping',
} as const;

/** What the business alone knows of it. */
export const ownDocument = {
  email: 'Email',
  version: 'version',
  today: 'today',
  standing: 'standing',
  history: 'history',
} as const;

/** A row of its list, but for its days and whom it is to. */
export const documentRow = {
  currency: 'Currency',
  total: 'GrandTotalAmount',
  homeTotal: 'HomeGrandTotalAmount',
  standing: 'standing',
} as const;

/** A line, as typed and as answered. */
export const documentLine = {
  productId: 'ProductIDFK',
  name: 'ProductName',
  description: 'Description',
  unit: 'unit',
  homePrice: 'HomeUnitPrice',
  grossPrice: 'GrossUnitPrice',
  grossDiscount: 'GrossLineDiscount',
  ownPercent: 'LineDiscountPercentage',
  ownDiscount: 'LineDiscount',
  taxId: 'TaxID',
  taxName: 'TaxName',
  taxPercent: 'TaxPercentage',
  taxKind: 'TaxKind',
  taxDeductible: 'TaxDeductible',
  taxReason: 'TaxReason',
  givenBase: 'TaxBase',
  locationId: 'LocationIDFK',
} as const;

/** The form's fields. */
export const documentForm = {
  version: 'version',
  locationId: 'LocationIDFK',
  attachments: 'Attachments',
  rate: 'ExchangeRate',
  discountType: 'DiscountType',
  discount: 'Discount',
  discountPercent: 'DiscountPercentage',
  shippingTaxId: 'ShippingTaxIDFK',
  pricesIncludeTax: 'PricesIncludeTax',
  grossDiscount: 'GrossDiscount',
  grossShipping: 'GrossShipping',
} as const;
