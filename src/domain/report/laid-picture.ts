import { type Decimal, sum } from '../money.ts';
import { reportPictureWords as words } from '../words/reports.ts';
import type { PictureRow, ReportPicture } from './picture.ts';
import { type Writing, writtenAmount } from './written-cell.ts';

/** A bar, in points from the upper left. */
export interface Bar {
  x: number;
  y: number;
  width: number;
  height: number;
  /** Which of the series it is of, from 0; `before` for what it was earlier. */
  series: number | 'before';
}

/** A text, in points; `y` is its foot. */
export interface Label {
  x: number;
  y: number;
  anchor: 'start' | 'middle' | 'end';
  text: string;
}

/** A row of a picture as it is laid out: its bars, the place around them, and what is heard of it. */
export interface LaidRow {
  row: PictureRow;
  bars: Bar[];
  place: Bar;
  says: string;
}

/** A picture laid out in a width, in points, for whatever draws it. */
export interface LaidPicture {
  width: number;
  height: number;
  rows: LaidRow[];
  labels: Label[];
  /** Thin lines: where figures are nothing, and steps above and below. */
  rules: { x1: number; y1: number; x2: number; y2: number; ground: boolean }[];
  line: { x: number; y: number }[];
  /** The line's way on from its last figure to those that are expected, drawn dashed. */
  ahead: { x: number; y: number }[];
  /** What the bars are, in the order of their series. */
  legend: { title: string; series: number | 'before' | 'line' | 'expected' }[];
  /** The main fact, as a sentence. */
  says: string;
}

/** How figures are written. */
export interface Written extends Writing {
  locale: string;
}

/** For drawing alone: a picture needs no cents. */
export const numberOf = (amount: Decimal): number => Number(amount);

const titled = ({ bars, line }: ReportPicture): string[] => [...bars, ...(line ? [line] : [])];

/** What is heard of a row: each of its figures by name. */
export const heard = (picture: ReportPicture, row: PictureRow, written: Written): string =>
  titled(picture)
    .map((title, n) =>
      words.part({ label: row.label, title, amount: writtenAmount(row.values[n]!, written, written.locale) }),
    )
    .join('. ');

/** The main fact of a picture, as a sentence. */
export const factOf = (picture: ReportPicture, of: Written): string => {
  const { rows, shape, bars, line } = picture;
  const written = (amount: Decimal) => writtenAmount(amount, of, of.locale);
  if (shape === 'ranking') {
    const [first] = rows;
    const title = bars.length === 1 ? bars[0]! : words.all;
    return words.largest({
      title,
      label: first!.label,
      amount: written(sum(first!.values)),
      all: written(sum(rows.flatMap(({ values }) => values))),
    });
  }
  const at = line ? bars.length : 0;
  const posted = rows.filter(({ expected }) => !expected);
  const best = (posted.length > 0 ? posted : rows).reduce((most, row) =>
    numberOf(row.values[at]!) > numberOf(most.values[at]!) ? row : most,
  );
  return words.highest({ title: line ?? bars[0]!, label: best.label, amount: written(best.values[at]!) });
};

export const legendOf = ({ bars, line, compared, rows }: ReportPicture): LaidPicture['legend'] => [
  ...bars.map((title, series) => ({ title, series })),
  ...(line ? [{ title: line, series: 'line' as const }] : []),
  ...(compared ? [{ title: words.before, series: 'before' as const }] : []),
  ...(rows.some(({ expected }) => expected) ? [{ title: words.expected, series: 'expected' as const }] : []),
];

/** What figures lie between, nothing included. */
export const extentOf = (values: readonly number[]): { low: number; high: number } => ({
  low: Math.min(0, ...values),
  high: Math.max(0, ...values),
});
