import { expect, test } from 'vitest';
import { pictureOf } from '../../src/domain/report/picture.ts';
import { drawingOf, layPicture } from '../../src/domain/report/picture-layout.ts';
import type { ReportName } from '../../src/domain/report/reports.ts';
import type { ReportSheet, SheetColumn } from '../../src/domain/report/sheet.ts';

const written = { currency: 'EUR', locale: 'en-GB' };

/** A sheet of one text column and some of money. */
const sheetOf = (
  titles: readonly string[],
  rows: readonly (readonly [string, ...string[]])[],
  place: SheetColumn['place'] = 'lead',
): ReportSheet => ({
  title: 'Report',
  days: { from: null, to: '2026-03-31' },
  comparedWith: null,
  currency: 'EUR',
  rowTitle: 'Name',
  columns: [
    { title: 'Name', kind: 'text', place },
    ...titles.map((title): SheetColumn => ({ title, kind: 'money', place: 'own' })),
  ],
  groups: rows.map(([name, ...figures]) => ({
    rows: [[{ value: name, to: `customer:${name}` }, ...figures.map((value) => ({ value }))]],
  })),
  totals: null,
  controls: [],
  figures: [],
  empty: '',
});

const laid = (name: ReportName, sheet: ReportSheet, width = 800) =>
  layPicture(drawingOf(name, sheet, 'en-GB')!.picture, width, written);

test('the ten largest are drawn, and the rest as one bar', () => {
  const rows = Array.from({ length: 13 }, (_, n): [string, string] => [`C${n}`, String((n + 1) * 10)]);
  const { rows: drawn } = pictureOf('sales-by-customer', sheetOf(['Net sales'], rows))!;
  expect(drawn.map(({ label, values }) => [label, values[0]])).toEqual([
    ['C12', '130'],
    ['C11', '120'],
    ['C10', '110'],
    ['C9', '100'],
    ['C8', '90'],
    ['C7', '80'],
    ['C6', '70'],
    ['C5', '60'],
    ['C4', '50'],
    ['C3', '40'],
    // 10 + 20 + 30
    ['Others', '60'],
  ]);
  expect(drawn[0]!.cell.to).toBe('customer:C12');
  expect(drawn.at(-1)!.cell.to).toBeUndefined();
});

test('there is no picture of one figure, of a report without one, and of rows in groups', () => {
  expect(pictureOf('sales-by-customer', sheetOf(['Net sales'], [['Ada', '10']]))).toBeNull();
  expect(
    pictureOf(
      'sales-by-customer',
      sheetOf(
        ['Net sales'],
        [
          ['Ada', '10'],
          ['Tom', '0'],
        ],
      ),
    ),
  ).toBeNull();
  const two: [string, string][] = [
    ['Ada', '10'],
    ['Tom', '20'],
  ];
  expect(pictureOf('trial-balance', sheetOf(['Debit'], two))).toBeNull();
  expect(pictureOf('customer-ageing', sheetOf(['Not due'], two, 'head'))).toBeNull();
});

test('bars start at nothing and are as long as their figures, contra accounts to the left', () => {
  const { rows, rules } = laid(
    'income-sources',
    sheetOf(
      ['Income'],
      [
        ['Sales', '300'],
        ['Discounts', '-100'],
      ],
    ),
  );
  const [sales, discounts] = rows.map(({ bars }) => bars[0]!);
  const ground = rules[0]!.x1;
  expect(sales!.x).toBeCloseTo(ground);
  expect(discounts!.x + discounts!.width).toBeCloseTo(ground);
  expect(sales!.width / discounts!.width).toBeCloseTo(3);
});

test('the parts of a contact’s ageing lie one after the other, each told by how dark it is', () => {
  const buckets = ['Not due', '30 or less', '31-60', '61-90', '91 or more'];
  const { rows, legend, says } = laid(
    'customer-ageing',
    sheetOf(buckets, [
      ['Ada', '100', '50', '0', '0', '50'],
      ['Tom', '20', '0', '0', '0', '0'],
    ]),
  );
  const [ada] = rows;
  const ends = ada!.bars.map(({ x, width }) => [x, x + width]);
  for (const [n, [start]] of ends.entries()) if (n > 0) expect(start).toBeCloseTo(ends[n - 1]![1]!);
  expect(ada!.bars[0]!.width / ada!.bars[1]!.width).toBeCloseTo(2);
  expect(legend.map(({ title }) => title)).toEqual(buckets);
  expect(says).toBe('In all: Ada is largest, 200.00 of 220.00.');
  expect(ada!.says).toContain('Ada, 91 or more: 50.00');
});

test('money of each month stands on one line, with closing cash as a line over it', () => {
  const sheet = sheetOf(
    ['Money in', 'Money out', 'Closing cash'],
    [
      ['January 2026', '400', '100', '300'],
      ['February 2026', '0', '500', '-200'],
    ],
  );
  const { rows, line, rules, says, labels } = laid('cash-chart', sheet);
  const ground = rules.find(({ ground }) => ground)!.y1;
  for (const { bars } of rows) for (const { y, height } of bars) expect(y + height).toBeCloseTo(ground);
  expect(line).toHaveLength(2);
  expect(line[0]!.y).toBeLessThan(ground);
  expect(line[1]!.y).toBeGreaterThan(ground);
  expect(says).toBe('Closing cash is highest in January 2026: 300.00.');
  expect(labels.map(({ text }) => text)).toEqual(
    expect.arrayContaining(['0', '400', '−200', 'January 2026']),
  );
});

test('months that are expected are drawn dashed, and no fact is made of them', () => {
  const sheet = sheetOf(
    ['Money in', 'Money out', 'Closing cash'],
    [
      ['January 2026', '400', '100', '300'],
      ['Expected, February 2026', '900', '0', '1200'],
      ['Expected, March 2026', '0', '100', '1100'],
    ],
  );
  for (const group of sheet.groups.slice(1)) group.expected = true;
  const { rows, line, ahead, legend, says } = laid('cash-chart', sheet);
  expect(rows.map(({ row }) => row.expected)).toEqual([false, true, true]);
  expect(line).toHaveLength(1);
  expect(ahead).toHaveLength(3);
  expect(ahead[0]).toEqual(line[0]);
  expect(legend.at(-1)).toEqual({ title: 'Expected', series: 'expected' });
  expect(says).toBe('Closing cash is highest in January 2026: 300.00.');
});

test('what expenses were before is behind them where they are compared', () => {
  const sheet = sheetOf(
    ['Amount', 'Amount before', 'Change'],
    [
      ['Rent', '500', '400', '100'],
      ['Wages', '900', '1000', '-100'],
    ],
  );
  const { rows, legend } = laid('expense-analysis', sheet);
  const [wages] = rows;
  expect(wages!.bars.map(({ series }) => series)).toEqual(['before', 0]);
  expect(wages!.bars[0]!.width / wages!.bars[1]!.width).toBeCloseTo(10 / 9);
  expect(legend.map(({ title }) => title)).toEqual(['Amount', 'Before']);
});

test('on a phone a name is above its bar, and nothing is wider than the picture', () => {
  const sheet = sheetOf(
    ['Net sales'],
    [
      ['A customer with a name that is longer than a phone is wide', '900'],
      ['Tom', '200'],
    ],
  );
  const { rows, labels, width } = laid('sales-by-customer', sheet, 300);
  expect(width).toBe(300);
  for (const { bars } of rows)
    for (const { x, width: long } of bars) expect(x + long).toBeLessThanOrEqual(300);
  expect(rows[0]!.bars[0]!.y).toBeGreaterThan(labels[0]!.y);
  expect(labels[0]!.text.length).toBeLessThan(40);
});

test('on a phone the line bars start at doesn’t run through the names above them', () => {
  const sheet = sheetOf(
    ['Income'],
    [
      ['Sales', '300'],
      ['Discounts', '-100'],
    ],
  );
  const { rows, rules, labels } = laid('income-sources', sheet, 300);
  expect(rules).toHaveLength(rows.length);
  const feet = labels.map(({ y }) => y);
  for (const { y1, y2 } of rules) expect(feet.filter((y) => y > y1 && y - 9 < y2)).toEqual([]);
});

test('on a phone the names of months are beside each other, none over another', () => {
  const months = ['January', 'February', 'March', 'April', 'May', 'June', 'July', 'August', 'September'];
  const sheet = sheetOf(
    ['Money in', 'Money out', 'Closing cash'],
    [...months, 'October', 'November'].map((month) => [`${month} 2026`, '400', '100', '300']),
  );
  const under = laid('cash-chart', sheet, 300).labels.filter(({ text }) => text.endsWith('2026'));
  expect(under.length).toBeGreaterThan(1);
  for (const [n, { x, text }] of under.entries()) {
    const next = under[n + 1];
    if (next) expect(next.x - x).toBeGreaterThan(((text.length + next.text.length) * 6.4) / 2);
  }
});
