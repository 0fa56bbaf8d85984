import { expect, test } from 'vitest';
import { bankProblems, blankBank, lastDigits, ledgerName, tidyBank } from '../../src/domain/bank.ts';
import { defaultAmong } from '../../src/domain/default-among.ts';

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
  expect(ledgerName({ name: 'GTBank', accountNumber: '0123456789' })).toBe('GTBank …6789');
  expect(ledgerName({ name: 'Petty safe', accountNumber: '' })).toBe('Petty safe');
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
] as const)('of %s %j is right and %j is not', (field, right, wrong) => {
  const faults = (value: string) => bankProblems({ ...blankBank, name: 'GTBank', [field]: value });
  expect([faults(right), faults(wrong).map((fault) => fault.field)]).toEqual([[], [field]]);
});

test('a card is kept without spaces around its words, and a SWIFT code in capitals', () => {
  const card = { ...blankBank, name: ' GTBank ', swiftCode: ' gtbingla ' };
  expect(tidyBank(card)).toEqual({ ...blankBank, name: 'GTBank', swiftCode: 'GTBINGLA' });
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
