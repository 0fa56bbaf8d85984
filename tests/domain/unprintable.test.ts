import { expect, test } from 'vitest';
import { unprintableIn } from '../../src/domain/values/unprintable.ts';
import { unprintableWords } from '../../src/domain/words/paper.ts';

test.each([
  ['Café Ünïcode £€₦ “quoted” – 50 % · Ελλάδα Київ Tiếng Việt', []],
  ['a no-break blank, a tab\t, a line\nend, a joiner\u200d, a mark of direction\u200f', []],
  ['Gothic 𐍈𐍈 and 𐎠', ['𐍈', '𐎠']],
  // Composed before it is looked at, as paper writes it.
  ['Cafe\u0301', []],
] as const)('of %j PDFs can’t show %j', (text, letters) => {
  expect(unprintableIn([text])).toEqual(letters);
});

test('letters are named once, in the order in which they are read', () => {
  expect(unprintableIn(['𐍈', 'and 𐎠𐍈'])).toEqual(['𐍈', '𐎠']);
});

test('a sentence names five letters at most', () => {
  expect(unprintableWords.notice(['𐍈'])).toMatch(/^“𐍈” can’t be printed/);
  expect(unprintableWords.notice([...'𐍈𐎠𐎡𐎢𐎣𐎤'])).toMatch(/^“𐍈”, “𐎠”, “𐎡”, “𐎢”, “𐎣”, and other letters can’t/);
});
