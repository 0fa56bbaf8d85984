-- Files that are imported.

-- An import of a file, from its upload on.
create table import_run (
  business_id uuid references business,
  id uuid,
  kind text not null, -- of what
  status text not null check (status in ('Uploaded', 'Mapped', 'Running', 'Finished', 'Stopped', 'Failed', 'Undoing', 'Undone', 'Discarded')),
  file_name text not null,
  sha256 bytea not null,
  file_kept bool not null default true,
  encoding text not null,
  encoding_by text not null default 'file' check (encoding_by in ('file', 'proposal', 'person')), -- who decided it; a proposal waits for a person
  headers jsonb not null,
  rows int not null,
  mapping jsonb, -- which column is which field
  same_file_on date, -- when the same file was imported before
  confirmed bool not null default false,
  task_id uuid,
  fault text,
  last_line int not null default 0, -- that is done
  created int not null default 0,
  updated int not null default 0,
  skipped int not null default 0,
  failed int not null default 0,
  undone int not null default 0,
  kept int not null default 0, -- when it was undone
  refused int not null default 0,
  created_by uuid not null,
  by_name text not null,
  created_at timestamptz not null,
  ended_at timestamptz,
  primary key (business_id, id),
  check (created + updated + skipped + failed <= rows)
);
create index import_run_newest on import_run (business_id, created_at desc, id desc);
create index import_run_file on import_run (business_id, kind, sha256);
call pg_temp.guard('import_run', 'select, insert, update');

-- A piece of a file as it streamed in. Pieces are written before their run, which begins once the file is known to be readable.
create table import_piece (
  business_id uuid references business,
  run_id uuid,
  n int,
  bytes bytea not null,
  created_at timestamptz not null,
  primary key (business_id, run_id, n)
);
create index import_piece_old on import_piece (created_at);
call pg_temp.guard('import_piece', 'select, insert, update, delete');

-- What became of a row of the file.
create table import_row (
  business_id uuid,
  run_id uuid,
  line int,
  head int, -- the line of the first row of its document, where the document has several
  key text, -- what the row is known again by
  outcome text not null check (outcome in ('created', 'updated', 'skipped', 'failed')),
  subject_id uuid,
  version int, -- of the subject, so that one changed since isn't undone
  entry_id uuid,
  before jsonb, -- the subject as it was
  faults jsonb,
  undo text check (undo in ('undone', 'kept', 'refused')),
  undo_reason text,
  primary key (business_id, run_id, line),
  foreign key (business_id, run_id) references import_run
);
create index import_row_known on import_row (business_id, key) where key is not null;
create index import_row_head on import_row (business_id, run_id, head) where head is not null;
create index import_row_subject on import_row (business_id, subject_id) where subject_id is not null;
call pg_temp.guard('import_row', 'select, insert, update');
