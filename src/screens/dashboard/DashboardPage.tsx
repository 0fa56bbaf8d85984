import { DataList } from '@chakra-ui/react/data-list';
import { lazy, type ReactNode, Suspense } from 'react';
import { Link } from 'wouter';
import { dashboardCalls } from '../../api/calls/dashboard.ts';
import { useCall } from '../../api/client/query.ts';
import { planHas } from '../../domain/access/plans.ts';
import type { BusinessSummary, DashboardCounters, MoneyOutlook } from '../../domain/dashboard/dashboard.ts';
import { counterWords, dashboardWords } from '../../domain/dashboard/dashboard.words.ts';
import { isZero, zero } from '../../domain/money.ts';
import { headOf } from '../../domain/report/reports.ts';
import { firstStepKeys } from '../../domain/values/first-steps.ts';
import { addDocumentAt, customersAt, documentListAt, expensesAt, itemsAt } from '../frame/addresses.ts';
import { useBusiness, useMay } from '../frame/business.ts';
import { LoadFailure } from '../frame/LoadFailure.tsx';
import { PageHead } from '../frame/PageHead.tsx';
import { useOpenTasks } from '../frame/use-open-tasks.ts';
import { ButtonLink } from '../kit/buttons/Button.tsx';
import { useAddress } from '../kit/fields/use-address.ts';
import { EmptyState } from '../kit/lists/EmptyState.tsx';
import { Filters } from '../kit/lists/Filters.tsx';
import { useLocale } from '../kit/locale.ts';
import { SkeletonRows } from '../kit/notices/Skeleton.tsx';
import { PeriodFilter } from '../page/PeriodFilter.tsx';
import { CustomersPanel } from './CustomersPanel.tsx';
import { counterRecipe, PanelRow, Panels } from './dashboard-style.ts';
import { IncomePanel } from './IncomePanel.tsx';
import { MoneyPanel } from './MoneyPanel.tsx';
import { NewestPanel } from './NewestPanel.tsx';
import { OutstandingPanel } from './OutstandingPanel.tsx';
import { ProfitPanel } from './ProfitPanel.tsx';
import { type ChosenDays, chosenSpan, summaryRequest } from './summary-request.ts';
import { ToDoPanel } from './ToDoPanel.tsx';

const FirstStepsPanel = lazy(async () => ({
  default: (await import('./FirstStepsPanel.tsx')).FirstStepsPanel,
}));

const back = { label: dashboardWords.sales, href: documentListAt('invoice') };

/**
 * An owner's questions in one page: how much money there is, who owes it, what is to do today, and how the business does in days that
 * are chosen, which stand in the address. What a report would say is shown to those who may read it. It waits for the first steps, which
 * are above all of it: come later, they would push it down under the reader's eyes.
 */
export const DashboardPage = () => (
  <Suspense fallback={<Waits />}>
    <Dashboard />
  </Suspense>
);

/** What the page is made of; what the role may not ask for is left out. */
const useFigures = (values: ChosenDays) => {
  const { id: businessId } = useBusiness();
  const may = useMay();
  const found = {
    summary: useCall(
      dashboardCalls.businessSummary,
      { businessId, ...summaryRequest(values) },
      { keepsBefore: true },
    ),
    counters: useCall(dashboardCalls.dashboardCounters, { businessId }),
    money: useCall(dashboardCalls.moneyOutlook, { businessId }, { enabled: may('reports') }),
    profit: useCall(
      dashboardCalls.profitOfDays,
      { businessId, ...chosenSpan(values) },
      { keepsBefore: true, enabled: may(headOf('profit-by-month').permission) },
    ),
  };
  const all = Object.values(found);
  return {
    summary: found.summary,
    counters: found.counters.data,
    money: found.money.data,
    profit: found.profit.data,
    waits: all.some(({ isLoading }) => isLoading),
    error: all.find(({ error }) => error)?.error ?? null,
    again: () => Promise.all(all.map(({ refetch, data, error }) => (data || error) && refetch())),
  };
};

function Dashboard() {
  const { id: businessId, homeCurrency, plan } = useBusiness();
  const may = useMay();
  const locale = useLocale();
  const { values, hrefWith, go } = useAddress({ period: 'thisyear', from: '', to: '' });
  const { summary, counters, money, profit, waits, error, again } = useFigures(values);
  const { data: tasks, isLoading: looksForTasks } = useOpenTasks();
  const { data: waiting, isLoading } = useCall(
    dashboardCalls.toDoList,
    { businessId },
    { enabled: may('dashboard.todo') },
  );
  if (error) return <LoadFailure error={error} back={back} onRetry={again} />;
  const { data } = summary;
  if (!data || !counters || waits || isLoading || looksForTasks) return <Waits />;
  const filling = tasks?.open.some(({ kind, state }) => kind === 'fill-demo' && state !== 'failed');
  const firstSteps = waiting?.firstSteps && !filling && (
    <FirstStepsPanel businessId={businessId} steps={waiting.firstSteps} />
  );
  const toDo = (waiting?.toDo ?? []).filter(
    ({ kind }) => !waiting?.firstSteps || !firstStepKeys.includes(kind),
  );
  const toDoPanel = may('dashboard.todo') && (
    <ToDoPanel toDo={toDo} currency={homeCurrency} locale={locale} />
  );
  if (isNew(data, counters, money))
    return (
      <Page>
        {filling ? <EmptyState sentence={dashboardWords.filling} /> : firstSteps || <NothingYet />}
        {toDo.length > 0 && !filling && toDoPanel}
      </Page>
    );
  const buys = may('bill.list') && (planHas(plan, 'bills') || !isZero(data.payable.total));
  const shared = { summary: data, currency: homeCurrency, locale };
  return (
    <Page beside={<Counters counters={counters} locale={locale} />}>
      {firstSteps}
      <Panels>
        {money && <MoneyPanel {...money} />}
        <PanelRow>
          <OutstandingPanel
            owed={data.outstanding}
            side="receivable"
            currency={homeCurrency}
            locale={locale}
          />
          {buys && (
            <OutstandingPanel owed={data.payable} side="payable" currency={homeCurrency} locale={locale} />
          )}
          {toDoPanel}
        </PanelRow>
        <Filters>
          <PeriodFilter values={values} span={data} onChange={go} />
        </Filters>
        <PanelRow data-stale={summary.isPlaceholderData || undefined}>
          <IncomePanel
            {...shared}
            daysAt={(days) => hrefWith({ period: 'custom', ...days })}
            opens={may('reports')}
          />
          {profit && <ProfitPanel profit={profit} />}
          {data.customers.length > 0 && (
            <CustomersPanel {...shared} opens={may('reports') && planHas(plan, 'accounting')} />
          )}
        </PanelRow>
        {may('invoice.list') && data.documents > 0 && <NewestPanel {...shared} />}
      </Panels>
    </Page>
  );
}

/** Nothing was sold, bought or booked yet: there is no figure to show. */
const isNew = (
  { outstanding, payable, income }: BusinessSummary,
  { documents, expenses }: DashboardCounters,
  money: MoneyOutlook | undefined,
): boolean =>
  documents === 0 &&
  expenses === 0 &&
  income.accounts.length === 0 &&
  [outstanding.total, payable.total, money?.cash ?? zero].every(isZero);

/** What will be here, and the way to begin. */
function NothingYet() {
  const may = useMay();
  return (
    <EmptyState
      sentence={may('dashboard.text') ? dashboardWords.empty : dashboardWords.noInvoicesYet}
      act={
        may('invoice.add') && (
          <ButtonLink href={addDocumentAt('invoice')} look="primary">
            {dashboardWords.writeFirstInvoice}
          </ButtonLink>
        )
      }
    />
  );
}

/** How much there is in all stands beside the title: below, figures are of the days that are chosen. */
const Page = ({ beside, children }: { beside?: ReactNode; children: ReactNode }) => (
  <>
    <PageHead title={dashboardWords.title}>{beside}</PageHead>
    {children}
  </>
);

const Waits = () => (
  <Page>
    <SkeletonRows rows={8} cells={3} />
  </Page>
);

function Counters({ counters, locale }: { counters: DashboardCounters; locale: string }) {
  const may = useMay();
  const panels = [
    { of: 'documents', href: documentListAt('invoice') },
    { of: 'customers', href: customersAt },
    { of: 'products', href: itemsAt },
    ...(may('expense.list') ? [{ of: 'expenses', href: expensesAt } as const] : []),
  ] as const;
  return (
    <DataList.Root recipe={counterRecipe}>
      {panels.map(({ of, href }) => {
        const word = counterWords[of](counters[of]);
        const count = counters[of].toLocaleString(locale);
        return (
          <DataList.Item key={of}>
            <DataList.ItemLabel>{word}</DataList.ItemLabel>
            <DataList.ItemValue>
              <Link href={href} aria-label={`${count} ${word}`}>
                {count}
              </Link>
            </DataList.ItemValue>
          </DataList.Item>
        );
      })}
    </DataList.Root>
  );
}
