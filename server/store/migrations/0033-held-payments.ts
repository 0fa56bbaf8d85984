/**
 * Money a provider reported that is far more than was asked: kept here, booked or refused by a person. Each movement of
 * money is held once, whatever comes of it.
 */
export const heldPayments = `
create table held_payment (
  business_id uuid references business, id uuid, provider text not null, charge text not null, session_id uuid not null,
  document_id uuid not null, amount money_ not null check (amount > 0), currency text not null,
  status text not null default 'Held' check (status in ('Held', 'Booked', 'Refused')),
  held_at timestamptz not null, decided_by uuid, decided_at timestamptz,
  primary key (business_id, id), unique (business_id, provider, charge),
  foreign key (business_id, session_id) references payment_session, foreign key (business_id, document_id) references document,
  check ((status = 'Held') = (decided_at is null)));
create index held_payment_document on held_payment (business_id, document_id);
create index held_payment_session on held_payment (business_id, session_id);
alter table held_payment enable row level security;
alter table held_payment force row level security;
create policy own on held_payment to counterfoil_app using (business_id = nullif(current_setting('app.business', true), '')::uuid);
create policy maintenance on held_payment to current_user using (current_setting('app.maintenance', true) = 'on')
  with check (current_setting('app.maintenance', true) = 'on');
grant select, insert, update (status, decided_by, decided_at) on held_payment to counterfoil_app;
`;
