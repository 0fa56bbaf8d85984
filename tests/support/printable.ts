import { type PrintableDocument, plainDetails } from '../../src/domain/documents/printable.ts';
import { plainLook } from '../../src/domain/template.ts';

/** An invoice as its customer sees it, with as many lines as wanted; its totals are what the test says. */
export const printableInvoice = ({
  lines = 1,
  ...more
}: Partial<Omit<PrintableDocument, 'lines'>> & { lines?: number } = {}): PrintableDocument => ({
  kind: 'invoice',
  subtype: 'invoice',
  status: 'NotPaid',
  number: 'INV-0042',
  issuedOn: '2026-03-02',
  dueOn: '2026-04-02',
  currency: 'NGN',
  rate: '1',
  subtotal: String(21 * lines),
  discount: '0',
  tax: '0',
  shipping: '0',
  shippingTax: '0',
  total: String(21 * lines),
  homeTotal: String(21 * lines),
  paid: '0',
  credited: '0',
  owed: String(21 * lines),
  notes: 'Thank you for your trust.',
  from: { name: 'Umbrella Works', address: '1 Rain Street, Lagos' },
  to: { name: 'Ada Stone', email: 'ada@example.com' },
  shipTo: [],
  look: plainLook,
  details: plainDetails,
  paymentLink: '',
  homeCurrency: 'NGN',
  locale: 'en-NG',
  lines: Array.from({ length: lines }, (_, n) => ({
    name: `Work ${n + 1}`,
    description: n % 2 ? 'As agreed on the telephone' : '',
    quantity: '2',
    unit: 'hour',
    price: '10.5',
    amount: '21',
    taxName: null,
    taxPercent: null,
    taxAmount: '0',
  })),
  ...more,
});
