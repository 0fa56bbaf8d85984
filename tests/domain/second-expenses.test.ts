import { expect, test } from 'vitest';
import {
  deleteExpenseAct,
  duplicateExpenseAct,
  type ExpenseLookedUp,
  restoreExpenseAct,
  type SavedExpense,
  saveExpenseAct,
} from '../../server/acts/save-expense.ts';
import { balances, type Entry } from '../../src/domain/books/entry.ts';
import type { ExpenseRequest } from '../../src/domain/expense/expense.ts';
import { negated, plus, sum } from '../../src/domain/money.ts';
import { plainRule, type TaxKind } from '../../src/domain/tax/tax.ts';
import { isRefusal } from '../../src/domain/values/refusal.ts';
import { actWorld, lookedUp } from '../support/act-world.ts';
import { written } from '../support/fraction.ts';
import { type Spent, spending } from '../support/second-expenses.ts';
import fc from '../support/seeded.ts';

const runs = 300;

/** Categories by their accounts, and the accounts that a line names itself. */
const categories = [
  { id: 'travel', number: 5, name: 'Travel', accountId: 25, active: true },
  { id: 'rent', number: 1, name: 'Rent', accountId: 21, active: true },
];
const named = [6, 50];

const line = fc.record({
  on: fc.constantFrom(25, 21, ...named),
  units: fc.integer({ min: 1, max: 10_000_000 }),
  percent: fc.option(fc.constantFrom('19', '7.5', '0', '33.3333')),
  deductible: fc.constantFrom('100', '0', '50', '33.3333'),
  reverse: fc.boolean(),
  imported: fc.boolean(),
  base: fc.integer({ min: 1, max: 10_000_000 }),
});
const typed = fc.record({
  coin: fc.constantFrom<[string, number]>(['EUR', 2], ['USD', 2], ['JPY', 0], ['KWD', 3]),
  rate: fc.integer({ min: 50, max: 50_000 }),
  includesTax: fc.boolean(),
  lines: fc.array(line, { minLength: 1, maxLength: 6 }),
});
const act = fc.record({
  name: fc.constantFrom('spend', 'spend', 'edit', 'edit', 'delete', 'restore', 'copy'),
  by: fc.nat(99),
  typed,
});
type Typed = typeof typed extends fc.Arbitrary<infer One> ? One : never;
type Line = Typed['lines'][number];

const isImport = ({ imported, percent }: Line): boolean => imported && percent !== null;
const kindOf = (line: Line) => (isImport(line) ? 'import' : line.reverse ? 'reverse-charge' : 'standard');

const taxOf = (line: Line) => ({
  id: `${line.percent} ${line.deductible} ${kindOf(line)}`,
  name: 'VAT',
  percent: line.percent ?? '0',
  ...plainRule,
  kind: kindOf(line) as TaxKind,
  deductible: line.deductible,
  active: true,
  used: true,
  version: 1,
});

/** What is typed, as the second ledger is told of it. */
const spentOf = ({ coin: [currency, digits], rate, includesTax, lines }: Typed): Spent => ({
  digits,
  rate: currency === 'EUR' ? '1' : String(rate / 1000),
  includesTax,
  paidFrom: 1,
  lines: lines.map(({ on: account, units, base: _, ...tax }) => ({
    ...tax,
    imported: tax.imported && tax.percent !== null,
    account,
    amount: written(BigInt(units), digits),
  })),
});

/** The same as the product is asked for it. */
const requestOf = (one: Typed): ExpenseRequest => {
  const { rate, includesTax, lines } = spentOf(one);
  const asked = lines.map(({ account, amount }, index) => {
    const category = categories.find(({ accountId }) => accountId === account)?.number ?? null;
    const taxed = one.lines[index]!;
    return {
      id: null,
      category,
      accountId: category === null ? account : null,
      amount: isImport(taxed) ? '0' : amount,
      importTax: isImport(taxed) ? { amount, base: written(BigInt(taxed.base), one.coin[1]) } : null,
      taxId: taxed.percent === null ? null : taxOf(taxed).id,
    };
  });
  const [currency] = one.coin;
  return {
    name: 'Receipt',
    description: 'Receipt',
    reference: '',
    category: asked[0]!.category ?? 0,
    amount: sum(asked.map(({ amount }) => amount)),
    taxId: asked[0]!.taxId,
    lines: asked,
    includesTax,
    vendorId: null,
    bankId: null,
    onDay: '2026-03-09',
    mode: 1,
    currency,
    rate: currency === 'EUR' ? null : rate,
  };
};

const lookedUpFor = ({ lines }: Typed): ExpenseLookedUp => ({
  business: { ...lookedUp().business, plan: 'enterprise', multiCurrency: true },
  categories,
  accounts: named.map((id) => ({ id, active: true, subgroupId: 4, usedBy: [] })),
  vendor: null,
  taxes: lines.map(taxOf),
  bank: null,
});

/** Expenses as they are, and what is on the accounts. */
const paper = () => {
  const expenses = new Map<string, { saved: SavedExpense['expense']; entry: Entry | null }>();
  const accounts: Record<string, string> = {};
  const write = (entries: readonly Entry[]) => {
    for (const entry of entries) {
      expect(balances(entry)).toBe(true);
      for (const { accountId, amount } of entry.lines)
        accounts[accountId] = plus(accounts[accountId] ?? '0', amount);
      // What is deducted and owed by its records is what is on its lines of taxes.
      const taxes = entry.taxes ?? [];
      const recorded = sum(
        taxes.map(({ side, homeTax, homeDeducted }) => (side === 'sale' ? negated(homeTax) : homeDeducted)),
      );
      const posted = sum(entry.lines.flatMap(({ taxBase, amount }) => (taxBase == null ? [] : amount)));
      expect(recorded).toBe(posted);
    }
  };
  return { expenses, accounts, write };
};

test('expenses of several lines and taxes of every rule, edited, deleted, restored and copied, leave the accounts of the second ledger', () => {
  const happened = new Set<string>();
  fc.assert(
    fc.property(fc.array(act, { minLength: 4, maxLength: 14, size: 'max' }), (acts) => {
      const books = paper();
      const second = new Map<number, bigint>();
      const twin = spending(
        (account, amount) => second.set(account, (second.get(account) ?? 0n) + amount),
        2,
      );
      const world = actWorld();
      const keep = (id: string, { expense, plan }: SavedExpense) => {
        books.write(plan.entries);
        books.expenses.set(id, { saved: expense, entry: plan.entries.at(-1)! });
      };
      for (const { name, by, typed: one } of acts) {
        const ids = [...books.expenses.keys()];
        const id = ids[by % Math.max(1, ids.length)] ?? '';
        const kept = books.expenses.get(id);
        const standing = kept && {
          expense: { ...kept.saved, number: 'EXP-0001', version: 1, bankArchived: false },
          entry: kept.entry,
        };
        const made = `expense ${ids.length}`;
        const looked = lookedUpFor(one);
        if (name === 'spend') {
          const saved = saveExpenseAct(made, requestOf(one), looked, null, world);
          if (isRefusal(saved)) continue;
          keep(made, saved);
          twin.spend(made, spentOf(one));
        } else if (!standing) continue;
        else if (name === 'edit') {
          const saved = saveExpenseAct(id, requestOf(one), looked, standing, world);
          if (isRefusal(saved)) continue;
          keep(id, saved);
          twin.editExpense(id, spentOf(one));
        } else if (name === 'delete') {
          const planned = deleteExpenseAct(standing, world);
          if (planned === null || isRefusal(planned)) continue;
          books.write(planned.plan.entries);
          books.expenses.set(id, { saved: { ...kept.saved, status: 'Deleted' }, entry: null });
          twin.deleteExpense(id);
        } else if (name === 'restore') {
          const saved = restoreExpenseAct(standing, looked, world);
          if (isRefusal(saved)) continue;
          keep(id, saved);
          twin.restoreExpense(id);
        } else {
          const saved = duplicateExpenseAct(made, standing, looked, world);
          if (isRefusal(saved)) continue;
          keep(made, saved);
          twin.copyExpense(id, made);
        }
        happened.add(name);
        const shown = Object.fromEntries(
          Object.entries(books.accounts).filter(([, amount]) => amount !== '0'),
        );
        const expected = [...second].flatMap(([account, units]) =>
          units === 0n ? [] : [[String(account), written(units, 2)]],
        );
        expect(shown, name).toEqual(Object.fromEntries(expected));
      }
    }),
    { numRuns: runs },
  );
  expect([...happened].sort()).toEqual(['copy', 'delete', 'edit', 'restore', 'spend']);
}, 120_000);
