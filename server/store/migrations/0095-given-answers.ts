/**
 * What a customer said to a quote: `{ answer, name, note, on, online }`, null while nobody answered it as it is. Its last day
 * is `due_on`. Its author is written to beside the owners. Source: answers.md, "Paper, mail and public pages".
 */
export const givenAnswers = `
alter table document add column answer jsonb,
  add constraint document_answer check (answer is null or (kind = 'quote' and answer ->> 'answer' in ('accepted', 'declined')));
create function owners_and(author uuid) returns table (email text, first_name text)
  language plpgsql security definer set search_path = public, pg_temp as $$
begin
  perform set_config('app.maintenance', 'on', true);
  return query select u.email, u.first_name from member m join app_user u on u.id = m.user_id
    where m.business_id = nullif(current_setting('app.business', true), '')::uuid and m.ended_at is null
      and (m.role = 'Owner' or u.id = author) and u.verified_at is not null
    order by m.joined_at, u.id;
  perform set_config('app.maintenance', '', true);
end $$;
revoke all on function owners_and(uuid) from public;
grant execute on function owners_and(uuid) to counterfoil_app;
`;
