import type { StockMove } from '../../../src/domain/books/stock.ts';
import type { ItemUses } from '../../../src/domain/import/row-done.ts';
import type { Product } from '../../../src/domain/stock/product.ts';
import { groupedBy } from '../../../src/domain/values/grouped-by.ts';
import { column } from '../database/row.ts';
import { Missing, type Tx } from '../database/tx.ts';
import { productColumns, productOf } from './products.ts';
import { readMoveColumns } from './stock.ts';

/** Items held against other writers, by key. Throws `Missing` where one is not there. */
export const lockProducts = async (
  tx: Tx,
  productIds: readonly string[],
): Promise<ReadonlyMap<string, Product>> => {
  const rows = await tx.query(
    productColumns,
    'select * from product where business_id = $1 and id = any($2) order by id for no key update',
    [tx.business.id, productIds],
  );
  if (rows.length < new Set(productIds).size) throw new Missing();
  return new Map(rows.map((row) => [row.id, productOf(row)]));
};

/** The moves that brought the opening stock of some items and stand, by item; one for each location it came to. */
export const openingMovesOf = async (
  tx: Tx,
  productIds: readonly string[],
): Promise<ReadonlyMap<string, readonly StockMove[]>> => {
  const rows = await tx.query(
    readMoveColumns,
    `select m.*, p.name from stock_move m join product p on p.business_id = m.business_id and p.id = m.product_id
     where m.business_id = $1 and m.product_id = any($2) and m.reason = 'opening' and m.reverses is null
       and not exists (select 1 from stock_move r where r.business_id = m.business_id and r.reverses = m.id) order by m.id`,
    [tx.business.id, productIds],
  );
  return groupedBy(rows, ({ productId }) => productId);
};

/** Moves of an item by their keys, in their order, and whether its stock has moved after the last of them. */
export const movesAndSince = async (
  tx: Tx,
  productId: string,
  ids: readonly string[],
): Promise<{ moves: StockMove[]; hasMoved: boolean }> => {
  const moves = await tx.query(
    readMoveColumns,
    `select m.*, p.name from stock_move m join product p on p.business_id = m.business_id and p.id = m.product_id
     where m.business_id = $1 and m.product_id = $2 and m.id = any($3) order by m.id`,
    [tx.business.id, productId, ids],
  );
  const [later] = await tx.query(
    { moved: column.bool },
    `select exists (select 1 from stock_move where business_id = $1 and product_id = $2 and id > $3) as moved`,
    [tx.business.id, productId, moves.at(-1)!.id],
  );
  return { moves, hasMoved: later!.moved };
};

/** What has become of some items, by item. */
export const usedSince = async (
  tx: Tx,
  productIds: readonly string[],
): Promise<ReadonlyMap<string, ItemUses>> => {
  const rows = await tx.query(
    { id: column.id, moved: column.bool, named: column.bool, counted: column.bool, matched: column.bool },
    `select id, exists (select 1 from stock_move where business_id = $1 and product_id = wanted.id and (reason <> 'opening' or reverses is not null)) as moved,
       exists (select 1 from document_line where business_id = $1 and product_id = wanted.id)
         or exists (select 1 from stock_transfer_line where business_id = $1 and product_id = wanted.id) as named,
       exists (select 1 from stock_count_line l join stock_count c on c.business_id = l.business_id and c.id = l.count_id
         where l.business_id = $1 and l.product_id = wanted.id and c.status = 'Open') as counted,
       exists (select 1 from store_variant where business_id = $1 and product_id = wanted.id) as matched
     from unnest($2::uuid[]) wanted (id)`,
    [tx.business.id, productIds],
  );
  return new Map(rows.map(({ id, ...uses }) => [id, uses]));
};

/** Sets when items were deleted; their cards and versions stay as they are. */
export const markProductsDeleted = async (tx: Tx, productIds: readonly string[], at: Date): Promise<void> => {
  await tx.query('update product set deleted_at = $3 where business_id = $1 and id = any($2)', [
    tx.business.id,
    productIds,
    at,
  ]);
};
