/** Who was erased: the number they are called by, for what they did stays. The server itself neither reads nor writes it. */
export const erasedPeople = `
create table erased_person (
  user_id uuid primary key references app_user,
  n int not null unique check (n > 0),
  erased_at timestamptz not null);
comment on table erased_person is 'A user whose personal data was erased, with the number they are called by since.';
grant select on erased_person to counterfoil_maintenance;
`;
