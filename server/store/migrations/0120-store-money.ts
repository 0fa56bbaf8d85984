/**
 * How a store's money and goods are sorted: an account for each gateway, a location of ours for each of the store's, and what the store paid
 * out, line by line. Source: connections.md, rules 13, 16 and 18.
 */
export const storeMoney = `
create table store_gateway (
  business_id uuid references business, shop_id text, gateway text, account_id int, primary key (business_id, shop_id, gateway));
create table store_place (
  business_id uuid references business, shop_id text, place_id text, name text not null, location_id uuid,
  primary key (business_id, shop_id, place_id), foreign key (business_id, location_id) references location);
create table store_payout (
  business_id uuid references business, shop_id text, payout_id text, status text not null check (status in ('Announced', 'Paid', 'Failed')),
  on_day date not null, net money_ not null, currency text not null, reason text, entry_id uuid, reversal_id uuid,
  primary key (business_id, shop_id, payout_id));
create index store_payout_day on store_payout (business_id, on_day desc);
create table store_payout_line (
  business_id uuid, shop_id text, line_id text, payout_id text not null, kind text not null, amount money_ not null, fee money_ not null,
  order_id text, transaction_id text, primary key (business_id, shop_id, line_id),
  foreign key (business_id, shop_id, payout_id) references store_payout);
create index store_payout_line_of on store_payout_line (business_id, shop_id, payout_id);
create index store_payout_line_money on store_payout_line (business_id, transaction_id);
do $$ declare t text; begin
  foreach t in array array['store_gateway', 'store_place', 'store_payout', 'store_payout_line'] loop
    execute format('alter table %1$I enable row level security; alter table %1$I force row level security;
      create policy own on %1$I to counterfoil_app using (business_id = nullif(current_setting(''app.business'', true), '''')::uuid);
      create policy maintenance on %1$I to current_user using (current_setting(''app.maintenance'', true) = ''on'')
        with check (current_setting(''app.maintenance'', true) = ''on'');
      grant select, insert, update on %1$I to counterfoil_app', t);
  end loop; end $$;
`;
