import { expect, test } from 'vitest';
import {
  deleteExpenseAct,
  duplicateExpenseAct,
  type ExpenseLookedUp,
  restoreExpenseAct,
  type SavedExpense,
  type StandingExpense,
  saveExpenseAct,
} from '../../server/acts/save-expense.ts';
import { balances } from '../../src/domain/books/entry.ts';
import type { ExpenseRequest } from '../../src/domain/expense/expense.ts';
import { plainRule } from '../../src/domain/tax/tax.ts';
import { isRefusal, type Refusal } from '../../src/domain/values/refusal.ts';
import { actWorld, lookedUp, refused } from '../support/act-world.ts';

const taxi: ExpenseRequest = {
  name: 'Taxi',
  description: 'To the airport',
  reference: '',
  category: 5,
  vendorId: null,
  onDay: '2026-03-09',
  mode: 1,
  bankId: null,
  currency: 'EUR',
  rate: null,
  amount: '40',
  includesTax: false,
  taxId: null,
};
const vat = {
  id: 'vat',
  name: 'VAT',
  percent: '7.5',
  ...plainRule,
  active: true,
  used: true,
  version: 1,
};
const bank = { id: 'bank', accountId: 1000, active: true, currency: 'EUR' };
const looked = (more: Partial<ExpenseLookedUp> = {}): ExpenseLookedUp => ({
  business: { ...lookedUp().business, plan: 'enterprise', multiCurrency: true },
  categories: [
    { id: 'travel', number: 5, name: 'Travel', accountId: 25, active: true },
    { id: 'rent', number: 1, name: 'Rent', accountId: 21, active: false },
  ],
  vendor: null,
  taxes: [],
  accounts: [],
  bank: null,
  ...more,
});
const done = (saved: SavedExpense | Refusal): SavedExpense => {
  if (isRefusal(saved)) throw new Error(saved.message);
  return saved;
};
const saved = (
  request: Partial<ExpenseRequest> = {},
  more: Partial<ExpenseLookedUp> = {},
  world = actWorld(),
) => saveExpenseAct('taxi', { ...taxi, ...request }, looked(more), null, world);
const linesOf = ({ plan }: SavedExpense) =>
  plan.entries.map(({ lines }) => lines.map(({ accountId, amount }) => `${accountId} ${amount}`).join(', '));
const standing = ({ expense, plan }: SavedExpense, bankArchived = false): StandingExpense => ({
  expense: { ...expense, number: 'EXP-0001', version: 1, bankArchived },
  entry: plan.entries.at(-1) ?? null,
});

// What is typed, and the lines by hand: debits above zero.
test.each([
  ['cash without tax', {}, {}, '25 40, 1 -40'],
  ['tax beside it', { taxId: 'vat' }, { taxes: [vat] }, '25 40, 8 3, 1 -43'],
  ['tax in it', { taxId: 'vat', amount: '43', includesTax: true }, { taxes: [vat] }, '25 40, 8 3, 1 -43'],
  ['tax not claimed back', { taxId: 'vat' }, { taxes: [{ ...vat, deductible: '0' }] }, '25 43, 1 -43'],
  ['a bank', { mode: 2 as const }, { bank }, '25 40, 1000 -40'],
  ['no bank there is', { mode: 3 as const }, {}, '25 40, 3 -40'],
  ['online', { mode: 4 as const }, {}, '25 40, 3 -40'],
  ['dollars', { currency: 'USD', rate: '0.9', taxId: 'vat' }, { taxes: [vat] }, '25 36, 8 2.7, 1 -38.7'],
])('paid by %s', (_, request, more, lines) => {
  expect(linesOf(done(saved(request, more)))).toEqual([lines]);
});

test('the tax line says which tax, and of what', () => {
  const { plan } = done(saved({ taxId: 'vat', currency: 'USD', rate: '0.9' }, { taxes: [vat] }));
  expect(plan.entries[0]!.lines[1]).toMatchObject({ taxId: 'vat', taxBase: '40', foreignAmount: '3' });
  expect(plan.events).toMatchObject([{ act: 'expense.create', to: 'Recorded', data: { amount: '43' } }]);
});

const sent = (request: Partial<ExpenseRequest>, more: Partial<ExpenseLookedUp> = {}) =>
  refused(saved(request, more));
test.each([
  ['no name', sent({ name: ' ' }), 'name', 'Enter what you bought.'],
  ['no description', sent({ description: '' }), 'description', 'Describe it in a few words.'],
  ['a long name', sent({ name: 'x'.repeat(201) }), 'name', 'At most 200 characters fit here.'],
  ['no category', sent({ category: 0 }), 'category', 'Choose a category.'],
  ['another’s category', sent({ category: 99 }), 'category', 'Choose a category from the list.'],
  [
    'a category out of use',
    sent({ category: 1 }),
    'category',
    'This category is no longer in use. Choose another one.',
  ],
  ['nothing', sent({ amount: '0' }), 'amount', 'Enter an amount above zero.'],
  ['half a cent', sent({ amount: '1.005' }), 'amount', 'An amount has at most 2 decimals.'],
  ['tomorrow', sent({ onDay: '2026-03-11' }), 'onDay', 'An expense can’t be in the future.'],
  [
    'a bank, by cash',
    sent({ bankId: 'bank' }, { bank }),
    'bankId',
    'Money paid this way doesn’t go through a bank. Leave the bank empty.',
  ],
  [
    'a bank archived before',
    sent({ mode: 2, bankId: 'bank' }, { bank: { ...bank, active: false } }),
    'bankId',
    'This bank is archived. Choose another one.',
  ],
  [
    'a bank in pounds, in dollars',
    sent({ mode: 2, bankId: 'bank', currency: 'USD', rate: '0.9' }, { bank: { ...bank, currency: 'GBP' } }),
    'bankId',
    'This bank is kept in GBP. Choose one in USD or in EUR.',
  ],
  [
    'a tax out of use',
    sent({ taxId: 'vat' }, { taxes: [{ ...vat, active: false }] }),
    'taxId',
    'VAT is no longer in use. Choose another tax.',
  ],
])('%s is refused beside its field', (_, refusal, field, message) => {
  expect(refusal.fields).toEqual([{ field, message }]);
});

test('dollars without a rate, and what is worth nothing at home, are refused', () => {
  expect(sent({ currency: 'USD' }).fields).toMatchObject([{ field: 'rate' }]);
  expect(sent({ currency: 'USD', rate: '0.0001', amount: '1' }).fields).toMatchObject([{ field: 'amount' }]);
});

test('an edit takes back what stood, exactly, and posts what is typed', () => {
  const first = done(saved({ taxId: 'vat' }, { taxes: [vat] }));
  const edited = done(
    saveExpenseAct('taxi', { ...taxi, onDay: null, amount: '50' }, looked(), standing(first), actWorld()),
  );
  expect(linesOf(edited)).toEqual(['25 -40, 8 -3, 1 43', '25 50, 1 -50']);
  expect(edited.plan.entries.map(({ onDay, reverses }) => [onDay, reverses])).toEqual([
    ['2026-03-09', first.entryId],
    ['2026-03-09', null],
  ]);
  expect(edited.plan.entries.every(balances)).toBe(true);
});

test('an edit across months with one locked is refused and names which (N19)', () => {
  const world = actWorld({ lockedUntil: '2026-02-28' });
  const february = standing(done(saved({ onDay: '2026-02-10' })));
  const march = standing(done(saved({ onDay: '2026-03-05' })));
  const move = (before: StandingExpense, onDay: string) =>
    refused(saveExpenseAct('taxi', { ...taxi, onDay }, looked(), before, world));
  expect(move(february, '2026-03-05')).toMatchObject({
    kind: 'locked-period',
    message:
      'This expense was posted on 10 Feb 2026, and the books are locked until 28 Feb 2026. It stays as it is.',
  });
  expect(move(march, '2026-02-10')).toMatchObject({
    kind: 'locked-period',
    message: 'The books are locked until 28 Feb 2026. Choose a later day.',
  });
});

test('an edit keeps the bank, the tax and the category it has, though they are no longer in use (N20)', () => {
  const request = { mode: 2 as const, bankId: 'bank', taxId: 'vat' };
  const before = standing(done(saved(request, { bank, taxes: [vat] })), true);
  const since = looked({
    bank: { ...bank, active: false },
    taxes: [{ ...vat, percent: '20', active: false }],
    categories: [{ id: 'travel', number: 5, name: 'Travel', accountId: 25, active: false }],
  });
  const edited = done(
    saveExpenseAct('taxi', { ...taxi, ...request, name: 'Cab' }, since, before, actWorld()),
  );
  expect(linesOf(edited)[1]).toBe('25 40, 8 3, 1000 -43');
});

test('a deletion takes the entry back, a restoration posts it anew, both on its own day and not when that is locked', () => {
  const first = standing(done(saved()));
  const locked = actWorld({ lockedUntil: '2026-03-09' });
  const deleted = deleteExpenseAct(first, actWorld());
  if (deleted === null || isRefusal(deleted)) return expect.unreachable();
  expect(deleted.plan.entries).toMatchObject([{ onDay: '2026-03-09', reverses: first.expense.entryId }]);
  expect(refused(deleteExpenseAct(first, locked)).kind).toBe('locked-period');
  const gone = { expense: { ...first.expense, status: 'Deleted' as const }, entry: null };
  expect(deleteExpenseAct(gone, actWorld())).toBeNull();
  const places = looked();
  expect(linesOf(done(restoreExpenseAct(gone, places, actWorld())))).toEqual(['25 40, 1 -40']);
  expect(refused(restoreExpenseAct(gone, places, locked)).kind).toBe('locked-period');
  expect(refused(restoreExpenseAct(first, places, actWorld())).kind).toBe('illegal-move');
});

test('a copy is of today, and of no expense whose bank is archived', () => {
  const first = standing(done(saved()));
  const places = looked();
  const copy = done(duplicateExpenseAct('copy', first, places, actWorld()));
  expect([copy.expense.id, copy.expense.onDay, linesOf(copy)]).toEqual([
    'copy',
    '2026-03-10',
    ['25 40, 1 -40'],
  ]);
  const archived = { ...first, expense: { ...first.expense, bankArchived: true } };
  expect(refused(duplicateExpenseAct('copy', archived, places, actWorld())).kind).toBe('illegal-move');
});
