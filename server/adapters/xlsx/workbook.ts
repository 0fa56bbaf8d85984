import writeXlsxFile, { type Cell, type Row } from 'write-excel-file/node';
import { compare } from '../../../src/domain/money.ts';
import type { FileCell, FileRow } from '../../../src/domain/report/file-rows.ts';
import { digitsOf } from '../../../src/domain/values/currency.ts';
import { reportFileWords } from '../../../src/domain/words/reports.ts';
import type { Workbook } from './xlsx.ts';

/** What a sheet's name may not have, and how long it may be. */
const unsafe = /[[\]/\\:*?\p{Cc}]+/gu;
const longestName = 31;

/** A name Excel takes for a sheet: some signs, and apostrophes at its ends, are left out. */
export const sheetName = (title: string): string =>
  title
    .replace(unsafe, ' ')
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, longestName)
    .replace(/^'+|'+$/g, '')
    .trim() || reportFileWords.unnamed;

const decimals = (digits: number): string => (digits > 0 ? `.${'0'.repeat(digits)}` : '');

/** How a number is written: an amount with the decimals its currency has, a percentage with its sign, another as it is. */
const formatOf = ({ kind, value }: FileCell, currency: string): string | undefined => {
  if (kind === 'money' || kind === 'own-money') return `#,##0${decimals(digitsOf(currency))}`;
  // It has as many decimals as its currency has.
  if (kind === 'amount') return `#,##0${decimals(value?.split('.')[1]?.length ?? 0)}`;
  return kind === 'percent' ? '0.00" %"' : undefined;
};

/** A cell as a workbook has it: a day as a day, a number as one wherever it is held exactly, anything else as text that is no formula. */
const cellOf = (cell: FileCell, currency: string): Cell => {
  const { kind, value } = cell;
  if (value === null || value === '') return null;
  if (kind === 'day') return { type: Date, value: new Date(`${value}T00:00:00Z`), format: 'yyyy-mm-dd' };
  if (kind === 'minute')
    return { type: Date, value: new Date(`${value.replace(' ', 'T')}:00Z`), format: 'yyyy-mm-dd hh:mm' };
  const isExact = kind !== 'text' && compare(String(Number(value)), value) === 0;
  if (!isExact) return { type: String, value };
  const format = formatOf(cell, currency);
  return { type: Number, value: Number(value), ...(format && { format }) };
};

const styles = {
  head: { fontWeight: 'bold', bottomBorderStyle: 'thin', wrap: true, alignVertical: 'top' },
  total: { fontWeight: 'bold', topBorderStyle: 'thin' },
} as const;

const rowOf = ({ cells, is }: FileRow, currency: string): Row =>
  cells.map((cell) => {
    const found = cellOf(cell, currency);
    // A blank cell of a total has its line above it, too.
    return is ? { ...styles[is], ...(found as object | null) } : found;
  });

/** What the library offers beside its options: a change of what it writes. */
type Feature = NonNullable<NonNullable<Parameters<typeof writeXlsxFile>[1]>['features']>[number];

/** Rows of a statement fold up under what they come to. */
const outlined = (rows: readonly FileRow[]): Feature => ({
  files: {
    transform: {
      'xl/worksheets/sheet{id}.xml': {
        transformElementAttributes: (tag, attributes, index, _, { sheetIndex }) =>
          tag === 'row' && sheetIndex === 0 && rows[index!]?.level === 2
            ? { ...attributes, outlineLevel: 1 }
            : attributes,
      },
    },
  },
});

/** As wide as the longest of the first texts in it, within bounds. */
const widthsOf = (rows: readonly FileRow[]): { width: number }[] =>
  (rows[0]?.cells ?? []).map((_, n) => ({
    width: Math.min(
      Math.max(...rows.slice(0, 200).map(({ cells }) => (cells[n]?.value ?? '').length + 4), 11),
      60,
    ),
  }));

/** A workbook as the bytes of its file. */
export const workbookBytes = async (rows: readonly FileRow[], book: Workbook): Promise<Uint8Array> => {
  const sheets = [
    {
      sheet: sheetName(book.title),
      data: rows.map((row) => rowOf(row, book.currency)),
      columns: widthsOf(rows),
      stickyRowsCount: 1,
    },
    {
      sheet: book.aboutTitle,
      data: book.about.map((line) => [{ type: String, value: line }]),
      columns: [{ width: 80 }],
    },
  ];
  return writeXlsxFile(sheets, { features: [outlined(rows)] }).toBuffer();
};
