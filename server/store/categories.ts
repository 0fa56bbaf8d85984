import { v7 } from 'uuid';
import { column } from './row.ts';
import { lockSettings } from './settings-lock.ts';
import type { Tx } from './tx.ts';

const kind = 'item';

const idOf = async (tx: Tx, name: string): Promise<string | undefined> => {
  const [row] = await tx.query(
    { id: column.id },
    'select id from category where business_id = $1 and kind = $2 and lower(name) = lower($3)',
    [tx.business.id, kind, name],
  );
  return row?.id;
};

/** The category of items of a name, in whatever letters, made where there is none yet; null for no name. */
export const takeCategory = async (tx: Tx, name: string): Promise<string | null> => {
  if (name === '') return null;
  const known = await idOf(tx, name);
  if (known) return known;
  await lockSettings(tx);
  const made = (await idOf(tx, name)) ?? v7();
  await tx.query(
    'insert into category (business_id, id, kind, name) values ($1, $2, $3, $4) on conflict do nothing',
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
export const itemCategories = async (tx: Tx): Promise<{ id: string; name: string; items: number }[]> =>
  await tx.query(
    { id: column.id, name: column.text, items: column.int },
    `select c.id, c.name, count(p.id)::int as items from category c
     left join product p on p.business_id = c.business_id and p.category_id = c.id and p.deleted_at is null
     where c.business_id = $1 and c.kind = $2 group by c.id, c.name order by lower(c.name)`,
    [tx.business.id, kind],
  );
