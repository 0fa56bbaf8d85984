/**
 * Who sees whom: the app role reads the names, and nothing else, of those who are or were members of its transaction's
 * business. Letters that wait are found without reading those that went out.
 */
export const identity = `
alter table app_user enable row level security;
create policy identity on app_user to counterfoil_access using (true);
create policy member on app_user for select to counterfoil_app using (exists (
  select 1 from member m
  where m.business_id = nullif(current_setting('app.business', true), '')::uuid and m.user_id = app_user.id));
revoke select on app_user from counterfoil_app;
grant select (id, first_name, last_name) on app_user to counterfoil_app;

create index letter_queued on letter (id) where state = 'queued';
`;
