import { useState } from 'react';
import { budgetCalls } from '../../api/calls/budget.ts';
import { useCall } from '../../api/client/query.ts';
import { changedBy, spreadEvenly, spreadLike } from '../../domain/budget/fill.ts';
import { type Decimal, isZero, sum, zero } from '../../domain/money.ts';
import { formatMoney } from '../../domain/values/format.ts';
import { budgetPageWords as words } from '../../domain/words/budgets.ts';
import { useBusiness } from '../frame/business.ts';
import { Button } from '../kit/buttons/Button.tsx';
import { Dialog } from '../kit/dialogs/Dialog.tsx';
import { MoneyField } from '../kit/fields/MoneyField.tsx';
import { NumberField } from '../kit/fields/NumberField.tsx';
import { SelectField } from '../kit/fields/SelectField.tsx';
import { moneyForm, numberProblem, percentForm } from '../kit/fields/use-number-text.ts';
import { useLocale } from '../kit/locale.ts';
import { Stack } from '../kit/Stack.tsx';
import {
  type ActualsView,
  type BudgetForm,
  type BudgetView,
  cellName,
  counts,
  type GridRow,
  typeOf,
} from './budget-form.ts';

type Method = 'same' | 'evenly' | 'like' | 'budget' | 'actuals';

interface FillDialogProps {
  rows: readonly GridRow[];
  budget: BudgetView;
  actuals: ActualsView;
  withoutCostOfSales: boolean;
  currency: string;
  onFill: (patch: Partial<BudgetForm>) => void;
  onClose: () => void;
}

/** What a line had a year before, planned or in the books; the type as a whole has what its accounts had. */
const beforeOf = (
  props: FillDialogProps,
  last: BudgetView | undefined,
  method: Method,
  id: number,
): Decimal[] => {
  const { actuals, budget, withoutCostOfSales } = props;
  const months = budget.months.map((_, n) => n);
  if (method === 'budget') {
    const planned =
      id === 0 ? last?.months : last?.accounts.find(({ accountId }) => accountId === id)?.months;
    return months.map((n) => planned?.[n]?.amount ?? zero);
  }
  const matter = { type: typeOf(budget), withoutCostOfSales };
  const own = actuals.accounts.filter((one) => (id === 0 ? counts(matter, one) : one.accountId === id));
  return months.map((n) => sum(own.map(({ before }) => before[n]!)));
};

const filledBy = (method: Method, value: Decimal, before: Decimal[], digits: number): Decimal[] => {
  if (method === 'same') return before.map(() => value);
  if (method === 'evenly') return spreadEvenly(value, digits, before.length);
  return method === 'like' ? spreadLike(value, before, digits) : changedBy(value, before, digits);
};

/** Fills a line, or all of them, from one figure or from the year before; nothing is saved by it. */
export function FillDialog(props: FillDialogProps) {
  const { rows, budget, currency, onFill, onClose } = props;
  const { id: businessId } = useBusiness();
  const locale = useLocale();
  const [line, setLine] = useState(String(rows[0]?.accountId ?? 0));
  const [method, setMethod] = useState<Method>('same');
  const [value, setValue] = useState('');
  const call = budget.type === 'Revenue' ? budgetCalls.revenueBudget : budgetCalls.expensesBudget;
  const last = useCall(call, { businessId, year: String(budget.year - 1) }).data;
  const isCopy = method === 'budget' || method === 'actuals';
  const form = isCopy ? percentForm(locale) : moneyForm(currency, locale);
  const isBelow = !isCopy && value.startsWith('-');
  const fault = numberProblem(value, form) ?? (isBelow ? words.fillBelowZero : undefined);
  const isReady = fault === undefined && (isCopy || value !== '');
  const chosen = isCopy && line === 'all' ? rows : rows.filter(({ accountId }) => String(accountId) === line);
  const filled = isReady
    ? chosen.map(({ accountId }) => {
        const amounts = filledBy(
          method,
          value || zero,
          beforeOf(props, last, method, accountId),
          form.currency ? form.most : moneyForm(currency, locale).most,
        );
        return { accountId, amounts };
      })
    : [];
  const total = sum(filled.flatMap(({ amounts }) => amounts));
  const fill = () => {
    const patch: Partial<BudgetForm> = {};
    for (const { accountId, amounts } of filled)
      for (const [n, amount] of amounts.entries())
        patch[cellName(accountId, n)] = isZero(amount) ? '' : amount;
    onFill(patch);
    onClose();
  };
  const choose = (next: string) => {
    setMethod(next as Method);
    setValue('');
    const copies = next === 'budget' || next === 'actuals';
    if (copies && rows.length > 1) setLine('all');
    if (!copies && line === 'all') setLine(String(rows[0]?.accountId ?? 0));
  };
  const field = { value, onChange: setValue, problem: isBelow ? words.fillBelowZero : undefined };
  return (
    <Dialog
      title={words.fill}
      lead={words.fillLead}
      size="small"
      onClose={onClose}
      foot={
        <>
          <Button onClick={onClose} shortcut="Esc">
            {words.cancel}
          </Button>
          <Button look="primary" disabled={!isReady || filled.length === 0} onClick={fill}>
            {words.fillNow}
          </Button>
        </>
      }
    >
      <Stack>
        <SelectField
          label={words.method}
          value={method}
          onChange={choose}
          options={(['same', 'evenly', 'like', 'budget', 'actuals'] as const).map((one) => ({
            value: one,
            label: words.methods[one],
          }))}
        />
        {rows.length > 1 && (
          <SelectField
            label={words.line}
            value={line}
            onChange={setLine}
            options={[
              ...(isCopy ? [{ value: 'all', label: words.allLines }] : []),
              ...rows.map(({ accountId, name }) => ({ value: String(accountId), label: name })),
            ]}
          />
        )}
        {isCopy ? (
          <NumberField
            {...field}
            form={form}
            unit="%"
            label={words.change}
            hint={words.changeHint}
            optional
          />
        ) : (
          <MoneyField
            {...field}
            currency={currency}
            label={method === 'same' ? words.eachMonth : words.forTheYear}
          />
        )}
        {isReady && <p className="quiet">{words.filledTotal(formatMoney(total, currency, locale))}</p>}
      </Stack>
    </Dialog>
  );
}
