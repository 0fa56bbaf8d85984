import type { NamedUse } from '../../src/domain/books/ledger-account.ts';
import { findAccount } from '../store/books/accounts.ts';
import { standsAs } from '../store/contacts/contacts.ts';
import { column } from '../store/database/row.ts';
import type { BusinessTx } from '../store/database/tx.ts';

/** As many as are named of one account: more are found in their own lists. */
const most = 200;

/** What has a name of its own and names an account, as `allAccounts` counts it. */
const naming = `
  select 'bank' as kind, id, details ->> 'name' as name from bank where business_id = $1 and account_id = $2
  union all
  select 'item', id, name from product where business_id = $1 and (
    deleted_at is null and $2 in (income_account, cost_account)
    or inventory_account = $2 and (deleted_at is null or qty <> 0 or value <> 0))
  union all
  select 'category', id, name from category where business_id = $1 and account_id = $2 and number is null
  union all
  select 'vendor', id, name from contact
    where business_id = $1 and (vendor_card ->> 'defaultAccount')::int = $2 and ${standsAs('vendor')}
  union all
  select 'budget', id, type || ' ' || year from budget b where business_id = $1 and exists (
    select from budget_amount a where a.business_id = b.business_id and a.budget_id = b.id and a.account_id = $2)`;

/** What keeps an account in use: what posts to it first, then what names it, by name. Throws `Missing`. */
export const accountUses = async (tx: BusinessTx, id: number): Promise<NamedUse[]> => {
  const { usedBy } = await findAccount(tx, id);
  const named = await tx.query(
    { kind: column.text.as<NamedUse['kind']>(), id: column.id, name: column.text },
    `select kind, id, name from (${naming}) uses order by kind, lower(name), id limit ${most}`,
    [tx.business.id, id],
  );
  const roles = usedBy.flatMap((use) =>
    use.kind === 'default' || use.kind === 'role' ? [{ kind: use.kind, name: use.name, id: null }] : [],
  );
  return [...roles, ...named];
};
