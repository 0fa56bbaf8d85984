import type { MovedUses } from '../../../src/domain/books/account-merge.ts';
import { column } from '../database/row.ts';
import type { Tx } from '../database/tx.ts';
import { amongHere, openUnpostedHere } from '../rows/statuses.ts';

/** True in SQL of a document whose lines are still to be posted. */
const unposted = `(${amongHere('draft', 'd')} or ${openUnpostedHere('d')})`;

const usesColumns = {
  items: column.int,
  categories: column.int,
  vendors: column.int,
  documents: column.int,
  stores: column.int,
  budgets: column.int,
};

/** How much names an account that another is to take the place of, its roles aside; deleted items and vendors among it, which may be restored. */
export const usesToMove = async (tx: Tx, id: number): Promise<Omit<MovedUses, 'defaults'>> => {
  const [row] = await tx.query(
    usesColumns,
    `select (select count(*) from product where business_id = $1 and $2 in (income_account, cost_account))::int as items,
       (select count(*) from category where business_id = $1 and account_id = $2)::int as categories,
       (select count(*) from contact where business_id = $1 and (vendor_card ->> 'defaultAccount')::int = $2)::int as vendors,
       (select count(distinct l.document_id) from document_line l join document d on d.business_id = l.business_id and d.id = l.document_id
         where l.business_id = $1 and l.account_id = $2 and ${unposted})::int as documents,
       (select count(*) from store_connection where business_id = $1 and exists (
         select from jsonb_each_text(coalesce(accounting, '{}')) a where a.value = $2::text))::int as stores,
       (select count(distinct budget_id) from budget_amount where business_id = $1 and account_id = $2)::int as budgets`,
    [tx.business.id, id],
  );
  return row!;
};

/** What each row that names the account `$2` names instead: `$3`. */
const moves: readonly string[] = [
  'update account_default set account_id = $3 where business_id = $1 and account_id = $2',
  `update product set income_account = case when income_account = $2 then $3 else income_account end,
     cost_account = case when cost_account = $2 then $3 else cost_account end
   where business_id = $1 and $2 in (income_account, cost_account)`,
  'update category set account_id = $3 where business_id = $1 and account_id = $2',
  `update contact set vendor_card = jsonb_set(vendor_card, '{defaultAccount}', to_jsonb($3::int))
   where business_id = $1 and (vendor_card ->> 'defaultAccount')::int = $2`,
  `update document_line l set account_id = $3 from document d
   where l.business_id = $1 and l.account_id = $2 and d.business_id = $1 and d.id = l.document_id and ${unposted}`,
  `update store_connection set accounting = (select jsonb_object_agg(a.key, case when a.value = to_jsonb($2::int) then to_jsonb($3::int) else a.value end)
     from jsonb_each(accounting) a)
   where business_id = $1 and exists (select from jsonb_each(coalesce(accounting, '{}')) a where a.value = to_jsonb($2::int))`,
  'update store_gateway set account_id = $3 where business_id = $1 and account_id = $2',
];

/** Lets an account take the place of another from now on, which is out of use then; no line that is posted changes. Asked while the book is held alone. */
export const moveUses = async (tx: Tx, id: number, into: number): Promise<void> => {
  for (const move of moves) await tx.query({}, move, [tx.business.id, id, into]);
  await tx.query(
    {},
    'update account set active = false, merged_into = $3, merged_on = $4, version = version + 1 where business_id = $1 and id = $2',
    [tx.business.id, id, into, tx.today],
  );
};
