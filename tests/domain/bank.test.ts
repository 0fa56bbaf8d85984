import { expect, test } from 'vitest';
import { bankProblems } from '../../src/domain/bank-money/bank-problems.ts';
import { blankBank, lastDigits, ledgerName, tidyBank } from '../../src/domain/books/bank.ts';
import { defaultAmong } from '../../src/domain/values/default-among.ts';

test.each([
  ['0123456789', '6789'],
  ['DE89 3704 0044 0532 0130 00', '3000'],
  ['05-71', '0571'],
  ['12', '12'],
  ['', ''],
])('the account %j ends in %j', (number, end) => {
  expect(lastDigits(number)).toBe(end);
});

test('an account is called by its bank and the end of its number', () => {
  expect(ledgerName({ name: 'GTBank', accountNumber: '0123456789', iban: '' })).toBe('GTBank …6789');
  expect(ledgerName({ name: 'Sparkasse', accountNumber: '', iban: 'DE02120300000000202051' })).toBe(
    'Sparkasse …2051',
  );
  expect(ledgerName({ name: 'Petty safe', accountNumber: '', iban: '' })).toBe('Petty safe');
});

test('what is left empty is no fault, the bank’s name excepted', () => {
  expect(bankProblems({ ...blankBank, name: 'GTBank' })).toEqual([]);
  expect(bankProblems(blankBank).map(({ field }) => field)).toEqual(['name']);
});

test.each([
  ['accountNumber', 'DE89 3704 0044 0532 0130 00', '-1'],
  ['routingNumber', '021000021', '0210000210'],
  ['sortCode', '05-71-50', '05/71'],
  ['swiftCode', 'ZEIBNGLA001', 'ZEIBNGLAXX'],
  ['currency', 'EUR', 'EUX'],
  ['iban', 'DE89370400440532013000', 'DE89370400440532013001'],
  ['iban', 'NO9386011117947', 'NO938601111794'],
] as const)('of %s %j is right and %j is not', (field, right, wrong) => {
  const faults = (value: string) => bankProblems({ ...blankBank, name: 'GTBank', [field]: value });
  expect([faults(right), faults(wrong).map((fault) => fault.field)]).toEqual([[], [field]]);
});

test('a card is kept without spaces around its words, a SWIFT code and an IBAN in capitals, the IBAN without blanks', () => {
  const iban = ' de89 3704-0044 0532 0130 00';
  const card = { ...blankBank, name: ' GTBank ', swiftCode: ' gtbingla ', iban };
  const tidy = { name: 'GTBank', swiftCode: 'GTBINGLA', iban: 'DE89370400440532013000' };
  expect(tidyBank(card)).toEqual({ ...blankBank, ...tidy });
});

test('the default is the one asked for, else the one that is, else the first', () => {
  const known = [
    { id: 'a', isDefault: false },
    { id: 'b', isDefault: true },
  ];
  expect([
    defaultAmong(known, 'a'),
    defaultAmong(known),
    defaultAmong([known[0]!]),
    defaultAmong([]),
  ]).toEqual(['a', 'b', 'a', null]);
});
