/** Seats of a plan: how many a business has, whom its owners chose to keep working, and invitations refused for want of a seat. */
export const planSeats = `
alter table business add column seats int check (seats > 0);
comment on column business.seats is 'How many people may work in it, where that differs from what the plan comes with.';
alter table member add column keeps_seat bool not null default false;
comment on column member.keeps_seat is 'Chosen by an owner to keep working when there are more members than seats.';

create table refused_invite (
  business_id uuid references business,
  email text, -- in small letters
  role text not null,
  refused_at timestamptz not null,
  refused_by uuid not null, -- who would have invited them
  primary key (business_id, email));
comment on table refused_invite is 'An invitation that was refused because no seat was free, to be offered again once one is.';
alter table refused_invite enable row level security;
alter table refused_invite force row level security;
create policy own on refused_invite to counterfoil_app using (business_id = nullif(current_setting('app.business', true), '')::uuid);
create policy maintenance on refused_invite to current_user using (current_setting('app.maintenance', true) = 'on')
  with check (current_setting('app.maintenance', true) = 'on');
create policy whole on refused_invite to counterfoil_maintenance using (true) with check (true);
grant select, insert, update, delete on refused_invite to counterfoil_app;
grant select on refused_invite to counterfoil_maintenance;
`;
