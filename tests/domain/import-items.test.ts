import { describe, expect, test } from 'vitest';
import { csvHeaders } from '../../src/domain/business/reference.ts';
import { FaultGroups } from '../../src/domain/import/fault-groups.ts';
import {
  type DecimalSign,
  formatsOf,
  proposedDayFormat,
  proposedDecimalSign,
  readDay,
  readNumber,
} from '../../src/domain/import/formats.ts';
import { itemColumns, itemsByKey, keyOfItem, readItemRow } from '../../src/domain/import/item-row.ts';
import { matchTax, taxNamed } from '../../src/domain/import/match-tax.ts';
import { proposedMatching, unmatchedRequired } from '../../src/domain/import/matching.ts';
import { dayRules } from '../support/day-rules.ts';

describe('numbers and days', () => {
  test.each([
    ['1,234.50', '.', '1234.5'],
    ['€1.234,50', ',', '1234.5'],
    ['1 234,5', ',', '1234.5'],
    ["1'234.5", '.', '1234.5'],
    ['-.5', '.', '-0.5'],
    ['+7', ',', '7'],
    ['£0', '.', '0'],
    ['1,23,456', '.', '123456'],
    ['1,23,456.78', ',', '123456.78'],
    ['(45,50)', ',', '-45.5'],
    ['−5,00', ',', '-5'],
    ['1 234,56 kr', ',', '1234.56'],
    ['EUR 1.234,56', '.', '1234.56'],
    ['1,23,45', '.', null],
    ['12 kg', '.', null],
    ['1.2.3', '.', null],
    ['12abc', '.', null],
    ['1e5', '.', null],
    ['.', '.', null],
    ['€', '.', null],
    ['null', '.', null],
    ['9'.repeat(41), '.', null],
  ] as const)('%s with %s before its decimals is %s', (typed, sign, expected) =>
    expect(readNumber(typed, sign as DecimalSign)).toBe(expected),
  );

  test.each([
    ['2026-01-31', 'iso', '2026-01-31'],
    ['2026-01-31T10:00:00Z', 'iso', '2026-01-31'],
    ['31/01/2026', 'd/m/y', '2026-01-31'],
    ['1/2/26', 'd/m/y', '2026-02-01'],
    ['1/2/26', 'm/d/y', '2026-01-02'],
    ['1/31/99', 'm/d/y', '1999-01-31'],
    ['31. 1. 2026', 'd.m.y', '2026-01-31'],
    ['2026/01/31', 'd/m/y', '2026-01-31'],
    ['31-Jan-2026', 'm/d/y', '2026-01-31'],
    ['01/31/2026 2:05 PM', 'm/d/y', '2026-01-31'],
    ['46053', 'd.m.y', '2026-01-31'],
    ['20260131', 'd/m/y', '2026-01-31'],
    ['03.04.2026', 'm/d/y', null],
    ['31 Jan', 'd/m/y', null],
    ['31/01', 'd/m/y', null],
    ['30/02/2026', 'd/m/y', null],
    ['31/01/2026', 'm/d/y', null],
    ['31/01/026', 'd/m/y', null],
    ['today', 'iso', null],
  ] as const)('%s as %s is %s', (typed, format, day) => expect(readDay(typed, format, 2026)).toBe(day));

  test.each([
    ['en-US', 'm/d/y', '.'],
    ['en-GB', 'd/m/y', '.'],
    ['fr-FR', 'd/m/y', ','],
    ['pt-BR', 'd/m/y', ','],
    ['de-DE', 'd.m.y', ','],
    ['de-CH', 'd.m.y', '.'],
    ['nl-NL', 'd/m/y', ','],
    ['sv-SE', 'iso', ','],
    ['ja-JP', 'iso', '.'],
  ] as const)('%s writes days as %s, and %s before decimals', (locale, dayFormat, decimalSign) =>
    expect(formatsOf(locale)).toEqual({ dayFormat, decimalSign }),
  );

  test('N40 days that can be read two ways are asked about, unless others tell', () => {
    expect(proposedDayFormat(['03/04/2026', '', '04/04/2026'], 'd/m/y', 2026)).toEqual({
      format: 'd/m/y',
      ambiguous: '03/04/2026',
    });
    expect(proposedDayFormat(['03/04/2026'], 'm/d/y', 2026).format).toBe('m/d/y');
    expect(proposedDayFormat(['03/04/2026', '04/25/2026'], 'd/m/y', 2026)).toEqual({
      format: 'm/d/y',
      ambiguous: null,
    });
    expect(proposedDayFormat(['04/04/2026'], 'd/m/y', 2026).ambiguous).toBeNull();
    expect(proposedDayFormat([], 'd.m.y', 2026)).toEqual({ format: 'd.m.y', ambiguous: null });
    // What every format reads says nothing of how the others are written.
    expect(proposedDayFormat(['2026/01/31', '31 Jan 2026', '03/04/2026'], 'm/d/y', 2026)).toEqual({
      format: 'm/d/y',
      ambiguous: '03/04/2026',
    });
  });

  test('so are decimals', () => {
    expect(proposedDecimalSign(['5', '1,234'], '.')).toEqual({ format: '.', ambiguous: '1,234' });
    expect(proposedDecimalSign(['1,234', '2,5'], '.')).toEqual({ format: ',', ambiguous: null });
    expect(proposedDecimalSign(['5', '7'], ',')).toEqual({ format: ',', ambiguous: null });
    // A number with both signs says which is meant.
    expect(proposedDecimalSign(['1,234', '1.234,56'], '.')).toEqual({ format: ',', ambiguous: null });
  });
});

describe('columns are matched by their names', () => {
  test('those of our own lists, whatever their letters, and each once', () => {
    const own = csvHeaders('inventory')!.map(({ header }) => header);
    const matching = proposedMatching(
      own.map((header) => ` ${header.toUpperCase()} `),
      itemColumns,
    );
    const matched = itemColumns.filter(({ key }) => Object.hasOwn(matching, key)).map(({ name }) => name);
    expect(own.filter((header) => !matched.includes(header))).toEqual([]);
    expect(unmatchedRequired(itemColumns, matching)).toEqual([]);
    expect(proposedMatching(['name', 'Name ', 'Price'], itemColumns)).toEqual({ name: 1, price: 2 });
  });

  test('a Shopify export’s, and as the last file was matched where its names come again', () => {
    const shop = [
      'Handle',
      'Title',
      'Variant SKU',
      'Variant Price',
      'Cost per item',
      'Variant Inventory Qty',
    ];
    expect(proposedMatching(shop, itemColumns)).toEqual({
      name: 1,
      sku: 2,
      price: 3,
      cost: 4,
      quantity: 5,
    });
    expect(
      proposedMatching(['Handle', 'Title', 'Was'], itemColumns, { name: 'Handle', cost: 'was' }),
    ).toEqual({ name: 0, cost: 2 });
    expect(proposedMatching(['Title'], itemColumns, { name: 'Gone' })).toEqual({ name: 0 });
    expect(unmatchedRequired(itemColumns, proposedMatching(['Price'], itemColumns))).toEqual(['Name']);
    expect(proposedMatching(['constructor', '__proto__'], itemColumns)).toEqual({});
  });
});

const formats = { decimalSign: '.', dayFormat: 'd/m/y', days: dayRules } as const;
const read = (fields: Record<string, string>, more: string[] = []) => {
  const names = Object.keys(fields);
  const matching = proposedMatching(names, itemColumns);
  return readItemRow(
    { line: 2, cells: [...Object.values(fields), ...more] },
    names.length,
    matching,
    formats,
  );
};
const faultsOf = (fields: Record<string, string>, more?: string[]) =>
  read(fields, more).faults.map(({ column, message }) => `${column}: ${message}`);

describe('a row of items', () => {
  test('says an item as its form does', () => {
    const { record, faults } = read({
      Name: ' Candle ',
      SKU: 'C1',
      Barcode: '400',
      Description: "'=Red\r\nwax",
      Unit: 'pcs',
      Category: 'Light',
      Price: '$1,005.50',
      Cost: '2',
      'Sales tax': 'VAT',
      Quantity: '3',

      'Opening day': '1/2/2026',
      'Reorder level': '1',
      Expiry: '31/12/2026',
      'Purchase description': 'null',
    });
    expect(faults).toEqual([]);
    expect(record).toMatchObject({
      card: {
        kind: 'product',
        name: 'Candle',
        sku: 'C1',
        barcode: '400',
        description: '=Red\nwax',
        unit: 'PCs',
        price: '1005.5',
        cost: '2',
        tracked: true,
        reorderLevel: '1',
        expiresOn: '2026-12-31',
        purchaseDescription: 'null',
      },
      category: 'Light',
      salesTax: 'VAT',
      opening: { quantity: '3', unitCost: '2', onDay: '2026-02-01' },
    });
    expect(read({ Name: 'Advice', Type: 'Service', Price: '' }).record.card).toMatchObject({
      kind: 'service',
      price: '0',
      tracked: false,
    });
  });

  test.each([
    [{ Name: '' }, ['name: Enter a name.']],
    [
      { Name: 'A', Price: 'dear', Cost: '-1' },
      ['price: Price isn’t a number.', 'cost: The cost can’t be negative.'],
    ],
    [{ Name: 'A', Unit: 'Stone' }, ['unit: Choose a unit from the list.']],
    [{ Name: 'A', Type: 'Thing' }, ['kind: The type must be product or service.']],
    [{ Name: 'A', Tracked: 'maybe' }, ['tracked: Tracked must be yes or no.']],
    [{ Name: 'A', Expiry: '12.31.2026' }, ['expiresOn: Expiry isn’t a date in the format you chose.']],
    [
      { Name: 'A', Type: 'service', Quantity: '2' },
      ['quantity: Only products that are counted have a quantity.'],
    ],
    [{ Name: 'A', Quantity: '1.2345' }, ['quantity: A quantity has at most three decimals.']],
    [{ Name: 'A'.repeat(201) }, ['name: The name has at most 200 characters.']],
  ] as const)('%j says why it isn’t taken', (fields, faults) =>
    expect(faultsOf(fields as unknown as Record<string, string>)).toEqual(faults),
  );

  test('with more cells than columns isn’t taken, unless they are empty', () => {
    expect(faultsOf({ Name: 'A', Price: '1' }, ['', ' '])).toEqual([]);
    expect(faultsOf({ Name: 'A', Price: '1' }, ['5'])).toEqual([
      ': This row has more cells than there are columns. Put quotes around text with separators in it.',
    ]);
  });

  test('is known again by its SKU, else its barcode, else its name', () => {
    const key = (sku: string, barcode: string, name: string) => keyOfItem({ sku, barcode, name });
    expect(key('a', 'b', 'c')).toBe(key('a', '', 'other'));
    expect(key('', 'b', 'c')).not.toBe(key('b', '', 'c'));
    expect(key('', '', 'Café au lait')).toBe(key('', '', 'CAFÉ au LAIT'));
  });

  test('finds an item by what it has alone: its barcode, or its name where one in use is called so', () => {
    const item = (sku: string, barcode: string, name: string, deleted = false) => ({
      sku,
      barcode,
      name,
      deleted,
    });
    const [full, gone, twin, bare] = [
      item('a', 'b', 'Candle'),
      item('z', '', 'Candle', true),
      item('c', '', 'Wick'),
      item('', '', 'wick'),
    ];
    const known = itemsByKey([gone, full, twin, bare]);
    const found = (sku: string, barcode: string, name: string) =>
      known.get(keyOfItem({ sku, barcode, name }));
    expect(found('', '', 'CANDLE')).toEqual([full]);
    expect(found('', 'b', 'Other')).toEqual([full]);
    expect(found('c', '', 'Candle')).toEqual([twin]);
    // Two are called so: the one that is known by its name is meant by the first row of that name.
    expect(found('', '', 'Wick')).toEqual([bare, twin]);
    expect(
      itemsByKey([twin, item('d', '', 'Wick')]).get(keyOfItem({ sku: '', barcode: '', name: 'Wick' })),
    ).toBe(undefined);
    expect(itemsByKey([gone]).get(keyOfItem({ sku: '', barcode: '', name: 'Candle' }))).toBe(undefined);
  });

  test('names a tax by its name or by a percentage that one alone has', () => {
    const taxes = [
      { name: 'VAT', percent: '20' },
      { name: 'Reduced', percent: '5' },
      { name: 'Levy', percent: '5' },
    ];
    const [vat] = taxes;
    for (const typed of ['vat', 'VAT 20%', '20', '20%']) expect(matchTax(typed, taxes)).toBe(vat);
    for (const typed of ['', '0', '0%']) expect(matchTax(typed, taxes)).toBeNull();
    // A percentage alone is never one that the buyer owes the office.
    const owed = { name: 'Owed', percent: '20', kind: 'reverse-charge' as const };
    expect(matchTax('20', [owed, ...taxes])).toBe(vat);
    expect(matchTax('Owed', [owed, ...taxes])).toBe(owed);
    expect(matchTax('5%', taxes)).toEqual({
      fault: 'Several taxes have this percentage. Use the name of the tax.',
    });
    expect(matchTax('GST', taxes)).toEqual({
      fault: 'No tax has this name. Create it, or choose another one.',
    });
  });

  test('reads the percentage of a tax with a decimal point or a comma', () => {
    const taxes = [
      { name: 'VAT', percent: '7.5' },
      { name: 'Zone', percent: '75' },
    ];
    const [vat, zone] = taxes;
    for (const typed of ['7.5%', '7,5%', '7,5 %', '7,50', '7,500%', 'VAT 7.5%', 'vat 7,5%', 'VAT (7,5%)'])
      expect([typed, matchTax(typed, taxes)]).toEqual([typed, vat]);
    expect(matchTax('75,0%', taxes)).toBe(zone);
    for (const typed of ['7,5,0%', '1.007,5', 'VAT 75%'])
      expect(matchTax(typed, taxes)).toMatchObject({
        fault: expect.stringContaining('No tax has this name'),
      });
  });

  test.each([
    ['VAT', '7.5', 'VAT 7.5%'],
    ['VAT 21 %', '21', 'VAT 21 %'],
    ['VAT 7,5%', '7.5', 'VAT 7,5%'],
    ['Levy of 17.5%', '7.5', 'Levy of 17.5% 7.5%'],
  ])('writes the tax %s of %s per cent as “%s”, and reads it back', (name, percent, written) => {
    const tax = { name, percent };
    expect(taxNamed(name, percent)).toBe(written);
    expect(matchTax(written, [{ name: 'Other', percent }, tax])).toBe(tax);
    expect(taxNamed(null, null)).toBe('');
  });
});

test('rows that one thing mends are told together, the most first', () => {
  const unit = { column: 'Unit', value: 'pcs', message: 'Choose a unit from the list.' };
  const price = { column: 'Price', value: 'x', message: 'Price isn’t a number.' };
  const rows = Array.from({ length: 312 }, (_, at) => ({ line: at + 2, faults: [unit] }));
  const groups = new FaultGroups();
  for (const row of [{ line: 1, faults: [price, unit] }, ...rows]) groups.add(row);
  expect(groups.first(10)).toEqual([
    { ...unit, rows: 313, lines: [1, 2, 3, 4, 5] },
    { ...price, rows: 1, lines: [1] },
  ]);
});
