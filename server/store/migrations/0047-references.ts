/**
 * What the other party calls a document, and the way to find whether one of theirs stands already: case, spaces and leading zeros
 * do not tell two apart. Bills are numbered in every business, those that stood before too. Source: answers-2.md, Q18.
 */
export const references = `
alter table document add column reference text not null default '';
create function plain_reference(text) returns text language sql immutable parallel safe
  return ltrim(lower(regexp_replace($1, '\\s', '', 'g')), '0');
create index document_by_reference on document (business_id, contact_id, plain_reference(reference)) where reference <> '';
select set_config('app.maintenance', 'on', true);
insert into series (business_id, kind, prefix) select id, 'bill', 'BILL-' from business on conflict do nothing;
select set_config('app.maintenance', '', true);
`;
