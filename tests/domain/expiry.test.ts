import { expect, test } from 'vitest';
import { expiresInDays } from '../../src/domain/stock/expiry.ts';
import { itemViewWords } from '../../src/domain/words/items.ts';

const jar = { expiresOn: '2026-03-20', tracked: true, quantity: '2', deleted: false };

test.each([
  ['2026-02-17', null],
  ['2026-02-18', 'Expires in 30 days'],
  ['2026-03-18', 'Expires in 2 days'],
  ['2026-03-19', 'Expires tomorrow'],
  ['2026-03-20', 'Expires today'],
  ['2026-03-21', 'Expired'],
])('on %s an item that expires on 20 March says %s', (today, expected) => {
  const days = expiresInDays(jar, today);
  expect(days === null ? null : itemViewWords.expiry(days)).toBe(expected);
});

test.each([
  ['one without a day', { expiresOn: null }, null],
  ['one that is deleted', { deleted: true }, null],
  ['a counted one of which there is none', { quantity: '0' }, null],
  ['one that isn’t counted', { tracked: false, quantity: '0' }, -1],
])('%s', (_, more, days) => {
  expect(expiresInDays({ ...jar, ...more }, '2026-03-21')).toBe(days);
});
