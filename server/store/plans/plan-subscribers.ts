import type { PlanPrice } from '../../../src/domain/billing/prices.ts';
import { column, type Query } from '../database/row.ts';

/** The businesses that a price is to be charged at their next renewals, as a session sees them that sees every business. */
export const subscribersOf = async (
  query: Query,
  { plan, interval, currency }: Pick<PlanPrice, 'plan' | 'interval' | 'currency'>,
): Promise<string[]> => {
  const rows = await query(
    { businessId: column.id },
    `select business_id from plan_billing where currency = $3 and (
       state in ('Active', 'PastDue') and plan = $1 and interval = $2
       or state = 'Cancelling' and next_plan = $1 and next_interval = $2)
     order by business_id`,
    [plan, interval, currency],
  );
  return rows.map(({ businessId }) => businessId);
};
