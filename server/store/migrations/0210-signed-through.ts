/**
 * An address signed for an attached file says through what it was seen, and opens it no longer than it is attached there and that isn't
 * deleted. One signed for a file that was only brought opens it until it is attached.
 */
export const signedThrough = `
alter table signed_file add column subject_id uuid;
create or replace function open_signed_file(token_hash bytea, moment timestamptz) returns table (name text, mime text, bytes bytea)
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
`;
