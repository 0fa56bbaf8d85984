import type { Decimal } from '../../src/domain/money.ts';
import { column } from '../store/database/row.ts';
import type { Tx } from '../store/database/tx.ts';
import { amongHere, awaitsGoodsHere } from '../store/rows/statuses.ts';

/**
 * How many of each product are on order: asked of vendors, on no bill yet and not given up. They are no stock, and a product of
 * which none is coming is left out. Source: answers-2.md, Q28 and Q30.
 */
export const onOrder = async (
  tx: Tx,
  productIds: readonly string[],
): Promise<ReadonlyMap<string, Decimal>> => {
  const rows = await tx.query(
    { id: column.id, coming: column.exact },
    `select l.product_id as id, sum(greatest(l.qty - l.closed - coalesce(b.qty, 0), 0)) as coming
     from document d join document_line l on l.business_id = d.business_id and l.document_id = d.id
     left join lateral (
       select sum(m.qty) as qty from document_line m join document made on made.business_id = m.business_id and made.id = m.document_id
       where m.business_id = l.business_id and m.source_line_id = l.id and not ${amongHere('gone', 'made')}) b on true
     where d.business_id = $1 and ${awaitsGoodsHere('d')} and l.product_id = any($2) group by 1`,
    [tx.business.id, productIds],
  );
  return new Map(rows.filter(({ coming }) => coming !== '0').map(({ id, coming }) => [id, coming]));
};
