import type { Expense, ExpenseLineView } from '../../../src/domain/expense/expense.ts';
import { linePartsOf } from '../../../src/domain/expense/home-parts.ts';
import { plus } from '../../../src/domain/money.ts';
import { plainRule, ruleOf, type TaxKind } from '../../../src/domain/tax/tax.ts';
import { digitsOf } from '../../../src/domain/values/currency.ts';
import { groupedBy } from '../../../src/domain/values/grouped-by.ts';
import { column, listed, type RowOf, rowOf } from '../database/row.ts';
import { insertInto } from '../database/rowset.ts';
import type { Tx } from '../database/tx.ts';

/** A line as its row has it. */
const columns = {
  expenseId: column.id,
  n: column.small,
  id: column.id,
  categoryId: column.id.orNull,
  accountId: column.int.orNull,
  amount: column.exact,
  taxId: column.id.orNull,
  taxName: column.text.orNull,
  taxPercent: column.exact.orNull,
  taxKind: column.text.as<TaxKind>().orNull,
  taxDeductible: column.exact.orNull,
  /** What the tax on an import was computed from; null for every other tax. */
  givenBase: column.exact.orNull,
  net: column.exact,
  taxAmount: column.exact,
  /** What was paid for it, at home. */
  homeTotal: column.exact,
};
const readColumns = { ...columns, category: column.int.orNull, name: column.text };

/** A line as it is read. */
export interface KeptExpenseLine extends ExpenseLineView {
  categoryId: string | null;
}

/** A line as it is written. */
export type WrittenExpenseLine = Omit<KeptExpenseLine, 'name'>;

const lineOf = (row: RowOf<typeof readColumns>): KeptExpenseLine => {
  const { id, category, categoryId, accountId, name, amount, net, taxAmount, givenBase } = row;
  const tax =
    row.taxId === null
      ? null
      : {
          id: row.taxId,
          name: row.taxName ?? '',
          percent: row.taxPercent ?? '0',
          kind: row.taxKind ?? plainRule.kind,
          deductible: row.taxDeductible ?? plainRule.deductible,
        };
  return {
    id,
    category,
    categoryId,
    accountId,
    name,
    amount,
    tax,
    importTax: givenBase === null ? null : { amount: taxAmount, base: givenBase },
    net,
    taxAmount,
    total: plus(net, taxAmount),
  };
};

/** The lines of some expenses in their order, by the id of their expense. */
export const linesOfExpenses = async (
  tx: Tx,
  ids: readonly string[],
): Promise<ReadonlyMap<string, readonly KeptExpenseLine[]>> => {
  if (ids.length === 0) return new Map();
  const rows = await tx.query(
    readColumns,
    `select ${listed(columns, 'l')}, k.number as category, coalesce(k.name, a.name) as name from expense_line l
       left join category k on k.business_id = l.business_id and k.id = l.category_id
       left join account a on a.business_id = l.business_id and a.id = l.account_id
     where l.business_id = $1 and l.expense_id = any($2) order by l.expense_id, l.n`,
    [tx.business.id, ids],
  );
  const byExpense = groupedBy(rows, ({ expenseId }) => expenseId);
  return new Map([...byExpense].map(([id, lines]) => [id, lines.map(lineOf)]));
};

/** Inserts the lines of an expense, in their order. */
export const insertExpenseLines = async (
  tx: Tx,
  expense: Pick<Expense, 'id' | 'rate' | 'currency'> & { lines: readonly WrittenExpenseLine[] },
): Promise<void> => {
  const homeDigits = digitsOf(tx.business.homeCurrency);
  const rows = expense.lines.map((line, n) =>
    rowOf(columns, {
      ...line,
      expenseId: expense.id,
      n,
      taxId: line.tax?.id ?? null,
      taxName: line.tax?.name ?? null,
      taxPercent: line.tax?.percent ?? null,
      taxKind: line.tax && ruleOf(line.tax).kind,
      taxDeductible: line.tax && ruleOf(line.tax).deductible,
      givenBase: line.importTax?.base ?? null,
      homeTotal: linePartsOf(line, expense, homeDigits).total,
    }),
  );
  await tx.query(insertInto('expense_line', '$2', columns), [tx.business.id, JSON.stringify(rows)]);
};
