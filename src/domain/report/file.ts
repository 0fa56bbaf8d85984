import { paperLocale } from '../documents/paper-locale.ts';
import type { Printed } from '../documents/printed.ts';
import { formatAmount, formatDay, formatDecimal } from '../format.ts';
import type { PaperLook } from '../template.ts';
import { reportFileWords } from '../words/reports.ts';
import {
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
export const csvHead = ({ columns }: ReportSheet): string[] => columns.map(({ title }) => title);

/** The rows of a report's CSV file: every column, days and amounts as a spreadsheet reads them. */
export const csvRows = ({ groups }: ReportSheet): string[][] =>
  groups.flatMap(({ rows }) => rows.map((cells) => cells.map(({ value }) => value ?? '')));

/** What stands in a report's CSV file below its rows: its totals and its figures. */
export const csvFoot = ({ totals, figures, comparedWith }: ReportSheet): string[][] => {
  const before = comparedWith ? ['Before', 'Change'] : [];
  return [
    ...(totals ? [totals.cells.map((cell, n) => (n === 0 ? totals.label : (cell ?? '')))] : []),
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
    cells: [label, ...cells.flatMap((cell, n) => (columns[n]!.place === 'own' ? [money(cell)] : []))],
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
        const head = joined(rows[0]!, 'head');
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
    notes: sheet.groups.length > 0 ? '' : emptyOf(sheet, long),
    transfer: null,
    footer: [],
    payment: '',
    wide: isWide(sheet),
    look,
  };
};
