/**
 * A business's connections to payment providers. A session keeps the account and the mode it was opened in, for both outlast the
 * connection. Whom a report is about is looked up in what is kept here, by the access role: nobody is signed in, and what a report says
 * of a business is never asked. Source: connections.md, rule 3; answers-2.md, Q86 to Q89.
 */
export const paymentProviders = `
create table provider_connection (
  business_id uuid references business, provider text,
  status text not null check (status in ('NotConnected', 'Pending', 'Connected', 'Restricted')),
  account text, account_name text, bank_name text, last_digits text, live boolean not null default false,
  epoch int not null default 0, changed_at timestamptz,
  primary key (business_id, provider), check ((status = 'NotConnected') = (account is null)));
create unique index provider_connection_account on provider_connection (provider, account);
alter table provider_connection enable row level security;
alter table provider_connection force row level security;
create policy own on provider_connection to counterfoil_app using (business_id = nullif(current_setting('app.business', true), '')::uuid);
create policy maintenance on provider_connection to current_user using (current_setting('app.maintenance', true) = 'on')
  with check (current_setting('app.maintenance', true) = 'on');
create policy identity on provider_connection to counterfoil_access using (true);
grant select, insert, update on provider_connection to counterfoil_app;
grant select (business_id, provider, account, live, status) on provider_connection to counterfoil_access;

alter table payment_session add account text, add live boolean;
create policy identity on payment_session to counterfoil_access using (true);
grant select (business_id, id, provider, provider_session, account, live, status, created_at) on payment_session to counterfoil_access;
create index payment_session_at_provider on payment_session (provider, provider_session);

create function provider_account_taken(asked_provider text, asked_account text) returns boolean
  language plpgsql security definer set search_path = public, pg_temp as $$
declare taken boolean;
begin
  perform set_config('app.maintenance', 'on', true);
  select exists (select 1 from provider_connection c where c.provider = asked_provider and c.account = asked_account
    and c.business_id is distinct from nullif(current_setting('app.business', true), '')::uuid) into taken;
  perform set_config('app.maintenance', '', true);
  return taken;
end $$;
revoke all on function provider_account_taken(text, text) from public;
grant execute on function provider_account_taken(text, text) to counterfoil_app;
`;
