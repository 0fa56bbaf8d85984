import { expect, test } from 'vitest';
import {
  leavesNothing,
  markStatementAct,
  moveStatementAct,
  saveStatementAct,
} from '../../server/acts/bank-statement.ts';
import type { MoneyBank } from '../../src/domain/bank-money/moved-bank.ts';
import type { BankStatement } from '../../src/domain/bank-money/statement.ts';
import { isRefusal } from '../../src/domain/values/refusal.ts';

const today = '2026-04-15';
const bank: MoneyBank = {
  id: 'bank',
  accountId: 1000,
  name: 'First',
  ends: '',
  currency: 'EUR',
  active: true,
  isCash: false,
};
const statement = (more: Partial<BankStatement> = {}): BankStatement => ({
  id: 'march',
  accountId: 1000,
  firstDay: '2026-03-01',
  lastDay: '2026-03-31',
  opening: '540',
  closing: '698',
  status: 'Open',
  ticked: '0',
  count: 0,
  newest: true,
  version: 1,
  ...more,
});
const card = { lastDay: '2026-03-31', closing: '698', firstDay: '2026-03-01', opening: '540' };

const saved = (more: Partial<typeof card>, others: BankStatement[] = []) =>
  saveStatementAct({ ...card, ...more }, null, others, bank, { today });

test('a statement is kept as typed, or refused with every fault beside its field', () => {
  expect(saved({})).toBeNull();
  expect(saved({ lastDay: '2026-04-16', closing: '1.005' })).toMatchObject({
    fields: [{ field: 'lastDay' }, { field: 'closing' }],
  });
});

test('while one is open, no other is begun; after a finished one it ends later', () => {
  expect(saved({ lastDay: '2026-04-10' }, [statement()])).toMatchObject({ kind: 'illegal-move' });
  const finished = statement({ status: 'Finished' });
  expect(saved({ lastDay: '2026-03-31' }, [finished])).toMatchObject({ fields: [{ field: 'lastDay' }] });
  expect(saved({ lastDay: '2026-04-10' }, [finished])).toBeNull();
});

test('a statement is finished once what is ticked comes to it, and leaves nothing once it is given up', () => {
  expect(isRefusal(moveStatementAct(statement({ ticked: '157.99' }), 'statement.finish'))).toBe(true);
  expect(moveStatementAct(statement({ ticked: '158' }), 'statement.finish')).toMatchObject({
    status: 'Finished',
    moved: true,
  });
  const given = moveStatementAct(statement(), 'statement.delete');
  expect(!isRefusal(given) && leavesNothing(given)).toBe(true);
});

const entry = (more: object = {}) => ({
  id: 'entry',
  onDay: '2026-03-10',
  statementId: null,
  earlier: null,
  ...more,
});

test('entries are put on it and taken off, those that are so already left out', () => {
  expect(markStatementAct(statement(), [entry()], 1, 'ticked')).toEqual({ put: ['entry'], takeOff: [] });
  const on = entry({ statementId: 'march', earlier: false });
  expect(markStatementAct(statement(), [on], 1, 'ticked')).toEqual({ put: [], takeOff: [] });
  expect(markStatementAct(statement(), [on], 1, 'unticked')).toEqual({ put: [], takeOff: ['entry'] });
});

test.each([
  ['of another bank', [], 'ticked'],
  ['dated after it', [entry({ onDay: '2026-04-01' })], 'ticked'],
  ['on another statement', [entry({ statementId: 'february', earlier: false })], 'ticked'],
  ['that counts as matched', [entry({ statementId: 'march', earlier: true })], 'unticked'],
  ['of its own days', [entry()], 'outstanding'],
] as const)('an entry %s is refused', (_, entries, mark) => {
  expect(markStatementAct(statement(), [...entries], 1, mark)).toMatchObject({
    kind: 'invalid',
    fields: [{ field: 'entryIds' }],
  });
});
