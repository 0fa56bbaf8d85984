import { expect, test } from 'vitest';
import { itemColumns } from '../../src/domain/import/item-row.ts';
import { proposedMatching } from '../../src/domain/import/matching.ts';
import {
  htmlOfText,
  isShopExport,
  shopColumns,
  shopRows,
  textOfHtml,
} from '../../src/domain/import/shop-export.ts';

const headers = [
  'Handle',
  'Title',
  'Body (HTML)',
  'Type',
  'Option1 Name',
  'Option1 Value',
  'Option2 Value',
  'Variant SKU',
  'Variant Price',
  'Image Src',
];
const readingOf = (rows: readonly string[][]) => {
  const read = shopRows(headers);
  return rows.map((cells, at) => read({ line: at + 2, cells })?.cells);
};

test('a file is the shop’s own by its columns, and its type is a category', () => {
  expect(isShopExport(headers)).toBe(true);
  expect(isShopExport(['Handle', 'Title', 'Price'])).toBe(false);
  const matching = proposedMatching(headers, shopColumns(itemColumns));
  expect(matching).toEqual({ name: 1, description: 2, category: 3, sku: 7, price: 8 });
});

test('each variant is named by its product and its options, and says all of it; further pictures are passed over', () => {
  const rows = readingOf([
    ['shirt', 'Shirt', '<p>Soft.</p>', 'Clothes', 'Colour', 'Red', 'M', 'S-RM', '9', 'a.jpg'],
    ['shirt', '', '', '', '', 'Red', 'L', 'S-RL', '10', ''],
    ['shirt', '', '', '', '', '', '', '', '', 'b.jpg'],
    ['mug', 'Mug', '', '', 'Title', 'Default Title', '', 'M-1', '4', ''],
    ['lost', '', '', '', '', 'Blue', '', 'L-1', '4', ''],
  ]);
  expect(rows.map((cells) => cells?.slice(1, 4))).toEqual([
    ['Shirt - Red / M', 'Soft.', 'Clothes'],
    ['Shirt - Red / L', 'Soft.', 'Clothes'],
    undefined,
    ['Mug', '', ''],
    ['', '', ''],
  ]);
  // A row of the file of errors was named before.
  expect(readingOf([['shirt', 'Shirt - Red / M', '', '', '', 'Red', 'M', 'S-RM', '9', '']])[0]?.[1]).toBe(
    'Shirt - Red / M',
  );
});

test.each([
  ['<p>Soft &amp; warm.</p>\n<p>Wash at&nbsp;30&deg;</p>', 'Soft & warm.\nWash at 30&deg;'],
  ['One<br/>two<ul><li>three</li><li>four</li></ul>', 'One\ntwo\nthree\nfour'],
  ['<style>p { color: red }</style>Caf&#233; &#x263A; &lt;b&gt;', 'Café ☺ <b>'],
  [
    '<script>if (1 < 2) track()</script>Lamp<SCRIPT type="x">\ntrack()\n</SCRIPT><style\n>a{}</style>',
    'Lamp',
  ],
  ['&#X41;&#65;&AMP;&unknown;&#x1F600;', 'AA&&unknown;😀'],
  ['<!-- hidden -->Seen<h2>Care</h2>by hand', 'Seen\nCare\nby hand'],
  ['2 < 3 and 4 > 3', '2 < 3 and 4 > 3'],
  ['&#0; &#99999999;', '&#0; &#99999999;'],
  ['', ''],
])('%s is the text %j', (html, text) => {
  expect(textOfHtml(html)).toBe(text);
});

test.each([
  'Soft & warm.\nCafé style, 100 % < 2 > 1',
  'Says <b>bold</b> and &amp; as they are',
  'a &lt; b',
  '',
])('text %j is read back from the HTML it is written as', (text) => {
  expect(textOfHtml(htmlOfText(text))).toBe(text);
});

test('a comment says nothing, whatever stands in it', () => {
  expect(textOfHtml('<p>One</p><!-- a > b <p>no</p> --><p>Two</p>')).toBe('One\nTwo');
});
