/**
 * Vendors and expenses that stand are counted beside what a plan caps, so that the tabs of their lists cost the same however many
 * there are; deleted ones, which are few, have an index each.
 */
export const keptCounts = `
select set_config('app.maintenance', 'on', true);
insert into usage (business_id, cap, n)
  select b.id, 'vendors', (select count(*) from contact k where k.business_id = b.id and k.is_vendor and k.vendor_deleted_at is null) from business b
  on conflict do nothing;
insert into usage (business_id, cap, n)
  select b.id, 'expenses', (select count(*) from expense x where x.business_id = b.id and x.status = 'Recorded') from business b
  on conflict do nothing;
select set_config('app.maintenance', '', true);
create index contact_vendor_deleted on contact (business_id, id) where vendor_deleted_at is not null;
create index expense_deleted on expense (business_id, id) where status = 'Deleted';
`;
