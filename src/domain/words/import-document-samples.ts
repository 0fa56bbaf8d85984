import type { billColumnNames, orderColumnNames, salesColumnNames } from './import-columns.ts';

/** A few rows of each kind of document, as its file is written: each can be imported as it is. */

type Sample<Names> = readonly Partial<Record<keyof Names, string>>[];

/** An invoice of two lines and a receipt. */
export const salesSample: Sample<typeof salesColumnNames> = [
  {
    number: 'INV-2041',
    type: 'Invoice',
    contact: 'Harbour Café',
    issuedOn: '2026-01-12',
    dueOn: '2026-02-11',
    item: 'Beeswax candle',
    description: 'Boxes of six',
    quantity: '10',
    price: '12.50',
    discount: '5%',
    shipping: '8.00',
    notes: 'Thanks for coming by.',
  },
  { number: 'INV-2041', contact: 'Harbour Café', item: 'Engraving', quantity: '2', price: '15.00' },
  {
    number: 'RCP-0310',
    type: 'Receipt',
    contact: 'Ada Obi',
    issuedOn: '2026-01-15',
    item: 'Brass lamp',
    quantity: '1',
    price: '89.00',
    paid: '89.00',
  },
];

/** A bill of two lines, and one of another vendor with the same number. */
export const billSample: Sample<typeof billColumnNames> = [
  {
    number: '1001',
    contact: 'Northern Wax',
    issuedOn: '2026-01-08',
    dueOn: '2026-01-22',
    item: 'Wax, 10 kg',
    quantity: '4',
    price: '62.00',
    account: 'Office supplies',
    shipping: '12.00',
    reference: 'NW-77120',
  },
  { number: '1001', contact: 'Northern Wax', item: 'Wicks', quantity: '200', price: '0.15' },
  {
    number: '1001',
    contact: 'Paper & Post',
    issuedOn: '2026-01-09',
    item: 'Boxes',
    description: 'Six to a box',
    quantity: '100',
    price: '0.80',
    reference: '1001',
  },
];

export const orderSample: Sample<typeof orderColumnNames> = [
  {
    number: 'PO-118',
    contact: 'Northern Wax',
    issuedOn: '2026-01-20',
    item: 'Wax, 10 kg',
    quantity: '6',
    price: '61.00',
    notes: 'Deliver in the morning.',
  },
  { number: 'PO-118', contact: 'Northern Wax', item: 'Wicks', quantity: '500', price: '0.14' },
];
