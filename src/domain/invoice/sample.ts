import { type PrintableDocument, plainDetails } from '../documents/printable.ts';
import type { PaperLook } from '../template.ts';
import * as paperSampleWords from '../words/paper-sample.ts';

const line = (name: string, description: string, quantity: string, price: string, amount: string) => ({
  name,
  description,
  quantity,
  unit: null,
  price,
  amount,
  ownPercent: null,
  ownDiscount: '0',
  taxName: null,
  taxPercent: null,
  taxAmount: '0',
});

/** An invoice nobody owes, to show a template by. */
export const sampleInvoice = (
  look: PaperLook,
  business: { name: string; homeCurrency: string; locale: string },
  today: string,
): PrintableDocument => ({
  kind: 'invoice',
  subtype: 'invoice',
  status: 'NotPaid',
  number: 'INV-0001',
  issuedOn: today,
  dueOn: null,
  currency: business.homeCurrency,
  rate: '1',
  subtotal: '1240',
  discount: '40',
  tax: '0',
  shipping: '25',
  shippingTax: '0',
  total: '1225',
  homeTotal: '1225',
  paid: '0',
  credited: '0',
  owed: '1225',
  notes: paperSampleWords.notes,
  from: { name: business.name },
  to: { name: 'A customer', email: 'customer@example.com', address: '12 Garden Road' },
  shipTo: ['12 Garden Road'],
  lines: [
    line(paperSampleWords.firstItem, paperSampleWords.firstItemDescription, '4', '250', '1000'),
    line(paperSampleWords.secondItem, '', '2', '120', '240'),
  ],
  look,
  details: plainDetails,
  paymentLink: '',
  homeCurrency: business.homeCurrency,
  locale: business.locale,
});
