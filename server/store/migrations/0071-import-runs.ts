/**
 * A file that is imported is kept in pieces as it streams in, what became of each of its rows beside it. Pieces come before the run
 * they belong to, which begins once the file is known to be readable. Source: answers-2.md, Q54 and Q55.
 */
export const importRuns = `
create table import_run (
  business_id uuid references business, id uuid, kind text not null,
  status text not null check (status in ('Uploaded', 'Mapped', 'Running', 'Finished', 'Stopped', 'Failed', 'Undoing', 'Undone', 'Discarded')),
  file_name text not null, sha256 bytea not null, encoding text not null, headers jsonb not null, rows int not null, mapping jsonb,
  same_file_on date, confirmed bool not null default false, fault text, task_id uuid, last_line int not null default 0,
  created int not null default 0, updated int not null default 0, skipped int not null default 0, failed int not null default 0,
  undone int not null default 0, kept int not null default 0, refused int not null default 0,
  file_kept bool not null default true, created_by uuid not null, by_name text not null, created_at timestamptz not null,
  ended_at timestamptz,
  primary key (business_id, id), check (created + updated + skipped + failed <= rows));
create index import_run_newest on import_run (business_id, created_at desc, id desc);
create index import_run_file on import_run (business_id, kind, sha256);
create table import_piece (
  business_id uuid references business, run_id uuid, n int, bytes bytea not null, created_at timestamptz not null,
  primary key (business_id, run_id, n));
create index import_piece_old on import_piece (created_at);
create table import_row (
  business_id uuid, run_id uuid, line int, outcome text not null check (outcome in ('created', 'updated', 'skipped', 'failed')),
  key text, subject_id uuid, version int, entry_id uuid, before jsonb, faults jsonb,
  undo text check (undo in ('undone', 'kept', 'refused')), undo_reason text,
  primary key (business_id, run_id, line), foreign key (business_id, run_id) references import_run);
create index import_row_key on import_row (business_id, run_id, key) where key is not null;
create index import_row_subject on import_row (business_id, subject_id) where subject_id is not null;
do $$ declare t text; begin
  foreach t in array array['import_run', 'import_piece', 'import_row'] loop
    execute format('alter table %1$I enable row level security; alter table %1$I force row level security;
      create policy own on %1$I to counterfoil_app using (business_id = nullif(current_setting(''app.business'', true), '''')::uuid);
      create policy maintenance on %1$I to current_user using (current_setting(''app.maintenance'', true) = ''on'')
        with check (current_setting(''app.maintenance'', true) = ''on'');
      grant select, insert, update on %1$I to counterfoil_app', t);
  end loop; end $$;
grant delete on import_piece to counterfoil_app;
`;
