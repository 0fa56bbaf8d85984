import { subgroupOf } from '../../src/domain/books/account-groups.ts';
import {
  closingOf,
  endsWithYear,
  type Movement,
  movementOf,
  retainedEarnings,
  withMerged,
} from '../../src/domain/books/fiscal-balances.ts';
import { codeOf, inChartOrder } from '../../src/domain/books/ledger-account.ts';
import { isZero } from '../../src/domain/money.ts';
import { type BalanceRow, trialBalance as spec } from '../../src/domain/report/trial-balance.ts';
import type { Range } from '../../src/domain/values/period.ts';
import { trialBalanceWords } from '../../src/domain/words/reports.ts';
import { fiscalSums } from '../store/books/fiscal-sums.ts';
import { column } from '../store/database/row.ts';
import type { Tx } from '../store/database/tx.ts';
import { mergedTogether } from './account-sums.ts';
import { firstDay, lastDay, reportSource } from './report.ts';

/** All accounts as a trial balance names them, in the order of the chart. */
const accountsOf = async (tx: Tx) => {
  const rows = await tx.query(
    {
      id: column.int,
      code: column.text.orNull,
      name: column.text,
      group: column.text.as<BalanceRow['group']>().called('grp'),
      subgroup: column.text,
    },
    'select id, code, name, grp, subgroup from account where business_id = $1',
    [tx.business.id],
  );
  return rows.map((row) => ({ ...row, subgroupId: subgroupOf(row.group, row.subgroup) })).sort(inChartOrder);
};

/** Each account over some days, and retained earnings of earlier years. Source: finance-answers.md, Q129. */
const balancesIn = async (tx: Tx, days: Range, together: boolean): Promise<BalanceRow[]> => {
  const [accounts, sums] = await Promise.all([accountsOf(tx), fiscalSums(tx, days)]);
  const of = withMerged(sums.of, await mergedTogether(tx, together));
  const rows = accounts.flatMap(({ id, code, name, group, subgroup }) => {
    const found = of.get(id);
    if (!found) return [];
    const movement = movementOf(group, found.earlier, found.years);
    return [
      {
        ...movement,
        earlier: found.earlier,
        accountId: id,
        code: codeOf({ code, id }),
        name,
        group,
        subgroup,
      },
    ];
  });
  const retained: BalanceRow = {
    ...retainedEarnings(rows.filter(({ group }) => endsWithYear(group))),
    accountId: null,
    code: null,
    name: trialBalanceWords.retainedEarnings,
    group: 'equity',
    subgroup: 'Equity',
  };
  return [...rows.map(({ earlier: _, ...row }) => row), retained];
};

const closes = (row: Movement): boolean => !isZero(closingOf(row));
const isThere = (row: Movement): boolean =>
  closes(row) || ![row.opening, row.debit, row.credit].every(isZero);

/**
 * The trial balance of some days, of all accounts at once that have a balance or moved; where balances alone are asked for, that have
 * one at the end.
 */
export const trialBalance = reportSource(spec, async (tx, { days, view, together }) => {
  const range = { from: days.from ?? firstDay, to: days.to ?? lastDay };
  const all = await balancesIn(tx, range, together);
  const rows = all.filter(view === 'balances' ? closes : isThere);
  return { rows, total: rows.length, page: 1 };
});
