import type { Decimal } from '../../src/domain/money.ts';
import { digitsOf } from '../../src/domain/values/currency.ts';
import type { Span } from '../../src/domain/values/period.ts';
import { column } from '../store/database/row.ts';
import type { Tx } from '../store/database/tx.ts';
import { amongHere, pastDueHere } from '../store/rows/statuses.ts';

/** What a business's purchase orders came to in a span of order days, at home. */
export interface OrderSummary {
  count: number;
  ordered: Decimal;
  /** Of that, orders of which nothing is billed, and how many they are. */
  unbilled: Decimal;
  waiting: number;
  /** What is left to bill of orders that are billed in part: of each its total, by the amounts of its lines. */
  partlyUnbilled: Decimal;
  /** How many are billed in part. */
  partly: number;
  /** How many of both were expected before today. */
  late: number;
}

/** What an order's lines come to, and what of that is on no bill and not given up. */
const leftOfLines = `
  select sum(l.amount) as amount, sum(l.amount * greatest(l.qty - l.closed - coalesce(b.qty, 0), 0) / l.qty) as rest
  from document_line l left join lateral (
    select sum(m.qty) as qty from document_line m join document made on made.business_id = m.business_id and made.id = m.document_id
    where m.business_id = l.business_id and m.source_line_id = l.id and not ${amongHere('gone', 'made')}) b on true
  where l.business_id = d.business_id and l.document_id = d.id and l.qty > 0`;

/** Money and counts from the days' sums; how many are late is counted among those still open. Drafts and cancelled ones are left out. */
export const summariseOrders = async (tx: Tx, { from, to }: Span): Promise<OrderSummary> => {
  const inSpan = (day: string) => `($2::date is null or ${day} >= $2) and ($3::date is null or ${day} <= $3)`;
  const [[sums], [late], [partly]] = await Promise.all([
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
    tx.query(
      { unbilled: column.exact },
      `select coalesce(sum(round(d.home_total * lines.rest / nullif(lines.amount, 0), $4)), 0) as unbilled
       from document d cross join lateral (${leftOfLines}) lines
       where d.business_id = $1 and d.kind = 'order' and d.status = 'ConvertToBill' and ${inSpan('d.issued_on')}`,
      [tx.business.id, from, to, digitsOf(tx.business.homeCurrency)],
    ),
  ]);
  const { n: count, ...known } = sums!;
  return { count, ...known, partlyUnbilled: partly!.unbilled, late: late!.n };
};
