/**
 * Which of a business's accounts takes a role, where that is not the standard chart's. What contacts owe and are owed
 * stays on the accounts of the chart: their balances are those of the open items.
 */
export const accountDefaults = `
create table account_default (
  business_id uuid references business, role text, account_id int not null, primary key (business_id, role),
  foreign key (business_id, account_id) references account,
  check (role not in ('receivable', 'payable', 'credit', 'advance')));
alter table account_default enable row level security;
alter table account_default force row level security;
create policy own on account_default to counterfoil_app using (business_id = nullif(current_setting('app.business', true), '')::uuid);
create policy maintenance on account_default to current_user using (current_setting('app.maintenance', true) = 'on')
  with check (current_setting('app.maintenance', true) = 'on');
grant select, insert, update, delete on account_default to counterfoil_app;
`;
