import { expect, test } from 'vitest';
import { activateBankAct, deleteBankAct, setDefaultBankAct } from '../../server/acts/default-bank.ts';
import { type Bank, blankBank } from '../../src/domain/books/bank.ts';
import { refused } from '../support/act-world.ts';

const bank: Bank = {
  ...blankBank,
  name: 'First',
  currency: 'EUR',
  id: 'bank',
  accountId: 1000,
  isDefault: false,
  active: true,
  used: false,
  alone: false,
  openingId: null,
  version: 1,
} as Bank;
const deletion = { ...bank, active: false, used: true };

test('another bank becomes the default; one that is stays so, one archived can’t be', () => {
  expect(setDefaultBankAct(bank)).toMatchObject({ moved: true });
  expect(setDefaultBankAct({ ...bank, isDefault: true })).toMatchObject({ moved: false });
  expect(refused(setDefaultBankAct(deletion)).kind).toBe('illegal-move');
});

test('deleted, one with entries is deactivated, another is removed, one archived stays as it is', () => {
  expect(deleteBankAct({ ...bank, used: true })).toEqual({ end: 'deactivated' });
  expect(deleteBankAct(bank)).toEqual({ end: 'removed' });
  expect(deleteBankAct(deletion)).toEqual({ end: 'unchanged' });
  expect(refused(deleteBankAct({ ...bank, isDefault: true })).message).toMatch(/another default/);
  expect(deleteBankAct({ ...bank, isDefault: true, alone: true })).toEqual({ end: 'removed' });
});

test('one archived is put to use again, one in use is not', () => {
  expect(activateBankAct(deletion)).toMatchObject({ moved: true });
  expect(refused(activateBankAct(bank)).kind).toBe('illegal-move');
});
