/** Budgets: what income or expenses of a fiscal year are planned to come to, by month, in all or by account. */
export const budgets = `
create table budget (
  business_id uuid references business, id uuid,
  year smallint not null, -- in which its fiscal year begins
  type text not null check (type in ('Revenue', 'Expense')),
  start_month smallint not null check (start_month between 1 and 12), start_day smallint not null check (start_day between 1 and 31), -- of its year, as it was when the budget was made
  without_cost_of_sales bool not null default false,
  version int not null default 1,
  primary key (business_id, id),
  unique (business_id, year, type),
  check (type = 'Expense' or not without_cost_of_sales));
comment on table budget is 'What the income or the expenses of a fiscal year are planned to come to; at most one of each.';

create table budget_amount (
  business_id uuid, budget_id uuid, n smallint,
  account_id int, -- null: of the type as a whole
  month smallint not null check (month between 0 and 11), -- of its fiscal year, in order
  amount money_ not null check (amount > 0),
  primary key (business_id, budget_id, n),
  unique nulls not distinct (business_id, budget_id, account_id, month),
  foreign key (business_id, budget_id) references budget on delete cascade,
  foreign key (business_id, account_id) references account);
comment on table budget_amount is 'What a month of a budget is planned to come to; a month without a row has nothing planned.';
create index budget_amount_account on budget_amount (business_id, account_id) where account_id is not null;

do $$
declare guarded text;
begin
  foreach guarded in array array['budget', 'budget_amount'] loop
    execute format('alter table %I enable row level security', guarded);
    execute format('alter table %I force row level security', guarded);
    execute format('create policy own on %I to counterfoil_app using (business_id = nullif(current_setting(''app.business'', true), '''')::uuid)', guarded);
    execute format('create policy maintenance on %I to current_user using (current_setting(''app.maintenance'', true) = ''on'')
      with check (current_setting(''app.maintenance'', true) = ''on'')', guarded);
    execute format('create policy whole on %I to counterfoil_maintenance using (true) with check (true)', guarded);
    execute format('grant select, insert, update, delete on %I to counterfoil_app', guarded);
    execute format('grant select on %I to counterfoil_maintenance', guarded);
  end loop;
end $$;
`;
