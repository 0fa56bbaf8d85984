/** What was filed with the tax office: the figures of sales tax as they were when somebody marked its days. */
export const taxFilings = `
create table tax_filing (
  business_id uuid references business, id uuid,
  first_day date not null, last_day date not null check (last_day >= first_day),
  filed_on date not null check (filed_on >= last_day), reference text not null,
  adjustments money_ not null, -- of lines on tax accounts that no record stands for
  marked_by uuid not null, marked_at timestamptz not null,
  primary key (business_id, id),
  unique (business_id, first_day));
comment on table tax_filing is 'Days whose sales tax was filed with the tax office; no day is in two of them.';

create table tax_filing_row (
  business_id uuid, filing_id uuid, n smallint,
  tax_name text not null, kind text not null, rate numeric(7,4),
  sale_base money_ not null, sale_tax money_ not null, purchase_base money_ not null, deducted money_ not null,
  primary key (business_id, filing_id, n),
  foreign key (business_id, filing_id) references tax_filing on delete cascade);
comment on table tax_filing_row is 'What was filed of one tax at one rate, at home.';

do $$
declare guarded text;
begin
  foreach guarded in array array['tax_filing', 'tax_filing_row'] loop
    execute format('alter table %I enable row level security', guarded);
    execute format('alter table %I force row level security', guarded);
    execute format('create policy own on %I to counterfoil_app using (business_id = nullif(current_setting(''app.business'', true), '''')::uuid)', guarded);
    execute format('create policy maintenance on %I to current_user using (current_setting(''app.maintenance'', true) = ''on'')
      with check (current_setting(''app.maintenance'', true) = ''on'')', guarded);
    execute format('create policy whole on %I to counterfoil_maintenance using (true) with check (true)', guarded);
    execute format('grant select, insert, delete on %I to counterfoil_app', guarded);
    execute format('grant select on %I to counterfoil_maintenance', guarded);
  end loop;
end $$;
`;
