/** Reports that are kept with their filters, and those of them that are mailed to members. */
export const savedReports = `
create table saved_report (
  business_id uuid references business, id uuid, version int not null default 1,
  name text not null check (length(name) between 1 and 100), note text not null check (length(note) <= 2000),
  report text not null, query text not null, -- of its page's address
  shared bool not null, owner_id uuid not null,
  every text check (every in ('month', 'quarter')), -- null: never mailed
  day smallint check (day between 1 and 28), format text check (format in ('pdf', 'xlsx', 'csv')),
  next_on date, last_on date,
  obstacle text, -- its owner was told of: left, role, plan or refused
  fault text, -- why the last file couldn't be made
  primary key (business_id, id),
  check ((every is null) = (day is null) and (every is null) = (format is null) and (every is null) = (next_on is null)));
create index saved_report_due on saved_report (next_on) where next_on is not null;
comment on table saved_report is 'A report with its filters under a name, for its owner or for the business, and when it is mailed next.';

create table saved_report_reader (
  business_id uuid, report_id uuid, user_id uuid,
  unsubscribed_at timestamptz,
  primary key (business_id, report_id, user_id),
  foreign key (business_id, report_id) references saved_report on delete cascade);
comment on table saved_report_reader is 'A member whom a saved report is mailed to, until they take themselves off.';

create table saved_report_link (
  business_id uuid, token_hash bytea, report_id uuid not null, user_id uuid not null, created_at timestamptz not null,
  primary key (business_id, token_hash),
  foreign key (business_id, report_id) references saved_report on delete cascade);
create index saved_report_link_report on saved_report_link (business_id, report_id);
comment on table saved_report_link is 'The link of one mail, by which its reader takes themselves off. Only the hash of its token is kept.';

alter table message add column saved_report_id uuid, add column reader_id uuid,
  add constraint message_saved_report check ((saved_report_id is null) = (reader_id is null));
create index message_saved_report on message (business_id, saved_report_id, id) where saved_report_id is not null;

do $$
declare guarded text;
begin
  foreach guarded in array array['saved_report', 'saved_report_reader', 'saved_report_link'] loop
    execute format('alter table %I enable row level security', guarded);
    execute format('alter table %I force row level security', guarded);
    execute format('create policy own on %I to counterfoil_app using (business_id = nullif(current_setting(''app.business'', true), '''')::uuid)', guarded);
    execute format('create policy maintenance on %I to current_user using (current_setting(''app.maintenance'', true) = ''on'')
      with check (current_setting(''app.maintenance'', true) = ''on'')', guarded);
    execute format('create policy whole on %I to counterfoil_maintenance using (true) with check (true)', guarded);
    execute format('grant select, insert, update, delete on %I to counterfoil_app', guarded);
    execute format('grant select on %I to counterfoil_maintenance', guarded);
  end loop;
end $$;
`;
