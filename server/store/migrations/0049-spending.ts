/**
 * Expenses are rows of their own: money already paid, with neither lines nor anything owed. A category of expenses has a small
 * number and the account what is spent on it is posted to; the fourteen first ones stand in every business, and their last one's
 * account is new in the chart. Accounts below 1000 are the chart's own, so that none of a business is in the way.
 * Source: answers-2.md, Q31 to Q35.
 */
export const spending = `
alter table category add column number int, add column active boolean not null default true,
  add foreign key (business_id, account_id) references account;
create unique index category_number on category (business_id, kind, number) where number is not null;
create table expense (
  business_id uuid references business, id uuid, number text not null, seq int not null,
  status text not null check (status in ('Recorded', 'Deleted')),
  name text not null, description text not null, reference text not null default '', search text collate "C" not null,
  category_id uuid not null, contact_id uuid, on_day date not null, mode smallint not null, bank_id uuid, account_id int not null,
  currency text not null, rate rate_ not null, amount money_ not null check (amount > 0), includes_tax boolean not null,
  tax_id uuid, tax_name text, tax_percent numeric(7,4), tax_recoverable boolean, net money_ not null, tax_amount money_ not null,
  total money_ not null, home_total money_ not null, entry_id uuid not null, version int not null default 1,
  created_at timestamptz not null,
  primary key (business_id, id), unique (business_id, seq), check (total = net + tax_amount),
  foreign key (business_id, category_id) references category, foreign key (business_id, contact_id) references contact,
  foreign key (business_id, bank_id) references bank, foreign key (business_id, account_id) references account,
  foreign key (business_id, entry_id) references journal_entry);
create index expense_day on expense (business_id, status, on_day desc, id desc);
create index expense_contact on expense (business_id, contact_id, on_day desc) where contact_id is not null;
alter table expense enable row level security;
alter table expense force row level security;
create policy own on expense to counterfoil_app using (business_id = nullif(current_setting('app.business', true), '')::uuid);
create policy maintenance on expense to current_user using (current_setting('app.maintenance', true) = 'on')
  with check (current_setting('app.maintenance', true) = 'on');
grant select, insert, update on expense to counterfoil_app;
select set_config('app.maintenance', 'on', true);
insert into series (business_id, kind, prefix) select id, 'expense', 'EXP-' from business on conflict do nothing;
insert into account (business_id, id, name, grp, subgroup, is_current, cash_section, is_system)
  select b.id, 49, case when exists (select 1 from account a where a.business_id = b.id and lower(a.name) = 'other expenses')
    then 'Other expenses (49)' else 'Other expenses' end, 'expense', 'Operating', true, 'operating', true
  from business b on conflict do nothing;
insert into category (business_id, id, kind, name, number, account_id)
  select b.id, gen_random_uuid(), 'expense', case when a.id = 49 then 'Other' else a.name end, k.number, a.id
  from business b cross join unnest(array[21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31, 41, 43, 49]) with ordinality as k (account_id, number)
    join account a on a.business_id = b.id and a.id = k.account_id;
select set_config('app.maintenance', '', true);
`;
