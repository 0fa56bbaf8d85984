import { describe, expect, test } from 'vitest';
import { shapeOf } from '../../server/adapters/import-file.ts';
import { type ContactRow, customerReader } from '../../src/domain/import/contact-row.ts';
import { separatorIn } from '../../src/domain/import/file-rows.ts';
import { fittingColumns } from '../../src/domain/import/fitting.ts';
import { headerLineIn } from '../../src/domain/import/headers.ts';
import { importKindSpecs } from '../../src/domain/import/kinds.ts';
import { proposedMatching, unmatchedRequired } from '../../src/domain/import/matching.ts';
import { programFileOf } from '../../src/domain/import/programs.ts';
import { dayRules } from '../support/day-rules.ts';

const { columns } = importKindSpecs.customers;

/** Rows as a file has them, each on a line of its own. */
const rowsOf = (text: string) =>
  text.split('\n').map((line, at) => ({ line: at + 1, cells: line.split(',').map((cell) => cell.trim()) }));
const lineIn = (text: string) => headerLineIn(rowsOf(text), columns);

describe('the line of the column names', () => {
  test.each([
    ['the first', 'Name,Email\nAda,a@b.test', 1],
    ['that below a title and a blank one', 'My customers,,\n,,\nName,Email,City\nAda,a@b.test,Bath', 3],
    ['below a title as wide as it is', 'Printed,by,Ada\nName,Email,City\nBen,,Bath', 2],
    ['in a language nobody knows, as no cell of it is a value', 'Jméno,Obec\nAda,Brno', 1],
    ['below a title, in such a language', 'Zákazníci,,\nJméno,Obec,Stát\nAda,Brno,Česko', 2],
    ['with names that are missing', 'Jméno,,,Obec\nAda,1,2,Brno', 1],
    ['of one column', 'Jméno\nAda\nBen', 1],
    ['with a number among known names', 'Name,2025\nAda,5', 1],
    ['none, where the first row has values', 'Ada,ada@b.test\nBen,ben@b.test', 0],
    ['none, where the first row has a day', 'Ada,2026-01-31\nBen,2026-02-01', 0],
  ])('%s', (_, text, line) => expect(lineIn(text)).toBe(line));

  test('a file without one names its columns by their places, and every row counts', async () => {
    const text = 'Ada,ada@b.test,5\nBen,ben@b.test\n';
    expect(await shapeOf([Buffer.from(text)], 'utf-8')).toEqual({
      headers: ['Column 1', 'Column 2', 'Column 3'],
      headerLine: 0,
      rows: 2,
    });
  });

  test('another line can be chosen among the first 20, and no other', async () => {
    const lines = Array.from({ length: 30 }, (_, at) => `a${at},b${at}`).join('\n');
    const shape = (line: number) => shapeOf([Buffer.from(lines)], 'utf-8', { headerLineOf: () => line });
    expect(await shape(20)).toEqual({ headers: ['a19', 'b19'], headerLine: 20, rows: 10 });
    await expect(shape(21)).rejects.toThrow('The column names must be on one of the first 20 rows.');
  });
});

/** The matching that is proposed for a file of sales, by header. */
const matchedSales = (text: string, kind: 'sales' | 'purchase-orders' = 'sales') => {
  const [headers, ...rows] = text.split('\n').map((line) => line.split(','));
  const file = rows.map((cells, at) => ({ line: at + 2, cells }));
  const spec = importKindSpecs[kind];
  const fits = fittingColumns(spec, headers!, file, { homeCurrency: 'USD', locale: 'en-US' });
  const matching = proposedMatching(
    headers!,
    spec.columns,
    {},
    {
      program: programFileOf(kind, headers!),
      fits,
    },
  );
  return Object.fromEntries(Object.entries(matching).map(([field, at]) => [field, headers![at]]));
};

test('a column whose values can’t be what it is called isn’t proposed, and the better name wins', () => {
  const home = matchedSales('Customer,Rate,Currency\nAda,65.00,USD\nBen,98,USD');
  expect(home).toEqual({ contact: 'Customer', price: 'Rate', currency: 'Currency' });
  expect(matchedSales('Customer,Rate,Currency\nAda,1.08,EUR')).toMatchObject({ rate: 'Rate' });
  expect(matchedSales('Customer,Rate,Price\nAda,,5')).toMatchObject({ rate: 'Rate', price: 'Price' });
  expect(matchedSales('Customer,Invoice date\nAda,soon\nBen,later')).toEqual({ contact: 'Customer' });
  expect(matchedSales('Customer,Invoice date\nAda,soon\nBen,1/2/2026')).toMatchObject({
    issuedOn: 'Invoice date',
  });
  // Called as we call it, it is shown with its errors.
  expect(matchedSales('Customer,Issue date\nAda,soon')).toMatchObject({ issuedOn: 'Issue date' });
  expect(matchedSales('po_number,purchase_order_number\nX,1', 'purchase-orders')).toEqual({
    number: 'purchase_order_number',
  });
});

test.each(['Date of supply', 'Supply date', 'delivery_date', 'Tax point', 'Leistungsdatum'])(
  '%s is the date of supply of a sale, and nothing of an order',
  (header) => {
    const text = `Date,${header}\n2026-03-02,2026-03-01`;
    expect(matchedSales(text)).toEqual({ issuedOn: 'Date', supplyOn: header });
    expect(matchedSales(text, 'purchase-orders')).toEqual({ issuedOn: 'Date' });
  },
);

test.each([
  ['a title with commas', 'Sales of May 1, 2026, by Ada\nName;City\nAda;Bath\nBen;Leeds', ';'],
  ['decimal commas in every row', 'Name;Price;Cost\nA;1,5;2,5\nB;1,5;2,5', ';'],
  ['semicolons in a text', 'Name,Note\nA,x;y;z\nB,w', ','],
  ['tabs below a title', 'My file\nName\tCity\nAda\tBath', '\t'],
  ['one column', 'Name\nAda', ','],
])('cells are parted as most lines are: %s', (_, text, sign) => expect(separatorIn(text)).toBe(sign));

/** A customer as a row of a file says them. */
const customer = (fields: Record<string, string>, turned: string[] = []) => {
  const headers = Object.keys(fields);
  const reading = { decimalSign: '.', dayFormat: 'iso', days: dayRules, turned } as const;
  const matching = proposedMatching(headers, columns);
  const read = customerReader.read(
    { line: 2, cells: Object.values(fields) },
    headers.length,
    matching,
    reading,
  );
  return { ...(read.record as ContactRow<'customer'>), faults: read.faults };
};

test('a name is made of first and last name, else the company, else the email, and needs a column for none of its own', () => {
  const parts = { 'First name': 'Ann', 'Last name': 'Doe', Company: 'Acme', Email: 'a@b.test' };
  const nameOf = (more: object) => customer({ ...parts, ...more }).card.name;
  expect(nameOf({ Name: 'Annie' })).toBe('Annie');
  expect(nameOf({})).toBe('Ann Doe');
  expect(nameOf({ Name: '' })).toBe('Ann Doe');
  expect(nameOf({ 'First name': '' })).toBe('Doe');
  expect(nameOf({ 'First name': '', 'Last name': '' })).toBe('Acme');
  expect(nameOf({ 'First name': '', 'Last name': '', Company: '' })).toBe('a@b.test');
  expect(unmatchedRequired(columns, { lastName: 0 })).toEqual([]);
  expect(unmatchedRequired(columns, { phone: 0 })).toEqual(['Name']);
});

test('an email is read without what is invisible around it, and told why it is none', () => {
  expect(customer({ Name: 'Ada', Email: '\u200bada@b.test\u00a0\u200e' })).toMatchObject({
    card: { email: 'ada@b.test' },
    faults: [],
  });
  const faultOf = (email: string) =>
    customer({ Name: 'Ada', Email: email }).faults.map(({ message }) => message);
  expect(faultOf('ada@b.test; ben@b.test')).toEqual([
    'This cell has several email addresses. Keep one of them.',
  ]);
  for (const sign of ['\u200b', '\u00a0', ' '])
    expect(faultOf(`ada${sign}s@b.test`)).toEqual([
      'This email contains a space or an invisible character. Type it again.',
    ]);
  expect(faultOf('ada')).toHaveLength(1);
});

test('numbers below zero are read as above where somebody said so of their column', () => {
  const opened = (turned: string[]) => customer({ Name: 'Ada', Balance: '(85.00)' }, turned).opening?.amount;
  expect([opened([]), opened(['openingBalance'])]).toEqual(['-85', '85']);
});
