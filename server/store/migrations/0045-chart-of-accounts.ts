/**
 * The chart of accounts is edited by version: an account has a code, a description and the entry of its opening balance. A
 * fiscal year begins on a day; day 31 is the last of its month, null that none was chosen. An item keeps the account its
 * worth stands on from its first move, so that another default touches no stock: for those that moved it is what the
 * default is now. The opening entry is named without a reference, which an archive could not order: entries refer to accounts,
 * and none is ever removed.
 */
export const chartOfAccounts = `
alter table account add column code text, add column description text not null default '', add column version int not null default 1,
  add column opening_id uuid;
create unique index account_code on account (business_id, lower(code)) where code is not null;
alter table business add column fiscal_day smallint check (fiscal_day between 1 and 28 or fiscal_day = 31);
alter table product add column inventory_account int,
  add foreign key (business_id, inventory_account) references account;
select set_config('app.maintenance', 'on', true);
update product p set inventory_account = a.id from account a
  where a.business_id = p.business_id and a.id = coalesce((select d.account_id from account_default d
    where d.business_id = p.business_id and d.role = 'inventory'), 34)
  and exists (select 1 from stock_move m where m.business_id = p.business_id and m.product_id = p.id);
select set_config('app.maintenance', '', true);
`;
