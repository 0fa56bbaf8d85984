import { type Decimal, decimal, minus } from '../../src/domain/money.ts';
import type { Span } from '../../src/domain/period.ts';
import { billedHere } from '../store/statuses.ts';
import type { Tx } from '../store/tx.ts';
import { countCustomers } from './customer-list.ts';

/** What a business's customers came to in a span of issue days, at home. */
export interface CustomersSummary {
  customers: number;
  /** Added within the span, put away since or not. */
  added: number;
  invoiced: Decimal;
  /** What of that is settled, and what is still owed. */
  settled: Decimal;
  outstanding: Decimal;
}

/** From the days' sums, whatever the number of invoices. */
export const summariseCustomers = async (tx: Tx, { from, to }: Span): Promise<CustomersSummary> => {
  const [counts, [added], [sums]] = await Promise.all([
    countCustomers(tx),
    tx.query<{ n: number }>(
      `select count(*)::int as n from contact where business_id = $1 and is_customer
       and ($2::date is null or created_at >= $2::date::timestamp at time zone $4)
       and ($3::date is null or created_at < ($3::date + 1)::timestamp at time zone $4)`,
      [tx.business.id, from, to, tx.business.timeZone],
    ),
    tx.query<{ invoiced: string; open: string }>(
      `select coalesce(sum(home_total), 0) as invoiced, coalesce(sum(home_open), 0) as open from document_day
       where business_id = $1 and kind = 'invoice' and ${billedHere}
       and ($2::date is null or on_day >= $2) and ($3::date is null or on_day <= $3)`,
      [tx.business.id, from, to],
    ),
  ]);
  const [invoiced, outstanding] = [decimal(sums!.invoiced), decimal(sums!.open)];
  return {
    customers: counts.all,
    added: added!.n,
    invoiced,
    outstanding,
    settled: minus(invoiced, outstanding),
  };
};
