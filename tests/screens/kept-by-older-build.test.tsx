import { expect, test } from 'vitest';
import { intentKey } from '../../src/api/client/intent.ts';
import { readDraft, writtenDraft } from '../../src/api/client/kept-draft.ts';
import { blankTax } from '../../src/domain/tax/tax.ts';
import { plainCard } from '../../src/domain/template/template.ts';
import { blankForm as blankBank } from '../../src/screens/bank/bank-form.ts';
import { blankForm as blankContact } from '../../src/screens/contact/contact-form.ts';
import { blankDocument as blankQuote } from '../../src/screens/document/document-form.ts';
import { freshItem } from '../../src/screens/inventory/item-form.ts';
import { blankForm as blankInvoice } from '../../src/screens/invoice/invoice-form.ts';
import { fitting } from '../../src/screens/page/kept-form.ts';
import { currentBusiness } from '../support/current-business.ts';

const id = 'AZ8AAAAAcAAAAAAAAAAAAC';
const customer = { id, name: 'Café Meridian' };
const line = { key: 'new-1', name: 'Coffee beans', description: 'Whole', quantity: '3', price: '12.50' };
const address = {
  street: '1 High Street',
  city: 'Leeds',
  attention: '',
  state: '',
  zip: '',
  country: '',
  phone: '',
};

/** What a document's form held in the build before this one. */
const document = {
  currency: 'EUR',
  rate: '1.1',
  discountType: 'percentage',
  discount: '5',
  shipping: '10',
  taxAfterDiscount: true,
  taxPerRate: true,
  customer,
  issuedOn: '2026-11-20',
  lines: [line],
  notes: 'Thank you',
  template: id,
};

/** Each kind of form: its name, what the build before this one kept of it, and the form it opens as now. */
const kept: [form: string, typed: Record<string, unknown>, standing: object, now?: object][] = [
  [
    'invoice.add',
    { ...document, dueOn: '2026-12-20', depositRequired: '20', deposit: '', mode: 2 },
    blankInvoice('2026-11-22', currentBusiness),
  ],
  [`receipt.edit ${id}`, { ...document, mode: 1 }, blankInvoice('2026-11-22', currentBusiness)],
  ['quote.add', document, blankQuote('2026-11-22', currentBusiness)],
  [
    `customer.edit ${id}`,
    {
      type: 'person',
      name: 'Ada Stone',
      company: '',
      firstName: 'Ada',
      lastName: 'Stone',
      email: 'ada@example.com',
      cc: '',
      phone: '1',
      whatsapp: '2',
      website: '',
      taxId: 'X',
      notes: 'n',
      currency: 'EUR',
      termsDays: '14',
      billing: address,
      shipping: address,
      openingBalance: '100',
      openingOn: '2026-01-01',
      openingCurrency: 'EUR',
      openingRate: '1.1',
    },
    blankContact('customer'),
  ],
  [
    'item.add',
    {
      kind: 'product',
      name: 'Beans',
      sku: 'B',
      barcode: '1',
      description: 'd',
      unit: 'Bag',
      price: '5',
      cost: '3',
      salesTaxId: id,
      tracked: true,
      category: 'Food',
      quantity: '4',
      openingCost: '3',
      openingOn: '2026-11-01',
    },
    freshItem,
  ],
  [
    `bank.edit ${id}`,
    {
      name: 'First',
      accountNumber: '1',
      accountName: 'a',
      accountType: 'b',
      routingNumber: '123456789',
      address: 'c',
      sortCode: '1',
      swiftCode: 'DEUTDEFF',
      currency: 'EUR',
      openingBalance: '1',
      openingOn: '2026-01-01',
      openingRate: '1',
      makeDefault: true,
    },
    blankBank,
  ],
  ['tax.add', { name: 'VAT', percent: '7.5' }, blankTax],
  [
    'template.add',
    { ...plainCard, color: '#0b6b53', holder: 'Ada', logo: 'data:image/png;base64,AA', makeDefault: true },
    { ...plainCard, makeDefault: false },
  ],
  ['invite.add', { email: 'bo@example.com', role: 'Manager' }, { email: '', role: 'Staff' }],
  [`profile.edit ${id}`, { firstName: 'Ada', lastName: 'Stone' }, { firstName: '', lastName: '' }],
  [
    `business.edit ${id}`,
    {
      companyName: 'Umbrella',
      address: 'x',
      country: 826,
      timeZone: 'Europe/London',
      locale: 'en-GB',
      language: 1,
      industry: 2,
    },
    {
      companyName: '',
      address: '',
      country: 0,
      timeZone: '',
      locale: '',
      language: 0,
      industry: 0,
    },
  ],
  [`home-currency.edit ${id}`, { currency: 'EUR' }, { currency: 'USD' }],
  [`fiscal-year.edit ${id}`, { FiscalYear: '4' }, { fiscalYear: '1' }, { fiscalYear: '4' }],
  [`numbering-invoice.edit ${id}`, { prefix: 'R-', pad: '5' }, { prefix: 'INV-', pad: '4' }],
  [`lock-date.edit ${id}`, { lockedUntil: '2026-10-31' }, { lockedUntil: '' }],
];

test.each(kept)(
  '%s kept by the build before this one opens whole, over the version it was begun on',
  (form, typed, standing, now = typed) => {
    const read = readDraft(form, { typed, over: 7 }) as {
      typed: object;
      baseVersion: number;
    };
    expect(read.baseVersion).toBe(7);
    expect(fitting(read.typed, standing)).toEqual(now);
  },
);

test('a first business that was typed in before opens whole', () => {
  const typed = {
    companyName: 'Umbrella',
    address: '',
    countryId: 826,
    currency: 'GBP',
    timeZone: 'Europe/London',
  };
  expect(readDraft('business.first', typed)).toEqual(typed);
});

test('what this build keeps it reads as it was', () => {
  const form = { typed: { FiscalYear: 'is no field of this form' }, baseVersion: null };
  expect(readDraft('note.add', writtenDraft(form))).toEqual(form);
  expect(readDraft('note.add', undefined)).toBeUndefined();
});

test('what the build before this one kept under its other name of the base version opens on that version', () => {
  const typed = { note: 'typed' };
  expect(readDraft('note.edit 7', { version: 2, kept: { typed, over: 7 } })).toEqual({
    typed,
    baseVersion: 7,
  });
  expect(readDraft('business.first', { version: 2, kept: typed })).toEqual(typed);
});

test('the key of an act begun in the build before this one is the key it is sent with', () => {
  for (const [form] of kept) {
    sessionStorage.setItem(`counterfoil.intent.${form}`, `key of ${form}`);
    expect(intentKey(form)).toBe(`key of ${form}`);
  }
});
