import type {
  CountedRow,
  CountLine,
  CountLineView,
  CountStatus,
  StockCount,
  UncountedItem,
} from '../../../src/domain/count/stock-count.ts';
import type { Decimal } from '../../../src/domain/money.ts';
import { newId } from '../database/new-id.ts';
import { column, type RowOf } from '../database/row.ts';
import { insertInto, rowsOf } from '../database/rowset.ts';
import { Missing, type Tx } from '../database/tx.ts';

const countColumns = {
  id: column.id,
  status: column.text.as<CountStatus>(),
  locationId: column.id,
  location: column.text,
  version: column.int,
  startedBy: column.text,
  startedAt: column.instant,
  endedAt: column.instant.orNull,
  waiting: column.int,
  posted: column.int,
};

const selected = `select c.id, c.status, c.location_id, l.name as location, c.version, c.by_name as started_by, c.started_at, c.ended_at,
    coalesce(n.waiting, 0)::int as waiting, coalesce(n.posted, 0)::int as posted
  from stock_count c join location l on l.business_id = c.business_id and l.id = c.location_id
    left join lateral (select count(*) filter (where not posted) as waiting, count(*) filter (where posted) as posted
      from stock_count_line where business_id = c.business_id and count_id = c.id) n on true
  where c.business_id = $1`;

/** A count of a location. Throws `Missing`. */
export const findCount = async (tx: Tx, id: string): Promise<StockCount> => {
  const [count] = await tx.query(countColumns, `${selected} and c.id = $2`, [tx.business.id, id]);
  if (!count) throw new Missing();
  return count;
};

/** A count held against everybody else who counts. Throws `Missing`. */
export const lockCount = async (tx: Tx, id: string): Promise<StockCount> => {
  await tx.query('select 1 from stock_count where business_id = $1 and id = $2 for update', [
    tx.business.id,
    id,
  ]);
  return findCount(tx, id);
};

/** A page of counts, the open ones first, then the newest, and how many there are. */
export const listCounts = async (
  tx: Tx,
  { page, limit }: { page: number; limit: number },
): Promise<{ counts: StockCount[]; total: number }> => {
  const [counts, [all]] = await Promise.all([
    tx.query(
      countColumns,
      `${selected} order by c.status <> 'Open', c.started_at desc, c.id desc limit $2 offset $3`,
      [tx.business.id, limit, (page - 1) * limit],
    ),
    tx.query({ total: column.int }, 'select count(*)::int as total from stock_count where business_id = $1', [
      tx.business.id,
    ]),
  ]);
  return { counts, total: all!.total };
};

/** The open count of a location: the one there is, or else a new one. */
export const openCount = async (tx: Tx, locationId: string): Promise<{ id: string; isNew: boolean }> => {
  const id = newId();
  const made = await tx.query(
    `insert into stock_count (business_id, id, location_id, status, started_by, by_name, started_at)
     values ($1, $2, $3, 'Open', $4, $5, $6) on conflict (business_id, location_id) where status = 'Open' do nothing returning id`,
    [tx.business.id, id, locationId, tx.user.id, tx.user.name, tx.now],
  );
  if (made.length > 0) return { id, isNew: true };
  const [open] = await tx.query(
    { id: column.id },
    `select id from stock_count where business_id = $1 and location_id = $2 and status = 'Open'`,
    [tx.business.id, locationId],
  );
  // Ended between the two statements.
  return open ? { id: open.id, isNew: false } : openCount(tx, locationId);
};

const lineColumns = {
  productId: column.id,
  name: column.text,
  sku: column.text,
  counted: column.exact,
  seen: column.exact,
  posted: column.bool,
  moved: column.exact.orNull,
};

const lines = (columns: string, more: string) => `select i.product_id, p.name, coalesce(p.sku, '') as sku,
    i.qty as counted, i.seen, i.posted, i.moved${columns}
  from stock_count_line i join product p on p.business_id = i.business_id and p.id = i.product_id ${more}
  where i.business_id = $1 and i.count_id = $2`;

/** The items of a count that aren't posted, by key. */
export const waitingLines = (tx: Tx, countId: string): Promise<CountLine[]> =>
  tx.query(lineColumns, `${lines('', '')} and not i.posted order by i.product_id`, [tx.business.id, countId]);

/** Every item of a count beside what the books say now, the item that was counted first last. */
export const lineViews = (tx: Tx, { id, locationId }: StockCount): Promise<CountLineView[]> =>
  tx.query(
    { ...lineColumns, inStock: column.exact },
    `${lines(
      ', coalesce(s.qty, 0) as in_stock',
      'left join stock_level s on s.business_id = i.business_id and s.product_id = i.product_id and s.location_id = $3',
    )} order by i.at desc, i.product_id desc`,
    [tx.business.id, id, locationId],
  );

/** The lines of a count, posted or not. */
export const linesOfCount = (tx: Tx, countId: string): Promise<CountLine[]> =>
  tx.query(lineColumns, lines('', ''), [tx.business.id, countId]);

/** Items that are at a count's location by the books and aren't in it, by name: the first of them, and how many there are. */
export const uncountedItems = async (
  tx: Tx,
  { id, locationId }: StockCount,
  limit: number,
): Promise<{ items: UncountedItem[]; total: number }> => {
  const rows = await tx.query(
    {
      productId: column.id,
      name: column.text,
      sku: column.text,
      inStock: column.exact,
      total: column.int,
    },
    `select p.id as product_id, p.name, coalesce(p.sku, '') as sku, s.qty as in_stock, (count(*) over ())::int as total
     from stock_level s join product p on p.business_id = s.business_id and p.id = s.product_id
     where s.business_id = $1 and s.location_id = $2 and s.qty <> 0 and p.tracked and p.deleted_at is null
       and not exists (select 1 from stock_count_line i where i.business_id = s.business_id and i.count_id = $3 and i.product_id = p.id)
     order by lower(p.name), p.id limit $4`,
    [tx.business.id, locationId, id, limit],
  );
  return { items: rows.map(({ total: _, ...item }) => item), total: rows[0]?.total ?? 0 };
};

/** How many the books say lie of some items at a location, by item. */
export const levelsAt = async (
  tx: Tx,
  locationId: string,
  productIds: readonly string[],
): Promise<Map<string, Decimal>> => {
  const rows = await tx.query(
    { productId: column.id, quantity: column.exact.called('qty') },
    'select product_id, qty from stock_level where business_id = $1 and location_id = $2 and product_id = any($3)',
    [tx.business.id, locationId, productIds],
  );
  return new Map(rows.map(({ productId, quantity }) => [productId, quantity]));
};

const keptColumns = {
  countId: column.id,
  productId: column.id,
  quantity: column.exact.called('qty'),
  seen: column.exact,
  byUser: column.id,
  at: column.instant,
};

/** Writes what was counted of some items, null for what is taken off, and the count one version on. */
export const writeCounted = async (
  tx: Tx,
  countId: string,
  changed: ReadonlyMap<string, CountLine | null>,
): Promise<void> => {
  const rows: RowOf<typeof keptColumns>[] = [];
  const off: string[] = [];
  for (const [productId, line] of changed)
    if (line)
      rows.push({
        countId,
        productId,
        quantity: line.counted,
        seen: line.seen,
        byUser: tx.user.id,
        at: tx.now,
      });
    else off.push(productId);
  if (off.length > 0)
    await tx.query(
      'delete from stock_count_line where business_id = $1 and count_id = $2 and product_id = any($3)',
      [tx.business.id, countId, off],
    );
  if (rows.length > 0)
    await tx.query(
      `${insertInto('stock_count_line', '$2', keptColumns)}
       on conflict (business_id, count_id, product_id) do update set qty = excluded.qty, seen = excluded.seen,
         posted = false, moved = null, by_user = excluded.by_user`,
      [tx.business.id, JSON.stringify(rows)],
    );
  await tx.query('update stock_count set version = version + 1 where business_id = $1 and id = $2', [
    tx.business.id,
    countId,
  ]);
};

const postedColumns = { productId: column.id, moved: column.exact };

/** Marks the items of a count that were posted: the books say now what was counted of them. */
export const markPosted = async (tx: Tx, countId: string, rows: readonly CountedRow[]): Promise<void> => {
  const posted = rows
    .filter(({ reason }) => reason === null)
    .map(({ productId, difference: moved }) => ({ productId, moved }));
  if (posted.length === 0) return;
  await tx.query(
    `update stock_count_line i set posted = true, moved = x.moved, seen = i.qty from ${rowsOf('$3', postedColumns)}
     where i.business_id = $1 and i.count_id = $2 and i.product_id = x.product_id`,
    [tx.business.id, countId, JSON.stringify(posted)],
  );
};

/** Moves a count to a status, one version on; a posted one keeps what was posted alone. */
export const setCountStatus = async (tx: Tx, countId: string, status: CountStatus): Promise<void> => {
  if (status === 'Posted')
    await tx.query('delete from stock_count_line where business_id = $1 and count_id = $2 and not posted', [
      tx.business.id,
      countId,
    ]);
  await tx.query(
    'update stock_count set status = $3, version = version + 1, ended_at = $4 where business_id = $1 and id = $2',
    [tx.business.id, countId, status, status === 'Open' ? null : tx.now],
  );
};
