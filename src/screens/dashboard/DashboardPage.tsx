import { DataList } from '@chakra-ui/react/data-list';
import { lazy, type ReactNode, Suspense } from 'react';
import { Link } from 'wouter';
import { dashboardCalls } from '../../api/calls/dashboard.ts';
import { useCall } from '../../api/client/query.ts';
import { planHas } from '../../domain/access/plans.ts';
import type { DashboardCounters } from '../../domain/dashboard/dashboard.ts';
import { counterWords, dashboardWords } from '../../domain/dashboard/dashboard.words.ts';
import { isZero } from '../../domain/money.ts';
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
import { counterRecipe, Panels } from './dashboard-style.ts';
import { IncomePanel } from './IncomePanel.tsx';
import { MoneyPanel } from './MoneyPanel.tsx';
import { NewestPanel } from './NewestPanel.tsx';
import { OutstandingPanel } from './OutstandingPanel.tsx';
import { summaryRequest } from './summary-request.ts';
import { ToDoPanel } from './ToDoPanel.tsx';

const FirstStepsPanel = lazy(async () => ({
  default: (await import('./FirstStepsPanel.tsx')).FirstStepsPanel,
}));

const back = { label: dashboardWords.sales, href: documentListAt('invoice') };

/**
 * How the business does: income, what is outstanding, the largest customers, what waits; the days stand in the address. It waits for
 * the first steps, which stand above all of it: come later, they would push it down under the reader's eyes.
 */
export const DashboardPage = () => (
  <Suspense fallback={<Waits />}>
    <Dashboard />
  </Suspense>
);

function Dashboard() {
  const { id: businessId, homeCurrency, plan } = useBusiness();
  const may = useMay();
  const locale = useLocale();
  const { values, hrefWith, go } = useAddress({ period: 'thisyear', from: '', to: '' });
  const summary = useCall(
    dashboardCalls.businessSummary,
    { businessId, ...summaryRequest(values) },
    { keepsBefore: true },
  );
  const counters = useCall(dashboardCalls.dashboardCounters, { businessId });
  const { data: tasks, isLoading: looksForTasks } = useOpenTasks();
  const { data: waiting, isLoading } = useCall(
    dashboardCalls.toDoList,
    { businessId },
    { enabled: may('dashboard.todo') },
  );
  const error = summary.error ?? counters.error;
  if (error) {
    const again = () => Promise.all([summary.refetch(), counters.refetch()]);
    return <LoadFailure error={error} back={back} onRetry={again} />;
  }
  const { data } = summary;
  if (!data || !counters.data || isLoading || looksForTasks) return <Waits />;
  const filling = tasks?.open.some(({ kind, state }) => kind === 'fill-demo' && state !== 'failed');
  const firstSteps = waiting?.firstSteps && !filling && (
    <FirstStepsPanel businessId={businessId} steps={waiting.firstSteps} />
  );
  const toDo = may('dashboard.todo') && <ToDoPanel found={waiting} currency={homeCurrency} locale={locale} />;
  if (counters.data.documents === 0 && filling)
    return (
      <Page>
        <EmptyState sentence={dashboardWords.filling} />
      </Page>
    );
  if (counters.data.documents === 0)
    return (
      <Page>
        {firstSteps}
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
        {toDo}
      </Page>
    );
  const buys = may('bill.list') && (planHas(plan, 'bills') || !isZero(data.payable.total));
  const shared = { summary: data, currency: homeCurrency, locale };
  return (
    <Page>
      {firstSteps}
      <Filters>
        <PeriodFilter values={values} span={data} onChange={go} />
        <Counters counters={counters.data} locale={locale} />
      </Filters>
      <Panels data-stale={summary.isPlaceholderData || undefined} data-buys={buys || undefined}>
        {may('reports') && <MoneyPanel />}
        <IncomePanel
          {...shared}
          daysAt={(days) => hrefWith({ period: 'custom', ...days })}
          opens={may('reports')}
        />
        <OutstandingPanel owed={data.outstanding} side="receivable" currency={homeCurrency} locale={locale} />
        {buys && (
          <OutstandingPanel owed={data.payable} side="payable" currency={homeCurrency} locale={locale} />
        )}
        <CustomersPanel {...shared} />
        {toDo}
        {may('invoice.list') && <NewestPanel {...shared} />}
      </Panels>
    </Page>
  );
}

const Page = ({ children }: { children: ReactNode }) => (
  <>
    <PageHead title={dashboardWords.title} />
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
