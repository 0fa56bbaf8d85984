import { type Decimal, sum, zero } from '../money.ts';
import { reportEverywhere } from '../words/reports.ts';
import type { ReportSheet, SheetCell } from './sheet.ts';

/** As many rows as a screen shows of a summary. Source: finance-answers.md, Q122. */
const mostShown = 1000;

/** The columns that are summed under the rows; those of money where nothing is. */
const summedColumns = ({ columns, totals }: ReportSheet): number[] =>
  columns.flatMap(({ kind, place }, n) =>
    place === 'own' && (totals ? totals.cells[n]!.value !== null : kind === 'money') ? [n] : [],
  );

const sizeOf = (cells: readonly SheetCell[], column: number | undefined): number =>
  column === undefined ? 0 : Math.abs(Number(cells[column]!.value ?? 0));

/**
 * A summary as a screen shows it: its first 1,000 rows by the size of their first sum, in their own order, and one row with the number
 * and the sums of the others, so that the total is right. A file has all of them.
 */
export const limitedSheet = (sheet: ReportSheet, most = mostShown): ReportSheet => {
  const rows = sheet.groups.flatMap((group) => group.rows);
  if (sheet.leveled || rows.length <= most) return sheet;
  const summed = summedColumns(sheet);
  const bySize = [...rows].sort((a, b) => sizeOf(b, summed[0]) - sizeOf(a, summed[0]));
  const kept = new Set(bySize.slice(0, most));
  const others = bySize.slice(most);
  const lead = sheet.columns.findIndex(({ place }) => place === 'lead');
  const sumAt = (column: number): Decimal => sum(others.map((cells) => cells[column]!.value ?? zero));
  const more = sheet.columns.map((_, n): SheetCell => {
    if (n === lead) return { value: reportEverywhere.more(others.length) };
    return { value: summed.includes(n) ? sumAt(n) : null };
  });
  return {
    ...sheet,
    groups: [
      ...sheet.groups
        .map((group) => ({ ...group, rows: group.rows.filter((cells) => kept.has(cells)) }))
        .filter((group) => group.rows.length > 0),
      { rows: [more] },
    ],
  };
};
