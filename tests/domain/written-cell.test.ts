import { expect, test } from 'vitest';
import { drawingOf, layPicture } from '../../src/domain/report/picture-layout.ts';
import { printedReport } from '../../src/domain/report/printed-report.ts';
import type { ReportSheet, SheetColumn } from '../../src/domain/report/sheet.ts';
import { onPaper, writtenCell, writtenMoney, writtenNumber } from '../../src/domain/report/written-cell.ts';
import { plainLook } from '../../src/domain/template/template.ts';

/** What is below zero, on a page and on paper. Source: finance-answers.md, Q121. */
const page = { currency: 'EUR' };
const paper = { currency: 'EUR', brackets: true } as const;
const cell = (kind: SheetColumn['kind'], value: string, of: typeof page, locale = 'en-GB') =>
  writtenCell({ kind }, value, of, locale);

test.each([
  ['money', '-1240.5', '−1,240.50', '(1,240.50)'],
  ['amount', '-3.125', '−3.125', '(3.125)'],
  ['number', '-12', '−12', '(12)'],
  ['percent', '-2.5', '−2.50\u00a0%', '(2.50\u00a0%)'],
  ['money', '1240.5', '1,240.50', '1,240.50'],
  ['money', '0', '0.00', '0.00'],
] as const)('%s %s is %s on a page and %s in brackets', (kind, value, seen, printed) => {
  expect([cell(kind, value, page), cell(kind, value, paper)]).toEqual([seen, printed]);
});

test('a text that begins with a minus is a text', () => {
  expect(cell('text', '− 10 days', paper)).toBe('− 10 days');
});

test('the sign of a currency is within the brackets, and other locales write theirs as they do', () => {
  expect(writtenMoney('-1240', paper, 'en-GB')).toBe('(€1,240.00)');
  expect(writtenMoney('-1240', paper, 'de-DE', 'CHF')).toBe('(CHF\u00a01.240,00)');
  expect(writtenNumber('-1240.10', paper, 'de-DE')).toBe('(1.240,10)');
  expect(cell('money', '-1240', paper, 'sv-SE')).toBe('(1\u00a0240,00)');
});

const cells = (...values: (string | null)[]) => values.map((value) => ({ value }));
const sheet: ReportSheet = {
  title: 'Profit by month',
  days: { from: '2026-01-01', to: '2026-02-28' },
  comparedWith: null,
  currency: 'EUR',
  rowTitle: 'Month',
  columns: [
    { title: 'Month', kind: 'text', place: 'lead' },
    { title: 'Net sales', kind: 'money', place: 'own' },
  ],
  groups: [{ rows: [cells('January', '-20000'), cells('February', '5000')] }],
  totals: { label: 'Total', cells: cells(null, '-15000') },
  controls: [{ label: 'the income statement', value: '-15000', difference: '-1' }],
  figures: [{ label: 'Profit', kind: 'money', value: '-15000', before: '-2', change: null }],
  empty: '',
};

/** Each text of a paper that has a figure in it. */
const figuresOn = (brackets: boolean): string[] => {
  const preparation = { from: [], prepared: '', locale: 'en-GB', brackets };
  const { rows, totals, notes } = printedReport('profit-by-month', sheet, preparation, plainLook);
  return [...rows.flatMap(({ cells: [, figure] }) => figure!), ...totals.map(({ text }) => text), notes];
};

test('rows, sums, figures and controls of a paper are written alike', () => {
  expect(figuresOn(false)).toEqual([
    ...['−20,000.00', '5,000.00', '−15,000.00', '−15,000.00, before −2.00'],
    'Differs by −1.00 from the income statement: −15,000.00',
  ]);
  expect(figuresOn(true)).toEqual([
    ...['(20,000.00)', '5,000.00', '(15,000.00)', '(15,000.00), before (2.00)'],
    'Differs by (1.00) from the income statement: (15,000.00)',
  ]);
});

test('a picture is written as the figures below it', () => {
  const textsOf = (of: ReportSheet) => {
    const drawn = drawingOf('sales-by-customer', of, 'en-GB')!;
    const { labels, says } = layPicture(drawn.picture, 700, drawn);
    return [...labels.map(({ text }) => text), says].join(' ');
  };
  expect(textsOf(sheet)).toContain('−20,000.00');
  expect(textsOf(onPaper(sheet, true))).toContain('(20,000.00)');
  expect(textsOf(onPaper(sheet, true))).not.toContain('−');
});
