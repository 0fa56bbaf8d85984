/** On which line a file has its column names, and whether an import is still in the list of them. */
export const importHeaderLine = `
alter table import_run add column header_line int not null default 1 check (header_line >= 0),
  add column listed bool not null default true;
comment on column import_run.header_line is 'The line of its column names; 0 for a file without them.';
comment on column import_run.listed is 'It is in the list of imports; what it made is known again either way.';
`;
