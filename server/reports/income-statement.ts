import { planHas } from '../../src/domain/access/plans.ts';
import { subgroupIdsIn } from '../../src/domain/books/account-groups.ts';
import { endsWithYear } from '../../src/domain/books/fiscal-balances.ts';
import { plannedIn } from '../../src/domain/budget/planned.ts';
import { type Decimal, minus, negated, sum, zero } from '../../src/domain/money.ts';
import { besideBudget } from '../../src/domain/report/budget-column.ts';
import { incomeStatementLayout as layout } from '../../src/domain/report/layouts.ts';
import { figureOf, type StatementLine } from '../../src/domain/report/statement.ts';
import type { Range } from '../../src/domain/values/period.ts';
import { refusal } from '../../src/domain/values/refusal.ts';
import { requestFaults } from '../../src/domain/words/requests.ts';
import { incomeStatementWords as words } from '../../src/domain/words/statements.ts';
import { budgetsAround } from '../store/books/budgets.ts';
import { Refused, type Tx } from '../store/database/tx.ts';
import { accountSums, reportAccounts } from './account-sums.ts';
import { type ReadColumn, statementReport } from './statement.ts';

/** What each account of income and expenses moved, a figure per column. */
const incomeLines = async (tx: Tx, columns: readonly ReadColumn[]): Promise<StatementLine[]> => {
  const accounts = await reportAccounts(tx);
  const channels = [...new Set(columns.map(({ channel }) => channel))];
  const sums = new Map<string | null, Awaited<ReturnType<typeof accountSums>>>();
  for (const channel of channels)
    sums.set(
      channel,
      await accountSums(
        tx,
        columns.map(({ range }) => range),
        channel,
      ),
    );
  return accounts
    .filter(({ group }) => endsWithYear(group))
    .map(({ id, code, name, place }) => ({
      accountId: id,
      code,
      name,
      place,
      amounts: columns.map(({ channel }, n): Decimal => sums.get(channel)!.get(id)?.[n] ?? zero),
    }));
};

/** Those lines beside what was planned. @throws Refused for a plan without budgets, days without one, and one sales channel */
const linesBesideBudget = async (tx: Tx, lines: readonly StatementLine[], range: Range) => {
  const flag = 'budgetPlanning';
  if (!planHas(tx.business.plan, flag))
    throw new Refused(refusal('plan-limit', requestFaults.planDoesNotInclude, { details: { flag } }));
  const planned = plannedIn(await budgetsAround(tx, range), range);
  if ('refused' in planned) throw new Refused(planned);
  return besideBudget(lines, planned);
};

/** Revenue, cost, expenses and profit of some days. Source: finance-answers.md, section C, 5 and 6. */
export const incomeStatement = statementReport({
  name: 'income-statement',
  layout,
  lines: incomeLines,
  // Assets less liabilities change by the profit and by what owners put in and take out, which is posted to equity.
  controls: async (tx, lines, { range, column }) => {
    const [accounts, sums] = [await reportAccounts(tx), await accountSums(tx, [range])];
    const moved = (groups: readonly string[]) =>
      sum(accounts.filter(({ group }) => groups.includes(group)).map(({ id }) => sums.get(id)?.[0] ?? zero));
    const value = minus(moved(['asset', 'liability']), negated(moved(['equity'])));
    const profit = figureOf(layout, lines, 'netProfit', column + 1)[column]!;
    return [
      { label: words.control, value, difference: minus(profit, value), to: 'report:financial-position' },
    ];
  },
  besideBudget: linesBesideBudget,
  linkOf: (places) => `subgroups:${subgroupIdsIn(places).join(',')}`,
  summary: 'places',
  empty: words.empty,
});
