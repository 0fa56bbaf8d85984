/**
 * What becomes of money at a payment provider after it was paid: refunds, disputes and payouts, each by the provider's own id, with the
 * account and the mode they are in. The movements that took money and brought it back are named once they are in the books, so that none
 * is booked twice, each with what it moved in the payment clearing at home. Whose an account is, also one that was left, is looked up by functions for the access role, as reports are. Source:
 * connections.md, rules 21 and 22; answers-2.md, Q89 and Q90.
 */
const own = (table: string) => `
alter table ${table} enable row level security;
alter table ${table} force row level security;
create policy own on ${table} to counterfoil_app using (business_id = nullif(current_setting('app.business', true), '')::uuid);
create policy maintenance on ${table} to current_user using (current_setting('app.maintenance', true) = 'on')
  with check (current_setting('app.maintenance', true) = 'on');
grant select, insert, update on ${table} to counterfoil_app;`;

export const providerMoney = `
create table provider_refund (
  business_id uuid references business, id uuid, provider text not null, account text not null, live boolean not null,
  refund text, charge text not null, document_id uuid not null,
  status text not null check (status in ('Asked', 'Pending', 'Done', 'Failed', 'Unknown')),
  amount numeric not null check (amount > 0), currency text not null, asked_by uuid, asked_at timestamptz not null,
  taken text, taken_home numeric, returned text, returned_home numeric, payment_id uuid,
  primary key (business_id, id), foreign key (business_id, document_id) references document);
create unique index provider_refund_at_provider on provider_refund (business_id, provider, refund);
create index provider_refund_document on provider_refund (business_id, document_id);
${own('provider_refund')}

create table provider_dispute (
  business_id uuid references business, id uuid, provider text not null, account text not null, live boolean not null,
  dispute text not null, charge text not null, document_id uuid not null,
  status text not null check (status in ('Warned', 'Open', 'UnderReview', 'Won', 'Lost')),
  amount numeric not null check (amount > 0), currency text not null, reason text not null, due_at timestamptz,
  told_at timestamptz not null, taken text, taken_home numeric, returned text, returned_home numeric,
  primary key (business_id, id), foreign key (business_id, document_id) references document);
create unique index provider_dispute_at_provider on provider_dispute (business_id, provider, dispute);
create index provider_dispute_document on provider_dispute (business_id, document_id);
${own('provider_dispute')}

create table provider_payout (
  business_id uuid references business, id uuid, provider text not null, account text not null, live boolean not null,
  payout text not null, status text not null check (status in ('Announced', 'Paid', 'Failed')),
  amount numeric not null, fees numeric not null, currency text not null, arrives_on date not null, told_at timestamptz not null,
  account_id int, entry_id uuid, reversal_id uuid, obstacle text,
  primary key (business_id, id));
create unique index provider_payout_at_provider on provider_payout (business_id, provider, payout);
create index provider_payout_days on provider_payout (business_id, arrives_on);
${own('provider_payout')}

create function provider_accounts(asked_provider text, asked_account text, since timestamptz)
  returns table (business_id uuid, account text, live boolean)
  language plpgsql security definer set search_path = public, pg_temp as $$
begin
  perform set_config('app.maintenance', 'on', true);
  return query select distinct x.business_id, x.account, x.live from (
      select c.business_id, c.account, c.live from provider_connection c
        where c.provider = asked_provider and c.account is not null and (asked_account is null or c.account = asked_account)
      union all
      select s.business_id, s.account, s.live from payment_session s
        where s.provider = asked_provider and s.account is not null and (asked_account is null or s.account = asked_account)
          and s.created_at >= since) x order by 1, 2;
  perform set_config('app.maintenance', '', true);
end $$;
revoke all on function provider_accounts(text, text, timestamptz) from public;
grant execute on function provider_accounts(text, text, timestamptz) to counterfoil_access;
`;
