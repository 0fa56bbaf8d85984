import { expect, test } from 'vitest';
import { openBankAct, saveBankAct } from '../../server/acts/save-bank.ts';
import { type Bank, blankBank } from '../../src/domain/books/bank.ts';
import { isRefusal } from '../../src/domain/values/refusal.ts';
import { actWorld, lookedUp, refused } from '../support/act-world.ts';

const bank: Bank = {
  ...blankBank,
  name: 'First',
  currency: 'EUR',
  id: 'bank',
  accountId: 1000,
  isDefault: false,
  active: true,
  used: false,
  openingId: null,
  version: 1,
} as Bank;
const { business } = lookedUp();

test('a card is saved; one without a name, or with that of another account, is refused', () => {
  expect(saveBankAct(business, bank, null, false)).toBeNull();
  expect(saveBankAct(business, bank, bank, false)).toBeNull();
  expect(refused(saveBankAct(business, { ...bank, name: '' }, null, false)).kind).toBe('invalid');
  expect(refused(saveBankAct(business, bank, null, true)).fields).toMatchObject([{ field: 'name' }]);
});

test('one archived is not edited, and one with entries keeps its currency', () => {
  expect(refused(saveBankAct(business, bank, { ...bank, active: false, used: true }, false)).kind).toBe(
    'illegal-move',
  );
  const dollars = { ...bank, currency: 'USD' };
  expect(saveBankAct(business, dollars, bank, false)).toBeNull();
  expect(refused(saveBankAct(business, dollars, { ...bank, used: true }, false)).fields).toMatchObject([
    { field: 'currency' },
  ]);
});

test('what stood in it before is posted today where no day is typed, and not in a locked period', () => {
  const opening = { amount: '500', onDay: null, rate: null };
  const opened = openBankAct(1000, bank, null, opening, actWorld());
  if (isRefusal(opened)) throw new Error(opened.message);
  expect(opened.plan.entries).toMatchObject([{ onDay: '2026-03-10' }]);
  const locked = actWorld({ lockedUntil: '2026-03-31' });
  expect(refused(openBankAct(1000, bank, null, opening, locked)).kind).toBe('locked-period');
});
