import { defaultRoles } from '../../../src/domain/books/account-defaults.ts';
import { type AccountSubgroup, subgroupById, subgroupOf } from '../../../src/domain/books/account-groups.ts';
import {
  type AccountGroup,
  type AccountRole,
  type Accounts,
  accountsWith,
  cashSectionOf,
} from '../../../src/domain/books/accounts.ts';
import type { BankOpening } from '../../../src/domain/books/bank.ts';
import type {
  AccountCard,
  AccountUse,
  LedgerAccount,
  NumberedAccount,
} from '../../../src/domain/books/ledger-account.ts';
import { standsAs } from '../contacts/contacts.ts';
import { column, type RowOf } from '../database/row.ts';
import { type BusinessTx, Missing, type Tx } from '../database/tx.ts';

const accountColumns = {
  id: column.int,
  name: column.text,
  code: column.text,
  description: column.text,
  group: column.text.as<AccountGroup>().called('grp'),
  subgroup: column.text,
  currency: column.text,
  isSystem: column.bool,
  active: column.bool,
  version: column.int,
  openingId: column.id.orNull,
  mergedInto: column.int.orNull,
  mergedOn: column.day.orNull,
  used: column.bool,
  locked: column.bool,
  bank: column.text.orNull,
  items: column.int,
  categories: column.int,
  vendors: column.int,
  budgets: column.int,
};
type Row = RowOf<typeof accountColumns>;

/**
 * Accounts have a balance row from their first entry on. A category with a number is of what is spent: it is out of use together
 * with its account, and keeps none in use.
 */
const selected = `
  with item as (
    select account_id, count(distinct id)::int as n from (
      select id, income_account as account_id from product where business_id = $1 and deleted_at is null
      union all
      select id, cost_account from product where business_id = $1 and deleted_at is null
      union all
      select id, inventory_account from product where business_id = $1 and (deleted_at is null or qty <> 0 or value <> 0)) named
    where account_id is not null group by 1),
  category_of as (
    select account_id, count(*)::int as n from category where business_id = $1 and account_id is not null and number is null group by 1),
  vendor_of as (
    select (vendor_card ->> 'defaultAccount')::int as account_id, count(*)::int as n from contact
    where business_id = $1 and vendor_card ->> 'defaultAccount' is not null and ${standsAs('vendor')} group by 1),
  budget_of as (
    select account_id, count(distinct budget_id)::int as n from budget_amount where business_id = $1 and account_id is not null group by 1)
  select a.id, a.name, coalesce(a.code, '') as code, a.description, a.grp, a.subgroup,
    coalesce(a.currency, f.home_currency) as currency, a.is_system, a.active, a.version, a.opening_id, a.merged_into, a.merged_on,
    exists (select 1 from month_balance m where m.business_id = a.business_id and m.account_id = a.id) as used,
    exists (select 1 from day_balance d where d.business_id = a.business_id and d.account_id = a.id and d.on_day <= k.locked_until) as locked,
    b.details ->> 'name' as bank, coalesce(i.n, 0) as items, coalesce(c.n, 0) as categories, coalesce(v.n, 0) as vendors, coalesce(g.n, 0) as budgets
  from account a join business f on f.id = a.business_id join book k on k.business_id = a.business_id
    left join bank b on b.business_id = a.business_id and b.account_id = a.id
    left join item i on i.account_id = a.id left join category_of c on c.account_id = a.id
    left join vendor_of v on v.account_id = a.id left join budget_of g on g.account_id = a.id
  where a.business_id = $1`;

const rolesOn = (id: number, accounts: Accounts): AccountUse[] => {
  const roles = (Object.keys(accounts) as AccountRole[]).filter((role) => accounts[role] === id);
  const isChosen = (role: AccountRole) => (defaultRoles as readonly string[]).includes(role);
  return roles.map((name) => ({ kind: isChosen(name) ? ('default' as const) : ('role' as const), name }));
};

const usesOf = ({ id, bank, items, categories, vendors, budgets }: Row, accounts: Accounts): AccountUse[] => [
  ...rolesOn(id, accounts),
  ...(bank === null ? [] : [{ kind: 'bank' as const, name: bank }]),
  ...(items > 0 ? [{ kind: 'items' as const, count: items }] : []),
  ...(categories > 0 ? [{ kind: 'categories' as const, count: categories }] : []),
  ...(vendors > 0 ? [{ kind: 'vendors' as const, count: vendors }] : []),
  ...(budgets > 0 ? [{ kind: 'budgets' as const, count: budgets }] : []),
];

const accountOf = (row: Row, accounts: Accounts): LedgerAccount => {
  const { bank: _, items: __, categories: ___, vendors: ____, budgets: _____, subgroup, ...account } = row;
  return { ...account, subgroupId: subgroupOf(row.group, subgroup), usedBy: usesOf(row, accounts) };
};

/** Which of the business's accounts takes each role. */
export const rolesOf = async (tx: BusinessTx): Promise<Accounts> => {
  const chosen = await tx.query(
    { role: column.text.as<AccountRole>(), accountId: column.int },
    'select role, account_id from account_default where business_id = $1',
    [tx.business.id],
  );
  return accountsWith(Object.fromEntries(chosen.map(({ role, accountId }) => [role, accountId])));
};

/** Every account, inactive ones too, by number. */
export const allAccounts = async (tx: BusinessTx): Promise<LedgerAccount[]> => {
  const [rows, roles] = await Promise.all([
    tx.query(accountColumns, `${selected} order by a.id`, [tx.business.id]),
    rolesOf(tx),
  ]);
  return rows.map((row) => accountOf(row, roles));
};

/** An account by number; null where there is none. */
export const accountAt = async (tx: BusinessTx, id: number): Promise<LedgerAccount | null> => {
  const [[row], roles] = await Promise.all([
    tx.query(accountColumns, `${selected} and a.id = $2`, [tx.business.id, id]),
    rolesOf(tx),
  ]);
  return row ? accountOf(row, roles) : null;
};

/** Those of some accounts that there are, by number. */
export const accountsAt = async (tx: BusinessTx, ids: readonly number[]): Promise<LedgerAccount[]> => {
  if (ids.length === 0) return [];
  const [rows, roles] = await Promise.all([
    tx.query(accountColumns, `${selected} and a.id = any($2)`, [tx.business.id, ids]),
    rolesOf(tx),
  ]);
  return rows.map((row) => accountOf(row, roles));
};

/** The opening balances as their entries say them, by account: a debit is above zero. */
export const openingBalances = async (tx: BusinessTx): Promise<ReadonlyMap<number, BankOpening>> => {
  const rows = await tx.query(
    { id: column.int, amount: column.exact, rate: column.exact, onDay: column.day },
    `select a.id, l.fx_amount as amount, l.rate, l.on_day from account a
     join journal_line l on l.business_id = a.business_id and l.entry_id = a.opening_id and l.account_id = a.id
     where a.business_id = $1`,
    [tx.business.id],
  );
  return new Map(rows.map(({ id, ...opening }) => [id, opening]));
};

/** Those of some accounts that there are, with what says whether lines may be booked to them: `usedBy` has their roles alone. */
export const lineAccountsAt = async (tx: BusinessTx, ids: readonly number[]): Promise<NumberedAccount[]> => {
  if (ids.length === 0) return [];
  const [rows, accounts] = await Promise.all([
    tx.query(
      {
        id: column.int,
        active: column.bool,
        group: column.text.as<AccountGroup>().called('grp'),
        subgroup: column.text,
      },
      'select id, active, grp, subgroup from account where business_id = $1 and id = any($2)',
      [tx.business.id, ids],
    ),
    rolesOf(tx),
  ]);
  return rows.map(({ id, active, group, subgroup }) => ({
    id,
    active,
    subgroupId: subgroupOf(group, subgroup),
    usedBy: rolesOn(id, accounts),
  }));
};

/** What some accounts are called, by number. */
export const accountNames = async (tx: Tx, ids: readonly number[]): Promise<ReadonlyMap<number, string>> => {
  if (ids.length === 0) return new Map();
  const rows = await tx.query(
    { id: column.int, name: column.text },
    'select id, name from account where business_id = $1 and id = any($2)',
    [tx.business.id, ids],
  );
  return new Map(rows.map(({ id, name }) => [id, name]));
};

/** Which of some accounts are out of use. */
export const accountsOutOfUse = async (tx: Tx, ids: readonly number[]): Promise<number[]> => {
  if (ids.length === 0) return [];
  const rows = await tx.query(
    { id: column.int },
    'select id from account where business_id = $1 and id = any($2) and not active',
    [tx.business.id, ids],
  );
  return rows.map(({ id }) => id);
};

/** An account; asked under `lockSettings` by who will change it. Throws `Missing`. */
export const findAccount = async (tx: BusinessTx, id: number): Promise<LedgerAccount> => {
  const account = await accountAt(tx, id);
  if (!account) throw new Missing();
  return account;
};

/** True when another account has this code in whatever letters. Asked under `lockSettings`. */
export const accountCodeIsTaken = async (tx: Tx, code: string, id: number | null): Promise<boolean> =>
  code !== '' &&
  (
    await tx.query(
      'select 1 from account where business_id = $1 and lower(code) = lower($2) and id is distinct from $3',
      [tx.business.id, code, id],
    )
  ).length > 0;

/** Accounts a business adds are numbered from here; those of banks stand above them. */
const numbers = { first: 101, last: 999 };

/** The number the next account gets. Asked under `lockSettings`. */
export const nextAccountId = async (tx: Tx): Promise<number> => {
  const [next] = await tx.query(
    { id: column.int },
    `select case when own < $3 then own + 1 else most + 1 end as id from (
       select coalesce(max(id) filter (where id between $2 and $3), $2 - 1) as own, max(id) as most
       from account where business_id = $1) numbers`,
    [tx.business.id, numbers.first, numbers.last],
  );
  return next!.id;
};

const valuesOf = (tx: Tx, id: number, card: AccountCard, openingId: string | null) => {
  const subgroup = subgroupById(card.subgroupId) as AccountSubgroup;
  return [
    tx.business.id,
    id,
    card.name,
    card.code || null,
    card.description,
    subgroup.group,
    subgroup.name,
    subgroup.name !== 'Non-current',
    cashSectionOf(subgroup.group, subgroup.name),
    card.currency === tx.business.homeCurrency ? null : card.currency,
    openingId,
  ];
};

export const insertAccount = async (
  tx: Tx,
  id: number,
  card: AccountCard,
  openingId: string | null,
): Promise<void> => {
  await tx.query(
    `insert into account (business_id, id, name, code, description, grp, subgroup, is_current, cash_section, currency, opening_id)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11)`,
    valuesOf(tx, id, card, openingId),
  );
};

/** Saves an account's card. Where cash flow shows it changes with its sub-group alone. */
export const updateAccount = async (
  tx: Tx,
  id: number,
  card: AccountCard,
  openingId: string | null,
): Promise<void> => {
  await tx.query(
    `update account set name = $3, code = $4, description = $5, grp = $6, subgroup = $7, is_current = $8,
       cash_section = case when grp = $6 and subgroup = $7 then cash_section else $9 end,
       currency = $10, opening_id = $11, version = version + 1 where business_id = $1 and id = $2`,
    valuesOf(tx, id, card, openingId),
  );
};

/** True where something other than its opening balance was posted to an account. Asked while the book is held. */
export const hasOtherEntries = async (
  tx: Tx,
  { id, openingId }: Pick<LedgerAccount, 'id' | 'openingId'>,
): Promise<boolean> =>
  (
    await tx.query(
      'select 1 from journal_line where business_id = $1 and account_id = $2 and entry_id is distinct from $3 limit 1',
      [tx.business.id, id, openingId],
    )
  ).length > 0;

/** Removes an account that nothing was ever posted to and nothing names. */
export const deleteAccount = async (tx: Tx, id: number): Promise<void> => {
  await tx.query('delete from account where business_id = $1 and id = $2', [tx.business.id, id]);
};

/** Takes an account out of use, or puts it to use again: another takes its place no longer. */
export const setAccountActive = async (tx: Tx, id: number, active: boolean): Promise<void> => {
  await tx.query(
    'update account set active = $3, merged_into = null, merged_on = null, version = version + 1 where business_id = $1 and id = $2',
    [tx.business.id, id, active],
  );
};
