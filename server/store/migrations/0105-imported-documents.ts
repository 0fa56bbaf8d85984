/**
 * Documents that come from a file keep the number they came with, which two vendors may both have given. A number is taken once among the
 * documents that were not taken back with their import, so that the file can be imported again; a series leaves out those that look like its own. What is told on several rows of a file is
 * kept with the first of them. Source: answers-2.md, Q56 and Q60.
 */
export const importedDocuments = `
alter table document add column external_number text, add column undone_at timestamptz;
alter table document drop constraint document_business_id_kind_number_key;
create unique index document_number on document (business_id, kind, number) where undone_at is null;
create index document_external_number on document (business_id, kind, lower(external_number)) where external_number is not null;
alter table series add column skipped int not null default 0;
alter table import_row add column head int;
create index import_row_known on import_row (business_id, key) where key is not null;
create index import_row_head on import_row (business_id, run_id, head) where head is not null;
`;
