import { expect, test } from 'vitest';
import { blankLine } from '../../src/screens/document/lines.ts';
import { lastOf, scannedInto } from '../../src/screens/document/scanned-lines.ts';
import type { LineDraft } from '../../src/screens/kit/lines/line-draft.ts';
import { cameIntoView, type InView } from '../../src/screens/scan/in-view.ts';

const withCandle = (line: LineDraft): LineDraft => ({
  ...line,
  productId: 'candle',
  name: 'Candle',
  price: '8',
});
const scanned = (lines: readonly LineDraft[]) => scannedInto(lines, 'candle', withCandle);
const summaryOf = (lines: readonly LineDraft[]) => lines.map(({ name, quantity }) => [name, quantity]);
const soap: LineDraft = { ...blankLine(), productId: 'soap', name: 'Soap', price: '3' };

test('a scanned item takes the empty line at the end, else one after it', () => {
  const empty = blankLine();
  const lines = scanned([soap, empty]);
  expect(summaryOf(lines)).toEqual([
    ['Soap', '1'],
    ['Candle', '1'],
  ]);
  expect(lines[1]!.key).toBe(empty.key);
  expect(summaryOf(scanned([soap]))).toEqual(summaryOf(lines));
  // A line with a price belongs to somebody who is typing it.
  expect(summaryOf(scanned([{ ...blankLine(), price: '4' }]))).toEqual([
    ['', '1'],
    ['Candle', '1'],
  ]);
});

test.each([
  ['2', '3'],
  ['1.5', '2.5'],
  ['', '2'],
  ['two', '1'],
])('scanned again, a quantity of “%s” becomes %s, and nothing else changes', (quantity, more) => {
  const line = { ...withCandle(blankLine()), quantity, price: '7', description: 'Red' };
  expect(scanned([line, soap])).toEqual([{ ...line, quantity: more }, soap]);
});

test('of several lines of an item the last one counts', () => {
  const [first, second] = [withCandle(blankLine()), withCandle(blankLine())];
  expect(scanned([first, second]).map(({ quantity }) => quantity)).toEqual(['1', '2']);
  expect([lastOf([first, second, soap], 'candle'), lastOf([soap], 'candle')]).toEqual([second, undefined]);
});

test('a code held before the camera is read once, and again when it was out of view for a second', () => {
  let view: InView = new Map();
  const seen = (at: number, ...codes: string[]) => {
    const { inView, came } = cameIntoView(view, codes, at);
    view = inView;
    return came;
  };
  expect(seen(0, 'A')).toEqual(['A']);
  expect(seen(80, 'A')).toEqual([]);
  // The reader misses a picture now and then.
  expect(seen(160)).toEqual([]);
  expect(seen(1079, 'A', 'B', 'B')).toEqual(['B']);
  expect(seen(2079, 'B')).toEqual(['B']);
  expect(seen(2080, 'A')).toEqual(['A']);
});
