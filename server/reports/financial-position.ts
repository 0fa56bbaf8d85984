import { subgroupIdsIn } from '../../src/domain/books/account-groups.ts';
import { standardAccounts } from '../../src/domain/books/accounts.ts';
import { endsWithYear } from '../../src/domain/books/fiscal-balances.ts';
import { payable, receivable, type Side } from '../../src/domain/books/side.ts';
import { type Day, daysAfter } from '../../src/domain/day.ts';
import { type Decimal, isNegative, isZero, minus, negated, sum, zero } from '../../src/domain/money.ts';
import { financialPositionLayout as layout } from '../../src/domain/report/layouts.ts';
import { figureOf, type StatementLine } from '../../src/domain/report/statement.ts';
import { fiscalStartOf } from '../../src/domain/values/fiscal-year.ts';
import { trialBalanceWords } from '../../src/domain/words/reports.ts';
import { financialPositionWords as words } from '../../src/domain/words/statements.ts';
import { rolesOf } from '../store/books/accounts.ts';
import { leftOn } from '../store/books/items.ts';
import { column } from '../store/database/row.ts';
import { calendarOf, type Tx } from '../store/database/tx.ts';
import { accountSums, reportAccounts, withoutRevaluations } from './account-sums.ts';
import { firstDay } from './report.ts';
import { type ReadColumn, statementReport } from './statement.ts';

/** What stood on each account at the end of each column's day, and the earnings that nothing is posted to. */
const linesOf = async (tx: Tx, columns: readonly ReadColumn[]): Promise<StatementLine[]> => {
  const { fiscal } = calendarOf(tx);
  const ends = columns.map(({ range }) => range.to);
  const starts = ends.map((day) => fiscalStartOf(day, fiscal));
  // A bank is called overdrawn for what is on it at the end of the latest day.
  const latest = ends.indexOf(ends.reduce((last, day) => (day > last ? day : last)));
  const accounts = await reportAccounts(tx);
  const sums = await accountSums(tx, [
    ...ends.map((to) => ({ from: firstDay, to })),
    ...starts.map((start) => ({ from: firstDay, to: daysAfter(start, -1) })),
  ]);
  const at = (id: number, n: number): Decimal => sums.get(id)?.[n] ?? zero;
  const ofYears = accounts.filter(({ group }) => endsWithYear(group));
  const earnings = subgroupIdsIn(ofYears.map(({ place }) => place)).join(',');
  const earned = (n: number): Decimal => sum(ofYears.map(({ id }) => at(id, n)));
  const computed = (name: string, amounts: Decimal[], days: readonly { from: Day | null; to: Day }[]) => ({
    accountId: null,
    code: null,
    name,
    place: 'equity/Equity',
    amounts,
    links: days.map((span) => ({ to: `subgroups:${earnings}`, days: span })),
  });
  return [
    ...accounts
      .filter(({ group }) => !endsWithYear(group))
      .map(({ id, code, name, place }) => ({
        accountId: id,
        code,
        name: isOverdrawn(place, at(id, latest)) ? words.overdrawn(name) : name,
        place,
        amounts: columns.map((_, n) => at(id, n)),
      })),
    computed(
      trialBalanceWords.retainedEarnings,
      columns.map((_, n) => earned(columns.length + n)),
      starts.map((start) => ({ from: null, to: daysAfter(start, -1) })),
    ),
    computed(
      words.profit,
      columns.map((_, n) => minus(earned(n), earned(columns.length + n))),
      starts.map((from, n) => ({ from, to: ends[n]! })),
    ),
  ];
};

/** True of money at a bank that went below zero. */
const isOverdrawn = (place: string, amount: Decimal): boolean =>
  place === 'asset/Cash and bank' && isNegative(amount);

/** What is open on a side at the end of a day, by its items. */
const openOn = async (tx: Tx, { owed }: Side, day: Day): Promise<Decimal> => {
  const [row] = await tx.query(
    { open: column.exact },
    `select coalesce(sum(${leftOn('home_amount', '$2')}), 0) as open from open_item i
     where i.business_id = $1 and i.side = $3 and i.on_day <= $2`,
    [tx.business.id, day, owed],
  );
  return row!.open;
};

/** What the stock of a business was worth at the end of a day, by its moves. */
const stockOn = async (tx: Tx, day: Day): Promise<Decimal> => {
  const [row] = await tx.query(
    { value: column.exact },
    'select coalesce(sum(value), 0) as value from stock_move where business_id = $1 and on_day <= $2',
    [tx.business.id, day],
  );
  return row!.value;
};

/** Assets, liabilities and equity at the end of a day. Source: finance-answers.md, section C, 7 and 8. */
export const financialPosition = statementReport({
  name: 'financial-position',
  layout,
  lines: linesOf,
  controls: async (tx, lines, { range: { to }, column: at }) => {
    const assets = figureOf(layout, lines, 'assets', at + 1)[at]!;
    const others = figureOf(layout, lines, 'liabilitiesAndEquity', at + 1)[at]!;
    const roles = await rolesOf(tx);
    const plain = await withoutRevaluations(tx, to);
    const on = (name: string, account: number) =>
      plain(name, account, lines.find(({ accountId }) => accountId === account)?.amounts[at] ?? zero);
    const [owedToUs, owedByUs] = [on(words.receivable, roles.receivable), on(words.payable, roles.payable)];
    const [receivables, payables] = [await openOn(tx, receivable, to), await openOn(tx, payable, to)];
    const stock = await stockOn(tx, to);
    const inventory = sum(
      lines.filter(({ place }) => place === 'asset/Inventory').map(({ amounts }) => amounts[at]!),
    );
    return [
      { label: words.balanced, value: others, difference: minus(assets, others) },
      {
        label: owedToUs.label,
        value: receivables,
        difference: minus(owedToUs.amount, receivables),
        to: 'report:customer-ageing',
      },
      {
        label: owedByUs.label,
        value: payables,
        difference: minus(negated(owedByUs.amount), payables),
        to: 'report:payable-ageing',
      },
      {
        label: words.inventory,
        value: stock,
        difference: minus(inventory, stock),
        to: 'report:inventory-valuation',
      },
    ];
  },
  hints: (lines, at) =>
    lines.some(({ accountId, amounts }) => accountId === standardAccounts.opening && !isZero(amounts[at]!))
      ? [{ text: words.openingNotEmpty, act: { label: words.moveOpening, to: 'prepared:opening' } }]
      : [],
  linkOf: (places) => `subgroups:${subgroupIdsIn(places).join(',')}`,
  summary: 'places',
  empty: words.empty,
});
