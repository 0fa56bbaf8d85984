import { expect, test } from 'vitest';
import { postEntryAct, reverseEntryAct } from '../../server/acts/journal-entry.ts';
import type { Entry } from '../../src/domain/books/entry.ts';
import { blankAccount, type LedgerAccount } from '../../src/domain/books/ledger-account.ts';
import type { EntryContext, PlannedEntry } from '../../src/domain/journal-entry/posting.ts';
import type { TypedEntry, TypedEntryLine } from '../../src/domain/journal-entry/typed-entry.ts';
import { isRefusal } from '../../src/domain/values/refusal.ts';
import { actWorld, lookedUp, refused } from '../support/act-world.ts';

const business = { ...lookedUp().business, plan: 'enterprise' as const, multiCurrency: true };
const world = actWorld();
const account = (id: number, name: string, more: Partial<LedgerAccount> = {}): LedgerAccount => ({
  ...blankAccount,
  id,
  name,
  group: 'expense',
  subgroupId: 14,
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
const context: EntryContext = {
  accounts: [
    account(1, 'Cash', { group: 'asset', subgroupId: 1 }),
    account(12, 'Accrued liabilities', { group: 'liability', subgroupId: 9 }),
    account(21, 'Rent'),
    account(22, 'Utilities'),
  ],
  contacts: [],
  taxes: [],
  items: [],
  booksBegan: '2020-01-01',
};
const line = (name: string, debit: string, credit = '0'): TypedEntryLine => ({
  accountId: null,
  account: name,
  description: '',
  contactId: null,
  contact: '',
  debit,
  credit,
  dueOn: null,
  settlesEntry: null,
  taxId: null,
  taxBase: null,
});
const typed = (lines: readonly TypedEntryLine[], more: Partial<TypedEntry> = {}): TypedEntry => ({
  onDay: null,
  currency: world.homeCurrency,
  rate: null,
  memo: '',
  reference: '',
  reverseOn: null,
  lines,
  ...more,
});
const posted = (entry: TypedEntry): PlannedEntry => {
  const outcome = postEntryAct(business, entry, context, world);
  if (isRefusal(outcome)) throw new Error(JSON.stringify(outcome));
  return outcome;
};
const amountsOf = ({ lines }: Entry) => lines.map(({ accountId, amount }) => [accountId, amount]);
const foreign = world.homeCurrency === 'USD' ? 'EUR' : 'USD';
const byHand = { byHand: true, document: null, reverses: false, settled: false };

test('each line is converted by itself, and what rounding leaves is a line on rounding (M4)', () => {
  const lines = [line('Rent', '10.05'), line('utilities', '10.05'), line('12', '0', '20.10')];
  const { plan } = posted(typed(lines, { currency: foreign, rate: '0.90' }));
  expect(amountsOf(plan.entries[0]!)).toEqual([
    [21, '9.05'],
    [22, '9.05'],
    [12, '-18.09'],
    [20, '-0.01'],
  ]);
});

test('a line without account and amount is left out, and faults name the lines as they were typed', () => {
  const blank = line('', '0');
  const { plan } = posted(typed([line('Rent', '5'), blank, line('1', '0', '5')]));
  expect(amountsOf(plan.entries[0]!)).toEqual([
    [21, '5'],
    [1, '-5'],
  ]);
  const fault = refused(
    postEntryAct(business, typed([line('Rent', '5'), blank, line('Nothing', '0', '5')]), context, world),
  );
  expect(fault.fields?.map(({ field }) => field)).toEqual(['lines.2.account']);
});

test('a foreign currency needs the plan and the switch', () => {
  const entry = typed([line('Rent', '5'), line('1', '0', '5')], { currency: foreign, rate: '2' });
  const without = { ...business, multiCurrency: false };
  expect(refused(postEntryAct(without, entry, context, world)).fields?.[0]?.field).toBe('foreignCurrencyId');
});

test('an entry is taken back by its mirror, one taken back already and one of an invoice are not', () => {
  const { plan } = posted(typed([line('Rent', '5'), line('1', '0', '5')], { memo: 'Shop' }));
  const entry = plan.entries[0]!;
  const standing = { entry, number: 4, pair: null, opened: [], settled: [] };
  const back = reverseEntryAct({ status: 'Posted', facts: byHand }, standing, null, world);
  if (isRefusal(back)) throw new Error(back.message);
  expect(back.plan.entries.map(({ kind, reverses, memo, onDay }) => [kind, reverses, memo, onDay])).toEqual([
    ['reversal', entry.id, 'Reversal of entry 4: Shop', world.today],
  ]);
  expect(amountsOf(back.plan.entries[0]!)).toEqual([
    [21, '-5'],
    [1, '5'],
  ]);
  const again = reverseEntryAct({ status: 'Reversed', facts: byHand }, standing, null, world);
  expect(refused(again).kind).toBe('illegal-move');
  const invoice = { status: 'Posted', facts: { ...byHand, byHand: false, document: 'INV-0001' } } as const;
  expect(refused(reverseEntryAct(invoice, standing, null, world)).message).toMatch(/INV-0001/);
});

test('a pair is posted at once, and taken back each on its own day', () => {
  const { plan, entryId, pairId } = posted(
    typed([line('Rent', '5'), line('12', '0', '5')], { reverseOn: '2026-12-01', onDay: world.today }),
  );
  const [first, second] = plan.entries as [Entry, Entry];
  expect([first.id, second.id, second.onDay, second.kind]).toEqual([entryId, pairId, '2026-12-01', 'manual']);
  const both = { entry: second, number: 5, pair: { entry: first, number: 4 }, opened: [], settled: [] };
  const back = reverseEntryAct({ status: 'Posted', facts: byHand }, both, null, world);
  if (isRefusal(back)) throw new Error(back.message);
  expect(back.plan.entries.map(({ reverses, onDay }) => [reverses, onDay])).toEqual([
    [first.id, first.onDay],
    [second.id, '2026-12-01'],
  ]);
  expect(back.reversedIds).toEqual([first.id, second.id]);
  const locked = { ...world, lockedUntil: first.onDay };
  expect(refused(reverseEntryAct({ status: 'Posted', facts: byHand }, both, null, locked)).kind).toBe(
    'locked-period',
  );
});
