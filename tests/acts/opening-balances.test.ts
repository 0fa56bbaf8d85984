import { expect, test } from 'vitest';
import { openBooksAct } from '../../server/acts/opening-balances.ts';
import { blankAccount, type LedgerAccount } from '../../src/domain/books/ledger-account.ts';
import type {
  OpeningContext,
  TypedBalance,
  TypedOpeningBalances,
} from '../../src/domain/journal-entry/opening-balances.ts';
import type { PostedEntry } from '../../src/domain/journal-entry/reversal.ts';
import { isRefusal } from '../../src/domain/values/refusal.ts';
import { actWorld, refused } from '../support/act-world.ts';

const world = actWorld();
const account = (id: number, name: string, more: Partial<LedgerAccount> = {}): LedgerAccount => ({
  ...blankAccount,
  id,
  name,
  group: 'asset',
  subgroupId: 1,
  currency: world.homeCurrency,
  isSystem: true,
  active: true,
  used: false,
  locked: false,
  usedBy: [],
  openingId: null,
  mergedInto: null,
  mergedOn: null,
  version: 1,
  ...more,
});
const cash = account(1, 'Cash');
const owed = account(2, 'Accounts receivable', {
  subgroupId: 2,
  usedBy: [{ kind: 'role', name: 'receivable' }],
});
const loans = account(45, 'Loans', { group: 'liability', subgroupId: 10 });
const old = account(60, 'Old till', { active: false });
const equity = account(33, 'Opening balance equity', {
  group: 'equity',
  subgroupId: 11,
  usedBy: [{ kind: 'role', name: 'opening' }],
});

const contextOf = (
  more: Partial<OpeningContext> = {},
  opened: Record<number, string> = {},
): OpeningContext => ({
  balances: [
    { account: cash, booked: '50', opened: opened[1] ?? '0' },
    { account: owed, booked: '80', opened: '0' },
    { account: loans, booked: '0', opened: opened[45] ?? '0' },
    { account: old, booked: '0', opened: '0' },
    { account: equity, booked: '-130', opened: opened[33] ?? '0' },
  ],
  current: null,
  later: [],
  ...more,
});
const line = (name: string, debit: string, credit = '0'): TypedBalance => ({
  accountId: null,
  account: name,
  debit,
  credit,
});
const typed = (lines: readonly TypedBalance[], onDay: string | null = null): TypedOpeningBalances => ({
  onDay,
  lines,
});
const plannedOf = (
  ...given: Parameters<typeof openBooksAct> extends [infer T, infer C, unknown] ? [T, C] : never
) => {
  const outcome = openBooksAct(...given, world);
  if (isRefusal(outcome)) throw new Error(JSON.stringify(outcome));
  return outcome;
};
const current: PostedEntry = {
  number: 4,
  entry: {
    id: 'opening',
    onDay: world.today,
    kind: 'manual',
    documentId: null,
    paymentId: null,
    memo: 'Opening balances',
    reverses: null,
    lines: [
      {
        accountId: 45,
        amount: '-30',
        currency: world.homeCurrency,
        foreignAmount: '-30',
        rate: '1',
        memo: null,
        channel: 'manual',
      },
      {
        accountId: 33,
        amount: '30',
        currency: world.homeCurrency,
        foreignAmount: '30',
        rate: '1',
        memo: null,
        channel: 'manual',
      },
    ],
  },
};

test('what the books lack of the balances is posted against opening balance equity, and nothing that they have', () => {
  const { plan, equity, reversal } = plannedOf(
    typed([line('Cash', '200'), line('Accounts receivable', '80'), line('Loans', '0', '70')]),
    contextOf(),
  );
  expect(plan.entries.map(({ lines }) => lines.map(({ accountId, amount }) => [accountId, amount]))).toEqual([
    [
      [1, '150'],
      [45, '-70'],
      [33, '-80'],
    ],
  ]);
  expect([equity, reversal]).toEqual([{ before: '-130', after: '-210' }, null]);
});

test('the entry before is taken back on its own day, and what isn’t named is posted with the new one', () => {
  const { plan, reversal } = plannedOf(
    typed([line('Cash', '60')]),
    contextOf({ current }, { 45: '-30', 33: '30' }),
  );
  const [back, fresh] = plan.entries;
  expect(reversal?.reversedIds).toEqual(['opening']);
  expect(back).toMatchObject({ reverses: 'opening', onDay: current.entry.onDay });
  expect(back!.lines.map(({ accountId, amount }) => [accountId, amount])).toEqual([
    [45, '30'],
    [33, '-30'],
  ]);
  expect(fresh!.lines.map(({ accountId, amount }) => [accountId, amount])).toEqual([
    [1, '10'],
    [45, '-30'],
    [33, '20'],
  ]);
});

test('an account that was opened by itself later is warned of, where it is posted to', () => {
  const later = [
    { accountId: 1, onDay: world.today },
    { accountId: 45, onDay: world.today },
    { accountId: 33, onDay: world.today },
  ];
  const { plan } = plannedOf(typed([line('Cash', '60')]), contextOf({ later }));
  expect(plan.warnings).toHaveLength(1);
  expect(plan.warnings[0]).toMatch(/^Cash also has an opening balance of /);
});

test.each([
  ['on what customers owe, another balance', typed([line('Accounts receivable', '81')]), 'lines.0.debit'],
  ['an account out of use', typed([line('Old till', '0', '5')]), 'lines.0.credit'],
  ['the account that takes the rest', typed([line('33', '1')]), 'lines.0.debit'],
  ['an account there is none of', typed([line('Nowhere', '1')]), 'lines.0.account'],
  ['no account', typed([line(' ', '1')]), 'lines.0.account'],
  ['an account twice', typed([line('Cash', '1'), line('1', '2')]), 'lines.1.account'],
  ['both sides', typed([line('Cash', '1', '1')]), 'lines.0.credit'],
  ['what the books have', typed([line('Cash', '50')]), 'lines'],
  ['a day to come', typed([line('Cash', '60')], '2099-01-01'), 'onDay'],
])('%s is refused at its field', (_, given, field) => {
  expect(refused(openBooksAct(given, contextOf(), world)).fields?.map((fault) => fault.field)).toEqual([
    field,
  ]);
});

test('on a locked day, and in place of an entry of one, it is refused', () => {
  const locked = { ...world, lockedUntil: world.today };
  expect(refused(openBooksAct(typed([line('Cash', '60')]), contextOf(), locked)).kind).toBe('locked-period');
  const replaced = openBooksAct(
    typed([line('Cash', '60')]),
    contextOf({ current }, { 45: '-30', 33: '30' }),
    locked,
  );
  expect(refused(replaced).kind).toBe('locked-period');
});

test('what is left as it was on an account that takes no lines any more is refused for the whole', () => {
  const context = contextOf({ current }, { 45: '-30', 33: '30' });
  const balances = context.balances.map((one) =>
    one.account.id === 45 ? { ...one, account: { ...loans, active: false } } : one,
  );
  const outcome = refused(openBooksAct(typed([line('Cash', '60')]), { ...context, balances }, world));
  expect(outcome.fields).toEqual([
    { field: 'lines', message: 'Loans is inactive. Activate it, or choose another account.' },
  ]);
});
