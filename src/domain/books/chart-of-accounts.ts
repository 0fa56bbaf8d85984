import { type Decimal, minus, plus, sum, zero } from '../money.ts';
import { trialBalanceWords } from '../words/reports.ts';
import { accountGroups, isDebit, subgroupById, subgroupOf } from './account-groups.ts';
import type { AccountGroup } from './accounts.ts';
import { type AccountView, codeOf, inChartOrder } from './ledger-account.ts';

/** A line of the chart of accounts, its figures above zero on the side of its group. */
export interface ChartRow {
  group: AccountGroup;
  subgroupId: number;
  name: string;
  /** What moved in the year, and what is on it today. */
  moved: Decimal;
  balance: Decimal;
  /** Null for retained earnings of earlier years, which nothing is posted to. */
  account: AccountView | null;
}

/** What the rows of one group or sub-group come to. */
export interface ChartTotal {
  moved: Decimal;
  balance: Decimal;
}

const totalOf = (rows: readonly ChartTotal[]): ChartTotal => ({
  moved: sum(rows.map(({ moved }) => moved)),
  balance: sum(rows.map(({ balance }) => balance)),
});

/** What income less expenses of earlier fiscal years left: all that debits and credits of the accounts differ by, as books balance. */
const retainedRow = (accounts: readonly AccountView[]): ChartRow => {
  const net = accounts
    .map(({ group, balance }) => (isDebit(group) ? balance : minus(zero, balance)))
    .reduce(plus, zero);
  return {
    group: 'equity',
    subgroupId: subgroupOf('equity', 'Equity'),
    name: trialBalanceWords.retainedEarnings,
    moved: zero,
    balance: net,
    account: null,
  };
};

const rowOf = (account: AccountView): ChartRow => {
  const { group, subgroupId, name, moved, balance } = account;
  return { group, subgroupId, name, moved, balance, account };
};

/** The whole chart in its order: by group, sub-group and code, retained earnings of earlier years at the end of equity. */
export const chartRows = (accounts: readonly AccountView[]): ChartRow[] => {
  const rows = [...accounts].sort(inChartOrder).map(rowOf);
  const retained = retainedRow(accounts);
  const after = rows.findLastIndex(({ subgroupId }) => subgroupId <= retained.subgroupId) + 1;
  return [...rows.slice(0, after), retained, ...rows.slice(after)];
};

/** Those of a group, null for all, whose code or name has what is searched for. */
export const chartFound = (
  rows: readonly ChartRow[],
  { group, search }: { group: AccountGroup | null; search: string },
): ChartRow[] => {
  const sought = search.trim().toLowerCase();
  const has = (text: string) => text.toLowerCase().includes(sought);
  return rows.filter(
    (row) =>
      (group === null || row.group === group) &&
      (sought === '' || has(row.name) || (row.account !== null && has(codeOf(row.account)))),
  );
};

/** A group or a sub-group over the first of its rows, with what all of them come to. */
export interface ChartPart extends ChartTotal {
  key: string;
  level: 1 | 2;
  name: string;
}

/**
 * The groups and sub-groups that begin with each row, by the row's place among those found. A group whose one sub-group has its name
 * has no second line.
 *
 * @param whole all rows of the chart, which the totals are of
 */
export const chartParts = (found: readonly ChartRow[], whole: readonly ChartRow[]): ChartPart[][] =>
  found.map((row, index) => {
    const before = found[index - 1];
    const { id, name } = accountGroups.find(({ group }) => group === row.group)!;
    const subgroup = subgroupById(row.subgroupId)!;
    const parts: ChartPart[] = [];
    if (before?.group !== row.group)
      parts.push({
        key: `group ${id}`,
        level: 1,
        name,
        ...totalOf(whole.filter((one) => one.group === row.group)),
      });
    if (before?.subgroupId !== row.subgroupId && subgroup.name !== name)
      parts.push({
        key: `subgroup ${row.subgroupId}`,
        level: 2,
        name: subgroup.name,
        ...totalOf(whole.filter((one) => one.subgroupId === row.subgroupId)),
      });
    return parts;
  });
