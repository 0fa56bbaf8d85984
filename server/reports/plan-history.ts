import { type Plan, seatsOfPlan } from '../../src/domain/access/plans.ts';
import type { PlanInterval } from '../../src/domain/billing/billing.ts';
import type { PlanHistoryRow, PlanHistoryStatus } from '../../src/domain/billing/plan-history.ts';
import { pageWithin } from '../../src/domain/values/paging.ts';
import { column } from '../store/database/row.ts';
import type { BusinessTx } from '../store/database/tx.ts';

const columns = {
  id: column.id.orNull,
  day: column.day,
  plan: column.text.as<Plan>(),
  interval: column.text.as<PlanInterval>().orNull,
  from: column.day.called('from_day'),
  to: column.day.called('to_day'),
  seats: column.int.orNull,
  currency: column.text,
  amount: column.exact,
  tax: column.exact,
  coupon: column.text.orNull,
  status: column.text.as<PlanHistoryStatus>(),
  number: column.text.orNull,
};

/** What a business was billed, and the trial it began with. */
const history = `
  select id, finalised_on as day, n, plan, interval, period_from as from_day, period_to as to_day, seats, currency, total as amount, tax, coupon, status, number
  from plan_invoice where business_id = $1 and number is not null
  union all
  select null, (created_at at time zone 'UTC')::date, null, 'trial', null, (created_at at time zone 'UTC')::date, (trial_ends_at at time zone 'UTC')::date,
    null, home_currency, 0, 0, null, 'Trial', null
  from business where id = $1 and trial_ends_at is not null`;

/** A page of the billing history, the newest first. A page beyond the last is the last. */
export const planHistory = async (
  tx: BusinessTx,
  requested: { page: number; limit: number },
): Promise<{ rows: PlanHistoryRow[]; page: number; total: number }> => {
  const [counted] = await tx.query(
    { total: column.int },
    `select count(*)::int as total from (${history}) x`,
    [tx.business.id],
  );
  const { total } = counted!;
  const page = pageWithin(total, requested);
  const rows = await tx.query(
    columns,
    `select id, day, plan, interval, from_day, to_day, seats, currency, amount, tax, coupon, status, number
     from (${history}) x order by day desc, n desc nulls last, id limit $2 offset $3`,
    [tx.business.id, requested.limit, (page - 1) * requested.limit],
  );
  // The trial has the people of its plan.
  return {
    rows: rows.map((row) => (row.id === null ? { ...row, seats: seatsOfPlan(row.plan) } : row)),
    page,
    total,
  };
};
