import { payable, receivable } from '../../src/domain/books/side.ts';
import { type Day, lastOfMonth } from '../../src/domain/day.ts';
import type { Decimal } from '../../src/domain/money.ts';
import { column } from '../store/database/row.ts';
import type { Tx } from '../store/database/tx.ts';
import { isOpenHere } from '../store/rows/statuses.ts';

/** Money that is expected in a month of the calendar, in the home currency. */
export interface ExpectedMonth {
  from: Day;
  to: Day;
  moneyIn: Decimal;
  moneyOut: Decimal;
}

/**
 * How many days after the due day each customer's invoices were paid off on average, of those paid off in the twelve months before the
 * second parameter; an invoice counts once, by its last payment, and one paid early counts against those paid late.
 */
const delays = `select i.contact_id, round(avg(p.paid_on - i.due_on))::int as days
  from (select s.item_id, max(s.on_day) as paid_on from settlement s
    where s.business_id = $1 and s.kind = 'payment' and s.on_day > $2::date - interval '1 year' and s.on_day <= $2::date and s.reverses is null
      and not exists (select from settlement r where r.business_id = $1 and r.reverses = s.id)
    group by 1) p
  join open_item i on i.business_id = $1 and i.id = p.item_id
  where i.side = '${receivable.owed}' and i.document_id is not null and i.open = 0 group by 1`;

/**
 * What open items bring in and cost in this month and each later one, the earliest first; months without any are left out. Invoices
 * count on their due day moved by their customer's average delay of the last twelve months, bills on their due day, opening balances as
 * either; what is late counts in this month. Foreign amounts are worth what they were booked at, credit that may be taken off is not,
 * and quotes and orders don't count. Cash as of today with all up to a month is what to expect at its end. Source: finance-answers.md, section C, 3.
 */
export const expectedByMonth = async (tx: Tx): Promise<ExpectedMonth[]> => {
  const months = await tx.query(
    { month: column.day, moneyIn: column.exact, moneyOut: column.exact },
    `with delay as (${delays})
     select date_trunc('month', greatest(i.due_on + coalesce(d.days, 0), $2::date))::date as month,
       coalesce(sum(i.home_open) filter (where i.side = '${receivable.owed}'), 0) as money_in,
       coalesce(sum(i.home_open) filter (where i.side = '${payable.owed}'), 0) as money_out
     from open_item i left join delay d on d.contact_id = i.contact_id and i.side = '${receivable.owed}'
     where i.business_id = $1 and i.side in ('${receivable.owed}', '${payable.owed}') and ${isOpenHere('i')}
     group by 1 order by 1`,
    [tx.business.id, tx.today],
  );
  return months.map(({ month, ...money }) => ({ from: month, to: lastOfMonth(month), ...money }));
};
