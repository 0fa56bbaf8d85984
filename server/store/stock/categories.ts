import type { ItemCategory } from '../../../src/domain/stock/item-category.ts';
import { newId } from '../database/new-id.ts';
import { column } from '../database/row.ts';
import { lockSettings } from '../database/settings-lock.ts';
import type { Tx } from '../database/tx.ts';

const kind = 'item';

const idOf = async (tx: Tx, name: string): Promise<{ id: string; active: boolean } | undefined> => {
  const [row] = await tx.query(
    { id: column.id, active: column.bool },
    'select id, active from category where business_id = $1 and kind = $2 and lower(name) = lower($3)',
    [tx.business.id, kind, name],
  );
  return row;
};

/** The category of items of a name, in whatever letters, made where there is none yet; null for no name. */
export const takeCategory = async (tx: Tx, name: string): Promise<string | null> => {
  if (name === '') return null;
  const known = await idOf(tx, name);
  if (known?.active) return known.id;
  await lockSettings(tx);
  const made = (await idOf(tx, name))?.id ?? newId();
  // One that was merged or deleted comes back with the first item in it.
  await tx.query(
    `insert into category (business_id, id, kind, name) values ($1, $2, $3, $4)
     on conflict (business_id, id) do update set active = true`,
    [tx.business.id, made, kind, name],
  );
  return made;
};

/** The names of categories by their ids. */
export const categoryNames = async (
  tx: Tx,
  ids: readonly (string | null)[],
): Promise<ReadonlyMap<string | null, string>> => {
  const wanted = [...new Set(ids.filter((id) => id !== null))];
  if (wanted.length === 0) return new Map();
  const rows = await tx.query(
    { id: column.id, name: column.text },
    'select id, name from category where business_id = $1 and id = any($2)',
    [tx.business.id, wanted],
  );
  return new Map(rows.map(({ id, name }) => [id, name]));
};

/** Every category of items by name, with how many stand in it. Source: answers-2.md, Q38. */
export const itemCategories = async (tx: Tx): Promise<ItemCategory[]> =>
  await tx.query(
    { id: column.id, name: column.text, items: column.int, account: column.int.called('account_id').orNull },
    `select c.id, c.name, count(p.id)::int as items, c.account_id from category c
     left join product p on p.business_id = c.business_id and p.category_id = c.id and p.deleted_at is null
     where c.business_id = $1 and c.kind = $2 and c.active group by c.id, c.name, c.account_id order by lower(c.name)`,
    [tx.business.id, kind],
  );

/** The accounts that categories name for what is bought of them, by the categories' ids. */
export const categoryAccounts = async (tx: Tx): Promise<ReadonlyMap<string, number>> => {
  const rows = await tx.query(
    { id: column.id, account: column.int.called('account_id') },
    'select id, account_id from category where business_id = $1 and kind = $2 and account_id is not null',
    [tx.business.id, kind],
  );
  return new Map(rows.map(({ id, account }) => [id, account]));
};

/** Gives a category another way to write its own name, and the account of what is bought of it. */
export const writeCategory = async (
  tx: Tx,
  { id, name, account }: Pick<ItemCategory, 'id' | 'name' | 'account'>,
): Promise<void> => {
  await tx.query('update category set name = $3, account_id = $4::int where business_id = $1 and id = $2', [
    tx.business.id,
    id,
    name,
    account,
  ]);
};

/** Puts every item of a category into another, deleted ones too; documents keep the one they were written with. */
export const moveItems = async (tx: Tx, from: string, into: string): Promise<void> => {
  await tx.query('update product set category_id = $3 where business_id = $1 and category_id = $2', [
    tx.business.id,
    from,
    into,
  ]);
};

/** Takes a category off the list, which no longer keeps its account in use; documents that were written with it keep its name. */
export const endCategory = async (tx: Tx, id: string): Promise<void> => {
  await tx.query('update category set active = false, account_id = null where business_id = $1 and id = $2', [
    tx.business.id,
    id,
  ]);
};

/** Puts the category of an item that is restored back on the list. */
export const reviveCategoryOf = async (tx: Tx, productId: string): Promise<void> => {
  await tx.query(
    `update category c set active = true from product p
     where c.business_id = $1 and p.business_id = $1 and p.id = $2 and c.id = p.category_id and not c.active`,
    [tx.business.id, productId],
  );
};
