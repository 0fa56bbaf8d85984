import { expect, test } from 'vitest';
import { folded, inOneLine, isEmail } from '../../src/domain/text.ts';

test.each([
  ['Straße', 'strasse'],
  ['STRASSE', 'strasse'],
  ['  Café  Élan ', 'cafe elan'],
  ['Smørrebrød', 'smorrebrod'],
  ['Łódź', 'lodz'],
  ['Æble', 'aeble'],
  ['Œuvre', 'oeuvre'],
  ['Diyarbakır', 'diyarbakir'],
  ['İzmir', 'izmir'],
])('%j is found as %j', (text, plain) => {
  expect(folded(text)).toBe(plain);
});

test.each([
  ['a@b.test', true],
  ['first.last+tag@b-c.test', true],
  ['ärger@bücher.test', true],
  ['.a@b.test', false],
  ['a.@b.test', false],
  ['a..b@b.test', false],
  ['a@.b.test', false],
  ['a@b..test', false],
  ['a@b', false],
])('that %j is an address is %s', (text, is) => {
  expect(isEmail(text)).toBe(is);
});

test.each([
  ['Harbour\nBakery', 'Harbour Bakery'],
  ['Harbour \r\n  Bakery\n', 'Harbour Bakery'],
  ['\u2028Harbour\u2029\u2029Bakery', 'Harbour Bakery'],
  [' Two  blanks stay ', 'Two  blanks stay'],
])('the name %j is kept as %j', (name, kept) => {
  expect(inOneLine(name)).toBe(kept);
});
