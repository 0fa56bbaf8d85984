import { firstOfMonth } from '../../src/domain/day.ts';
import { type BalanceRow, trialBalance as spec } from '../../src/domain/report/trial-balance.ts';
import { column } from '../store/row.ts';
import type { Tx } from '../store/tx.ts';
import { reportSource } from './report.ts';

/**
 * The trial balance as of the end of a day: each account's net on its own side. Whole months come from the month
 * rows, the last month's days from the day rows, so that any day costs about what a month's end does.
 */
const balancesAt = async (tx: Tx, asOf: string): Promise<BalanceRow[]> => {
  const rows = await tx.query(
    {
      accountId: column.int.called('id'),
      name: column.text,
      group: column.text.as<BalanceRow['group']>().called('grp'),
      subgroup: column.text,
      net: column.exact,
    },
    `select a.id, a.name, a.grp, a.subgroup, b.net from (
       select account_id, sum(debit - credit) as net from (
         select account_id, debit, credit from month_balance where business_id = $1 and month < $2
         union all
         select account_id, debit, credit from day_balance where business_id = $1 and on_day >= $2 and on_day <= $3) parts
       group by account_id) b
     join account a on a.business_id = $1 and a.id = b.account_id where b.net <> 0 order by a.id`,
    [tx.business.id, firstOfMonth(asOf), asOf],
  );
  return rows.map(({ net, ...row }) => {
    const isDebit = !net.startsWith('-');
    return { ...row, debit: isDebit ? net : '0', credit: isDebit ? '0' : net.slice(1) };
  });
};

/** The trial balance at the end of its last day, of all accounts at once. */
export const trialBalance = reportSource(spec, async (tx, { days }) => {
  const rows = await balancesAt(tx, days.to ?? tx.today);
  return { rows, total: rows.length, page: 1 };
});
