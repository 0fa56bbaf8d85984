import type { Decimal } from '../../src/domain/money.ts';
import type { Span } from '../../src/domain/period.ts';
import { column } from '../store/row.ts';
import { amongHere, pastDueHere } from '../store/statuses.ts';
import type { Tx } from '../store/tx.ts';

/** What a business's purchase orders came to in a span of order days, at home. */
export interface OrderSummary {
  count: number;
  ordered: Decimal;
  /** Of that, orders of which nothing is billed, and how many they are. */
  unbilled: Decimal;
  waiting: number;
  /** How many are billed in part. */
  partly: number;
  /** How many of both were expected before today. */
  late: number;
}

/** Money and counts from the days' sums; how many are late is counted among those still open. Drafts and cancelled ones are left out. */
export const summariseOrders = async (tx: Tx, { from, to }: Span): Promise<OrderSummary> => {
  const inSpan = (day: string) => `($2::date is null or ${day} >= $2) and ($3::date is null or ${day} <= $3)`;
  const [[sums], [late]] = await Promise.all([
    tx.query(
      {
        n: column.int,
        ordered: column.exact,
        unbilled: column.exact,
        waiting: column.int,
        partly: column.int,
      },
      `select coalesce(sum(n), 0)::int as n, coalesce(sum(home_total), 0) as ordered,
         coalesce(sum(home_total) filter (where status = 'Issued'), 0) as unbilled,
         coalesce(sum(n) filter (where status = 'Issued'), 0)::int as waiting,
         coalesce(sum(n) filter (where status = 'ConvertToBill'), 0)::int as partly
       from document_day where business_id = $1 and kind = 'order' and status in ('Issued', 'ConvertToBill', 'BillCreated')
       and ${inSpan('on_day')}`,
      [tx.business.id, from, to],
    ),
    tx.query(
      { n: column.int },
      `select count(*)::int as n from document where business_id = $1 and kind = 'order'
       and ${amongHere('open', 'document')} and ${pastDueHere('document', '$4')} and ${inSpan('issued_on')}`,
      [tx.business.id, from, to, tx.today],
    ),
  ]);
  const { n: count, ...known } = sums!;
  return { count, ...known, late: late!.n };
};
