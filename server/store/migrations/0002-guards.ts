/**
 * What the database itself holds to be true of the books, and who may touch what. Two roles without a login: the app
 * role sees one business, named by the transaction's `app.business`; the access role sees identity and no books.
 */
export const guards = `
-- A line joins its entry only in the transaction that made the entry, and carries the entry's day.
create function journal_line_guard() returns trigger language plpgsql as $$
begin
  if exists (select 1 from added l join journal_entry e on e.business_id = l.business_id and e.id = l.entry_id
             where e.xid <> pg_current_xact_id() or e.on_day <> l.on_day) then
    raise exception 'a journal line joins its entry only in the entry''s own transaction and on its day' using errcode = 'CF001';
  end if;
  return null;
end $$;
create trigger journal_line_guard after insert on journal_line referencing new table as added
  for each statement execute function journal_line_guard();

-- At commit every entry has two lines or more, and they add up to nothing.
create function entry_balances(b uuid, e uuid) returns void language plpgsql as $$
declare total numeric; lines int;
begin
  select coalesce(sum(amount), 0), count(*) into total, lines from journal_line where business_id = b and entry_id = e;
  if total <> 0 or lines < 2 then
    raise exception 'journal entry % does not balance: % lines, sum %', e, lines, total using errcode = 'CF002';
  end if;
end $$;
create function journal_line_balance() returns trigger language plpgsql as $$
begin perform entry_balances(new.business_id, new.entry_id); return null; end $$;
create function journal_entry_balance() returns trigger language plpgsql as $$
begin perform entry_balances(new.business_id, new.id); return null; end $$;
create constraint trigger journal_line_balance after insert or update on journal_line deferrable initially deferred
  for each row execute function journal_line_balance();
create constraint trigger journal_entry_balance after insert or update on journal_entry deferrable initially deferred
  for each row execute function journal_entry_balance();

-- Nothing is posted on or before the lock date, whoever posts; the book's row is held so that the lock can't move meanwhile.
create function journal_entry_lock_date() returns trigger language plpgsql as $$
declare locked date;
begin
  select locked_until into locked from book where business_id = new.business_id for share;
  if locked is not null and new.on_day <= locked then
    raise exception 'the books are locked until %', locked using errcode = 'CF003';
  end if;
  return new;
end $$;
create trigger journal_entry_lock_date before insert on journal_entry for each row execute function journal_entry_lock_date();

-- What happened stays: these tables only ever grow, for the owner as for everybody.
create function append_only() returns trigger language plpgsql as $$
begin raise exception '% is append-only', tg_table_name using errcode = 'CF004'; end $$;

do $$
declare t text;
begin
  foreach t in array array['journal_entry', 'journal_line', 'settlement', 'stock_move', 'event'] loop
    execute format('create trigger append_only before update or delete on %I for each row execute function append_only()', t);
    execute format('create trigger append_only_whole before truncate on %I for each statement execute function append_only()', t);
  end loop;
end $$;

do $$
begin
  if not exists (select 1 from pg_roles where rolname = 'counterfoil_app') then create role counterfoil_app nologin; end if;
  if not exists (select 1 from pg_roles where rolname = 'counterfoil_access') then create role counterfoil_access nologin; end if;
exception when unique_violation or duplicate_object then null;
end $$;
grant counterfoil_app, counterfoil_access to current_user;
grant usage on schema public to counterfoil_app, counterfoil_access;

-- Row security on every table of a business. The owner passes only while it says that it does maintenance.
do $$
declare t text; k text;
begin
  for t, k in
    select c.relname, case when c.relname = 'business' then 'id' else 'business_id' end
    from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attname in ('business_id', 'id') and not a.attisdropped
    where c.relkind = 'r' and c.relnamespace = 'public'::regnamespace
      and (c.relname = 'business' and a.attname = 'id'
           or a.attname = 'business_id' and c.relname not in ('letter', 'inbox_event', 'signed_file'))
  loop
    execute format('alter table %I enable row level security', t);
    execute format('alter table %I force row level security', t);
    execute format('create policy own on %I to counterfoil_app using (%I = nullif(current_setting(''app.business'', true), '''')::uuid)', t, k);
    execute format('create policy maintenance on %I to current_user using (current_setting(''app.maintenance'', true) = ''on'')
                    with check (current_setting(''app.maintenance'', true) = ''on'')', t);
    execute format('grant select, insert, update, delete on %I to counterfoil_app', t);
  end loop;
  foreach t in array array['journal_entry', 'journal_line', 'settlement', 'stock_move', 'event'] loop
    execute format('revoke update, delete on %I from counterfoil_app', t);
  end loop;
  foreach t in array array['document', 'open_item', 'payment', 'contact', 'product', 'account', 'business', 'member', 'book', 'series'] loop
    execute format('revoke delete on %I from counterfoil_app', t);
  end loop;
end $$;

-- Letters and signed addresses are of nobody yet, or of a business: the app role adds those of its own alone.
do $$
declare t text;
begin
  foreach t in array array['letter', 'signed_file'] loop
    execute format('alter table %I enable row level security', t);
    execute format('create policy own on %I for insert to counterfoil_app
                    with check (business_id = nullif(current_setting(''app.business'', true), '''')::uuid)', t);
    execute format('create policy identity on %I to counterfoil_access using (true)', t);
  end loop;
end $$;

create policy identity on business to counterfoil_access using (true);
create policy identity on member to counterfoil_access using (true);
grant select on business, member to counterfoil_access;
grant select, insert, update on app_user, session, email_proof, sign_in_try, letter to counterfoil_access;
grant delete on session, sign_in_try to counterfoil_access;
grant insert on letter, idempotency, signed_file to counterfoil_app;
grant select, update on idempotency to counterfoil_app;
alter table idempotency enable row level security;
alter table idempotency force row level security;
create policy own on idempotency to counterfoil_app using (scope = nullif(current_setting('app.business', true), '')::uuid);
create policy maintenance on idempotency to current_user using (current_setting('app.maintenance', true) = 'on');
grant select, delete on signed_file to counterfoil_access;
grant select (id, email, first_name, last_name) on app_user to counterfoil_app;

-- The app role queues work in its own transaction without reaching the queue itself.
create function enqueue(task text, payload json, job_key text) returns void language sql security definer set search_path = pg_catalog as $$
  select graphile_worker.add_job(task, payload, job_key := job_key, max_attempts := 12);
$$;
revoke all on function enqueue(text, json, text) from public;
grant execute on function enqueue(text, json, text) to counterfoil_app, counterfoil_access;
`;
