import type { ExpenseCategory, KeptCategory } from '../../../src/domain/expense/category.ts';
import { column } from '../database/row.ts';
import type { Tx } from '../database/tx.ts';

const columns = {
  id: column.id,
  number: column.int,
  name: column.text,
  accountId: column.int,
  active: column.bool,
};

const selected = `select k.id, k.number, k.name, k.account_id, k.active and a.active as active`;
const ofBusiness = `from category k join account a on a.business_id = k.business_id and a.id = k.account_id
     where k.business_id = $1 and k.kind = 'expense' order by k.number`;

/** The categories of expenses by number, those out of use too. */
export const expenseCategories = (tx: Tx): Promise<ExpenseCategory[]> =>
  tx.query(columns, `${selected} ${ofBusiness}`, [tx.business.id]);

/** The same with what those see who keep the list. */
export const keptCategories = (tx: Tx): Promise<KeptCategory[]> =>
  tx.query(
    { ...columns, accountName: column.text, accountActive: column.bool, used: column.bool },
    `${selected}, a.name as account_name, a.active as account_active,
       exists (select 1 from journal_line l where l.business_id = k.business_id and l.category_id = k.id) as used ${ofBusiness}`,
    [tx.business.id],
  );

interface WrittenCategory {
  id: string;
  name: string;
  accountId: number;
}

export const insertExpenseCategory = async (
  tx: Tx,
  { id, number, name, accountId }: WrittenCategory & { number: number },
): Promise<void> => {
  await tx.query(
    `insert into category (business_id, id, kind, number, name, account_id) values ($1, $2, 'expense', $3, $4, $5)`,
    [tx.business.id, id, number, name, accountId],
  );
};

export const updateExpenseCategory = async (
  tx: Tx,
  { id, name, accountId }: WrittenCategory,
): Promise<void> => {
  await tx.query('update category set name = $3, account_id = $4 where business_id = $1 and id = $2', [
    tx.business.id,
    id,
    name,
    accountId,
  ]);
};

export const setExpenseCategoryActive = async (tx: Tx, id: string, active: boolean): Promise<void> => {
  await tx.query('update category set active = $3 where business_id = $1 and id = $2', [
    tx.business.id,
    id,
    active,
  ]);
};

export const deleteExpenseCategory = async (tx: Tx, id: string): Promise<void> => {
  await tx.query('delete from category where business_id = $1 and id = $2', [tx.business.id, id]);
};
