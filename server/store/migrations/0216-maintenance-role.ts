/**
 * Verify, rebuild and archive read every business as a role of their own, whose policy is plainly true. What was true only while a setting said
 * so made the planner expect a two-hundredth of each table, and join millions of rows as if they were few. The role has no login, is no
 * superuser, bypasses nothing, and writes only the sums that are kept beside their rows.
 */
export const maintenanceRole = `
do $$
begin
  if not exists (select 1 from pg_roles where rolname = 'counterfoil_maintenance') then create role counterfoil_maintenance nologin; end if;
exception when unique_violation or duplicate_object then null;
end $$;
grant counterfoil_maintenance to current_user;
grant usage on schema public to counterfoil_maintenance;
grant select on all tables in schema public to counterfoil_maintenance;
do $$ declare t text; begin
  for t in select relname from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace and relrowsecurity loop
    execute format('create policy whole on %I to counterfoil_maintenance using (true) with check (true)', t);
  end loop;
  foreach t in array array['stock_level', 'stock_year', 'stock_level_year', 'contact_total', 'document_day', 'document_due', 'contact_month',
    'day_balance', 'month_balance', 'usage'] loop
    execute format('grant insert, update, delete on %I to counterfoil_maintenance', t);
  end loop;
end $$;
grant update (settled, written_off, home_open) on document to counterfoil_maintenance;
grant update (qty, value) on product to counterfoil_maintenance;
grant update (open, home_open) on open_item to counterfoil_maintenance;
`;
