import type { Check } from './check.ts';

const invariant = 16;

/**
 * 10 the series of the installation's own invoices has no gap, 16 its plans' invoices, what took them back and the credit for later ones agree, and
 * a business is on the plan it pays for or keeps.
 */
export const planBillingChecks: readonly Check[] = [
  {
    invariant: 10,
    sql: `
      select null::uuid as business_id,
        format('The series %s of invoices for plans is at %s and has %s of its numbers.', s.prefix, s.next_number - 1, count(i.n)) as fault
      from plan_series s left join plan_invoice i on i.series_id = s.id
      where coalesce(current_setting('app.business', true), '') = '' -- one business alone has some of them
      group by s.id, s.prefix, s.next_number having count(i.n) <> s.next_number - 1 or coalesce(max(i.n), 0) <> s.next_number - 1`,
  },
  {
    invariant,
    sql: `
      select i.business_id, format('The plan invoice %s says %s and %s of tax, and its lines %s and %s.',
        coalesce(i.number, i.id::text), i.net, i.tax, l.net, l.tax) as fault
      from plan_invoice i cross join lateral (
        select coalesce(sum(net), 0) as net, coalesce(sum(tax), 0) as tax from plan_invoice_line l
        where l.business_id = i.business_id and l.invoice_id = i.id) l
      where i.net <> l.net or i.tax <> l.tax`,
  },
  {
    invariant,
    sql: `
      select i.business_id, format('Of the plan invoice %s, which is %s, %s of %s is taken back.', i.number, i.status, b.total, i.total) as fault
      from plan_invoice i cross join lateral (
        select coalesce(-sum(c.total), 0) as total, count(*) as n from plan_invoice c
        where c.business_id = i.business_id and c.corrects_id = i.id) b
      where i.corrects_id is null and not case i.status
        when 'Void' then b.total = i.total and b.n = 1
        when 'Refunded' then b.total = i.total and b.n > 0
        when 'Paid' then b.total between 0 and i.total or i.total < 0
        else b.n = 0 end`,
  },
  {
    invariant,
    sql: `
      select i.business_id, format('The plan invoice %s says that plan credit paid %s of it, and %s was used.', i.number, i.credit_used, c.used) as fault
      from plan_invoice i cross join lateral (
        select coalesce(-sum(c.amount), 0) as used from plan_credit c
        where c.business_id = i.business_id and c.invoice_id = i.id and c.reason = 'used') c
      where i.number is not null and i.credit_used <> c.used`,
  },
  {
    invariant,
    sql: `
      select business_id, format('The plan credit in %s is %s.', currency, sum(amount)) as fault
      from (select business_id, currency, amount from plan_credit
            union all select business_id, currency, -credit_used from plan_invoice where status = 'Draft') x
      group by business_id, currency having sum(amount) < 0`,
  },
  {
    invariant,
    sql: `
      select b.id as business_id, format('The business is on %s with %s seats, and pays for %s with %s seats and keeps %s with %s.',
        b.plan, coalesce(b.seats::text, 'its'), coalesce(p.plan, 'nothing'), coalesce(p.seats::text, 'its'),
        coalesce(p.deal_plan, 'nothing'), coalesce(p.deal_seats::text, 'its')) as fault
      from business b join plan_billing p on p.business_id = b.id
        cross join lateral (select max(array_position(array['starter', 'growth', 'enterprise'], plan)) as rank,
          case when bool_or(seats is null) then null else max(seats) end as seats
        from (values (p.plan, p.seats), (p.deal_plan, p.deal_seats)) held (plan, seats) where plan is not null) held
      where held.rank is not null
        and (array_position(array['starter', 'growth', 'enterprise'], b.plan) is distinct from held.rank or b.seats is distinct from held.seats)`,
  },
];
