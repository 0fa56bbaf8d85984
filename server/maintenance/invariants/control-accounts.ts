import { accountFor } from '../../../src/domain/books/accounts.ts';
import type { Side } from '../../../src/domain/books/open-item.ts';
import type { Check } from './check.ts';

interface Control {
  invariant: number;
  account: number;
  side: Side;
  /** The account's balance is a debit for what is owed to the business, a credit for what it owes. */
  sign: 1 | -1;
}

const controls: readonly Control[] = [
  { invariant: 3, account: accountFor('receivable'), side: 'receivable', sign: 1 },
  { invariant: 4, account: accountFor('payable'), side: 'payable', sign: -1 },
  { invariant: 5, account: accountFor('credit'), side: 'credit', sign: -1 },
  { invariant: 5, account: accountFor('advance'), side: 'advance', sign: 1 },
];

/** Per contact, and for lines without one, so that the account as a whole is covered too. */
const control = ({ invariant, account, side, sign }: Control): Check => ({
  invariant,
  sql: `
    with nobody as (select '00000000-0000-0000-0000-000000000000'::uuid as id),
    ledger as (
      select business_id, coalesce(contact_id, nobody.id) as contact_id, ${sign} * sum(amount) as balance from journal_line, nobody
      where account_id = ${account} group by 1, 2),
    items as (
      select i.business_id, i.contact_id, sum(i.home_amount - coalesce(s.home_amount, 0)) as balance
      from open_item i left join (select business_id, item_id, sum(home_amount) as home_amount from settlement group by 1, 2) s
        on s.business_id = i.business_id and s.item_id = i.id
      where i.side = '${side}' group by 1, 2)
    select both_sides.business_id, format('Account ${account} holds %s for %s, whose open ${side} items are %s.', coalesce(l.balance, 0),
      coalesce(c.name, 'nobody'), coalesce(i.balance, 0)) as fault
    from ledger l full join items i using (business_id, contact_id) as both_sides
    left join contact c on c.business_id = both_sides.business_id and c.id = both_sides.contact_id
    where coalesce(l.balance, 0) <> coalesce(i.balance, 0)`,
});

/** 3 receivables, 4 payables, 5 unspent credit and advances: each control account is the sum of its open items. */
export const controlChecks: readonly Check[] = controls.map(control);
