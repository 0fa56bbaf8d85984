import { standardAccounts } from '../../../src/domain/books/accounts.ts';
import { type ItemSide, sides } from '../../../src/domain/books/side.ts';
import { negated } from '../../../src/domain/money.ts';
import { notRevalued } from '../../store/books/revaluations.ts';
import type { Check } from './check.ts';

interface Control {
  invariant: number;
  account: number;
  side: ItemSide;
  /** The account's balance is a debit for what is owed to the business, a credit for what it owes. */
  signed: (amount: string) => string;
}

const controls: readonly Control[] = sides.flatMap(({ owed, surplus, signed }, index) => [
  { invariant: 3 + index, account: standardAccounts[owed], side: owed, signed },
  {
    invariant: 5,
    account: standardAccounts[surplus],
    side: surplus,
    signed: (amount) => negated(signed(amount)),
  },
]);

const nobody = `'00000000-0000-0000-0000-000000000000'::uuid`;

/**
 * Per contact and day, and for lines without a contact, so that the account as a whole is covered too: a balance of any
 * past day is read from dated items and settlements, and must be the account's of that day but for revaluations.
 */
const control = ({ invariant, account, side, signed }: Control): Check => ({
  invariant,
  sql: `
    with moved as (
      select business_id, coalesce(contact_id, ${nobody}) as contact_id, on_day, ${signed('1')} * amount as ledger, 0 as items
      from journal_line l where account_id = ${account} and ${notRevalued('l')}
      union all
      select business_id, contact_id, on_day, 0, home_amount from open_item where side = '${side}'
      union all
      select i.business_id, i.contact_id, s.on_day, 0, -s.home_amount
      from settlement s join open_item i on i.business_id = s.business_id and i.id = s.item_id where i.side = '${side}'),
    days as (
      select business_id, contact_id, on_day, sum(sum(ledger)) over upto as ledger, sum(sum(items)) over upto as items
      from moved group by business_id, contact_id, on_day window upto as (partition by business_id, contact_id order by on_day))
    select distinct on (d.business_id, d.contact_id) d.business_id,
      format('Account ${account} holds %s for %s, whose open ${side} items are %s, on %s.', d.ledger, coalesce(c.name, 'nobody'), d.items, d.on_day) as fault
    from days d left join contact c on c.business_id = d.business_id and c.id = d.contact_id
    where d.ledger <> d.items order by d.business_id, d.contact_id, d.on_day`,
});

/** 3 receivables, 4 payables, 5 unspent credit and advances: on every day each control account is the sum of its open items. */
export const controlChecks: readonly Check[] = controls.map(control);
