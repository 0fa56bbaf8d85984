/** Who runs a business may vouch for the address of somebody who works there, and of nobody else. */
export const confirmedByAdmin = `
create function confirm_email_of(who uuid, moment timestamptz) returns bool
  language plpgsql security definer set search_path = public, pg_temp as $$
declare confirmed bool;
begin
  perform set_config('app.maintenance', 'on', true);
  update app_user set verified_at = moment where id = who and verified_at is null and exists (
    select 1 from member m
    where m.business_id = nullif(current_setting('app.business', true), '')::uuid and m.user_id = who and m.status = 'Active');
  confirmed := found;
  perform set_config('app.maintenance', '', true);
  return confirmed;
end $$;
revoke all on function confirm_email_of(uuid, timestamptz) from public;
grant execute on function confirm_email_of(uuid, timestamptz) to counterfoil_app;
`;
