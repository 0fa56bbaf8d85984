import { isNegative, sum } from '../money.ts';
import {
  type Bar,
  extentOf,
  factOf,
  heard,
  type Label,
  type LaidPicture,
  legendOf,
  numberOf,
  type Written,
} from './laid-picture.ts';
import type { PictureRow, ReportPicture } from './picture.ts';
import { writtenAmount } from './written-cell.ts';

/** A text cut to what there is room for. */
const cut = (text: string, room: number): string => {
  const most = Math.max(3, Math.floor(room / 6.6));
  return text.length <= most ? text : `${text.slice(0, most - 1).trimEnd()}…`;
};

/** Where lying bars lie: names at their left, or above them where there is little room, and their figures at the right. */
const rankingMeasures = (width: number) => {
  const narrow = width < 520;
  return narrow
    ? { narrow, each: 40, left: 0, right: 0, down: 18, names: width - 100 }
    : {
        narrow,
        each: 27,
        left: Math.min(220, width * 0.3),
        right: 104,
        down: 5,
        names: Math.min(212, width * 0.29),
      };
};

const total = (values: readonly number[]): number => values.reduce((all, one) => all + one, 0);

/** The parts of a lying bar one after the other, those below nothing to the left, and what it was before behind them. */
const partsOf = (
  { values, before }: PictureRow,
  { y, thick, xOf }: { y: number; thick: number; xOf: (value: number) => number },
): Bar[] => {
  let [under, over] = [0, 0];
  const between = (from: number, to: number): Pick<Bar, 'x' | 'width'> => ({
    x: Math.min(xOf(from), xOf(to)),
    width: Math.abs(xOf(to) - xOf(from)),
  });
  const parts = values.map((amount, series): Bar => {
    const from = isNegative(amount) ? under : over;
    const to = from + numberOf(amount);
    if (isNegative(amount)) under = to;
    else over = to;
    return { ...between(from, to), y, height: thick, series };
  });
  if (before === null) return parts;
  return [{ ...between(0, numberOf(before)), y: y - 2.5, height: thick + 5, series: 'before' }, ...parts];
};

/** How far the bars of rows reach below and above nothing. */
const reachOf = (rows: readonly PictureRow[]) =>
  extentOf(
    rows.flatMap(({ values, before }) => {
      const all = values.map(numberOf);
      const ends = [total(all.filter((one) => one < 0)), total(all.filter((one) => one > 0))];
      return before === null ? ends : [...ends, numberOf(before)];
    }),
  );

/** The line bars start at. */
const startLine = (x: number, y1: number, y2: number) => ({ x1: x, x2: x, y1, y2, ground: true });

/** A lying bar for each row, its name at its left and its figure at its right. */
export const ranking = (picture: ReportPicture, width: number, written: Written): LaidPicture => {
  const { rows, stacked, compared } = picture;
  const { narrow, each, left, right, down, names } = rankingMeasures(width);
  const { low, high } = reachOf(rows);
  const scale = (width - left - right) / (high - low || 1);
  const xOf = (value: number) => left + (value - low) * scale;
  const height = rows.length * each + 4;
  const thick = narrow ? 13 : 15;
  const texts = ({ label, values }: PictureRow, y: number): Label[] => [
    { x: 0, y, anchor: 'start', text: cut(label, names) },
    { x: width, y, anchor: 'end', text: writtenAmount(sum(values), written, written.locale) },
  ];
  return {
    width,
    height,
    rows: rows.map((row, n) => ({
      row,
      says: heard(picture, row, written),
      place: { x: 0, y: n * each, width, height: each, series: 0 },
      bars: partsOf(row, { y: n * each + down, thick, xOf }),
    })),
    labels: rows.flatMap((row, n) => texts(row, n * each + (narrow ? 12 : 17))),
    // Where names are above their bars, one line would run through the names.
    rules: narrow
      ? rows.map((_, n) => startLine(xOf(0), n * each + down - 2, n * each + down + thick + 2))
      : [startLine(xOf(0), 0, height)],
    line: [],
    ahead: [],
    legend: stacked || compared ? legendOf(picture) : [],
    says: factOf(picture, written),
  };
};
