import type { DocumentKind } from '../../src/domain/documents/kind.ts';
import { type Decimal, minus, plus } from '../../src/domain/money.ts';
import type { Span } from '../../src/domain/values/period.ts';
import { column } from '../store/database/row.ts';
import type { Tx } from '../store/database/tx.ts';
import { billedHere } from '../store/rows/statuses.ts';
import { countOverdue } from './document-list.ts';

/** What a business's documents of a kind that is posted and paid came to in a span of issue days, at home. */
export interface BilledSummary {
  count: number;
  billed: Decimal;
  /** What of that was paid, what was written off or given back of it, and what is still owed: together all of it. */
  settled: Decimal;
  forgiven: Decimal;
  outstanding: Decimal;
  overdue: number;
}

const within = (day: string): string =>
  `($2::date is null or ${day} >= $2) and ($3::date is null or ${day} <= $3)`;

/**
 * Money from the days' sums, whatever the number of documents; drafts and cancelled ones are left out. What was written off or given back
 * was never paid. Source: answers.md, on write-offs.
 */
export const summariseBilled = async (tx: Tx, kind: DocumentKind, span: Span): Promise<BilledSummary> => {
  const [[sums], [gone], overdue] = await Promise.all([
    tx.query(
      { n: column.int, billed: column.exact, open: column.exact },
      `select coalesce(sum(n), 0)::int as n, coalesce(sum(home_total), 0) as billed, coalesce(sum(home_open), 0) as open
       from document_day where business_id = $1 and kind = $4 and ${billedHere} and ${within('on_day')}`,
      [tx.business.id, span.from, span.to, kind],
    ),
    tx.query(
      { forgiven: column.exact },
      `select coalesce(sum(s.home_amount), 0) as forgiven from settlement s join open_item i on i.business_id = s.business_id and i.id = s.item_id
       join (select business_id, id, issued_on from document where kind = $4 and ${billedHere}) d on d.business_id = i.business_id and d.id = i.document_id
       where s.business_id = $1 and s.kind in ('write-off', 'credit-note') and ${within('d.issued_on')}`,
      [tx.business.id, span.from, span.to, kind],
    ),
    countOverdue(tx, kind, span),
  ]);
  const { n: count, billed, open: outstanding } = sums!;
  const { forgiven } = gone!;
  return {
    count,
    billed,
    outstanding,
    forgiven,
    settled: minus(billed, plus(outstanding, forgiven)),
    overdue,
  };
};
