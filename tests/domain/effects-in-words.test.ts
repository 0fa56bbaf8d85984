import { expect, test } from 'vitest';
import { defaultAccounts } from '../../src/domain/books/accounts.ts';
import { accountPartOf } from '../../src/domain/books/part-of-account.ts';
import { effectsInWords, partyOf } from '../../src/domain/plan/effects-in-words.ts';
import { type AccountPart, accountParts } from '../../src/domain/values/account-part.ts';

/** Postings by the standard chart's accounts, debits positive. */
const sentencesOf = (party: string, ...lines: [account: number, amount: string][]) =>
  effectsInWords(
    lines.map(([id, amount]) => {
      const row = defaultAccounts.find((account) => account.id === id)!;
      return { account: row.name, part: accountPartOf(row), amount };
    }),
    party,
    (amount) => amount,
  );

test.each<[string, [number, string][], string[]]>([
  [
    'foreign money that goes back for less, with costs of another kind',
    [
      [5, '-55'],
      [1, '65'],
      [19, '-10'],
      [39, '2'],
    ],
    [
      'Your advance with Nordlicht goes down by 55.',
      '65 goes into Cash and cash equivalents.',
      'Your costs go up by 2.',
      'You gain 10 on the exchange rate.',
    ],
  ],
  [
    'issuing',
    [
      [2, '1020'],
      [13, '-1000'],
      [14, '50'],
      [9, '-70'],
    ],
    ['Nordlicht owes you 1020 more.', 'Your income goes up by 950.', 'You owe 70 more in tax.'],
  ],
  [
    'a payment with a surplus',
    [
      [1, '120'],
      [2, '-100'],
      [11, '-20'],
    ],
    [
      'Nordlicht owes you 100 less.',
      'Nordlicht has 20 more credit with you.',
      '120 goes into Cash and cash equivalents.',
    ],
  ],
  [
    'a write-off',
    [
      [42, '30'],
      [2, '-30'],
    ],
    ['Nordlicht owes you 30 less.', 'Your costs go up by 30.'],
  ],
  [
    'goods that leave',
    [
      [32, '8'],
      [34, '-8'],
    ],
    ['Your costs go up by 8.', 'Your stock is worth 8 less.'],
  ],
  [
    'a bill',
    [
      [34, '40'],
      [8, '4'],
      [10, '-44'],
    ],
    ['You owe Nordlicht 44 more.', 'You can claim back 4 more in tax.', 'Your stock is worth 40 more.'],
  ],
  [
    'an advance',
    [
      [5, '10'],
      [3, '-10'],
    ],
    ['Your advance with Nordlicht goes up by 10.', '10 leaves Payment clearing.'],
  ],
  [
    'what has no other word',
    [
      [6, '500'],
      [45, '-500'],
    ],
    ['The balance of Equipment rises by 500.', 'The balance of Loans rises by 500.'],
  ],
])('%s in words', (_, lines, sentences) => {
  expect(sentencesOf('Nordlicht', ...lines)).toEqual(sentences);
});

test('the other way round everything is said the other way round', () => {
  expect(sentencesOf('Nordlicht', [2, '-10'], [13, '8'], [9, '2'])).toEqual([
    'Nordlicht owes you 10 less.',
    'Your income goes down by 8.',
    'You owe 2 less in tax.',
  ]);
});

test('what goes in and out again is not told, and two banks are', () => {
  expect(sentencesOf('', [13, '-5'], [13, '5'])).toEqual([]);
  expect(sentencesOf('', [1, '5'], [3, '-5'])).toEqual([
    '5 goes into Cash and cash equivalents.',
    '5 leaves Payment clearing.',
  ]);
});

test('of several parties none is named', () => {
  const both = partyOf([{ party: 'Ada' }, { party: 'Bo' }]);
  expect(partyOf([{ party: 'Ada' }, { party: 'Ada' }])).toBe('Ada');
  expect(sentencesOf(both, [2, '5'])).toEqual(['Your customers owe you 5 more.']);
  expect(sentencesOf(both, [10, '-5'])).toEqual(['You owe your vendors 5 more.']);
  expect(sentencesOf(both, [11, '-5'])).toEqual(['Your customers have 5 more credit with you.']);
});

test('every account of the chart plays a part, and each part is played, but for what a form cannot tell yet', () => {
  const played = new Set<AccountPart>(defaultAccounts.map(accountPartOf));
  expect(accountParts.filter((part) => !played.has(part))).toEqual(['bought']);
});
