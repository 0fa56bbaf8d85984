/**
 * What rows are known by, in columns of their own: row security lets an index be asked by a plain column, but by no function of one that
 * might tell what it is given, as `lower` might. The indexes of such functions were kept and never used.
 */
export const keysInColumns = `
alter table product add column name_key text generated always as (lower(name)) stored,
  add column barcode_key text generated always as (regexp_replace(barcode, '^0(?=\\d{12}$)', '')) stored;
create index product_name_key on product (business_id, name_key);
create index product_barcode_key on product (business_id, barcode_key) where barcode_key is not null;
drop index product_barcode;
create unique index product_barcode on product (business_id, barcode_key) where deleted_at is null;
alter table contact add column name_key text generated always as (lower(name)) stored,
  add column email_key text generated always as (lower(email)) stored;
drop index contact_name;
drop index contact_email;
create index contact_name on contact (business_id, name_key);
create index contact_email on contact (business_id, email_key) where email_key is not null;
`;
