import { renaming } from './rename.ts';

/** Our words for a document as its customer sees it → the documents'. One table for every kind. */
export const printableWire = renaming({
  kind: 'kind',
  subtype: 'type',
  status: 'status',
  number: 'number',
  issuedOn: 'issue_date',
  dueOn: 'due_date',
  from: 'business',
  to: 'client',
  shipTo: 'shipto',
  lines: 'items',
  currency: 'currency',
  rate: 'ExchangeRate',
  homeCurrency: 'homeCurrency',
  subtotal: 'subtotal',
  discount: 'discount',
  tax: 'Tax',
  shipping: 'ShipValue',
  shippingTax: 'ShippingTax',
  total: 'total',
  homeTotal: 'hometotal',
  paid: 'amountpaid',
  credited: 'amountcredited',
  owed: 'amountdue',
  look: 'InvoiceSetting',
  paymentLink: 'paymentlink',
  notes: 'notes',
  locale: 'locale',
});

export const printableLineWire = renaming({
  name: 'ItemName',
  description: 'description',
  quantity: 'quantity',
  unit: 'unit',
  price: 'price',
  amount: 'amount',
  taxName: 'TaxName',
  taxPercent: 'TaxPercentage',
  taxAmount: 'TaxAmount',
});
