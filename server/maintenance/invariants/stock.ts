import { inventoryDefault } from '../../store/settings/account-defaults.ts';
import type { Check } from './check.ts';

/**
 * 8 nothing lies below zero but in a business that allows it, or did. That stock is the sum of its moves is compared with
 * the derived rows. 9 every account under Inventory holds what the stock of the
 * products that stand on it is worth. 14 what is in transit are the lines of transfers in transit.
 */
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
    invariant: 14,
    sql: `
      with moved as (
        select business_id, product_id, sum(qty) as qty from stock_move where location_id is null group by 1, 2 having sum(qty) <> 0),
      sent as (
        select l.business_id, l.product_id, sum(l.qty) as qty from stock_transfer t
        join stock_transfer_line l on l.business_id = t.business_id and l.transfer_id = t.id where t.status = 'InTransit' group by 1, 2)
      select business_id, format('%s of %s are in transit, and transfers say %s.', coalesce(moved.qty, 0), p.name, coalesce(sent.qty, 0)) as fault
      from moved full join sent using (business_id, product_id) join product p using (business_id)
      where p.id = product_id and coalesce(moved.qty, 0) <> coalesce(sent.qty, 0)`,
  },
  {
    invariant: 9,
    sql: `
      with ledger as (
        select l.business_id, l.account_id, sum(l.amount) as balance from journal_line l
        join account a on a.business_id = l.business_id and a.id = l.account_id
        where a.grp = 'asset' and a.subgroup = 'Inventory' group by 1, 2),
      stock as (
        select p.business_id, coalesce(p.inventory_account, ${inventoryDefault('p.business_id')}) as account_id, sum(p.value) as value
        from product p group by 1, 2)
      select business_id, format('Account %s holds %s, and the stock is worth %s.', account_id, coalesce(balance, 0), coalesce(value, 0)) as fault
      from ledger full join stock using (business_id, account_id) where coalesce(balance, 0) <> coalesce(value, 0)`,
  },
];
