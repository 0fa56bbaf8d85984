import { accountFor } from '../../../src/domain/books/accounts.ts';
import type { Check } from './check.ts';

/** 9 the inventory account is what the stock is worth. That stock is the sum of its moves is compared with the derived rows. */
export const stockChecks: readonly Check[] = [
  {
    invariant: 9,
    sql: `
      with ledger as (
        select business_id, sum(amount) as balance from journal_line where account_id = ${accountFor('inventory')} group by 1),
      stock as (select business_id, sum(value) as value from product group by 1)
      select business_id, format('Account ${accountFor('inventory')} holds %s, and the stock is worth %s.', coalesce(balance, 0), coalesce(value, 0)) as fault
      from ledger full join stock using (business_id) where coalesce(balance, 0) <> coalesce(value, 0)`,
  },
];
