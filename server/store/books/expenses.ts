import type { PaymentMode } from '../../../src/domain/books/payment-mode.ts';
import { type Expense, type ExpenseStatus, typedAmount } from '../../../src/domain/expense/expense.ts';
import type { Decimal } from '../../../src/domain/money.ts';
import { folded } from '../../../src/domain/text.ts';
import { column, listed, type RowOf, rowOf, sqlNames } from '../database/row.ts';
import { rowsOf } from '../database/rowset.ts';
import { Missing, type Tx } from '../database/tx.ts';
import {
  insertExpenseLines,
  type KeptExpenseLine,
  linesOfExpenses,
  type WrittenExpenseLine,
} from './expense-lines.ts';

/** What an expense's own row keeps beside its number and its version. */
const keptColumns = {
  id: column.id,
  status: column.text.as<ExpenseStatus>(),
  name: column.text,
  description: column.text,
  reference: column.text,
  search: column.text,
  vendorId: column.id.called('contact_id').orNull,
  onDay: column.day,
  mode: column.small.as<PaymentMode>(),
  bankId: column.id.orNull,
  accountId: column.int,
  currency: column.text,
  rate: column.exact,
  includesTax: column.bool,
  net: column.exact,
  taxAmount: column.exact,
  total: column.exact,
  homeTotal: column.exact,
  entryId: column.id,
};
const newColumns = { ...keptColumns, createdAt: column.instant };

const readColumns = {
  ...keptColumns,
  number: column.text,
  version: column.int,
  categoryName: column.text,
  vendorName: column.text,
  vendorCountry: column.text,
  bankName: column.text,
  bankArchived: column.bool,
};

/** An expense as it is read: with what its row names, called by name, and whether its bank was archived. */
export interface KeptExpense extends Expense {
  lines: readonly KeptExpenseLine[];
  /** As typed, its lines together. */
  amount: Decimal;
  /** What its first line is on, as it is called. */
  categoryName: string;
  vendorName: string;
  vendorCountry: string;
  bankName: string;
  bankArchived: boolean;
}

const withLines = (
  { search: _, ...expense }: RowOf<typeof readColumns>,
  lines: readonly KeptExpenseLine[],
): KeptExpense => ({ ...expense, lines, amount: typedAmount({ lines }) });

const selected = `select ${listed(keptColumns, 'x')}, x.number, x.version, coalesce(k.name, o.name) as category_name,
    coalesce(c.name, '') as vendor_name, coalesce(c.card -> 'billing' ->> 'country', '') as vendor_country, coalesce(b.details ->> 'name', '') as bank_name, coalesce(not b.active, false) as bank_archived
  from expense x join expense_line f on f.business_id = x.business_id and f.expense_id = x.id and f.n = 0
    left join category k on k.business_id = f.business_id and k.id = f.category_id
    left join account o on o.business_id = f.business_id and o.id = f.account_id
    left join contact c on c.business_id = x.business_id and c.id = x.contact_id
    left join bank b on b.business_id = x.business_id and b.id = x.bank_id`;

/** Expenses that a condition on `x` and further clauses leave; the business is the first value. */
export const expensesWhere = async (
  tx: Tx,
  condition: string,
  values: readonly unknown[],
): Promise<KeptExpense[]> => {
  const rows = await tx.query(readColumns, `${selected} where x.business_id = $1 and ${condition}`, [
    tx.business.id,
    ...values,
  ]);
  const lines = await linesOfExpenses(
    tx,
    rows.map(({ id }) => id),
  );
  return rows.map((row) => withLines(row, lines.get(row.id) ?? []));
};

/** Expenses in the books that share a number with some others, or a day and a name, in whatever letters; the oldest first. */
export const expensesLike = (
  tx: Tx,
  expenses: readonly { reference: string; onDay: string; name: string }[],
): Promise<KeptExpense[]> =>
  expensesWhere(
    tx,
    `x.status = 'Recorded' and (x.reference <> '' and x.reference_key = any($2)
       or (x.reference = '' and x.on_day = any($3) and lower(x.name) = any($4))) order by x.id`,
    [
      expenses.map(({ reference }) => reference.toLowerCase()).filter(Boolean),
      expenses.map(({ onDay }) => onDay).filter(Boolean),
      expenses.map(({ name }) => name.toLowerCase()),
    ],
  );

/** An expense. Throws `Missing`. */
export const findExpense = async (tx: Tx, id: string): Promise<KeptExpense> => {
  const [expense] = await expensesWhere(tx, 'x.id = $2', [id]);
  if (!expense) throw new Missing();
  return expense;
};

/** An expense held against other writers. Throws `Missing`. */
export const lockExpense = async (tx: Tx, id: string): Promise<KeptExpense> => {
  await tx.query('select 1 from expense where business_id = $1 and id = $2 for update', [tx.business.id, id]);
  return findExpense(tx, id);
};

/** What an expense's command answers. */
export type ExpenseResult = { id: string; number: string; status: string; repeated?: boolean };

/** What is to be written of an expense. */
export type WrittenExpense = Omit<Expense, 'number' | 'version' | 'lines'> & {
  lines: readonly WrittenExpenseLine[];
};

const rowOfExpense = (expense: WrittenExpense, vendor: string): RowOf<typeof keptColumns> =>
  rowOf(keptColumns, {
    ...expense,
    search: folded([expense.name, expense.description, expense.reference, vendor].join(' ')),
  });

/** Inserts an expense under the next number of its series, which is taken last of all locks. */
export const insertExpense = async (tx: Tx, expense: WrittenExpense, vendor: string): Promise<void> => {
  const row = { ...rowOfExpense(expense, vendor), createdAt: tx.now };
  await tx.query(
    `with taken as (update series set next = next + 1 where business_id = $1 and kind = 'expense'
        returning next - 1 as seq, prefix || lpad((next - 1)::text, greatest(pad, length((next - 1)::text)), '0') as number)
      insert into expense (business_id, seq, number, ${listed(newColumns)})
      select $1::uuid, taken.seq, taken.number, ${listed(newColumns, 'x')} from taken, ${rowsOf('$2', newColumns)}`,
    [tx.business.id, JSON.stringify([row])],
  );
  await insertExpenseLines(tx, expense);
};

/** Writes an expense that stands anew, one version on. */
export const updateExpense = async (tx: Tx, expense: WrittenExpense, vendor: string): Promise<void> => {
  const set = sqlNames(keptColumns).map((name) => `${name} = x.${name}`);
  await tx.query(
    `update expense e set ${set.join(', ')}, version = e.version + 1 from ${rowsOf('$2', keptColumns)}
     where e.business_id = $1 and e.id = x.id`,
    [tx.business.id, JSON.stringify([rowOfExpense(expense, vendor)])],
  );
  await tx.query('delete from expense_line where business_id = $1 and expense_id = $2', [
    tx.business.id,
    expense.id,
  ]);
  await insertExpenseLines(tx, expense);
};
