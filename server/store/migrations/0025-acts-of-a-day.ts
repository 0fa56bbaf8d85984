/** How often a user did in a day what has a bound, over all their businesses. */
export const actsOfADay = `
create table day_count (
  user_id uuid references app_user on delete cascade, act text, day date, n int not null, primary key (user_id, act, day));
create index day_count_by_day on day_count (day);
grant select, insert, update, delete on day_count to counterfoil_access;
`;
