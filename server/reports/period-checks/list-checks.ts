import { standardAccounts } from '../../../src/domain/books/accounts.ts';
import { type ItemSide, type Side, sides } from '../../../src/domain/books/side.ts';
import { negated } from '../../../src/domain/money.ts';
import type { PeriodCheck } from '../../../src/domain/period/period-check.ts';
import { notRevalued } from '../../store/books/revaluations.ts';
import { inventoryDefault } from '../../store/settings/account-defaults.ts';
import { type CheckSource, foundBy, foundColumns } from './found.ts';

/**
 * By how much an account differs at the end of the last day from the open items that make it up, for each contact: what invariants 3 to 5 of
 * the books say of one day. A revaluation belongs to no open item.
 */
const equalsItems = (side: ItemSide, owner: 'customer' | 'vendor', signed: (amount: string) => string) =>
  foundBy(
    `select ${foundColumns(owner, { id: 'x.contact_id', name: `coalesce(c.name, '')`, amount: 'sum(x.ledger - x.items)', currency: '$4' })}
     from (
       select l.contact_id, ${signed('1')} * l.amount as ledger, 0 as items from journal_line l
       where l.business_id = $1 and l.account_id = ${standardAccounts[side]} and l.on_day <= $3 and ${notRevalued('l')}
       union all
       select i.contact_id, 0, i.home_amount from open_item i where i.business_id = $1 and i.side = '${side}' and i.on_day <= $3
       union all
       select i.contact_id, 0, -s.home_amount from settlement s
         join open_item i on i.business_id = s.business_id and i.id = s.item_id
       where s.business_id = $1 and i.side = '${side}' and s.on_day <= $3) x
       left join contact c on c.business_id = $1 and c.id = x.contact_id
     group by x.contact_id, c.name having sum(x.ledger - x.items) <> 0`,
  );

const ofSide = ({ owed, surplus, contact, signed }: Side): readonly (readonly [ItemSide, CheckSource])[] => [
  [owed, equalsItems(owed, contact, signed)],
  [surplus, equalsItems(surplus, contact, (amount) => negated(signed(amount)))],
];

const itemChecks = Object.fromEntries(sides.flatMap(ofSide)) as Record<ItemSide, CheckSource>;

/** What is judged of lists that accounts must equal, and of stock. */
export const listChecks = {
  ...itemChecks,
  // Invariant 9 of the books at the end of the last day.
  inventory: foundBy(
    `with ledger as (
       select l.account_id, sum(l.amount) as balance from journal_line l
         join account a on a.business_id = l.business_id and a.id = l.account_id
       where l.business_id = $1 and l.on_day <= $3 and a.grp = 'asset' and a.subgroup = 'Inventory' group by 1),
     valued as (
       select coalesce(p.inventory_account, ${inventoryDefault('$1')}) as account_id, sum(m.value) as value
       from stock_move m join product p on p.business_id = m.business_id and p.id = m.product_id
       where m.business_id = $1 and m.on_day <= $3 group by 1)
     select ${foundColumns('account', {
       account_id: 'a.id',
       name: 'a.name',
       amount: 'coalesce(l.balance, 0) - coalesce(v.value, 0)',
       currency: '$4',
     })}
     from ledger l full join valued v using (account_id) join account a on a.business_id = $1 and a.id = account_id
     where coalesce(l.balance, 0) <> coalesce(v.value, 0)`,
  ),
  // Goods in transit are at no location, and never below zero.
  stock: foundBy(
    `select ${foundColumns('item', { id: 'p.id', name: `p.name || case when n.places > 1 then ', ' || o.name else '' end`, amount: 'sum(m.qty)' })}
     from stock_move m join product p on p.business_id = m.business_id and p.id = m.product_id
       join location o on o.business_id = m.business_id and o.id = m.location_id
       cross join (select count(*) as places from location where business_id = $1) n
     where m.business_id = $1 and m.on_day <= $3
     group by p.id, p.name, o.id, o.name, n.places having sum(m.qty) < 0`,
  ),
} satisfies Partial<Record<PeriodCheck, CheckSource>>;
