import { expect, test } from 'vitest';
import { moveCategoryAct, saveCategoryAct } from '../../server/acts/expense-category.ts';
import type { KeptCategory } from '../../src/domain/expense/category.ts';
import { refused } from '../support/act-world.ts';

const category = (number: number, name: string, more: Partial<KeptCategory> = {}): KeptCategory => ({
  id: `category ${number}`,
  number,
  name,
  accountId: 20 + number,
  accountName: name,
  active: true,
  accountActive: true,
  used: false,
  ...more,
});
const rent = category(1, 'Rent');
const travel = category(5, 'Travel', { used: true });
const all = [rent, travel];

test('a category is saved with a name of its own and an account of the list, or the one it has', () => {
  expect(saveCategoryAct({ name: ' Fares ', accountId: 25 }, null, all, [25])).toEqual({
    name: 'Fares',
    accountId: 25,
  });
  expect(saveCategoryAct({ name: 'rent', accountId: 21 }, rent, all, [])).toEqual({
    name: 'rent',
    accountId: 21,
  });
  const faults = (name: string, accountId: number | null, standing: KeptCategory | null = null) =>
    refused(saveCategoryAct({ name, accountId }, standing, all, [25])).fields!.map(({ field }) => field);
  expect(faults('', null)).toEqual(['name', 'accountId']);
  expect(faults('x'.repeat(61), 25)).toEqual(['name']);
  expect(faults('TRAVEL', 25)).toEqual(['name']);
  expect(faults('Travel', 21, rent)).toEqual(['name']);
  expect(faults('Fares', 22)).toEqual(['accountId']);
});

test('a used category is not deleted, the last in use not taken away, and one whose account is inactive not put to use', () => {
  expect(moveCategoryAct(rent, 'delete', all)).toBeNull();
  expect(moveCategoryAct(travel, 'deactivate', all)).toBeNull();
  expect(refused(moveCategoryAct(travel, 'delete', all)).message).toBe(
    'This category has expenses. Deactivate it instead.',
  );
  for (const move of ['deactivate', 'delete'] as const)
    expect(
      refused(moveCategoryAct(rent, move, [rent, category(2, 'Fares', { active: false })])).message,
    ).toBe('This is the last category in use. Add another one first.');
  const without = category(3, 'Fares', { active: false, accountActive: false });
  expect(refused(moveCategoryAct(without, 'activate', all)).message).toBe(
    'Its account is inactive. Choose another account first.',
  );
  expect(moveCategoryAct(without, 'delete', [without])).toBeNull();
});
