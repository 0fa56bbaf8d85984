/** What became of an order at its shop, where it isn't simply sold, beside its state: a list is narrowed by it. */
export const storeOrderOutcomes = `
alter table store_order add column outcome text check (outcome in ('Refunded', 'PartlyRefunded', 'Cancelled'));
comment on column store_order.outcome is 'What happened to it at its shop, such as a refund; null for a plain sale.';
select set_config('app.maintenance', 'on', true);
update store_order o set outcome = case when back > 0 and back >= paid then 'Refunded' when o.state ->> 'cancelledAt' is not null then 'Cancelled'
    when back > 0 then 'PartlyRefunded' end
from (select s.business_id, s.id,
    coalesce(sum((t ->> 'amount')::numeric) filter (where t ->> 'kind' in ('SALE', 'CAPTURE')), 0) as paid,
    coalesce(sum((t ->> 'amount')::numeric) filter (where t ->> 'kind' = 'REFUND'), 0) as back
  from store_order s left join lateral jsonb_array_elements(s.state -> 'transactions') t
    on t ->> 'status' = 'SUCCESS' and not coalesce((t ->> 'test')::bool, false)
  where s.state is not null group by s.business_id, s.id) moved
where moved.business_id = o.business_id and moved.id = o.id;
select set_config('app.maintenance', '', true);
`;
