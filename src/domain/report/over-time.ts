import { type Decimal, sum, zero } from '../money.ts';
import type { Span } from '../values/period.ts';
import { reportEverywhere } from '../words/reports.ts';
import type { ReportRows, ReportSheet, SheetCell } from './sheet.ts';
import { sheetOf } from './sheet.ts';
import type { ReportSpec } from './spec.ts';

/** Rows of a stretch of a report's days, and what its column is called. */
export interface Stretch<Row> {
  title: string;
  days: Span;
  rows: readonly Row[];
}

/**
 * A report with a column for each stretch of its days and one for all of them: the figure its rows are compared by. A row that is only in
 * a stretch is listed too. Null for a report whose rows can't be told apart.
 *
 * @param whole what was read of all the days
 */
export const sheetOverTime = <Row, Sums>(
  spec: ReportSpec<Row, Sums>,
  whole: ReportRows<Row> & Sums,
  stretches: readonly Stretch<Row>[],
  currency: string,
): ReportSheet | null => {
  const { compared } = spec;
  if (!compared) return null;
  const { keyOf, of } = compared;
  const known = new Set(whole.rows.map(keyOf));
  const only = stretches
    .flatMap(({ rows }) => rows)
    .filter((row) => !known.has(keyOf(row)) && known.add(keyOf(row)));
  const rows = [...whole.rows, ...only];
  const byKey = stretches.map((stretch) => new Map(stretch.rows.map((row) => [keyOf(row), of(row)])));
  const named = spec.columns.filter(({ place }) => place !== undefined);
  const figures = rows.map((row): Decimal[] => [
    ...byKey.map((figureOf) => figureOf.get(keyOf(row)) ?? zero),
    known.has(keyOf(row)) && whole.rows.includes(row) ? of(row) : zero,
  ]);
  const base = sheetOf({ ...spec, columns: named }, { ...whole, rows }, null, currency);
  const columns = [
    ...base.columns,
    ...stretches.map(({ title, days }) => ({ title, kind: 'money' as const, place: 'own' as const, days })),
    { title: reportEverywhere.total, kind: 'money' as const, place: 'own' as const },
  ];
  const cellsOf = (row: number): SheetCell[] => figures[row]!.map((value) => ({ value }));
  const sums = columns.slice(base.columns.length).map((_, n) => sum(figures.map((one) => one[n]!)));
  return {
    ...base,
    columns,
    // The rows are one group: reports over time have no heads above their rows.
    groups:
      rows.length === 0
        ? []
        : [{ rows: base.groups.flatMap((group) => group.rows).map((cells, n) => [...cells, ...cellsOf(n)]) }],
    totals: base.totals && {
      ...base.totals,
      cells: [...base.totals.cells, ...sums.map((value) => ({ value }))],
    },
    controls: spec.controls?.(whole, []) ?? [],
  };
};
