import { taxKinds } from '../../../src/domain/tax/tax.ts';

const kinds = taxKinds.map((kind) => `'${kind}'`).join(', ');

/** An expense has lines, each on a category or on an account of the books. What there is becomes one line of what stood on the expense itself. */
export const spentLines = `
select set_config('app.maintenance', 'on', true);

create table expense_line (
  business_id uuid, expense_id uuid, n smallint, id uuid not null,
  category_id uuid, account_id int, -- one of the two
  amount money_ not null check (amount > 0), -- as it was typed
  tax_id uuid, tax_name text, tax_percent numeric(7,4), tax_kind text check (tax_kind in (${kinds})), tax_deductible numeric(7,4),
  net money_ not null, tax_amount money_ not null, home_total money_ not null,
  primary key (business_id, expense_id, n),
  check ((category_id is null) <> (account_id is null)),
  foreign key (business_id, expense_id) references expense,
  foreign key (business_id, category_id) references category,
  foreign key (business_id, account_id) references account);
comment on table expense_line is 'What an expense was spent on, line by line; in its currency, but for what was paid at home.';
alter table expense_line enable row level security;
alter table expense_line force row level security;
create policy own on expense_line to counterfoil_app using (business_id = nullif(current_setting('app.business', true), '')::uuid);
create policy maintenance on expense_line to current_user using (current_setting('app.maintenance', true) = 'on')
  with check (current_setting('app.maintenance', true) = 'on');
create policy whole on expense_line to counterfoil_maintenance using (true) with check (true);
grant select, insert, delete on expense_line to counterfoil_app;
grant select on expense_line to counterfoil_maintenance;

insert into expense_line (business_id, expense_id, n, id, category_id, amount, tax_id, tax_name, tax_percent, tax_kind, tax_deductible,
    net, tax_amount, home_total)
  select business_id, id, 0, gen_random_uuid(), category_id, amount, tax_id, tax_name, tax_percent, tax_kind, tax_deductible,
    net, tax_amount, home_total
  from expense;
alter table expense drop category_id, drop amount, drop tax_id, drop tax_name, drop tax_percent, drop tax_kind, drop tax_deductible;
select set_config('app.maintenance', '', true);
`;
