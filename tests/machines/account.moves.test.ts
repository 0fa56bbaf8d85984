import { expect, test } from 'vitest';
import type { AccountUse } from '../../src/domain/books/ledger-account.ts';
import { type AccountEvent, accountLifecycle } from '../../src/machines/account/account.lifecycle.ts';
import { decide } from '../../src/machines/standing.ts';
import { proveMoves, rowsOf } from '../support/moves.ts';

/** The moves, one line per transition; an account is free while nothing posts to it by itself and nothing names it; here the named one is one the books came with. */
const table = `
  Active   | named | edit       | Active
  Active   | free  | deactivate | Inactive
  Active   | named | activate   | Active
  Active   | free  | merge      | Inactive
  Inactive | free  | deactivate | Inactive
  Inactive | free  | activate   | Active`;

const usedBy: AccountUse[] = [{ kind: 'default', name: 'sales' }];
const moves = rowsOf(table, ['from', 'is', 'act', 'to']).map(({ from, is, act, to }) => ({
  from,
  is,
  act,
  to,
  standing: { status: from, facts: { usedBy: is === 'named' ? usedBy : [], isSystem: is === 'named' } },
  event: { type: `account.${act}` } as AccountEvent,
}));

proveMoves(accountLifecycle, '$from, $is, $act: $to', moves);

const whyNot = (status: string, act: string, uses: readonly AccountUse[]) =>
  decide(accountLifecycle, { status, facts: { usedBy: uses, isSystem: false } }, {
    type: `account.${act}`,
  } as AccountEvent);

test.each<[AccountUse[], string]>([
  [
    [{ kind: 'default', name: 'sales' }],
    'This account can’t be deactivated: it’s your default account for sales. Choose another one under Settings, Accounting first.',
  ],
  [
    [
      { kind: 'default', name: 'inventory' },
      { kind: 'items', count: 2 },
    ],
    'This account can’t be deactivated: it’s your default account for your stock, and 2 items use it. Choose another one under Settings, Accounting first.',
  ],
  [
    [{ kind: 'bank', name: 'Zenith' }],
    'This account can’t be deactivated: it belongs to the bank Zenith. Archive the bank under Settings, Banks instead.',
  ],
  [
    [{ kind: 'role', name: 'rounding' }],
    'This account can’t be deactivated: your books use it for rounding differences.',
  ],
  [[{ kind: 'categories', count: 1 }], 'This account can’t be deactivated: 1 category uses it.'],
  [[{ kind: 'budgets', count: 2 }], 'This account can’t be deactivated: 2 budgets plan for it.'],
])('an account in use says what uses it', (uses, message) => {
  expect(whyNot('Active', 'deactivate', uses)).toMatchObject({ refused: true, message });
});

test('an inactive account says that it is activated before it is edited', () => {
  expect(whyNot('Inactive', 'edit', [])).toMatchObject({
    refused: true,
    message: 'This account is inactive. Activate it first.',
  });
});

test.each<[boolean, AccountUse[], string]>([
  [true, [], 'Your books came with this account, so it can’t be merged. You can rename it.'],
  [
    false,
    [{ kind: 'bank', name: 'Zenith' }],
    'This account belongs to the bank Zenith, so it can’t be merged. Archive the bank under Settings, Banks instead.',
  ],
])('an account that can’t be merged says why', (isSystem, uses, message) => {
  const standing = { status: 'Active', facts: { usedBy: uses, isSystem } };
  expect(decide(accountLifecycle, standing, { type: 'account.merge' })).toMatchObject({
    refused: true,
    message,
  });
});

test('what names an account of one’s own doesn’t keep it from being merged', () => {
  const standing = { status: 'Active', facts: { usedBy, isSystem: false } };
  expect(decide(accountLifecycle, standing, { type: 'account.merge' })).toMatchObject({ status: 'Inactive' });
});
