import { payable, receivable } from '../../src/domain/books/side.ts';

import type { Day } from '../../src/domain/day.ts';
import { type Decimal, isZero, minus, negated, plus, sum, zero } from '../../src/domain/money.ts';
import { percentOf } from '../../src/domain/report/change.ts';
import { spansOver, titleOf } from '../../src/domain/report/columns.ts';
import {
  businessSummary as businessSummarySpec,
  incomeSources as incomeSourcesSpec,
  type OutstandingRow,
  outstandingRevenue as outstandingSpec,
  profitByMonth as profitByMonthSpec,
  type SummaryFigure,
} from '../../src/domain/report/overview.ts';
import type { Range } from '../../src/domain/values/period.ts';
import { overviewWords as words } from '../../src/domain/words/sales-reports.ts';
import { rolesOf } from '../store/books/accounts.ts';
import { leftOn, notCancelled } from '../store/books/items.ts';
import { column } from '../store/database/row.ts';
import { calendarOf, type Tx } from '../store/database/tx.ts';
import { pastDueHere } from '../store/rows/statuses.ts';
import {
  accountSums,
  isCashAccount,
  type ReportAccount,
  reportAccounts,
  withoutRevaluations,
} from './account-sums.ts';
import { outstanding } from './ageing.ts';
import { firstDay, lastDay, type ReportRequest, reportSource } from './report.ts';

/** The days of a request, with an end where it has none. */
export const rangeOf = ({ days }: Pick<ReportRequest, 'days'>): Range => ({
  from: days.from ?? firstDay,
  to: days.to ?? lastDay,
});
/** The last day of some, or today where they reach further. */
const endOf = (tx: Tx, { to }: Range): Day => (to < tx.today ? to : tx.today);

type Sums = Awaited<ReturnType<typeof accountSums>>;

/** What accounts that are picked moved in the n-th span, debits less credits. */
export const movedOn = (
  accounts: readonly ReportAccount[],
  sums: Sums,
  isPicked: (account: ReportAccount) => boolean,
  n = 0,
): Decimal => sum(accounts.filter(isPicked).map(({ id }) => sums.get(id)?.[n] ?? zero));

const isIncome = ({ group }: ReportAccount) => group === 'income';
const isExpense = ({ group }: ReportAccount) => group === 'expense';
const isCost = ({ place }: ReportAccount) => place === 'expense/Cost of sales';

/** How a business does. */
export const businessSummary = reportSource(businessSummarySpec, async (tx, request) => {
  const range = rangeOf(request);
  const end = endOf(tx, range);
  const accounts = await reportAccounts(tx);
  const sums = await accountSums(tx, [range, { from: firstDay, to: end }]);
  const roles = await rolesOf(tx);
  const [fromCustomers, toVendors] = [
    await outstanding(tx, receivable, { onDay: end }),
    await outstanding(tx, payable, { onDay: end }),
  ];
  const income = negated(movedOn(accounts, sums, isIncome));
  const expenses = movedOn(accounts, sums, isExpense);
  const plain = await withoutRevaluations(tx, end);
  const on = (account: number) => plain('', account, sums.get(account)?.[1] ?? zero).amount;
  const figure = (name: string, amount: Decimal, link: SummaryFigure['link']): SummaryFigure => ({
    name,
    amount,
    link,
  });
  const rows = [
    figure(words.income, income, 'report:income-statement'),
    figure(words.expenses, expenses, 'report:expense-analysis'),
    figure(words.ofWhichCost, movedOn(accounts, sums, isCost), 'report:income-statement'),
    figure(words.profit, minus(income, expenses), 'report:income-statement'),
    figure(words.cash, movedOn(accounts, sums, isCashAccount, 1), 'report:cash-flow'),
    figure(words.receivable, on(roles.receivable), 'report:customer-ageing'),
    figure(words.overdueIn, fromCustomers.overdue, 'report:customer-ageing'),
    figure(words.payable, negated(on(roles.payable)), 'report:payable-ageing'),
    figure(words.overdueOut, toVendors.overdue, 'report:payable-ageing'),
  ];
  const moved = movedOn(accounts, sums, (account) => !isIncome(account) && !isExpense(account));
  return {
    rows: rows.every(({ amount }) => isZero(amount)) ? [] : rows,
    controls: [
      {
        label: words.controlProfit,
        value: moved,
        difference: minus(minus(income, expenses), moved),
        to: 'report:income-statement',
      },
    ],
    total: rows.length,
    page: 1,
    whole: true as const,
  };
});

/** What settled an item by a day, of some kinds, in SQL; what was taken back counts against it. */
const settledAs = (kinds: string): string => `coalesce((select sum(s.home_amount) from settlement s
  where s.business_id = i.business_id and s.item_id = i.id and s.on_day <= $3 and s.kind in (${kinds})), 0)`;

const outstandingSql = `items as (
    select i.contact_id, i.on_day >= $2 and i.document_id is not null as here, i.due_on, i.home_amount as invoiced,
      ${settledAs("'payment', 'credit', 'refund', 'undone'")} as paid, ${settledAs("'credit-note'")} as credited,
      ${settledAs("'write-off'")} as written_off, ${leftOn('home_amount', '$3')} as open
    from open_item i where i.business_id = $1 and i.side = $4 and i.on_day <= $3 and ${notCancelled('$3')})`;

/** What was invoiced, and what is left of it. */
export const outstandingRevenue = reportSource(outstandingSpec, async (tx, request) => {
  const range = rangeOf(request);
  const to = endOf(tx, range);
  const found = await tx.query(
    {
      contactId: column.id.orNull,
      contact: column.text.orNull,
      invoices: column.int,
      invoiced: column.exact,
      paid: column.exact,
      credited: column.exact,
      writtenOff: column.exact,
      outstanding: column.exact,
      overdue: column.exact,
    },
    `with ${outstandingSql}
     select s.*, c.name as contact from (
       select case when here then contact_id end as contact_id, (count(*) filter (where here))::int as invoices,
         coalesce(sum(invoiced) filter (where here), 0) as invoiced, coalesce(sum(paid) filter (where here), 0) as paid,
         coalesce(sum(credited) filter (where here), 0) as credited, coalesce(sum(written_off) filter (where here), 0) as written_off,
         sum(open) as outstanding, coalesce(sum(open) filter (where ${pastDueHere('items', '$3')}), 0) as overdue
       from items where here or open <> 0 group by 1) s
     left join contact c on c.business_id = $1 and c.id = s.contact_id order by s.outstanding desc, c.name`,
    [tx.business.id, range.from, to, receivable.owed],
  );
  const rows = found.map((row): OutstandingRow => ({ ...row, contact: row.contact ?? words.others }));
  const total = sum(rows.map((row) => row.outstanding));
  const [roles, sums] = [await rolesOf(tx), await accountSums(tx, [{ from: firstDay, to }])];
  const plain = await withoutRevaluations(tx, to);
  const { label, amount: value } = plain(
    words.controlOutstanding,
    roles.receivable,
    sums.get(roles.receivable)?.[0] ?? zero,
  );
  return {
    rows: [...rows.filter(({ contactId }) => contactId), ...rows.filter(({ contactId }) => !contactId)],
    controls: [
      {
        label,
        value,
        difference: minus(total, value),
        to: 'report:customer-ageing',
      },
    ],
    total: rows.length,
    page: 1,
    whole: true as const,
  };
});

/** What came in, by account. */
export const incomeSources = reportSource(incomeSourcesSpec, async (tx, request) => {
  const [accounts, sums] = [await reportAccounts(tx), await accountSums(tx, [rangeOf(request)])];
  const amountOf = ({ id }: ReportAccount) => negated(sums.get(id)?.[0] ?? zero);
  const income = negated(movedOn(accounts, sums, isIncome));
  const rows = accounts
    .filter((account) => isIncome(account) && !isZero(amountOf(account)))
    .map((account) => ({
      accountId: account.id,
      code: account.code,
      name: account.name,
      amount: amountOf(account),
      share: percentOf(amountOf(account), income),
    }))
    .sort((a, b) => Number(b.amount) - Number(a.amount));
  const page = rows.slice((request.page - 1) * request.limit, request.page * request.limit);
  return {
    rows: page,
    controls: [
      {
        label: words.controlIncome,
        value: income,
        difference: minus(sum(rows.map(({ amount }) => amount)), income),
        to: 'report:income-statement',
      },
    ],
    total: rows.length,
    page: request.page,
  };
});

/** The months of some days, as far as there is anything, and no more than a report has columns. */
export const monthsOf = (tx: Tx, request: ReportRequest): Range[] => {
  const { from, to } = rangeOf(request);
  return spansOver({ from, to: endOf(tx, { from, to }) }, 'month', calendarOf(tx));
};

/** What came in, and what it cost, in each of some spans; `moved` is the profit by the accounts themselves. */
export const profitOver = async (tx: Tx, spans: readonly Range[]) => {
  const [accounts, sums] = [await reportAccounts(tx), await accountSums(tx, spans)];
  const at = (isPicked: (account: ReportAccount) => boolean, n: number) =>
    movedOn(accounts, sums, isPicked, n);
  return spans.map((span, n) => ({
    ...span,
    income: negated(at(isIncome, n)),
    cost: at(isCost, n),
    expenses: minus(at(isExpense, n), at(isCost, n)),
    moved: negated(at((account) => isIncome(account) || isExpense(account), n)),
  }));
};

/** Income, cost and expenses, month by month. */
export const profitByMonth = reportSource(profitByMonthSpec, async (tx, request) => {
  const months = monthsOf(tx, request);
  const whole = { from: months[0]?.from ?? firstDay, to: months.at(-1)?.to ?? firstDay };
  const found = await profitOver(tx, [...months, whole]);
  const rows = found
    .slice(0, -1)
    .map(({ moved: _, ...row }) => ({ ...row, month: titleOf(row, tx.business.locale) }));
  const profit = sum(rows.map(({ income, cost, expenses }) => minus(income, plus(cost, expenses))));
  const value = found.at(-1)!.moved;
  return {
    rows,
    controls: [
      {
        label: words.controlProfit,
        value,
        difference: minus(profit, value),
        to: 'report:income-statement',
      },
    ],
    total: rows.length,
    page: 1,
    whole: true as const,
  };
});
