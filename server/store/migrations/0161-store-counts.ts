/** What a store counts of an item at a location of ours that couldn't be taken over, and why. Source: connections.md, rule 18. */
export const storeCounts = `
create table store_count (
  business_id uuid, shop_id text, product_id uuid, location_id uuid, level int not null, reason text not null, held_at timestamptz not null,
  primary key (business_id, shop_id, product_id, location_id), foreign key (business_id, product_id) references product,
  foreign key (business_id, location_id) references location);
create index store_count_product on store_count (business_id, product_id);
create index store_count_location on store_count (business_id, location_id);
alter table store_count enable row level security;
alter table store_count force row level security;
create policy own on store_count to counterfoil_app using (business_id = nullif(current_setting('app.business', true), '')::uuid);
create policy maintenance on store_count to current_user using (current_setting('app.maintenance', true) = 'on')
  with check (current_setting('app.maintenance', true) = 'on');
grant select, insert, update, delete on store_count to counterfoil_app;
`;
