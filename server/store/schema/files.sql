-- Files: what people attach, pictures, and what is handed out for download.

-- A file. Those that people bring say by whom; the others the product made itself, or keeps for a template or an item.
create table file (
  business_id uuid references business,
  id uuid,
  name text not null,
  mime text not null,
  sha256 bytea not null,
  bytes bytea not null check (octet_length(bytes) <= 10485760),
  uploaded_by uuid,
  uploaded_at timestamptz,
  size int, -- in bytes, as it was brought
  primary key (business_id, id),
  constraint file_brought check (num_nonnulls(uploaded_by, uploaded_at, size) in (0, 3))
);
create index file_by_content on file (business_id, sha256);
create index file_brought on file (uploaded_at) where uploaded_at is not null;
call pg_temp.guard('file', 'select, insert, update, delete');

-- A file on a document or an expense, or one that a mail takes along.
create table attachment (
  business_id uuid,
  subject_id uuid, -- the document, expense or message
  file_id uuid,
  role text not null, -- attached or mailed
  place int not null default 0, -- in their order
  primary key (business_id, subject_id, file_id),
  foreign key (business_id, file_id) references file
);
create index attachment_of_file on attachment (business_id, file_id);
call pg_temp.guard('attachment', 'select, insert, update, delete');

-- A signed address of a file, good for a while. The browser that asks for it says nothing else, so it belongs to no role's business.
create table signed_file (
  token_hash bytea primary key,
  business_id uuid not null,
  file_id uuid not null,
  subject_id uuid, -- the document or expense it was seen through
  until timestamptz not null
);
create index signed_file_of_file on signed_file (business_id, file_id);
alter table signed_file enable row level security;
create policy own on signed_file for insert to counterfoil_app
  with check (business_id = nullif(current_setting('app.business', true), '')::uuid);
create policy identity on signed_file to counterfoil_access using (true);
create policy whole on signed_file to counterfoil_maintenance using (true) with check (true);
grant insert on signed_file to counterfoil_app;
grant select, delete on signed_file to counterfoil_access;

-- The file of a signed address. One that was seen through a document opens as long as it is attached there and that isn't deleted; one that was only
-- brought opens until it is attached.
create function open_signed_file(token_hash bytea, moment timestamptz) returns table (name text, mime text, bytes bytea)
  language plpgsql security definer set search_path = public, pg_temp as $$
begin
  perform set_config('app.maintenance', 'on', true);
  return query select f.name, f.mime, f.bytes
  from signed_file s join file f on f.business_id = s.business_id and f.id = s.file_id
  where s.token_hash = open_signed_file.token_hash and s.until > moment and case
    when s.subject_id is not null then
      exists (select 1 from attachment a where a.business_id = s.business_id and a.subject_id = s.subject_id and a.file_id = s.file_id)
      and not exists (select 1 from document d where d.business_id = s.business_id and d.id = s.subject_id and d.status = 'Deleted')
      and not exists (select 1 from expense x where x.business_id = s.business_id and x.id = s.subject_id and x.status = 'Deleted')
    when f.uploaded_at is not null then
      not exists (select 1 from attachment a where a.business_id = s.business_id and a.file_id = s.file_id)
    else true end;
  perform set_config('app.maintenance', '', true);
end $$;
revoke all on function open_signed_file(bytea, timestamptz) from public;
grant execute on function open_signed_file(bytea, timestamptz) to counterfoil_app;
