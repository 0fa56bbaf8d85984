/** Owners are written to at addresses they proved alone: what an earlier release let in unproved may be anybody's. */
export const provedOwners = `
create or replace function owners_of_business() returns table (email text, first_name text)
  language plpgsql security definer set search_path = public, pg_temp as $$
begin
  perform set_config('app.maintenance', 'on', true);
  return query select u.email, u.first_name from member m join app_user u on u.id = m.user_id
    where m.business_id = nullif(current_setting('app.business', true), '')::uuid and m.role = 'Owner' and m.ended_at is null
      and u.verified_at is not null
    order by m.joined_at, u.id;
  perform set_config('app.maintenance', '', true);
end $$;
`;
