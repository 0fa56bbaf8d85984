/**
 * A member may post on locked days until an hour, by an exception that somebody granted. The trigger that keeps locked days closed knows
 * exceptions, and marks each entry with the one it was posted by; who posts and when are those of the entry.
 */
export const lockExceptions = `
create table lock_exception (
  business_id uuid references business, id uuid,
  user_id uuid not null, -- who may post
  from_day date not null, -- the first locked day they may post on
  to_day date not null check (to_day >= from_day), -- and the last: the lock date it was granted for
  until timestamptz not null,
  reason text not null check (reason <> ''),
  granted_by uuid not null, granted_at timestamptz not null,
  ended_by uuid, ended_at timestamptz, -- before its hour
  primary key (business_id, id),
  check (until > granted_at and until <= granted_at + interval '7 days'),
  check ((ended_at is null) = (ended_by is null)));
create index lock_exception_user on lock_exception (business_id, user_id, until);
comment on table lock_exception is 'A member who may post on locked days until an hour, with the reason.';

alter table lock_exception enable row level security;
alter table lock_exception force row level security;
create policy own on lock_exception to counterfoil_app using (business_id = nullif(current_setting('app.business', true), '')::uuid);
create policy maintenance on lock_exception to current_user using (current_setting('app.maintenance', true) = 'on')
  with check (current_setting('app.maintenance', true) = 'on');
create policy whole on lock_exception to counterfoil_maintenance using (true) with check (true);
grant select, insert, update (ended_by, ended_at) on lock_exception to counterfoil_app;
grant select on lock_exception to counterfoil_maintenance;

alter table journal_entry add column lock_exception_id uuid,
  add foreign key (business_id, lock_exception_id) references lock_exception;

create or replace function journal_entry_lock_date() returns trigger language plpgsql as $$
declare locked date;
begin
  select locked_until into locked from book where business_id = new.business_id for share;
  if locked is not null and new.on_day <= locked then
    select x.id into new.lock_exception_id from lock_exception x
      where x.business_id = new.business_id and x.user_id = new.posted_by and new.on_day between x.from_day and x.to_day
        and x.granted_at <= new.posted_at and x.until > new.posted_at and x.ended_at is null
      order by x.granted_at desc, x.id limit 1;
    if not found then
      raise exception 'the books are locked until %', locked using errcode = 'CF003';
    end if;
  end if;
  return new;
end $$;
`;

/** Entries posted by an exception are few, and are looked for by it. Statements that run one by one outside a transaction. */
export const lockExceptionIndex: readonly string[] = [
  'drop index concurrently if exists journal_entry_lock_exception',
  `create index concurrently journal_entry_lock_exception on journal_entry (business_id, lock_exception_id) where lock_exception_id is not null`,
];
