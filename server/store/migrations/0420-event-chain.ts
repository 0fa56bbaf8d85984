/**
 * The events of a business as a chain: a job gives each its number and the hash of all up to it, once the transaction it was written in is
 * surely over, which is known by its `xid`. What may tell of a person is hashed with the salt of its event. Signed heads say how far the chain
 * was at a time.
 */
export const eventChain = `
alter table event add xid xid8 not null default pg_current_xact_id();

create table event_link (
  business_id uuid references business, n bigint check (n > 0),
  event_id uuid not null, hash bytea not null check (length(hash) = 32), appended_at timestamptz not null,
  primary key (business_id, n),
  unique (business_id, event_id));
comment on table event_link is 'The chain of a business: its events in the order in which they were appended, each with SHA-256 of the one before and its own bytes.';

create table event_salt (
  business_id uuid references business, event_id uuid,
  salt bytea not null check (length(salt) = 16),
  primary key (business_id, event_id));
comment on table event_salt is 'What personal fields of an event are hashed with; without it nobody can try out what was erased.';

create table event_head (
  business_id uuid references business, n bigint, signed_at timestamptz,
  hash bytea not null, occasion text not null check (occasion in ('daily', 'lock', 'archive')), locked_until date,
  key text not null, signature text not null,
  primary key (business_id, n, signed_at));
comment on table event_head is 'How far the chain was at a time, signed with a key that is not in the database.';

do $$
declare guarded text;
begin
  foreach guarded in array array['event_link', 'event_salt', 'event_head'] loop
    execute format('alter table %I enable row level security', guarded);
    execute format('alter table %I force row level security', guarded);
    execute format('create policy own on %I to counterfoil_app using (business_id = nullif(current_setting(''app.business'', true), '''')::uuid)', guarded);
    execute format('create policy maintenance on %I to current_user using (current_setting(''app.maintenance'', true) = ''on'')
      with check (current_setting(''app.maintenance'', true) = ''on'')', guarded);
    execute format('create policy whole on %I to counterfoil_maintenance using (true) with check (true)', guarded);
    execute format('grant select, insert on %I to counterfoil_app', guarded);
    execute format('grant select on %I to counterfoil_maintenance', guarded);
  end loop;
  foreach guarded in array array['event_link', 'event_head'] loop
    execute format('create trigger append_only before update or delete on %I for each row execute function append_only()', guarded);
    execute format('create trigger append_only_whole before truncate on %I for each statement execute function append_only()', guarded);
  end loop;
end $$;
`;
