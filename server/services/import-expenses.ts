import { accountOfMode } from '../../src/domain/books/payment-mode.ts';
import type { World } from '../../src/domain/books/world.ts';
import type { Day } from '../../src/domain/day.ts';
import { type Expense, type ExpenseRequest, isReversed } from '../../src/domain/expense/expense.ts';
import type { RowFault } from '../../src/domain/import/cells.ts';
import { type ExpenseRow, importTaxIn, keyOfExpense } from '../../src/domain/import/expense-row.ts';
import { importStated, importRowFaults as words } from '../../src/domain/import/import-files.words.ts';
import { importUndo } from '../../src/domain/import/imports.words.ts';
import { matchTax } from '../../src/domain/import/match-tax.ts';
import type { Kept } from '../../src/domain/import/row-done.ts';
import type { ImportMapping } from '../../src/domain/import/run.ts';
import { differenceOf } from '../../src/domain/import/stated-sums.ts';
import { emptyPlan } from '../../src/domain/plan/plan.ts';
import type { Tax } from '../../src/domain/tax/tax.ts';
import { formatMoney } from '../../src/domain/values/format.ts';
import { listsBy } from '../../src/domain/values/lists-by.ts';
import { invalid } from '../../src/domain/values/refusal.ts';
import { expenseFaults } from '../../src/domain/words/expenses.ts';
import { deleteExpenseAct, type ExpenseLookedUp, saveExpenseAct } from '../acts/save-expense.ts';
import { allBanks } from '../store/books/banks.ts';
import { entryById } from '../store/books/entries.ts';
import {
  expensesLike,
  insertExpense,
  type KeptExpense,
  lockExpense,
  updateExpense,
} from '../store/books/expenses.ts';
import { newId } from '../store/database/new-id.ts';
import { Refused, runAct, type Tx } from '../store/database/tx.ts';
import { accountOpenedOn } from '../store/documents/known-documents.ts';
import type { MadeRow } from '../store/imports/import-rows.ts';
import { worldOf } from '../store/plan/world.ts';
import { expenseCategories } from '../store/settings/expense-categories.ts';
import { taxStore } from '../store/settings/taxes.ts';
import { type ImportActs, oneByOne, type Planned } from './import-kind.ts';
import { NamedVendors } from './import-vendors.ts';
import { lookUpExpense } from './look-up-expense.ts';

/** What expenses are imported with: what a row may name, by name in small letters. */
interface ExpenseImportContext {
  world: World;
  taxes: Tax[];
  categories: ReadonlyMap<string, number>;
  banks: ReadonlyMap<string, string>;
  vendors: NamedVendors;
  /** The days of the opening balances of the accounts asked about so far; null for one without. */
  opened: Map<number, Day | null>;
}

const named = <Value>(rows: readonly { name: string; value: Value }[]): ReadonlyMap<string, Value> =>
  new Map(rows.map(({ name, value }) => [name.toLowerCase(), value]));

const keyOfKept = ({ vendorName: vendor, ...expense }: KeptExpense): string =>
  keyOfExpense({ ...expense, vendor });

const begin = async (
  tx: Tx,
  rows: readonly ExpenseRow[],
  { unknownVendors }: Pick<ImportMapping, 'unknownVendors'>,
) => {
  const world = await worldOf(tx);
  const [taxes, categories, banks, vendors, here] = await Promise.all([
    taxStore.all(tx),
    expenseCategories(tx),
    allBanks(tx),
    NamedVendors.of(
      tx,
      rows.map(({ vendor }) => vendor),
      unknownVendors,
    ),
    expensesLike(tx, rows),
  ]);
  const context: ExpenseImportContext = {
    world,
    taxes: taxes.filter(({ active }) => active),
    categories: named(
      categories.filter(({ active }) => active).map(({ name, number: value }) => ({ name, value })),
    ),
    banks: named(banks.filter(({ active }) => active).map(({ name, id: value }) => ({ name, value }))),
    vendors,
    opened: new Map(),
  };
  const known = here.map((one) => ({ id: one.id, deleted: false, key: keyOfKept(one) }));
  return { context, known: listsBy(known, ({ key }) => key) };
};

/** A value by its name; undefined where there is none of it, null where nothing is named. */
const matchName = <Value>(typed: string, among: ReadonlyMap<string, Value>): Value | null | undefined =>
  typed === '' ? null : among.get(typed.toLowerCase());

const resolve = (row: ExpenseRow, { taxes, categories, banks, vendors }: ExpenseImportContext) => {
  const faults: RowFault[] = [];
  const fault = (column: 'category' | 'vendor' | 'bankId' | 'taxId', message: string) =>
    faults.push({ column, value: row[column], message });
  const category = matchName(row.category, categories);
  const [vendorId, bankId] = [vendors.idOf(row.vendor), matchName(row.bankId, banks)];
  const tax = matchTax(row.taxId, taxes);
  if (!category) fault('category', expenseFaults.categoryUnknown);
  if (vendorId === undefined) fault('vendor', words.vendorUnknown);
  if (bankId === undefined) fault('bankId', words.bankUnknown);
  const taxId = tax && 'fault' in tax ? null : (tax?.id ?? null);
  if (tax && 'fault' in tax) fault('taxId', tax.fault);
  if (!category || vendorId === undefined || bankId === undefined || faults.length > 0)
    return { fault: faults };
  return { row: { ...row, found: { category, vendorId, bankId, taxId } } };
};

/** An expense as its form would ask for it. */
const requestOf = ({ found, currency, ...row }: ExpenseRow, { homeCurrency }: World): ExpenseRequest => ({
  name: row.name,
  description: row.description,
  reference: row.reference,
  onDay: row.onDay,
  mode: row.mode,
  amount: row.amount,
  includesTax: row.includesTax,
  rate: row.rate,
  currency: currency || homeCurrency,
  importTax: importTaxIn(row),
  ...found!,
});

/** An existing expense, as it would be asked for. */
const requestOfKept = ({ lines, ...expense }: KeptExpense): ExpenseRequest => ({
  name: expense.name,
  description: expense.description,
  reference: expense.reference,
  onDay: expense.onDay,
  mode: expense.mode,
  amount: expense.amount,
  includesTax: expense.includesTax,
  rate: expense.rate,
  currency: expense.currency,
  category: lines[0]!.category ?? 0,
  vendorId: expense.vendorId,
  bankId: expense.bankId,
  taxId: lines[0]!.tax?.id ?? null,
  lines: lines.map(({ id, category, accountId, amount, tax, importTax }) => ({
    id,
    category,
    accountId,
    amount,
    taxId: tax?.id ?? null,
    importTax,
  })),
});

/** What a row names, and that it was paid before the opening balance of its account, which it is part of. Source: answers-2.md, Q56. */
const lookUpOld = async (
  tx: Tx,
  request: ExpenseRequest,
  standing: KeptExpense | null,
  { world, opened }: ExpenseImportContext,
) => {
  const looked = await lookUpExpense(tx, request, standing);
  const accountId = accountOfMode(request.mode, looked.bank?.accountId ?? null, world.accounts);
  if (!opened.has(accountId)) opened.set(accountId, await accountOpenedOn(tx, accountId));
  const openedOn = opened.get(accountId) ?? null;
  const isOlder = openedOn !== null && (request.onDay ?? world.today) < openedOn;
  return { ...looked, paidOn: isOlder ? world.accounts.opening : null };
};

type ExpenseSums = Pick<Expense, 'total' | 'taxAmount' | 'currency'>;

/** Compares an expense with the sums its row says. Throws `Refused` where they differ by more than rounding. */
const refuseSums = (row: ExpenseRow, expense: ExpenseSums, { locale }: World): void => {
  for (const field of ['total', 'taxAmount'] as const) {
    const [stated, comesTo] = [row[field], expense[field]];
    if (stated === null || differenceOf(stated, comesTo, 1, expense.currency) !== 'yes') continue;
    const money = (amount: string) => formatMoney(amount, expense.currency, locale);
    throw new Refused(
      invalid(field, importStated.expenseDiffers[field]({ stated: money(stated), comesTo: money(comesTo) })),
    );
  }
};

const create = async (tx: Tx, row: ExpenseRow, context: ExpenseImportContext) => {
  const { world } = context;
  const request = requestOf(row, world);
  const looked = await lookUpOld(tx, request, null, context);
  const id = newId();
  const { plan, entryId, expense } = runAct(saveExpenseAct, id, request, looked, null, world);
  refuseSums(row, expense, world);
  const after = () => insertExpense(tx, expense, looked.vendor?.name ?? '');
  return { id, version: 1, entryId, plan, after };
};

/** Brings an expense that is held to what is asked. Throws `Refused`. */
const saved = async (
  tx: Tx,
  kept: KeptExpense,
  request: ExpenseRequest,
  looked: ExpenseLookedUp,
  world: World,
): Promise<Planned & { entryId: string; expense: ExpenseSums }> => {
  const standing = { expense: kept, entry: await entryById(tx, kept.entryId) };
  const { plan, entryId, expense } = runAct(saveExpenseAct, kept.id, request, looked, standing, world);
  return { plan, entryId, expense, after: () => updateExpense(tx, expense, looked.vendor?.name ?? '') };
};

/** The columns whose names differ from the field of the request or the refusal. */
const columnOf: Readonly<Record<string, string>> = {
  vendorId: 'vendor',
  foreignCurrencyId: 'currency',
  importTax: 'taxBase',
};

const update = async (tx: Tx, id: string, row: ExpenseRow, context: ExpenseImportContext) => {
  const { world } = context;
  const kept = await lockExpense(tx, id);
  const before = requestOfKept(kept);
  const request = requestOf(row, world);
  const changes = Object.entries(request).filter(([field]) => row.given.includes(columnOf[field] ?? field));
  // A row is one line: an expense of several keeps them, and is refused another amount, category or tax.
  const stated = { ...before, ...Object.fromEntries(changes), lines: undefined };
  const looked = await lookUpOld(tx, stated, kept, context);
  const written = await saved(tx, kept, stated, looked, world);
  refuseSums(row, written.expense, world);
  return { ...written, version: kept.version + 1, before };
};

const whyKept = (expense: KeptExpense, leftAs: number): Kept | null => {
  if (isReversed(expense)) return { kept: importUndo.deletedSince };
  return expense.version === leftAs ? null : { kept: importUndo.changedSince };
};

const takeOut = async (tx: Tx, row: MadeRow, world: World): Promise<Planned | Kept> => {
  const expense = await lockExpense(tx, row.subjectId);
  const kept = whyKept(expense, row.version);
  if (kept) return kept;
  const entry = await entryById(tx, expense.entryId);
  const planned = runAct(deleteExpenseAct, { expense, entry }, world);
  const after = () => updateExpense(tx, { ...expense, status: 'Deleted' }, expense.vendorName);
  return { plan: planned?.plan ?? emptyPlan(), after };
};

/** Expenses, by the steps their form takes. */
export const expenseActs: ImportActs<ExpenseRow, ExpenseImportContext, ExpenseRequest> = {
  table: 'expense',
  begin,
  resolve,
  faultAt: (_, { field, message }) => ({ column: columnOf[field] ?? field, value: '', message }),
  create: (tx, row, context) => context.vendors.before(tx, row.vendor, () => create(tx, row, context)),
  update: (tx, id, row, context) =>
    context.vendors.before(tx, row.vendor, () => update(tx, id, row, context)),
  takeOut: oneByOne(takeOut),
  putBack: async (tx, row, world) => {
    const expense = await lockExpense(tx, row.subjectId);
    const { before, version } = row;
    const kept = whyKept(expense, version);
    if (kept) return kept;
    return saved(tx, expense, before!, await lookUpExpense(tx, before!, expense), world);
  },
};
