/**
 * Customers: how many claims each has and what they came to, kept beside the rows like the other totals, so that a
 * statement's foot costs the same at any number of rows; the orders a list of them has; mails that belong to no document.
 */
export const customers = `
alter table contact_total add column items int not null default 0, add column claimed money_ not null default 0;
do $$
begin
  perform set_config('app.maintenance', 'on', true);
  update contact_total t set items = x.items, claimed = x.claimed
  from (
    select business_id, contact_id, side, sum(n) as items, sum(amount) as claimed
    from (
      select business_id, contact_id, side, 1 as n, home_amount as amount from open_item
      union all
      select i.business_id, i.contact_id, i.side, -sign(s.amount)::int, -s.home_amount
      from settlement s join open_item i on i.business_id = s.business_id and i.id = s.item_id where s.kind = 'cancel') y
    group by 1, 2, 3) x
  where x.business_id = t.business_id and x.contact_id = t.contact_id and x.side = t.side;
  perform set_config('app.maintenance', '', true);
end $$;
create index contact_total_settled on contact_total (business_id, side, settled desc);
create index contact_created on contact (business_id, created_at);
create index contact_deleted on contact (business_id, id) where deleted_at is not null;
create index open_item_opening on open_item (business_id, contact_id) where document_id is null;
create index payment_contact on payment (business_id, contact_id, on_day desc, id desc);
alter table message add column contact_id uuid;
create index message_contact on message (business_id, contact_id, id) where contact_id is not null;
`;
