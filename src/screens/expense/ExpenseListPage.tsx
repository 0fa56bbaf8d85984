import { useState } from 'react';
import { useLocation } from 'wouter';
import { expenseCalls } from '../../api/calls/expense.ts';
import { expenseDays, expensesAsked, expensesNarrowed } from '../../api/calls/expenses-asked.ts';
import { ask } from '../../api/client/ask.ts';
import { queryOf, useCall } from '../../api/client/query.ts';
import type { ExpenseRow } from '../../domain/expense/expense.ts';
import { formatDay, formatMoney } from '../../domain/values/format.ts';
import { expenseCategories, expenseListWords as words } from '../../domain/words/expenses.ts';
import { exportPicked } from '../document/export-picked.ts';
import { useBulk } from '../document/use-bulk.ts';
import { addExpenseAt, editExpenseAt, expensesAt, viewExpenseAt } from '../frame/addresses.ts';
import { useBusiness, useMay } from '../frame/business.ts';
import { usePrefetch } from '../frame/use-prefetch.ts';
import { useRefresh } from '../frame/use-refresh.ts';
import type { Column } from '../kit/lists/DataTable.tsx';
import { FilterChoice } from '../kit/lists/Filters.tsx';
import { useLocale } from '../kit/locale.ts';
import { toast } from '../kit/notices/toast.ts';
import { exportAct, useImportActs } from '../page/file-acts.ts';
import { HeadActs } from '../page/HeadActs.tsx';
import { ListPage } from '../page/ListPage.tsx';
import { PeriodFilter } from '../page/PeriodFilter.tsx';
import { SummaryCards } from '../page/SummaryCards.tsx';
import { useListAddress } from '../page/use-list-address.ts';
import { CategoriesDialog } from './categories-dialog.ts';
import { actsOf, bulkActsOf, commandsOf, type ExpenseAct } from './expense-acts.ts';

/** The spec's columns: date and number, category, name, description, total. */
const columns = (locale: string): Column<ExpenseRow>[] => [
  {
    key: 'date',
    title: words.dateAndNumber,
    cell: (row) => (
      <>
        {formatDay(row.onDay, locale)} <small className="quiet">{row.number}</small>
      </>
    ),
    phone: 'under',
  },
  { key: 'category', title: words.category, cell: (row) => words.spentOn(row) },
  { key: 'name', title: words.name, cell: (row) => row.name, phone: 'lead' },
  { key: 'description', title: words.description, cell: (row) => row.description, minor: true },
  {
    key: 'total',
    title: words.total,
    figure: true,
    cell: (row) => formatMoney(row.total, row.currency, locale),
    phone: 'figure',
  },
];

const sorts = [
  { value: 'date desc', label: words.mostRecent },
  { value: 'date asc', label: words.leastRecent },
  { value: 'total desc', label: words.largest },
  { value: 'category asc', label: words.byCategory },
  { value: 'name asc', label: words.byName },
];
const tabs = [
  { label: words.all, status: '', count: 'all' },
  { label: words.deleted, status: 'deleted', count: 'deleted' },
] as const;
const filters = { status: '', sort: 'date desc', period: 'alltime', from: '', to: '' };
const nameOf = (row: ExpenseRow) => `${row.number} ${row.name}`;

/** What was paid at once, the newest first: tabs with counts, the days, what they come to, all of it in the address. */
export function ExpenseListPage() {
  const { id, homeCurrency } = useBusiness();
  const may = useMay();
  const locale = useLocale();
  const prefetch = usePrefetch();
  const refresh = useRefresh();
  const [, navigate] = useLocation();
  const [managing, setManaging] = useState(false);
  const address = useListAddress(filters);
  const { values, filter, narrow } = address;
  const found = useCall(expenseCalls.listExpenses, expensesAsked(id, filter), { keepsBefore: true });
  const listed = (change: { page: number; status?: string }) =>
    queryOf(expenseCalls.listExpenses, expensesAsked(id, { ...filter, ...change }));
  const counts = useCall(expenseCalls.countExpenses, { businessId: id }).data;
  const begun = counts === undefined || counts.deleted + counts.all > 0;
  const days = { period: values.period, from: values.from, to: values.to };
  const summary = useCall(
    expenseCalls.summariseExpenses,
    { businessId: id, ...expenseDays(days) },
    { enabled: may('summary.expense'), keepsBefore: true },
  ).data;
  const file = async (ids?: string[]) =>
    (await ask(expenseCalls.exportExpenses, { businessId: id, ids, ...expensesNarrowed(filter) })).data;
  const exports = exportPicked<ExpenseRow>('expense.export', file);
  const mine = [...bulkActsOf(id), exports].filter(({ permission = 'expense.delete' }) => may(permission));
  const selection = useBulk(found.data?.rows ?? [], mine, nameOf);

  async function run(row: ExpenseRow, name: ExpenseAct) {
    if (name === 'edit') return navigate(editExpenseAt(row.id));
    try {
      const leadsTo = await commandsOf(row, id)[name]();
      await refresh();
      if (leadsTo) navigate(leadsTo);
    } catch (problem) {
      toast.refusal(problem);
    }
  }
  const imports = useImportActs('expenses', 'expense.add');
  const menuOf = (row: ExpenseRow) => {
    const { allowed, refused } = actsOf(row, may);
    return [
      { key: 'open', label: words.open, onPress: () => navigate(viewExpenseAt(row.id)) },
      ...allowed.map(({ name, label }) => ({ key: name, label, onPress: () => void run(row, name) })),
      ...refused.map(({ name, label, reason }) => ({ key: name, label, onPress: () => {}, refused: reason })),
    ];
  };
  const money = (amount: string | undefined) =>
    amount === undefined ? undefined : formatMoney(amount, homeCurrency, locale);
  return (
    <>
      <ListPage
        title={words.title}
        href={expensesAt}
        address={address}
        found={found}
        columns={columns(locale)}
        nameOf={nameOf}
        hrefOf={may('expense.view') ? (row) => viewExpenseAt(row.id) : undefined}
        onIntent={
          may('expense.view')
            ? (row) => prefetch(queryOf(expenseCalls.getExpense, { businessId: id, id: row.id }))
            : undefined
        }
        onPageIntent={(page) => prefetch(listed({ page }))}
        menuOf={menuOf}
        searches={words.searchPlaceholder}
        add={may('expense.add') && { label: words.newExpense, href: addExpenseAt, first: words.firstExpense }}
        acts={
          <HeadActs
            acts={[
              ...(begun && may('expense.export') ? [exportAct(() => file())] : []),
              ...imports,
              ...(may('expense.edit')
                ? [{ key: 'categories', label: expenseCategories.title, onPress: () => setManaging(true) }]
                : []),
            ]}
          />
        }
        empty={{ name: 'no-added-expense', sentence: words.empty }}
        begun={begun}
        summary={
          may('summary.expense') && (
            <section aria-label={words.summary}>
              <SummaryCards
                cards={[
                  { label: words.spent, figure: money(summary?.total) },
                  { label: words.count, figure: summary?.count.toLocaleString(locale) },
                  {
                    label: summary?.topCategory ? `${words.top}: ${summary.topCategory}` : words.top,
                    figure: money(summary?.topTotal),
                  },
                ]}
              />
            </section>
          )
        }
        tabs={tabs.map(({ label, status, count }) => ({
          label,
          count: counts?.[count].toLocaleString(locale),
          href: address.hrefWith({ status }),
          current: values.status === status,
          onIntent: () => prefetch(listed({ page: 1, status })),
        }))}
        filters={
          <>
            <PeriodFilter
              values={days}
              span={summary && { from: summary.from, to: summary.to }}
              onChange={narrow}
            />
            <FilterChoice
              label={words.order}
              value={values.sort}
              options={sorts}
              onChange={(sort) => narrow({ sort })}
            />
          </>
        }
        selection={selection}
      />
      {managing && <CategoriesDialog onClose={() => setManaging(false)} />}
    </>
  );
}
