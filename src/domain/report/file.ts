import { paperLocale } from '../documents/paper-locale.ts';
import type { Printed } from '../documents/printed.ts';
import { formatAmount, formatDay, formatDecimal } from '../format.ts';
import type { PaperLook } from '../template.ts';
import { reportFileWords } from '../words/reports.ts';
import { statementWords } from '../words/statements.ts';
import {
  controlText,
  daysOfSheet,
  emptyOf,
  isWide,
  type ReportSheet,
  type SheetCell,
  type SheetColumn,
  type SheetTotal,
} from './sheet.ts';
import { partsOf, writtenCell } from './written-cell.ts';

/** The first line of a report's CSV file. */
export const csvHead = ({ columns, leveled }: ReportSheet): string[] => [
  ...(leveled ? [statementWords.level] : []),
  ...columns.map(({ title }) => title),
];

/** The column of a row's name: the last that leads it. */
const nameColumn = ({ columns }: ReportSheet): number =>
  columns.findLastIndex(({ place }) => place === 'lead');

const csvTotal = ({ label, cells }: SheetTotal, at: number): string[] =>
  cells.map(({ value }, n) => (n === at ? label : (value ?? '')));

/**
 * The rows of a report's CSV file: every column, days and amounts as a spreadsheet reads them. A statement has what its rows come to
 * among them, on a level of its own.
 */
export const csvRows = (sheet: ReportSheet): string[][] =>
  sheet.groups.flatMap(({ rows, total }) => [
    ...rows.map((cells) => [...(sheet.leveled ? ['2'] : []), ...cells.map(({ value }) => value ?? '')]),
    ...(sheet.leveled && total ? [['1', ...csvTotal(total, nameColumn(sheet))]] : []),
  ]);

/** What stands in a report's CSV file below its rows: its totals and its figures. */
export const csvFoot = (sheet: ReportSheet): string[][] => {
  const { totals, figures, comparedWith } = sheet;
  const before = comparedWith ? ['Before', 'Change'] : [];
  return [
    ...(totals ? [csvTotal(totals, 0)] : []),
    ...(figures.length > 0 ? [[], ['Figure', 'Amount', ...before]] : []),
    ...figures.map(({ label, value, before: was, change }) => [
      label,
      value,
      ...(comparedWith ? [was ?? '', change ?? ''] : []),
    ]),
  ];
};

/** A report as it goes on paper, in the look of the business's documents. */
export const printedReport = (
  sheet: ReportSheet,
  business: { name: string; locale: string },
  look: PaperLook,
): Printed => {
  const locale = paperLocale(business.locale);
  const { columns, currency } = sheet;
  const long = (day: string) => formatDay(day, locale, 'long');
  const own = columns.filter(({ place }) => place === 'own');
  const inOwn = (cells: readonly SheetCell[]): string[] =>
    columns.flatMap((column, n) =>
      column.place === 'own' ? [writtenCell(column, cells[n]!.value, sheet, locale)] : [],
    );
  const joined = (cells: readonly SheetCell[], place: SheetColumn['place']): string =>
    partsOf(sheet, cells, place, locale)
      .map(({ text, tight }, n, all) => (n === all.length - 1 ? text : text + (tight ? ' ' : ', ')))
      .join('');
  const money = (amount: string | null) => (amount === null ? '' : formatAmount(amount, currency, locale));
  const summed = ({ label, cells }: SheetTotal) => ({
    // A figure of nothing is written, too.
    cells: [
      label,
      ...columns.flatMap(({ place, kind }, n) =>
        place === 'own' ? [writtenCell({ kind }, cells[n]!.value, sheet, locale)] : [],
      ),
    ],
    note: '',
  });
  return {
    title: sheet.title,
    from: [business.name],
    heading: sheet.title,
    facts: [
      daysOfSheet(sheet.days, long),
      ...(sheet.comparedWith ? [reportFileWords.compared(daysOfSheet(sheet.comparedWith, long))] : []),
      reportFileWords.amountsIn(currency),
    ],
    stamp: null,
    parties: [],
    columns: [
      { label: sheet.rowTitle, figure: false },
      ...own.map(({ title }) => ({ label: title, figure: true })),
    ],
    rows: [
      ...sheet.groups.flatMap(({ rows, total }) => {
        const head = rows[0] ? joined(rows[0], 'head') : '';
        return [
          ...(head ? [{ cells: [head, ...own.map(() => '')], note: '' }] : []),
          ...rows.map((cells) => ({
            cells: [joined(cells, 'lead'), ...inOwn(cells)],
            note: joined(cells, 'under'),
          })),
          ...(total ? [summed(total)] : []),
        ];
      }),
      ...(sheet.totals ? [summed(sheet.totals)] : []),
    ],
    totals: sheet.figures.map(({ label, kind, value, before }) => ({
      label,
      text: [value, before]
        .flatMap((one) => (one === null ? [] : [kind === 'money' ? money(one) : formatDecimal(one, locale)]))
        .join(', before '),
      grand: false,
    })),
    notes:
      sheet.groups.length > 0
        ? sheet.controls.map((control) => controlText(control, money)).join('\n')
        : emptyOf(sheet, long),
    transfer: null,
    footer: [],
    payment: '',
    wide: isWide(sheet),
    look,
  };
};
