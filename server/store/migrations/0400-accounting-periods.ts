/**
 * Months and years whose books are closed: where each stands, which checks were skipped, every time it was locked, and what the accounts came
 * to then.
 */
export const accountingPeriods = `
create table accounting_period (
  business_id uuid references business, kind text check (kind in ('month', 'year')), first_day date,
  last_day date not null check (last_day >= first_day),
  status text not null check (status in ('Open', 'Checked', 'Locked')),
  checked_by uuid, checked_at timestamptz,
  primary key (business_id, kind, first_day),
  check ((checked_by is null) = (checked_at is null)));
comment on table accounting_period is 'A month or a fiscal year somebody began to close; without a row it is open.';

create table period_skip (
  business_id uuid, kind text, first_day date, check_name text,
  reason text not null check (reason <> ''), skipped_by uuid not null, skipped_at timestamptz not null,
  primary key (business_id, kind, first_day, check_name),
  foreign key (business_id, kind, first_day) references accounting_period);
comment on table period_skip is 'A check of a period that somebody skipped, with the reason.';

create table period_closing (
  business_id uuid, id uuid, kind text not null, first_day date not null, last_day date not null,
  last_entry int not null, -- the number of the last entry that its figures know
  locked_by uuid not null, locked_at timestamptz not null,
  reopened_by uuid, reopened_at timestamptz, reason text,
  primary key (business_id, id),
  foreign key (business_id, kind, first_day) references accounting_period,
  check ((reopened_by is null) = (reopened_at is null) and (reopened_by is null) = (reason is null)));
comment on table period_closing is 'Each time a period was locked, and why it was opened again.';
create index period_closing_of on period_closing (business_id, kind, first_day, locked_at);

create table period_closing_balance (
  business_id uuid, closing_id uuid, account_id int, balance money_ not null check (balance <> 0), -- debits above zero
  primary key (business_id, closing_id, account_id),
  foreign key (business_id, closing_id) references period_closing,
  foreign key (business_id, account_id) references account);
comment on table period_closing_balance is 'What each account came to at the end of a period when it was locked, at home.';

do $$
declare guarded text;
begin
  foreach guarded in array array['accounting_period', 'period_skip', 'period_closing', 'period_closing_balance'] loop
    execute format('alter table %I enable row level security', guarded);
    execute format('alter table %I force row level security', guarded);
    execute format('create policy own on %I to counterfoil_app using (business_id = nullif(current_setting(''app.business'', true), '''')::uuid)', guarded);
    execute format('create policy maintenance on %I to current_user using (current_setting(''app.maintenance'', true) = ''on'')
      with check (current_setting(''app.maintenance'', true) = ''on'')', guarded);
    execute format('create policy whole on %I to counterfoil_maintenance using (true) with check (true)', guarded);
    execute format('grant select on %I to counterfoil_maintenance', guarded);
  end loop;
end $$;
grant select, insert, update on accounting_period to counterfoil_app;
grant select, insert, delete on period_skip to counterfoil_app;
grant select, insert, update (reopened_by, reopened_at, reason) on period_closing to counterfoil_app;
grant select, insert on period_closing_balance to counterfoil_app;
`;
