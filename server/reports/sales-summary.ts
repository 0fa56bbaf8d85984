import { type Decimal, minus } from '../../src/domain/money.ts';
import type { Span } from '../../src/domain/period.ts';
import { countDelivered } from '../store/delivery.ts';
import { column } from '../store/row.ts';
import { billedHere } from '../store/statuses.ts';
import type { Tx } from '../store/tx.ts';
import { countOverdue } from './document-list.ts';

/** What a business's invoices and receipts came to in a span of issue days, at home. */
export interface SalesSummary {
  count: number;
  invoiced: Decimal;
  /** What of that is settled, and what is still owed. */
  settled: Decimal;
  outstanding: Decimal;
  overdue: number;
  /** Issued, and not delivered yet. */
  unfulfilled: number;
}

/** Money from the days' sums, whatever the number of invoices; drafts and cancelled ones are left out. */
export const summariseSales = async (tx: Tx, span: Span): Promise<SalesSummary> => {
  const [[sums], overdue, delivered] = await Promise.all([
    tx.query(
      { n: column.int, invoiced: column.exact, open: column.exact },
      `select coalesce(sum(n), 0)::int as n, coalesce(sum(home_total), 0) as invoiced, coalesce(sum(home_open), 0) as open
       from document_day where business_id = $1 and kind = 'invoice' and ${billedHere}
       and ($2::date is null or on_day >= $2) and ($3::date is null or on_day <= $3)`,
      [tx.business.id, span.from, span.to],
    ),
    countOverdue(tx, 'invoice', span),
    countDelivered(tx, span),
  ]);
  const [invoiced, outstanding] = [sums!.invoiced, sums!.open];
  return {
    count: sums!.n,
    invoiced,
    outstanding,
    settled: minus(invoiced, outstanding),
    overdue,
    unfulfilled: sums!.n - delivered,
  };
};
