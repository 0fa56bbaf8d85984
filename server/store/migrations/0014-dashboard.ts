/**
 * Two more sums kept beside the rows, so that a dashboard costs the same over a million documents as over a thousand: what
 * is open by the day it falls due, and what was billed to a contact in a month.
 */
export const dashboard = `
create table document_due (
  business_id uuid references business, kind text, due_on date, n int not null, home_open money_ not null,
  primary key (business_id, kind, due_on));
create table contact_month (
  business_id uuid references business, kind text, contact_id uuid, month date, n int not null, home_total money_ not null,
  primary key (business_id, kind, contact_id, month), foreign key (business_id, contact_id) references contact);
do $$
declare t text;
begin
  foreach t in array array['document_due', 'contact_month'] loop
    execute format('alter table %I enable row level security', t);
    execute format('alter table %I force row level security', t);
    execute format('create policy own on %I to counterfoil_app using (business_id = nullif(current_setting(''app.business'', true), '''')::uuid)', t);
    execute format('create policy maintenance on %I to current_user using (current_setting(''app.maintenance'', true) = ''on'')
      with check (current_setting(''app.maintenance'', true) = ''on'')', t);
    execute format('grant select, insert, update on %I to counterfoil_app', t);
  end loop;
end $$;

select set_config('app.maintenance', 'on', true);
insert into document_due
  select business_id, kind, due_on, count(*), sum(home_open) from document where home_open > 0 and due_on is not null group by 1, 2, 3;
insert into contact_month
  select business_id, kind, contact_id, on_month, count(*), sum(home_total) from (
    select *, issued_on - extract(day from issued_on)::int + 1 as on_month from document
    where contact_id is not null and status in ('NotPaid', 'DepositPaid', 'Paid')) issued group by 1, 2, 3, 4;
select set_config('app.maintenance', '', true);
`;
