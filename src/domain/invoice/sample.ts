import type { Party } from '../documents/document.ts';
import { type PaperBank, paperBankOf } from '../documents/document-paper.ts';
import { type PrintableDocument, plainDetails } from '../documents/printable.ts';
import type { PaperLook } from '../template/template.ts';
import { paperSample as paperSampleWords } from '../words/paper.ts';

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

/** Whose papers they are: what these say of the business, and the bank they ask to be paid into. */
export interface SampleBusiness {
  from: Party;
  /** Null for none. */
  bank: PaperBank | null;
  homeCurrency: string;
  locale: string;
}

/** An invoice nobody owes, to show a template by. */
export const sampleInvoice = (
  look: PaperLook,
  { from, bank, homeCurrency, locale }: SampleBusiness,
  today: string,
): PrintableDocument => ({
  kind: 'invoice',
  subtype: 'invoice',
  status: 'NotPaid',
  number: 'INV-0001',
  issuedOn: today,
  dueOn: null,
  currency: homeCurrency,
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
  from,
  to: { name: 'A customer', email: 'customer@example.com', address: '12 Garden Road' },
  shipTo: ['12 Garden Road'],
  lines: [
    line(paperSampleWords.firstItem, paperSampleWords.firstItemDescription, '4', '250', '1000'),
    line(paperSampleWords.secondItem, '', '2', '120', '240'),
  ],
  look,
  details: { ...plainDetails, bank: bank && paperBankOf(bank) },
  paymentLink: '',
  homeCurrency,
  locale,
});
