/**
 * What each location of a store was told of an item, where each stands for a location of ours; one without a place for the location that has it
 * first, which stands for all of ours. Source: connections.md, rule 18.
 */
export const storeLevels = `
create table store_level (
  business_id uuid, shop_id text, variant_id text, place_id text, location_id uuid, pushed qty_ not null, push jsonb,
  primary key (business_id, shop_id, variant_id, place_id), foreign key (business_id, shop_id, variant_id) references store_variant,
  foreign key (business_id, location_id) references location, check ((place_id = '') = (location_id is null)));
create index store_level_location on store_level (business_id, location_id);
insert into store_level (business_id, shop_id, variant_id, place_id, pushed, push)
  select business_id, shop_id, variant_id, '', pushed, push from store_variant where pushed is not null;
alter table store_variant drop column pushed, drop column push;
alter table store_level enable row level security;
alter table store_level force row level security;
create policy own on store_level to counterfoil_app using (business_id = nullif(current_setting('app.business', true), '')::uuid);
create policy maintenance on store_level to current_user using (current_setting('app.maintenance', true) = 'on')
  with check (current_setting('app.maintenance', true) = 'on');
grant select, insert, update, delete on store_level to counterfoil_app;
`;
