import { compare, type Decimal, isZero, sum, zero } from '../money.ts';
import { reportPictureWords, reportSheetWords } from '../words/reports.ts';
import type { PictureColumns } from './report-head.ts';
import { headOf, type ReportName } from './reports.ts';
import type { ReportSheet, SheetCell } from './sheet.ts';

/** A row of a report as it is drawn. */
export interface PictureRow {
  label: string;
  /** What it leads to; nothing where its row leads nowhere. */
  cell: SheetCell;
  /** A figure for each bar, and at last one for the line. */
  values: Decimal[];
  /** What its bar was in the days it is compared with. */
  before: Decimal | null;
  /** It is expected, and drawn dashed. */
  expected: boolean;
}

/** A report's picture, in values: page, print and PDF draw the same one. */
export interface ReportPicture extends Omit<PictureColumns, 'line'> {
  line: string | null;
  /** It has what its bars were before. */
  compared: boolean;
  rows: PictureRow[];
}

/** As many rows as are drawn by themselves. */
const mostRanked = 10;

/** The largest of some rows, and one of all others. */
const largestOf = (rows: readonly PictureRow[]): PictureRow[] => {
  const totals = new Map(rows.map((row) => [row, sum(row.values)]));
  const sorted = [...rows].sort((a, b) => compare(totals.get(b)!, totals.get(a)!));
  const rest = sorted.slice(mostRanked);
  if (rest.length === 0) return sorted;
  return [
    ...sorted.slice(0, mostRanked),
    {
      label: reportPictureWords.others,
      cell: { value: null },
      values: rest[0]!.values.map((_, n) => sum(rest.map(({ values }) => values[n]!))),
      before: rest[0]!.before === null ? null : sum(rest.map(({ before }) => before!)),
      expected: false,
    },
  ];
};

/**
 * The picture of a report's sheet; null for a report without one, for a view whose rows aren't those that are drawn, and where there
 * are fewer than two figures to look at. Source: finance-answers.md, Q124.
 */
export const pictureOf = (name: ReportName, { columns, groups }: ReportSheet): ReportPicture | null => {
  const declared = headOf(name).picture;
  if (!declared || columns.some(({ place }) => place === 'head')) return null;
  const { line = null, ...drawn } = declared;
  const at = (title: string) => columns.findIndex((one) => one.title === title && one.place === 'own');
  const figures = [...declared.bars, ...(line ? [line] : [])].map(at);
  const earlier = declared.bars.length === 1 ? at(reportSheetWords.beforeOf(declared.bars[0]!)) : -1;
  const lead = columns.findLastIndex(({ place }) => place === 'lead');
  if (figures.includes(-1) || lead < 0) return null;
  const all = groups.flatMap(({ rows, expected = false }) =>
    rows.map(
      (cells): PictureRow => ({
        label: cells[lead]!.value ?? '',
        cell: cells[lead]!,
        values: figures.map((n) => cells[n]!.value ?? zero),
        before: earlier < 0 ? null : (cells[earlier]!.value ?? zero),
        expected,
      }),
    ),
  );
  const isSeen = ({ values, before }: PictureRow) =>
    values.some((value) => !isZero(value)) || (before !== null && !isZero(before));
  const rows = declared.shape === 'ranking' ? largestOf(all.filter(isSeen)) : all;
  const seen = rows
    .flatMap(({ values, before }) => [...values, before ?? zero])
    .filter((one) => !isZero(one));
  return seen.length < 2 ? null : { ...drawn, line, compared: earlier >= 0, rows };
};
