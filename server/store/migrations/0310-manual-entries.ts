/**
 * What an entry that somebody typed has beside what every entry has: whether it stands or was reversed, the reference on its paper, and
 * the entry that it undoes where the two were posted as a pair.
 */
export const manualEntries = `
create table manual_entry (
  business_id uuid, entry_id uuid,
  status text not null check (status in ('Posted', 'Reversed')),
  reference text not null default '',
  pair_of uuid, -- the entry that this one undoes on a later day; both were posted together
  primary key (business_id, entry_id),
  unique (business_id, pair_of),
  foreign key (business_id, entry_id) references journal_entry,
  foreign key (business_id, pair_of) references manual_entry);
comment on table manual_entry is 'What an entry that somebody typed has beside its lines.';
alter table manual_entry enable row level security;
alter table manual_entry force row level security;
create policy own on manual_entry to counterfoil_app using (business_id = nullif(current_setting('app.business', true), '')::uuid);
create policy maintenance on manual_entry to current_user using (current_setting('app.maintenance', true) = 'on')
  with check (current_setting('app.maintenance', true) = 'on');
create policy whole on manual_entry to counterfoil_maintenance using (true) with check (true);
grant select, insert, update on manual_entry to counterfoil_app;
grant select on manual_entry to counterfoil_maintenance;
`;
