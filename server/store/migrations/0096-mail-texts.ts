/**
 * A mail's subject and text as they were seen and edited before it was sent; null where nobody edited them. A mail is answered to
 * whoever sent it where the business names no address of its own. Source: answers.md, "Paper, mail and public pages".
 */
export const mailTexts = `
alter table message add column typed_subject text, add column typed_text text;
create function member_email(member_id uuid) returns text
  language plpgsql security definer set search_path = public, pg_temp as $$
declare found_email text;
begin
  perform set_config('app.maintenance', 'on', true);
  select u.email into found_email from member m join app_user u on u.id = m.user_id
    where m.business_id = nullif(current_setting('app.business', true), '')::uuid and u.id = member_id and m.ended_at is null
      and u.verified_at is not null;
  perform set_config('app.maintenance', '', true);
  return found_email;
end $$;
revoke all on function member_email(uuid) from public;
grant execute on function member_email(uuid) to counterfoil_app;
`;
