import { chakra } from '@chakra-ui/react';
import { type ReactNode, useState } from 'react';
import { budgetCalls } from '../../api/calls/budget.ts';
import { useCall } from '../../api/client/query.ts';
import { planHas } from '../../domain/access/plans.ts';
import { type BudgetType, budgetTypeOf, budgetTypes, fiscalYearName } from '../../domain/budget/budget.ts';
import { budgetPageWords as words } from '../../domain/words/budgets.ts';
import { budgetsAt } from '../frame/addresses.ts';
import { useBusiness, useMay } from '../frame/business.ts';
import { PageHead } from '../frame/PageHead.tsx';
import { LackingPage } from '../frame/UpgradeHost.tsx';
import { Button } from '../kit/buttons/Button.tsx';
import { SelectField } from '../kit/fields/SelectField.tsx';
import { useAddress } from '../kit/fields/use-address.ts';
import { EmptyState } from '../kit/lists/EmptyState.tsx';
import { Tabs } from '../kit/lists/Tabs.tsx';
import { Loaded } from '../page/Loaded.tsx';
import { BudgetComparison } from './BudgetComparison.tsx';
import { BudgetEditor } from './BudgetEditor.tsx';
import { DownloadBudget } from './BudgetFiles.tsx';
import { BudgetGrid } from './BudgetGrid.tsx';
import {
  type ActualsView,
  type BudgetView,
  formOf,
  plannedRows,
  rowsIn,
  typeOf,
  yearsAround,
} from './budget-form.ts';
import { DeleteBudgetDialog } from './DeleteBudgetDialog.tsx';

const YearField = chakra('div', {
  base: { width: '132px', '& label': { position: 'absolute', clipPath: 'inset(50%)' } },
});

const back = { label: words.title, href: budgetsAt };

/** A fiscal year's budget of income or expenses beside what came; the year and the type are in the address. */
export function BudgetPage() {
  const { id: businessId, plan } = useBusiness();
  const { values, go, hrefWith } = useAddress({ year: '', type: 'Revenue' });
  const type: BudgetType = budgetTypeOf(values.type) ?? 'Revenue';
  const call = type === 'Revenue' ? budgetCalls.revenueBudget : budgetCalls.expensesBudget;
  const query = useCall(call, { businessId, ...(values.year && { year: values.year }) });
  return (
    <Loaded query={query} back={back}>
      {(budget) => (
        <BudgetOfYear
          key={`${type} ${budget.year}`}
          budget={budget}
          tabs={
            <Tabs
              label={words.types}
              tabs={budgetTypes.map((one) => ({
                label: words.type[one],
                href: hrefWith({ type: one }),
                current: one === type,
              }))}
            />
          }
          onYear={(year) => go({ year })}
          isPlanned={planHas(plan, 'budgetPlanning')}
        />
      )}
    </Loaded>
  );
}

interface BudgetOfYearProps {
  budget: BudgetView;
  tabs: ReactNode;
  onYear: (year: string) => void;
  /** The plan has budgets; without it what was planned is read. */
  isPlanned: boolean;
}

function BudgetOfYear({ budget, tabs, onYear, isPlanned }: BudgetOfYearProps) {
  const may = useMay();
  const [isDeleting, setIsDeleting] = useState(false);
  const first = budget.months[0]!;
  const start = { month: first.month, day: Number(first.from.slice(8)) };
  const nameOf = (year: number) =>
    fiscalYearName(year, start, year === budget.year ? budget.months.at(-1)!.to : null);
  const mayWrite = isPlanned && may('settings.account');
  const { id } = budget;
  return (
    <>
      <PageHead title={words.title}>
        <YearField>
          <SelectField
            label={words.fiscalYear}
            value={String(budget.year)}
            onChange={onYear}
            options={yearsAround(budget.year).map((year) => ({ value: String(year), label: nameOf(year) }))}
          />
        </YearField>
        {id !== null && <DownloadBudget id={id} />}
        {mayWrite && id !== null && <Button onClick={() => setIsDeleting(true)}>{words.deleteBudget}</Button>}
      </PageHead>
      {tabs}
      {isPlanned ? (
        <WithActuals budget={budget} mayWrite={mayWrite} year={nameOf(budget.year)} />
      ) : (
        <>
          {id !== null && <ReadBudget budget={budget} actuals={null} />}
          <LackingPage flag="budgetPlanning" within />
        </>
      )}
      {isDeleting && id !== null && (
        <DeleteBudgetDialog
          budget={{ ...budget, id }}
          year={nameOf(budget.year)}
          onDone={() => setIsDeleting(false)}
          onClose={() => setIsDeleting(false)}
        />
      )}
    </>
  );
}

interface WithActualsProps {
  budget: BudgetView;
  mayWrite: boolean;
  year: string;
}

function WithActuals({ budget, mayWrite, year }: WithActualsProps) {
  const { id: businessId } = useBusiness();
  const query = useCall(budgetCalls.budgetActuals, {
    businessId,
    year: String(budget.year),
    type: budget.type,
  });
  return (
    <Loaded query={query} back={back}>
      {(actuals) => {
        if (mayWrite) return <BudgetEditor budget={budget} actuals={actuals} />;
        if (budget.id === null) return <EmptyState sentence={words.noneToRead[typeOf(budget)](year)} />;
        return <ReadBudget budget={budget} actuals={actuals} />;
      }}
    </Loaded>
  );
}

/** A budget as it is kept, for who may not change it. */
function ReadBudget({ budget, actuals }: { budget: BudgetView; actuals: ActualsView | null }) {
  const { homeCurrency } = useBusiness();
  const known = plannedRows(budget, actuals);
  const form = formOf(budget, known);
  const rows = rowsIn(form, typeOf(budget), known).filter(
    ({ accountId }) => accountId === 0 || budget.accounts.some((one) => one.accountId === accountId),
  );
  const shown = { form, rows, budget, currency: homeCurrency };
  return (
    <>
      <BudgetGrid {...shown} />
      {actuals && <BudgetComparison {...shown} actuals={actuals} />}
    </>
  );
}
