/** What a store bills for the business's plan, and whether the business came from its store. */
export const storeBilling = `
alter table store_authorisation add column from_store bool not null default false;
comment on column store_authorisation.from_store is 'It began in the store''s admin, as the store itself proved.';
alter table store_connection add column from_store bool not null default false;
comment on column store_connection.from_store is 'It was begun in the store''s admin: the store may bill the plan.';

create table store_subscription (
  business_id uuid references business, id uuid,
  shop_id text not null,
  subscription_id text not null, -- the store's number of it
  plan text not null check (plan in ('starter', 'growth', 'enterprise')),
  interval text not null check (interval in ('month', 'year')),
  seats int check (seats > 0), -- null: no bound
  price money_ not null check (price > 0), currency text not null, -- of an interval
  status text not null check (status in ('Pending', 'Active', 'Frozen', 'Ended')), -- as the store said it last
  confirm_url text not null, -- where the store asks its owner
  paid_until timestamptz, -- as the store said it last
  heard int not null default 0, -- counts what the store said, so that what was asked before isn't applied after
  asked_at timestamptz not null,
  primary key (business_id, id),
  unique (business_id, shop_id, subscription_id));
comment on table store_subscription is 'A plan that the store was asked to bill for the business; whether it does is the store''s to say.';

alter table store_subscription enable row level security;
alter table store_subscription force row level security;
create policy own on store_subscription to counterfoil_app using (business_id = nullif(current_setting('app.business', true), '')::uuid);
create policy maintenance on store_subscription to current_user using (current_setting('app.maintenance', true) = 'on')
  with check (current_setting('app.maintenance', true) = 'on');
create policy whole on store_subscription to counterfoil_maintenance using (true) with check (true);
grant select, insert, update on store_subscription to counterfoil_app;
grant select on store_subscription to counterfoil_maintenance;

-- For jobs: the businesses whose store bills their plan, or was asked to.
create function stores_billing() returns table (business uuid)
  language plpgsql security definer set search_path = public, pg_temp as $$
begin
  perform set_config('app.maintenance', 'on', true);
  return query select distinct s.business_id from store_subscription s where s.status <> 'Ended' order by 1;
  perform set_config('app.maintenance', '', true);
end $$;
revoke all on function stores_billing() from public;
grant execute on function stores_billing() to counterfoil_access;
`;
