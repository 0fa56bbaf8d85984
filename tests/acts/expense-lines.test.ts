import { expect, test } from 'vitest';
import {
  linesRequested,
  type Places,
  placedLines,
  placeRefusal,
  sameLines,
} from '../../server/acts/expense-lines.ts';
import type { Expense, ExpenseLine, ExpenseRequest } from '../../src/domain/expense/expense.ts';
import { isRefusal } from '../../src/domain/values/refusal.ts';
import { contactProblems } from '../../src/domain/words/contacts.ts';
import { expenseFaults as words } from '../../src/domain/words/expenses.ts';

const vat = { id: 'vat', name: 'VAT', percent: '19' };
const saved = (more: Partial<ExpenseLine>): ExpenseLine => ({
  id: 'one',
  category: 5,
  accountId: null,
  amount: '119',
  tax: vat,
  net: '100',
  taxAmount: '19',
  total: '119',
  ...more,
});
const equipment = saved({ id: 'two', category: null, accountId: 6, amount: '50', tax: null, net: '50' });
const expenseOf = (...lines: ExpenseLine[]) =>
  ({ includesTax: true, net: '150', lines }) as unknown as Expense;
const plain = { category: 5, amount: '169', taxId: 'vat', includesTax: true } as ExpenseRequest;
const places: Places = {
  categories: [
    { id: 'travel', number: 5, name: 'Travel', accountId: 25, active: true },
    { id: 'rent', number: 1, name: 'Rent', accountId: 21, active: false },
  ],
  // Travel's account is one of expenses, 6 of equipment, 40 of cash and 41 out of use.
  accounts: [
    { id: 25, active: true, subgroupId: 14, usedBy: [] },
    { id: 6, active: true, subgroupId: 4, usedBy: [] },
    { id: 40, active: true, subgroupId: 1, usedBy: [] },
    { id: 41, active: false, subgroupId: 14, usedBy: [] },
  ],
};

test('what names no lines is one line; one on an account stays there where no category is named', () => {
  expect(linesRequested(plain, null)).toMatchObject({
    lines: [{ id: null, category: 5, accountId: null, amount: '169', taxId: 'vat' }],
  });
  const standing = expenseOf(equipment);
  expect(linesRequested({ ...plain, category: 0 }, standing)).toMatchObject({
    lines: [{ id: 'two', category: null, accountId: 6 }],
  });
  expect(linesRequested(plain, standing)).toMatchObject({
    lines: [{ id: 'two', category: 5, accountId: null }],
  });
});

test('an expense of several lines keeps them while what is said without lines stays as it is, typed or answered', () => {
  const standing = expenseOf(saved({}), equipment);
  for (const same of [plain, { ...plain, amount: '150', includesTax: undefined }])
    expect(linesRequested(same, standing)).toMatchObject({
      includesTax: true,
      lines: [{ id: 'one', amount: '119' }, { id: 'two' }],
    });
  for (const other of [{ amount: '170' }, { category: 1 }, { taxId: null }, { includesTax: undefined }])
    expect(linesRequested({ ...plain, ...other }, standing)).toMatchObject({
      fields: [{ field: 'amount', message: words.severalLines }],
    });
});

test('what is said beside the lines is what they say', () => {
  const lines = [
    { id: null, category: 5, accountId: null, amount: '119', taxId: 'vat' },
    { id: null, category: null, accountId: 6, amount: '50', taxId: null },
  ];
  expect(isRefusal(linesRequested({ ...plain, lines }, null))).toBe(false);
  expect(isRefusal(linesRequested({ ...plain, taxId: null, lines }, null))).toBe(false);
  const refused = (more: Partial<ExpenseRequest>) => linesRequested({ ...plain, lines, ...more }, null);
  expect(refused({ category: 1 })).toMatchObject({ fields: [{ field: 'category' }] });
  expect(refused({ taxId: 'other' })).toMatchObject({ fields: [{ field: 'taxId' }] });
  expect(refused({ amount: '119' })).toMatchObject({
    fields: [{ field: 'amount', message: words.notTheSum({ total: '169' }) }],
  });
});

test('of two lines that claim to be the same one the first is', () => {
  const line = { id: 'one', category: 5, accountId: null, amount: '1', taxId: null };
  const placed = placedLines([line, line], [], expenseOf(saved({})));
  expect(placed.map(({ kept }) => kept?.id)).toEqual(['one', undefined]);
});

test.each([
  ['an unknown category', { category: 99 }, 'category', words.categoryUnknown],
  ['a category out of use', { category: 1 }, 'category', words.categoryInactive],
  ['cash', { category: null, accountId: 40 }, 'accountId', contactProblems.accountTakesNoLines],
  [
    'an account out of use',
    { category: null, accountId: 41 },
    'accountId',
    contactProblems.accountTakesNoLines,
  ],
  [
    'no account there is',
    { category: null, accountId: 99 },
    'accountId',
    contactProblems.accountTakesNoLines,
  ],
])('a line on %s is refused beside it', (_, on, field, message) => {
  const line = { accountId: null, kept: null, ...on };
  expect(placeRefusal(line, 2, places)).toMatchObject({ fields: [{ field: `lines.2.${field}`, message }] });
});

test('a line keeps a category and an account out of use, and none that became one of cash', () => {
  const on = (more: Partial<ExpenseLine>) => ({ ...saved(more), kept: saved(more) });
  expect(placeRefusal(on({ category: 1 }), 0, places)).toBeNull();
  expect(placeRefusal(on({ category: null, accountId: 41 }), 0, places)).toBeNull();
  expect(placeRefusal(on({ category: null, accountId: 40 }), 0, places)).toMatchObject({
    fields: [{ field: 'lines.0.accountId' }],
  });
  const retyped = { ...places, accounts: [{ id: 25, active: true, subgroupId: 1, usedBy: [] }] };
  expect(placeRefusal(on({ category: 5 }), 0, retyped)).toMatchObject({
    fields: [{ field: 'lines.0.category', message: words.categoryAccountUnfit }],
  });
  expect(sameLines(expenseOf(saved({})), retyped)).toMatchObject({
    message: words.lineUnfit({ reason: words.categoryAccountUnfit }),
  });
});
