import { expect, test } from 'vitest';
import { saveExpenseAct } from '../../server/acts/save-expense.ts';
import { balances } from '../../src/domain/books/entry.ts';
import { typedAmount } from '../../src/domain/expense/expense.ts';
import { negated, plus, rounded, sum, times } from '../../src/domain/money.ts';
import { plainRule } from '../../src/domain/tax/tax.ts';
import { isRefusal } from '../../src/domain/values/refusal.ts';
import { actWorld, lookedUp } from '../support/act-world.ts';
import fc from '../support/seeded.ts';

const runs = 200;

const typed = fc.record({
  cents: fc.integer({ min: 1, max: 10_000_000 }),
  percent: fc.integer({ min: 0, max: 100_0000 }),
  recoverable: fc.boolean(),
  includesTax: fc.boolean(),
  foreign: fc.boolean(),
  rate: fc.integer({ min: 50, max: 5_000_000 }),
});
type Typed = typeof typed extends fc.Arbitrary<infer One> ? One : never;

const business = { ...lookedUp().business, plan: 'enterprise' as const, multiCurrency: true };

/** What of the account's lines stands in the entry at home. */
const on = (account: number, lines: readonly { accountId: number; amount: string }[]) =>
  sum(lines.filter(({ accountId }) => accountId === account).map(({ amount }) => amount));

const save = (one: Typed, standing: Parameters<typeof saveExpenseAct>[3] = null) => {
  const percent = String(one.percent / 10_000);
  const { recoverable, includesTax } = one;
  const tax = {
    id: 'vat',
    name: 'VAT',
    percent,
    ...plainRule,
    deductible: recoverable ? '100' : '0',
    active: true,
    used: true,
    version: 1,
  };
  const request = {
    name: 'Taxi',
    description: 'There',
    reference: '',
    category: 5,
    vendorId: null,
    bankId: null,
    onDay: '2026-03-09',
    mode: 1 as const,
    includesTax,
    taxId: 'vat',
    currency: one.foreign ? 'USD' : 'EUR',
    rate: one.foreign ? String(one.rate / 1000) : null,
    amount: String(one.cents / 100),
  };
  const categories = [{ id: 'travel', number: 5, name: 'Travel', accountId: 25, active: true }];
  const looked = { business, categories, accounts: [], vendor: null, taxes: [tax], bank: null };
  return saveExpenseAct('taxi', request, looked, standing, actWorld({}, standing ? 'later' : 'new'));
};

test('whatever is typed, an expense balances, claims its tax on 8 to the cent, and is taken back exactly', () => {
  fc.assert(
    fc.property(typed, typed, (one, other) => {
      const saved = save(one);
      if (isRefusal(saved)) {
        expect(saved.fields?.[0]?.field).toBe('amount');
        return;
      }
      const { expense, plan } = saved;
      const [entry] = plan.entries;
      expect(balances(entry!)).toBe(true);
      expect(plus(expense.net, expense.taxAmount)).toBe(expense.total);
      if (one.includesTax) expect(expense.total).toBe(typedAmount(expense));
      const atHome = (amount: string) => rounded(times(amount, expense.rate), 2);
      expect(on(8, entry!.lines)).toBe(one.recoverable ? atHome(expense.taxAmount) : '0');
      expect(on(1, entry!.lines)).toBe(negated(plus(atHome(expense.net), atHome(expense.taxAmount))));
      const standing = {
        expense: { ...expense, number: 'EXP-0001', version: 1, bankArchived: false },
        entry: entry!,
      };
      const edited = save(other, standing);
      if (isRefusal(edited)) return;
      const [back, anew] = edited.plan.entries;
      expect(sum(edited.plan.entries.flatMap(({ lines }) => lines.map(({ amount }) => amount)))).toBe('0');
      for (const account of [1, 8, 25])
        expect(on(account, back!.lines)).toBe(negated(on(account, entry!.lines)));
      expect([back!.reverses, anew!.reverses]).toEqual([entry!.id, null]);
    }),
    { numRuns: runs },
  );
});
