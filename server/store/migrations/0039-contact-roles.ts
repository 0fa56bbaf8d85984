/**
 * A contact may be customer and vendor at once: each role is deleted and restored by itself, and has its own part of the
 * card. What stands is the customer's.
 */
export const contactRoles = `
alter table contact add column vendor_deleted_at timestamptz, add column vendor_card jsonb not null default '{}',
  add check (vendor_deleted_at is null or is_vendor);
create index contact_vendor on contact (business_id, search, id) where is_vendor;
`;
