import { paperLocale } from '../documents/paper-locale.ts';
import type { Printed } from '../documents/printed.ts';
import type { PaperLook } from '../template/template.ts';
import { formatDay } from '../values/format.ts';
import { hanOf } from '../values/han.ts';
import { type Preparation, reportFacts } from './file-rows.ts';
import { type Drawing, drawingOf } from './picture-layout.ts';
import type { ReportName } from './reports.ts';
import {
  checkpointLines,
  controlText,
  emptyOf,
  isWide,
  type ReportSheet,
  type SheetCell,
  type SheetColumn,
  type SheetTotal,
} from './sheet.ts';
import { onPaper, partsOf, writtenAmount, writtenCell, writtenNumber } from './written-cell.ts';

/** A report on paper. Its picture is drawn above the rows; left out if it has none. */
export interface PrintedReport extends Printed {
  picture?: Drawing;
}

/** A report as it goes on paper, in the look of the business's documents. */
export const printedReport = (
  name: ReportName,
  read: ReportSheet,
  preparation: Preparation,
  look: PaperLook,
): PrintedReport => {
  const locale = paperLocale(preparation.locale);
  const sheet = onPaper(read, preparation.brackets);
  const { columns } = sheet;
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
  const money = (amount: string | null) => (amount === null ? '' : writtenAmount(amount, sheet, locale));
  const summed = ({ label, cells }: SheetTotal) => ({
    // A figure of nothing is written, too.
    cells: [
      label,
      ...columns.flatMap(({ place, kind }, n) =>
        place === 'own' ? [writtenCell({ kind }, cells[n]!.value, sheet, locale)] : [],
      ),
    ],
    note: '',
    strong: true,
  });
  const picture = drawingOf(name, sheet, locale);
  const han = hanOf(preparation.locale);
  return {
    ...(han && { han }),
    title: sheet.title,
    from: preparation.from,
    heading: sheet.title,
    facts: [...reportFacts(sheet, long), preparation.prepared],
    stamp: null,
    parties: [],
    ...(picture && { picture }),
    columns: [
      { label: sheet.rowTitle, figure: false },
      ...own.map(({ title }) => ({ label: title, figure: true })),
    ],
    rows: [
      ...sheet.groups.flatMap(({ rows, total }) => {
        const head = rows[0] ? joined(rows[0], 'head') : '';
        return [
          ...(head ? [{ cells: [head, ...own.map(() => '')], note: '', strong: true }] : []),
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
        .flatMap((one) =>
          one === null ? [] : [kind === 'money' ? money(one) : writtenNumber(one, sheet, locale)],
        )
        .join(', before '),
      grand: false,
    })),
    notes: [
      ...(preparation.note ? [preparation.note] : []),
      ...(sheet.groups.length > 0
        ? sheet.controls.map((control) => controlText(control, money))
        : [emptyOf(sheet, long)]),
      ...checkpointLines(sheet, locale),
    ].join('\n'),
    transfer: null,
    footer: [],
    payment: '',
    wide: isWide(sheet),
    look,
  };
};
