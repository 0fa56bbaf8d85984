/**
 * Who says what the encoding of a file is: its own bytes, nobody yet, or a person. What was read as windows-1252 until now was only supposed
 * to be: where the import hasn't begun, it is asked. Source: answers-2.md, Q57.
 */
export const importEncodings = `
alter table import_run add column encoding_by text not null default 'file' check (encoding_by in ('file', 'proposal', 'person'));
do $$ begin
  perform set_config('app.maintenance', 'on', true);
  update import_run set encoding_by = case when status in ('Uploaded', 'Mapped') then 'proposal' else 'person' end
    where encoding = 'windows-1252';
  perform set_config('app.maintenance', '', true);
end $$;
`;
