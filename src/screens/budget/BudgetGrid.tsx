import type { CSSProperties } from 'react';
import { subgroupById } from '../../domain/books/account-groups.ts';
import { type Decimal, isZero, sum } from '../../domain/money.ts';
import { formatAmount, formatMonthName, formatSpan } from '../../domain/values/format.ts';
import { budgetPageWords as words } from '../../domain/words/budgets.ts';
import { moneyForm } from '../kit/fields/use-number-text.ts';
import { GridCell } from '../kit/lists/GridCell.tsx';
import { GridPlace } from '../kit/lists/grid-style.ts';
import { useLocale } from '../kit/locale.ts';
import {
  amountsOf,
  type BudgetForm,
  type BudgetView,
  cellLabel,
  cellName,
  type GridRow,
  totalsIn,
} from './budget-form.ts';
import { pastedOver } from './paste.ts';

interface BudgetGridProps {
  form: BudgetForm;
  rows: readonly GridRow[];
  budget: BudgetView;
  currency: string;
  /** Left out where it is only read. */
  onChange?: ((patch: Partial<BudgetForm>) => void) | undefined;
  problemOf?: ((name: string) => string | undefined) | undefined;
}

/** Lines under the heading of their sub-group, where there are several. */
const grouped = (rows: readonly GridRow[]): { subgroup: string | null; rows: GridRow[] }[] => {
  const ids = [...new Set(rows.map(({ subgroupId }) => subgroupId))];
  return ids.map((id) => ({
    subgroup: id === null || ids.length < 2 ? null : (subgroupById(id)?.name ?? null),
    rows: rows.filter(({ subgroupId }) => subgroupId === id),
  }));
};

/** A budget by account and month, with the totals of each line, month and the year. */
export function BudgetGrid({ form, rows, budget, currency, onChange, problemOf }: BudgetGridProps) {
  const locale = useLocale();
  const numbers = moneyForm(currency, locale);
  const amount = (value: Decimal) => (isZero(value) ? '–' : formatAmount(value, currency, locale));
  const totals = totalsIn(form, rows);
  // As wide as the longest amount, so that none is cut.
  const longest = Math.max(
    6,
    ...rows.flatMap((row) => amountsOf(form, row.accountId).map((one) => amount(one).length)),
  );
  return (
    <GridPlace style={{ '--longest': longest } as CSSProperties}>
      <table>
        <caption className="unseen">{words.title}</caption>
        <thead>
          <tr>
            <th scope="col">{words.account}</th>
            {budget.months.map((month) => (
              <th key={month.month} scope="col" title={formatSpan(month, locale)}>
                {formatMonthName(month.month, locale, 'short')}
              </th>
            ))}
            <th scope="col" className="total">
              {words.total}
            </th>
          </tr>
        </thead>
        <tbody>
          {grouped(rows).flatMap(({ subgroup, rows: own }) => [
            subgroup && (
              <tr key={subgroup} className="group">
                <th colSpan={budget.months.length + 2}>{subgroup}</th>
              </tr>
            ),
            ...own.map((row) => {
              const amounts = amountsOf(form, row.accountId);
              return (
                <tr key={row.accountId}>
                  <th scope="row">{row.name}</th>
                  {budget.months.map(({ month }, n) => {
                    const name = cellName(row.accountId, n);
                    return onChange ? (
                      <td key={month}>
                        <GridCell
                          id={`budget-${name}`}
                          label={cellLabel(row, budget, n, locale)}
                          value={form[name] ?? ''}
                          form={numbers}
                          problem={problemOf?.(name)}
                          onChange={(value) => onChange({ [name]: value })}
                          onPasted={(cells) =>
                            onChange(
                              pastedOver(
                                cells,
                                rows,
                                { row: rows.indexOf(row), month: n },
                                { months: budget.months.length, locale },
                              ),
                            )
                          }
                        />
                      </td>
                    ) : (
                      <td key={month} className="planned">
                        {amount(amounts[n]!)}
                      </td>
                    );
                  })}
                  <td className="total">{amount(sum(amounts))}</td>
                </tr>
              );
            }),
          ])}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{words.total}</th>
            {budget.months.map(({ month }, n) => (
              <td key={month}>{amount(totals[n]!)}</td>
            ))}
            <td className="total">{amount(sum(totals))}</td>
          </tr>
        </tfoot>
      </table>
    </GridPlace>
  );
}
