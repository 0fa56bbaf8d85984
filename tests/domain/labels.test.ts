import { describe, expect, test } from 'vitest';
import {
  barsOn,
  labelProblems,
  labelSheets,
  mostLabels,
  placesOf,
  placesOn,
  sheetNames,
} from '../../src/domain/barcode/labels.ts';
import fc from '../support/seeded.ts';

describe('places on a sheet', () => {
  test('are as many as it has rows and columns, and fill it without lying over one another or beyond it', () => {
    expect(sheetNames.map((name) => [name, placesOn(labelSheets[name])])).toEqual([
      ['a4-24', 24],
      ['a4-40', 40],
      ['roll', 1],
    ]);
    for (const name of sheetNames) {
      const sheet = labelSheets[name];
      const places = placesOf(sheet, 1, placesOn(sheet));
      expect(new Set(places.map(({ x, y }) => `${x} ${y}`)).size).toBe(places.length);
      for (const { page, x, y } of places) {
        expect(page).toBe(0);
        expect(x + sheet.label.width).toBeLessThanOrEqual(sheet.page.width + 1e-9);
        expect(y + sheet.label.height).toBeLessThanOrEqual(sheet.page.height + 1e-9);
      }
    }
  });

  test('go on row by row from the first free one, and on the next sheet from its beginning', () => {
    const sheet = labelSheets['a4-24'];
    expect(placesOf(sheet, 24, 3)).toEqual([
      { page: 0, x: 140, y: 259.5 },
      { page: 1, x: 0, y: 0.5 },
      { page: 1, x: 70, y: 0.5 },
    ]);
    fc.assert(
      fc.property(fc.constantFrom(...sheetNames), fc.integer({ min: 1, max: 300 }), (name, count) => {
        const pages = placesOf(labelSheets[name], 1, count).map(({ page }) => page);
        expect(pages.at(-1)).toBe(Math.ceil(count / placesOn(labelSheets[name])) - 1);
      }),
    );
  });
});

describe('bars on a label', () => {
  const modules = (width: number) => [width];

  test('have their full size where there is room, with blank beside them, in the middle', () => {
    const { module, x } = barsOn(labelSheets['a4-24'], {
      barcode: '4006381333931',
      modules: modules(95),
    })!;
    expect(module).toBe(0.33);
    // 113 modules with the blank ones, 11 of them before the first bar.
    expect(x).toBeCloseTo((70 - 113 * 0.33) / 2 + 11 * 0.33);
  });

  test('are narrower where the label is, down to two dots of a printer, and then don’t fit', () => {
    const narrow = barsOn(labelSheets.roll, { barcode: 'x'.repeat(20), modules: modules(245) })!;
    expect(narrow.module).toBeCloseTo(46 / 265);
    expect(narrow.x).toBeCloseTo(2 + 10 * narrow.module);
    expect(barsOn(labelSheets.roll, { barcode: 'x'.repeat(21), modules: modules(256) })).toBeNull();
    expect(barsOn(labelSheets['a4-24'], { barcode: 'x'.repeat(21), modules: modules(256) })).not.toBeNull();
  });
});

test.each([
  [{ sheet: 'a5' }, ['sheet: Choose a sheet from the list.']],
  [{ sheet: 'toString' }, ['sheet: Choose a sheet from the list.']],
  [{ first: 0 }, ['first: This sheet has places 1 to 24.']],
  [{ first: 25 }, ['first: This sheet has places 1 to 24.']],
  [{ first: 1.5 }, ['first: This sheet has places 1 to 24.']],
  [{ first: 24 }, []],
  [{ counts: [] }, ['labels: Choose at least 1 label to print.']],
  [{ counts: [1, 0, 2.5] }, ['labels.1', 'labels.2'].map((at) => `${at}.quantity: Print at least 1 label.`)],
  [{ counts: [mostLabels] }, []],
  [{ counts: [mostLabels, 1] }, ['labels: At most 1,000 labels can be printed at a time.']],
])('labels asked for with %j have the faults %j', (more, faults) => {
  const request = { sheet: 'a4-24', first: 1, counts: [1], ...more };
  expect(labelProblems(request).map(({ field, message }) => `${field}: ${message}`)).toEqual(faults);
});
