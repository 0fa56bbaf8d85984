import { describe, expect, test } from 'vitest';
import { epcPayload } from '../../src/domain/documents/epc.ts';
import type { PrintableDocument } from '../../src/domain/documents/printable.ts';
import { printed, textsOf } from '../../src/domain/documents/printed.ts';
import { plainLook } from '../../src/domain/template/template.ts';
import { qrShape } from '../../src/domain/values/qr.ts';
import { printableInvoice } from '../support/printable.ts';

const bank = {
  id: 'bank',
  name: 'Sparkasse',
  accountNumber: '',
  iban: 'DE89370400440532013000',
  accountName: 'Nordlicht Studio GmbH',
  accountType: '',
  routingNumber: '',
  address: '',
  sortCode: '',
  swiftCode: 'HASPDEHH',
  isDefault: true,
};
const invoice = (more: Partial<Omit<PrintableDocument, 'lines'>> = {}, banked: Partial<typeof bank> = {}) => {
  const plain = printableInvoice({ currency: 'EUR', homeCurrency: 'EUR', locale: 'en-DE', ...more });
  return { ...plain, details: { ...plain.details, bank: { ...bank, ...banked } } };
};

describe('the QR code of a euro transfer', () => {
  test('holds the account, who is paid, how much and for what, a line each', () => {
    expect(epcPayload(invoice({ owed: '1240.5' }))?.split('\n')).toEqual([
      'BCD',
      '002',
      '1',
      'SCT',
      'HASPDEHH',
      'Nordlicht Studio GmbH',
      'DE89370400440532013000',
      'EUR1240.50',
      '',
      '',
      'INV-0042',
    ]);
  });

  test('needs no BIC; the business is paid where the account names nobody, at most 70 characters of it', () => {
    const fields = epcPayload(
      invoice({ from: { name: `Ümläut ${'x'.repeat(80)}` } }, { swiftCode: '', accountName: '' }),
    )!.split('\n');
    expect([fields[4], [...fields[5]!].length, fields[5]!.slice(0, 8)]).toEqual(['', 70, 'Ümläut x']);
  });

  test('a line break in a name begins no further field', () => {
    expect(epcPayload(invoice({}, { accountName: 'Ada\nStone' }))!.split('\n')).toHaveLength(11);
  });

  test.each([
    ['another currency', { currency: 'USD' }, {}],
    ['no IBAN', {}, { iban: '', accountNumber: '12345' }],
    ['a draft', { number: null, status: 'Draft' }, {}],
    ['nothing owed', { owed: '0', status: 'Paid' }, {}],
    ['a cancelled one', { status: 'Cancelled' }, {}],
    ['more than a transfer takes', { owed: '1000000000' }, {}],
  ] as const)('there is none for %s', (_, more, banked) => {
    expect(epcPayload(invoice(more, banked))).toBeNull();
    expect(printed(invoice(more, banked)).transfer?.qr ?? null).toBeNull();
  });

  test('the least and the most that can be asked for are', () => {
    const amountLine = (owed: string) => epcPayload(invoice({ owed }))!.split('\n')[7];
    expect([amountLine('0.01'), amountLine('999999999.99')]).toEqual(['EUR0.01', 'EUR999999999.99']);
  });

  test('the longest there is fits the largest code the guideline allows', () => {
    const longest = epcPayload(
      invoice({ owed: '999999999.99', number: 'Ü'.repeat(20) }, { accountName: 'Ü'.repeat(70) }),
    )!;
    // Version 13 has 69 modules a side.
    expect(qrShape(longest).size).toBeLessThanOrEqual(69);
  });

  test('its shape has a finder in three corners', () => {
    const { size, path } = qrShape('BCD');
    const isDark = (x: number, y: number) => path.includes(`M${x} ${y}h1v1h-1z`);
    const corners = [0, size - 7].flatMap((x) => [0, size - 7].map((y) => [x, y] as const));
    const finders = corners.map(([x, y]) => isDark(x, y) && !isDark(x + 1, y + 1) && isDark(x + 3, y + 3));
    expect(finders).toEqual([true, true, true, false]);
  });
});

describe('how to pay', () => {
  const rowsOf = (document: PrintableDocument) =>
    printed(document).transfer?.rows.map(({ label, text }) => `${label}: ${text}`);

  test('an IBAN stands in groups of four, in place of the account number', () => {
    expect(rowsOf(invoice({}, { accountNumber: '12345' }))).toEqual([
      'Account holder: Nordlicht Studio GmbH',
      'Bank: Sparkasse',
      'IBAN: DE89 3704 0044 0532 0130 00',
      'BIC: HASPDEHH',
      'Reference: INV-0042',
    ]);
  });

  test('without one the account has its number, sort code and routing number', () => {
    const banked = { iban: '', accountNumber: '0123', sortCode: '05-71-50', routingNumber: '021000021' };
    expect(rowsOf(invoice({}, banked))).toEqual([
      'Account holder: Nordlicht Studio GmbH',
      'Bank: Sparkasse',
      'Account number: 0123',
      'SWIFT code: HASPDEHH',
      'Sort code: 05-71-50',
      'Routing number: 021000021',
      'Reference: INV-0042',
    ]);
  });

  test('a draft says where to pay and not yet under what number', () => {
    expect(rowsOf(invoice({ number: null, status: 'Draft' }))?.at(-1)).toBe('BIC: HASPDEHH');
  });

  test.each([
    ['a receipt', { subtype: 'receipt' }],
    ['a quote', { kind: 'quote', subtype: 'quote', status: 'Open' }],
    ['a paid invoice', { owed: '0', status: 'Paid' }],
    ['a cancelled one', { status: 'Cancelled' }],
    ['a template that leaves it out', { look: { ...plainLook, showsBank: false } }],
  ] as const)('nothing is said on %s', (_, more) => {
    expect(printed(invoice(more)).transfer).toBeNull();
  });

  test('it is no text of a packing slip, and of the paper it stands behind the sums', () => {
    expect(printed(invoice(), 'packing-slip').transfer).toBeNull();
    const texts = textsOf(printed(invoice()));
    expect(texts.indexOf('Pay by bank transfer')).toBeGreaterThan(texts.indexOf('Total EUR'));
    expect(texts).toContain('Scan with your banking app');
  });
});

test('a customer’s reference and another day of supply are facts of the paper', () => {
  const plain = invoice();
  const details = { ...plain.details, reference: 'PO-7781', supplyOn: '2026-02-27' };
  expect(printed({ ...plain, details }).facts.slice(3)).toEqual([
    'Your reference PO-7781',
    'Date of supply 27 February 2026',
  ]);
  const sameDay = { ...details, reference: '', supplyOn: plain.issuedOn };
  expect(printed({ ...plain, details: sameDay }).facts).toHaveLength(3);
  // German law asks for the day also where it is the issue date.
  const german = { ...plain, from: { ...plain.from, country: 'DE' }, details: sameDay };
  const issued = printed(german).facts[1]!;
  expect(printed(german).facts).toContain(issued.replace('Issued', 'Date of supply'));
});
