import type { StockMove } from '../../../src/domain/books/stock.ts';
import type { PoolsBefore } from '../../../src/domain/plan/pool-change.ts';
import type { Tx } from '../database/tx.ts';
import { poolColumns } from '../rows/stock.ts';

/** The stock of what a plan moves, as its loading found and held it. */
export const poolsBefore = async (
  tx: Tx,
  moves: readonly Pick<StockMove, 'productId'>[],
): Promise<PoolsBefore> => {
  if (moves.length === 0) return new Map();
  const rows = await tx.query(
    poolColumns,
    'select id, qty, value from product where business_id = $1 and id = any($2)',
    [tx.business.id, [...new Set(moves.map(({ productId }) => productId))]],
  );
  return new Map(rows.map(({ id, ...worth }) => [id, worth]));
};
