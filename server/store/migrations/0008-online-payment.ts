/**
 * Payment sessions, and the inbox of what providers report. A report is kept as it came before anybody acts on it, by
 * the access role, for nobody is signed in; it is settled by the app role in the transaction that books it.
 */
export const onlinePayment = `
create table payment_session (
  business_id uuid references business, id uuid, provider text not null, provider_session text, method text not null,
  document_id uuid not null, contact_id uuid not null, status text not null, amount money_ not null check (amount > 0),
  currency text not null, rate rate_ not null, opened_by uuid, created_at timestamptz not null,
  primary key (business_id, id), unique (business_id, provider, provider_session),
  foreign key (business_id, document_id) references document, foreign key (business_id, contact_id) references contact);
create index payment_session_document on payment_session (business_id, document_id);
alter table payment_session enable row level security;
alter table payment_session force row level security;
create policy own on payment_session to counterfoil_app using (business_id = nullif(current_setting('app.business', true), '')::uuid);
create policy maintenance on payment_session to current_user using (current_setting('app.maintenance', true) = 'on')
  with check (current_setting('app.maintenance', true) = 'on');
grant select, insert, update (status, provider_session) on payment_session to counterfoil_app;

create index inbox_event_waiting on inbox_event (received_at) where applied_at is null;
alter table inbox_event enable row level security;
create policy own on inbox_event to counterfoil_app using (business_id = nullif(current_setting('app.business', true), '')::uuid);
create policy identity on inbox_event to counterfoil_access using (true);
grant select, update (applied_at, outcome) on inbox_event to counterfoil_app;
grant select, insert, update (applied_at, outcome) on inbox_event to counterfoil_access;

-- The app role reads names alone; where the letters of its own business go it is told here.
create function owners_of_business() returns table (email text, first_name text)
  language plpgsql security definer set search_path = public, pg_temp as $$
begin
  perform set_config('app.maintenance', 'on', true);
  return query select u.email, u.first_name from member m join app_user u on u.id = m.user_id
    where m.business_id = nullif(current_setting('app.business', true), '')::uuid and m.role = 'Owner' and m.ended_at is null
    order by m.joined_at, u.id;
  perform set_config('app.maintenance', '', true);
end $$;
revoke all on function owners_of_business() from public;
grant execute on function owners_of_business() to counterfoil_app;
`;
