import { standardAccounts } from '../../../src/domain/books/accounts.ts';
import type { Check } from './check.ts';

const inventoryOf = (business: string) => `coalesce((select d.account_id from account_default d
  where d.business_id = ${business} and d.role = 'inventory'), ${standardAccounts.inventory})`;

/**
 * 8 nothing lies below zero but in a business that allows it, or did. That stock is the sum of its moves is compared with
 * the derived rows. 9 the inventory account is what the stock is worth. */
export const stockChecks: readonly Check[] = [
  {
    invariant: 8,
    sql: `
      select l.business_id, format('%s of %s lie at one place, and the business never allowed less than none.', l.qty, p.name) as fault
      from stock_level l join product p on p.business_id = l.business_id and p.id = l.product_id
      where l.qty < 0 and not exists (select 1 from event e where e.business_id = l.business_id
        and e.act = 'business.negative-stock' and (e.data -> 'allowed')::bool)`,
  },
  {
    invariant: 9,
    sql: `
      with ledger as (
        select l.business_id, sum(l.amount) as balance from journal_line l
        where l.account_id = ${inventoryOf('l.business_id')} group by 1),
      stock as (select business_id, sum(value) as value from product group by 1)
      select business_id, format('Account %s holds %s, and the stock is worth %s.', ${inventoryOf('business_id')}, coalesce(balance, 0), coalesce(value, 0)) as fault
      from ledger full join stock using (business_id) where coalesce(balance, 0) <> coalesce(value, 0)`,
  },
];
