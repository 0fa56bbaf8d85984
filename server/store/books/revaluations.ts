import type { Day } from '../../../src/domain/day.ts';
import type { ForeignBalance } from '../../../src/domain/journal-entry/revaluation.ts';
import type { Decimal } from '../../../src/domain/money.ts';
import { column } from '../database/row.ts';
import type { BusinessTx, Tx } from '../database/tx.ts';
import { rolesOf } from './accounts.ts';

/** True of lines, by their alias in SQL, that belong to no revaluation: one knows no open item and moves no bank's own amount. */
export const notRevalued = (line: string): string =>
  `not exists (select from journal_entry v where v.business_id = ${line}.business_id and v.id = ${line}.entry_id and v.kind = 'revaluation')`;

/** What stands in foreign currencies at the end of a day on the accounts of what is owed and on banks, revaluations left out. */
export const foreignBalances = async (tx: BusinessTx, onDay: Day): Promise<ForeignBalance[]> => {
  const { receivable, payable, credit, advance } = await rolesOf(tx);
  return tx.query(
    {
      accountId: column.int,
      account: column.text,
      currency: column.text,
      own: column.exact,
      home: column.exact,
      isSurplus: column.bool,
    },
    `select a.id as account_id, a.name as account, l.currency, sum(l.fx_amount) as own, sum(l.amount) as home, a.id = any($5) as is_surplus
     from account a join journal_line l on l.business_id = a.business_id and l.account_id = a.id
     where a.business_id = $1 and l.on_day <= $2 and l.currency <> $3 and (a.id = any($4) or a.id = any($5)
       or a.grp = 'asset' and a.subgroup = 'Cash and bank' and a.currency = l.currency) and ${notRevalued('l')}
     group by a.id, a.name, l.currency having sum(l.fx_amount) <> 0 or sum(l.amount) <> 0 order by a.id, l.currency`,
    [tx.business.id, onDay, tx.business.homeCurrency, [receivable, payable], [credit, advance]],
  );
};

/** The entries that revalue a day and stand, without those that undo them. */
export const revaluationsOf = (tx: BusinessTx, onDay: Day): Promise<{ id: string; number: number }[]> =>
  tx.query(
    { id: column.id, number: column.int },
    `select e.id, e.number from journal_entry e join manual_entry m on m.business_id = e.business_id and m.entry_id = e.id
     where e.business_id = $1 and e.on_day = $2 and e.kind = 'revaluation' and m.status = 'Posted' and m.pair_of is null order by e.number`,
    [tx.business.id, onDay],
  );

/** By how much revaluations change what stands on each account at the end of a day. */
export const revaluedOn = async (tx: Tx, onDay: Day): Promise<ReadonlyMap<number, Decimal>> => {
  const rows = await tx.query(
    { accountId: column.int, amount: column.exact },
    `select l.account_id, sum(l.amount) as amount from journal_entry e
       join journal_line l on l.business_id = e.business_id and l.entry_id = e.id
     where e.business_id = $1 and e.on_day <= $2 and e.kind = 'revaluation' group by 1 having sum(l.amount) <> 0`,
    [tx.business.id, onDay],
  );
  return new Map(rows.map(({ accountId, amount }) => [accountId, amount]));
};
