import { expect, test } from 'vitest';
import { openingMoved } from '../../src/screens/journal-entry/opening-moved.ts';

/** The entry that the hint on the financial position opens. Source: finance-answers.md, section C, 7 and 8. */
const capital = { id: 36, name: 'Owner’s capital', code: '', balance: '0' };
const opening = (balance: string) => ({ id: 33, name: 'Opening balance equity', code: '', balance });
const linesOf = (balance: string) =>
  openingMoved([opening(balance), capital], 'EUR', '2026-04-20').lines.map(({ accountId, debit, credit }) => [
    accountId,
    debit,
    credit,
  ]);

test.each([
  [
    '30',
    [
      [33, '30', ''],
      [36, '', '30'],
    ],
  ],
  [
    '-12.5',
    [
      [33, '', '12.5'],
      [36, '12.5', ''],
    ],
  ],
  [
    '0',
    [
      [null, '', ''],
      [null, '', ''],
    ],
  ],
])('an opening balance of %s is emptied into capital', (balance, lines) => {
  expect(linesOf(balance)).toEqual(lines);
});
