import { renaming } from './rename.ts';

/** A document's money and the place it is shipped to: our words → the spec'. */
export const moneyWire = renaming({
  currency: 'currency',
  homeCurrencyId: 'HomeCurrencyID',
  foreignCurrencyId: 'ForeignCurrencyID',
  rate: 'ExchangeRate',
  lacksRate: 'RateMissing',
  subtotal: 'subtotal',
  discountType: 'discountType',
  discount: 'discount',
  discountPercent: 'discountPercentage',
  tax: 'Tax',
  shipping: 'ShipValue',
  shippingTax: 'ShippingTax',
  shippingTaxId: 'ShippingTaxIDFK',
  shippingTaxName: 'ShippingTaxName',
  shippingTaxPercent: 'ShippingTaxPercentage',
  shippingTaxKind: 'ShippingTaxKind',
  taxAfterDiscount: 'taxafterdiscount',
  taxPerRate: 'TaxPerRate',
  pricesIncludeTax: 'PricesIncludeTax',
  grossDiscount: 'GrossDiscount',
  grossShipping: 'GrossShipping',
  shippingTotal: 'TotalShippingPlusTax',
  totalWithoutShipping: 'noShippingTotal',
  total: 'total',
  homeTotal: 'hometotal',
});

export const shipToWire = renaming({
  attention: 'ShipAttn',
  street: 'ShipStreet',
  city: 'ShipCity',
  state: 'ShipState',
  zip: 'ShipZipCode',
  country: 'ShipCountry',
  phone: 'ShipPhone',
});

/** The same place under the names it has on every document but invoices. */
export const placeWire = renaming({
  attention: 'ShippingAttention',
  street: 'ShippingAddress',
  city: 'ShippingCity',
  state: 'ShippingState',
  zip: 'ShippingZipCode',
  country: 'ShippingCountry',
  phone: 'ShippingPhone',
});
