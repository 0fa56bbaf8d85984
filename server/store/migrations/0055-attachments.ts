/**
 * Files that people bring: who did, when, and how many bytes they came to before they were kept. What hangs on a document or an
 * expense keeps its order. A file without a day was made by the product itself: a download, or a picture of a template.
 */
export const attachments = `
alter table file add column uploaded_by uuid, add column uploaded_at timestamptz, add column size int,
  add constraint file_brought check (num_nonnulls(uploaded_by, uploaded_at, size) in (0, 3));
alter table attachment add column place int not null default 0;
create index attachment_of_file on attachment (business_id, file_id);
create index file_brought on file (uploaded_at) where uploaded_at is not null;
`;
