/** A document's amounts in its own currency, which counts as the foreign one, and at home: our words → the spec's. */
export const bothMoney = {
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
