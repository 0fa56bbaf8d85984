/** What the provider said of payments of plans: each event once, and what became of it. */
export const planEvents = `
create table plan_event (
  provider text, event_id text,
  live bool not null, -- rather than in test mode
  type text not null,
  about text, -- the payment or page at the provider
  reference uuid, -- of the payment it came to
  received_at timestamptz not null,
  applied_at timestamptz,
  outcome text,
  primary key (provider, event_id),
  check ((applied_at is null) = (outcome is null)));
comment on table plan_event is 'An event of the provider of plan payments. What it says is never read: the provider is asked. Without an outcome it is to come again.';

alter table plan_event enable row level security;
create policy identity on plan_event to counterfoil_access using (true);
create policy whole on plan_event to counterfoil_maintenance using (true) with check (true);
grant select, insert, update (applied_at, outcome, reference) on plan_event to counterfoil_access;
grant select on plan_event to counterfoil_maintenance;
`;
