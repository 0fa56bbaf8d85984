import { chakra } from '@chakra-ui/react';
import { useState } from 'react';
import { budgetCalls } from '../../api/calls/budget.ts';
import { ask } from '../../api/client/ask.ts';
import { budgetPageWords as words } from '../../domain/words/budgets.ts';
import { conflict as conflictWords, kept as keptWords } from '../../domain/words/frame.ts';
import type { Problem } from '../../machines/problem.ts';
import { useBusiness } from '../frame/business.ts';
import { Button } from '../kit/buttons/Button.tsx';
import { SaveBar } from '../kit/buttons/SaveBar.tsx';
import { CheckField } from '../kit/fields/CheckField.tsx';
import { SelectField } from '../kit/fields/SelectField.tsx';
import { moneyForm } from '../kit/fields/use-number-text.ts';
import { useLocale } from '../kit/locale.ts';
import { ErrorSummary } from '../kit/notices/ErrorSummary.tsx';
import { StaleChoice } from '../page/StaleChoice.tsx';
import { useCardForm } from '../page/use-card-form.ts';
import { BudgetComparison } from './BudgetComparison.tsx';
import { UploadBudget } from './BudgetFiles.tsx';
import { BudgetGrid } from './BudgetGrid.tsx';
import {
  type ActualsView,
  type BudgetForm,
  type BudgetView,
  budgetProblems,
  cellLabel,
  cellName,
  formOf,
  plannedRows,
  rowsIn,
  sentOf,
  typeOf,
  wholeRow,
} from './budget-form.ts';
import { FillDialog } from './FillDialog.tsx';

const Form = chakra('form', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: '4',
    '& > .tools': { display: 'flex', flexWrap: 'wrap', alignItems: 'end', gap: '12px 20px' },
    '& > .tools > div:first-of-type': { width: '220px' },
    '& > .tools > div:not(:first-of-type, .acts)': { paddingBottom: '10px' },
    '& .acts': { display: 'flex', flexWrap: 'wrap', gap: '2.5', marginInlineStart: 'auto' },
  },
});

interface BudgetEditorProps {
  budget: BudgetView;
  actuals: ActualsView;
}

/** Saves a budget, or makes it. Where somebody made one meanwhile, theirs is shown beside this one before anything goes over it. */
const saveBudget = async (
  budget: BudgetView,
  sent: ReturnType<typeof sentOf>,
  { businessId, intentKey, version }: { businessId: string; intentKey: string; version: number | null },
) => {
  const update = (id: string) =>
    ask(budgetCalls.updateBudget, { businessId, id, version, ...sent }, { intentKey });
  if (budget.id !== null) return update(budget.id);
  const { year, type } = budget;
  return ask(budgetCalls.createBudget, { businessId, year, type, ...sent }, { intentKey }).catch(
    (problem: Problem) => {
      const { id } = problem.details ?? {};
      if (typeof id !== 'string') throw problem;
      return update(id);
    },
  );
};

/** The grid as it is typed: kept in this browser until it is saved or discarded. */
function useBudgetCard({ budget, actuals }: BudgetEditorProps) {
  const { id: businessId, homeCurrency } = useBusiness();
  const locale = useLocale();
  const type = typeOf(budget);
  const known = plannedRows(budget, actuals);
  const linesOf = (form: BudgetForm) => rowsIn(form, type, known);
  const card = useCardForm<BudgetForm>({
    noun: 'budget',
    opened: { id: `${type} ${budget.year}`, version: budget.version },
    initial: formOf(budget, known),
    check: (form) => budgetProblems(form, linesOf(form), budget, moneyForm(homeCurrency, locale)),
    valuesOf: (form) => ({
      [words.plannedBy]: words.modes[form.mode],
      [words.withoutCostOfSales]: form.withoutCostOfSales ? conflictWords.yes : conflictWords.no,
      [words.reminds]: form.reminds ? conflictWords.yes : conflictWords.no,
      ...Object.fromEntries(
        [wholeRow(type), ...known].flatMap((row) =>
          budget.months.map((_, n) => [
            cellLabel(row, budget, n, locale),
            form[cellName(row.accountId, n)] ?? '',
          ]),
        ),
      ),
    }),
  });
  const { form } = card;
  const rows = linesOf(form);
  return {
    ...card,
    rows,
    send: () =>
      card.save((intentKey, version) =>
        saveBudget(budget, sentOf(form, rows, budget), { businessId, intentKey, version }),
      ),
  };
}

/** A budget that is typed, and beside it what came. */
export function BudgetEditor({ budget, actuals }: BudgetEditorProps) {
  const { homeCurrency } = useBusiness();
  const card = useBudgetCard({ budget, actuals });
  const [isFilling, setIsFilling] = useState(false);
  const { form, rows, change, dirty, pending, problems } = card;
  const shown = { form, rows, budget, currency: homeCurrency };
  return (
    <>
      <Form
        noValidate
        aria-label={words.title}
        onSubmit={(event) => {
          event.preventDefault();
          void card.send();
        }}
      >
        {card.restored && problems.length === 0 && (
          <p className="quiet" role="status">
            {keptWords.restored}
          </p>
        )}
        <ErrorSummary attempt={card.attempt} problems={problems} />
        {card.stale && (
          <StaleChoice
            problem={card.stale}
            onTheirs={() => void card.forget()}
            onMine={card.overwrite}
            conflict={card.conflict}
            onChoose={card.choose}
          />
        )}
        <div className="tools">
          <SelectField
            {...card.field('mode')}
            onChange={(mode) => change({ mode: mode as BudgetForm['mode'] })}
            label={words.plannedBy}
            options={(['accounts', 'whole'] as const).map((mode) => ({
              value: mode,
              label: words.modes[mode],
            }))}
          />
          {budget.type === 'Expense' && (
            <>
              <CheckField
                label={words.withoutCostOfSales}
                checked={form.withoutCostOfSales}
                onChange={(withoutCostOfSales) => change({ withoutCostOfSales })}
              />
              <CheckField
                label={words.reminds}
                checked={form.reminds}
                onChange={(reminds) => change({ reminds })}
              />
            </>
          )}
          <div className="acts">
            <UploadBudget budget={budget} rows={rows} onFill={change} />
            <Button onClick={() => setIsFilling(true)}>{words.fill}</Button>
          </div>
        </div>
        <fieldset disabled={!card.ready} style={{ display: 'contents' }}>
          <BudgetGrid {...shown} onChange={change} problemOf={card.problemOf} />
        </fieldset>
        {(dirty || budget.id === null) && (
          <SaveBar resting={!dirty} sentence={dirty ? undefined : words.notMade}>
            {dirty && (
              <Button look="ghost" disabled={pending} onClick={() => void card.forget()}>
                {keptWords.discard}
              </Button>
            )}
            <Button look="primary" type="submit" pending={pending}>
              {budget.id === null ? words.create : words.save}
            </Button>
          </SaveBar>
        )}
      </Form>
      <BudgetComparison {...shown} actuals={actuals} />
      {isFilling && (
        <FillDialog
          {...shown}
          actuals={actuals}
          withoutCostOfSales={form.withoutCostOfSales}
          onFill={change}
          onClose={() => setIsFilling(false)}
        />
      )}
    </>
  );
}
