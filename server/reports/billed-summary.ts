import type { DocumentKind } from '../../src/domain/documents/kind.ts';
import { type Decimal, minus } from '../../src/domain/money.ts';
import type { Span } from '../../src/domain/period.ts';
import { column } from '../store/row.ts';
import { billedHere } from '../store/statuses.ts';
import type { Tx } from '../store/tx.ts';
import { countOverdue } from './document-list.ts';

/** What a business's documents of a kind that is posted and paid came to in a span of issue days, at home. */
export interface BilledSummary {
  count: number;
  billed: Decimal;
  /** What of that is settled, and what is still owed. */
  settled: Decimal;
  outstanding: Decimal;
  overdue: number;
}

/** Money from the days' sums, whatever the number of documents; drafts and cancelled ones are left out. */
export const summariseBilled = async (tx: Tx, kind: DocumentKind, span: Span): Promise<BilledSummary> => {
  const [[sums], overdue] = await Promise.all([
    tx.query(
      { n: column.int, billed: column.exact, open: column.exact },
      `select coalesce(sum(n), 0)::int as n, coalesce(sum(home_total), 0) as billed, coalesce(sum(home_open), 0) as open
       from document_day where business_id = $1 and kind = $4 and ${billedHere}
       and ($2::date is null or on_day >= $2) and ($3::date is null or on_day <= $3)`,
      [tx.business.id, span.from, span.to, kind],
    ),
    countOverdue(tx, kind, span),
  ]);
  const { n: count, billed, open: outstanding } = sums!;
  return { count, billed, outstanding, settled: minus(billed, outstanding), overdue };
};
