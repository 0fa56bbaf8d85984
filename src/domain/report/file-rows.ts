import { paperDayLocale, paperLocale } from '../documents/paper-locale.ts';
import { formatAmount, formatDay } from '../values/format.ts';
import { reportFigureWords, reportFileWords } from '../words/reports.ts';
import { statementWords } from '../words/statements.ts';
import { checkpointLines, controlText, daysOfSheet, type ReportSheet, type SheetTotal } from './sheet.ts';
import type { CellKind } from './spec.ts';

/** A cell of a report's file: a value as it is stored, and what kind of value it is. */
export interface FileCell {
  kind: CellKind;
  value: string | null;
}

/** A line of a report's file. */
export interface FileRow {
  cells: FileCell[];
  /** It heads the others, or is what they come to. */
  is?: 'head' | 'total';
  /** In a statement: 1 for what rows come to, 2 for a row of it. */
  level?: 1 | 2;
}

/** Who a report is of and who made its file: the business's name and numbers, a line each, and who prepared it when. */
export interface Preparation {
  from: string[];
  prepared: string;
  locale: string;
  /** On paper what is below zero is in brackets. */
  brackets: boolean;
  /** What somebody wrote on it; left out for nothing. */
  note?: string | undefined;
}

const text = (value: string): FileCell => ({ kind: 'text', value });

/** The first line of a report's file: what its columns are called. */
export const fileHead = ({ columns, leveled }: ReportSheet): FileRow => ({
  is: 'head',
  cells: [...(leveled ? [statementWords.level] : []), ...columns.map(({ title }) => title)].map(text),
});

/** The column of a row's name: the last that leads it. */
const nameColumn = ({ columns }: ReportSheet): number =>
  columns.findLastIndex(({ place }) => place === 'lead');

/** A column's amounts in any currency are written in a file as what they are worth at home. */
const kindAt = ({ columns }: ReportSheet, n: number): CellKind => columns[n]!.kind;

const totalCells = (sheet: ReportSheet, { label, cells }: SheetTotal, at: number): FileCell[] =>
  cells.map(({ value }, n) => (n === at ? text(label) : { kind: kindAt(sheet, n), value }));

const leveled = (level: 1 | 2, cells: FileCell[]): FileRow => ({
  level,
  ...(level === 1 && { is: 'total' }),
  cells: [{ kind: 'number', value: String(level) }, ...cells],
});

/**
 * The lines of a report's file between its head and its foot: every column, days and amounts as they are stored. A statement has
 * what its rows come to among them, on a level of its own.
 */
export const fileRows = (sheet: ReportSheet): FileRow[] =>
  sheet.groups.flatMap(({ rows, total }) => [
    ...rows.map((row): FileRow => {
      const cells = row.map(({ value }, n) => ({ kind: kindAt(sheet, n), value }));
      return sheet.leveled ? leveled(2, cells) : { cells };
    }),
    ...(sheet.leveled && total ? [leveled(1, totalCells(sheet, total, nameColumn(sheet)))] : []),
  ]);

/** The lines of a report's file below its rows: its totals and its figures. */
export const fileFoot = (sheet: ReportSheet): FileRow[] => {
  const { totals, figures, comparedWith } = sheet;
  const before = comparedWith ? [reportFigureWords.before, reportFigureWords.change] : [];
  return [
    ...(totals ? [{ is: 'total' as const, cells: totalCells(sheet, totals, 0) }] : []),
    ...(figures.length > 0
      ? [
          { cells: [] },
          {
            is: 'head' as const,
            cells: [reportFigureWords.figure, reportFigureWords.amount, ...before].map(text),
          },
        ]
      : []),
    ...figures.map(
      ({ label, kind, value, before: was, change }): FileRow => ({
        cells: [
          text(label),
          { kind, value },
          ...(comparedWith ? [was, change].map((one): FileCell => ({ kind, value: one })) : []),
        ],
      }),
    ),
  ];
};

/** Lines of a report's file as those of its CSV: a spreadsheet reads days and amounts as they are stored. */
export const csvCells = (rows: readonly FileRow[]): string[][] =>
  rows.map(({ cells }) => cells.map(({ value }) => value ?? ''));

/** The days of a report, those it is compared with, and its currency, a line each. */
export const reportFacts = (
  { days, comparedWith, currency }: Pick<ReportSheet, 'days' | 'comparedWith' | 'currency'>,
  written: (day: string) => string,
): string[] => [
  daysOfSheet(days, written),
  ...(comparedWith ? [reportFileWords.compared(daysOfSheet(comparedWith, written))] : []),
  reportFileWords.amountsIn(currency),
];

/** What a workbook says of a report beside its rows, which are a table from the first line on; a line each. */
export const aboutReport = (sheet: ReportSheet, { from, prepared, locale, note }: Preparation): string[] => {
  const days = paperDayLocale(locale);
  const money = (amount: string) => formatAmount(amount, sheet.currency, paperLocale(locale));
  return [
    ...from,
    sheet.title,
    ...reportFacts(sheet, (day) => formatDay(day, days, 'long')),
    prepared,
    ...(note ? [note] : []),
    ...sheet.controls.map((control) => controlText(control, money)),
    ...checkpointLines(sheet, days),
  ];
};
