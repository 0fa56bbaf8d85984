import { pastedAmount } from '../../domain/typed/grid-cells.ts';
import { type BudgetForm, cellName, type GridRow } from './budget-form.ts';

/** Pasted cells laid over the grid from one cell on; what reaches beyond its edge, the end of a short year too, is left out. */
export const pastedOver = (
  cells: readonly (readonly string[])[],
  rows: readonly GridRow[],
  from: { row: number; month: number },
  { months, locale }: { months: number; locale: string },
): Partial<BudgetForm> => {
  const patch: Partial<BudgetForm> = {};
  for (const [down, line] of cells.entries())
    for (const [across, cell] of line.entries()) {
      const [row, month] = [rows[from.row + down], from.month + across];
      if (row && month < months) patch[cellName(row.accountId, month)] = pastedAmount(cell, locale);
    }
  return patch;
};
