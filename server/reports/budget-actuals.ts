import { subgroupOf } from '../../src/domain/books/account-groups.ts';
import type { AccountGroup } from '../../src/domain/books/accounts.ts';
import { asDebit, codeOf, inChartOrder } from '../../src/domain/books/ledger-account.ts';
import {
  type Budget,
  type BudgetMonth,
  type BudgetType,
  budgetMonthsOf,
  isContra,
  noAmounts,
} from '../../src/domain/budget/budget.ts';
import { type Decimal, minus, sum, zero } from '../../src/domain/money.ts';
import { fiscalYearNamed } from '../../src/domain/values/fiscal-year.ts';
import { fiscalSums } from '../store/books/fiscal-sums.ts';
import { column } from '../store/database/row.ts';
import { calendarOf, type Tx } from '../store/database/tx.ts';

/** An account a type of budget is about, and what came on it in each month of a year and of the one before. */
export interface ActualRow {
  accountId: number;
  code: string;
  name: string;
  subgroupId: number;
  active: boolean;
  isContra: boolean;
  amounts: Decimal[];
  before: Decimal[];
  /** The year's movement as the trial balance has it: what the months must add up to. */
  control: Decimal;
}

const groupOf: Readonly<Record<BudgetType, AccountGroup>> = { Revenue: 'income', Expense: 'expense' };

const accountsOf = async (tx: Tx, group: AccountGroup) => {
  const rows = await tx.query(
    {
      id: column.int,
      code: column.text.orNull,
      name: column.text,
      subgroup: column.text,
      active: column.bool,
    },
    'select id, code, name, subgroup, active from account where business_id = $1 and grp = $2',
    [tx.business.id, group],
  );
  return rows
    .map(({ subgroup, ...row }) => ({ ...row, subgroupId: subgroupOf(group, subgroup) }))
    .sort((a, b) => placeOf(a) - placeOf(b) || inChartOrder(a, b));
};

/** Sub-groups as an income statement has them: cost of sales comes before other expenses. */
const statementOrder = [12, 13, 16, 14, 17, 15];
const placeOf = ({ subgroupId }: { subgroupId: number }): number => statementOrder.indexOf(subgroupId);

/** Debits less credits of each account of a group by month, counted from 1. */
const netsOf = (tx: Tx, group: AccountGroup, months: readonly BudgetMonth[]) =>
  tx.query(
    { accountId: column.int, month: column.int, net: column.exact },
    `select d.account_id, m.n::int as month, sum(d.debit - d.credit) as net
     from unnest($3::date[], $4::date[]) with ordinality m (first, last, n)
     join day_balance d on d.business_id = $1 and d.on_day between m.first and m.last
     join account a on a.business_id = d.business_id and a.id = d.account_id
     where a.grp = $2 group by 1, 2`,
    [tx.business.id, group, months.map(({ from }) => from), months.map(({ to }) => to)],
  );

/** The months of the fiscal year before a budget's; where the business begins its years otherwise by now, as the budget has them. */
const monthsBefore = (tx: Tx, { year, start }: BudgetOfYear): BudgetMonth[] => {
  const { fiscal } = calendarOf(tx);
  const now = fiscalYearNamed(year, fiscal).start;
  const before = fiscalYearNamed(year - 1, fiscal);
  return now.day === start.day && now.month === start.month
    ? budgetMonthsOf(year - 1, before.start, before.endsOn)
    : budgetMonthsOf(year - 1, start);
};

type BudgetOfYear = Pick<Budget, 'year' | 'type' | 'start' | 'endsOn'>;

/**
 * What came of a type in each month of a fiscal year and of the one before, account by account: income and expenses both above zero.
 * Months before are those that begin in the same month of the calendar. Accounts without entries are among them, for they can be
 * planned. Source: finance-answers.md, Q84.
 */
export const budgetActuals = async (tx: Tx, budget: BudgetOfYear): Promise<ActualRow[]> => {
  const group = groupOf[budget.type];
  const months = budgetMonthsOf(budget.year, budget.start, budget.endsOn);
  const earlier = monthsBefore(tx, budget);
  const [accounts, nets, moved] = await Promise.all([
    accountsOf(tx, group),
    netsOf(tx, group, [...months, ...earlier]),
    fiscalSums(tx, { from: months[0]!.from, to: months.at(-1)!.to }),
  ]);
  // What moved before the days of the year is the first of an account's sums.
  const movedOn = (id: number) => moved.of.get(id)?.years.slice(1) ?? [];
  return accounts.map(({ id, code, ...account }) => {
    const own = nets.filter(({ accountId }) => accountId === id);
    const at = (n: number): Decimal =>
      n < 0 ? zero : asDebit(group, own.find(({ month }) => month === n + 1)?.net ?? zero);
    const beforeOf = ({ month }: BudgetMonth): number => {
      const n = earlier.findIndex((one) => one.month === month);
      return n < 0 ? n : months.length + n;
    };
    return {
      ...account,
      accountId: id,
      code: codeOf({ code, id }),
      isContra: isContra(id),
      amounts: noAmounts.map((_, n) => (n < months.length ? at(n) : zero)),
      before: noAmounts.map((_, n) => (n < months.length ? at(beforeOf(months[n]!)) : zero)),
      control: asDebit(group, sum(movedOn(id).map(({ debit, credit }) => minus(debit, credit)))),
    };
  });
};
