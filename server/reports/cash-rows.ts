import type { Decimal } from '../../src/domain/money.ts';
import type { Range } from '../../src/domain/values/period.ts';
import { rolesOf } from '../store/books/accounts.ts';
import { column } from '../store/database/row.ts';
import type { Tx } from '../store/database/tx.ts';

/** Where a statement of cash flow shows a line. */
export type CashRow =
  | 'customers'
  | 'vendors'
  | 'operating'
  | 'investing'
  | 'financing'
  | 'exchange'
  | 'opened';

/**
 * Every line beside cash of the entries that move cash, as money: what came in is above nothing. The sub-group of its account says
 * where it is; what customers and vendors pay is told by what else is in the entry. Parameters: $1 business, $2 and $3 first and last
 * days, $4 accounts of customers, $5 of vendors, $6 those that say what really came or went, $7 opening, $8 unrealised exchange.
 * Source: finance-answers.md, section C, 9 and 10.
 */
export const cashLines = `
  cash as (select id from account where business_id = $1 and grp = 'asset' and subgroup = 'Cash and bank'),
  moved as (select s.n, l.entry_id from unnest($2::date[], $3::date[]) with ordinality s (first, last, n)
    join journal_line l on l.business_id = $1 and l.on_day between s.first and s.last and l.account_id in (select id from cash)
    group by 1, 2),
  beside as (select m.n, l.entry_id, l.n as line, l.account_id, -l.amount as amount, l.contact_id, a.grp, a.subgroup,
      bool_or(l.account_id = any($4::int[])) over entry as of_customers, bool_or(l.account_id = any($5::int[])) over entry as of_vendors
    from moved m join journal_line l on l.business_id = $1 and l.entry_id = m.entry_id
      join account a on a.business_id = $1 and a.id = l.account_id
    where l.account_id not in (select id from cash) window entry as (partition by m.n, l.entry_id)),
  placed as (select n, entry_id, line, account_id, amount, contact_id, grp, subgroup,
      case when account_id = $7 then 'opened'
        when account_id = $8 then 'exchange'
        when grp = 'asset' and subgroup = 'Non-current' then 'investing'
        when grp = 'equity' or (grp = 'liability' and subgroup = 'Non-current') then 'financing'
        when of_customers and account_id = any($4::int[] || $6::int[]) then 'customers'
        when of_vendors and account_id = any($5::int[] || $6::int[]) then 'vendors'
        else 'operating' end as place
    from beside)`;

/** What `cashLines` is asked with. */
export const cashParameters = async (tx: Tx, spans: readonly Range[]) => {
  const roles = await rolesOf(tx);
  return [
    tx.business.id,
    spans.map(({ from }) => from),
    spans.map(({ to }) => to),
    [roles.receivable, roles.credit],
    [roles.payable, roles.advance],
    [roles.discount, roles.exchange, roles.rounding, roles.purchaseDiscount, roles.badDebts],
    roles.opening,
    roles.unrealised,
  ];
};

/** What came in and went out in each of some spans, by row and account. */
export const cashSums = async (
  tx: Tx,
  spans: readonly Range[],
): Promise<{ n: number; accountId: number; place: CashRow; amount: Decimal }[]> =>
  tx.query(
    { n: column.int, accountId: column.int, place: column.text.as<CashRow>(), amount: column.exact },
    `with ${cashLines} select n::int as n, account_id, place, sum(amount) as amount from placed group by 1, 2, 3`,
    await cashParameters(tx, spans),
  );
