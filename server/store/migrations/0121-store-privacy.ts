/**
 * What the platform obliges whoever is connected to its stores: a customer may ask for their data, and be forgotten; a store may be forgotten
 * altogether. And why a store was paused by itself. Source: connections.md, rules 12 and 19.
 */
export const storePrivacy = `
alter table store_connection add column paused_for text;
create table store_request (
  business_id uuid references business, id uuid, shop_id text not null, event_id text not null, customer text not null default '',
  orders text[] not null default '{}', asked_at timestamptz not null, due_on date not null, done_at timestamptz, done_by uuid,
  primary key (business_id, id), unique (business_id, shop_id, event_id));
alter table store_request enable row level security;
alter table store_request force row level security;
create policy own on store_request to counterfoil_app using (business_id = nullif(current_setting('app.business', true), '')::uuid);
create policy maintenance on store_request to current_user using (current_setting('app.maintenance', true) = 'on')
  with check (current_setting('app.maintenance', true) = 'on');
grant select, insert, update on store_request to counterfoil_app;
grant update (raw) on store_event to counterfoil_app;
-- Whoever had a store may be told to forget it after it was disconnected: which business that was is told to whoever reports.
create function businesses_of_shop(asked text) returns table (business uuid)
  language plpgsql security definer set search_path = public, pg_temp as $$
begin
  perform set_config('app.maintenance', 'on', true);
  return query select c.business_id from store_connection c where c.shop_id = asked
    union select o.business_id from store_order o where o.shop_id = asked order by 1;
  perform set_config('app.maintenance', '', true);
end $$;
create function stores_connected() returns table (business uuid)
  language plpgsql security definer set search_path = public, pg_temp as $$
begin
  perform set_config('app.maintenance', 'on', true);
  return query select c.business_id from store_connection c where c.token is not null order by 1;
  perform set_config('app.maintenance', '', true);
end $$;
revoke all on function businesses_of_shop(text) from public;
revoke all on function stores_connected() from public;
grant execute on function businesses_of_shop(text), stores_connected() to counterfoil_access;
`;
