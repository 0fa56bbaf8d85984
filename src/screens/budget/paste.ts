import { parseDecimal } from '../../domain/format.ts';
import { type BudgetForm, cellName, type GridRow } from './budget-form.ts';

/** What a spreadsheet puts on the clipboard, by line and column; null for text that is one cell. */
export const cellsIn = (text: string): string[][] | null => {
  const lines = text.replace(/\r\n?/g, '\n').replace(/\n$/, '').split('\n');
  if (lines.length === 1 && !text.includes('\t')) return null;
  return lines.map((line) => line.split('\t').map((cell) => cell.trim()));
};

/** An amount as another program writes it: nothing for zero, what can't be read as it is. */
const amountIn = (cell: string, locale: string): string => {
  if (/^[-–—]?$/.test(cell)) return '';
  const bare = cell.replace(/[^\d.,\s'’+−-]/gu, '').trim();
  const read = parseDecimal(bare, locale);
  return read === null ? cell : read === '0' ? '' : read;
};

/** Pasted cells laid over the grid from one cell on; what reaches beyond its edge is left out. */
export const pastedOver = (
  cells: readonly (readonly string[])[],
  rows: readonly GridRow[],
  from: { row: number; month: number },
  locale: string,
): Partial<BudgetForm> => {
  const patch: Partial<BudgetForm> = {};
  for (const [down, line] of cells.entries())
    for (const [across, cell] of line.entries()) {
      const [row, month] = [rows[from.row + down], from.month + across];
      if (row && month < 12) patch[cellName(row.accountId, month)] = amountIn(cell, locale);
    }
  return patch;
};
