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
import { signedAs } from './written-cell.ts';

/** A round number for a step between lines: 1, 2 or 5 with zeros. */
const stepOf = (most: number): number => {
  const power = 10 ** Math.floor(Math.log10(most || 1));
  const leading = most / power;
  const nice = leading <= 1 ? 1 : leading <= 2 ? 2 : leading <= 5 ? 5 : 10;
  return nice * power;
};

/** A large number in few signs, for the side of a picture. */
const shortNumber = (value: number, of: Written): string =>
  signedAs(
    of,
    new Intl.NumberFormat(of.locale, { notation: 'compact', maximumFractionDigits: 1 })
      .format(value)
      .replace('-', '−'),
  );

const [plot, side, foot, above] = [190, 52, 24, 14];

/** The scale at the side of standing bars: round steps from below the lowest figure to above the highest. */
const scaleOf = ({ rows }: ReportPicture) => {
  const { low, high } = extentOf(rows.flatMap(({ values }) => values.map(numberOf)));
  const step = stepOf((high - low) / 4);
  const [bottom, top] = [Math.floor(low / step) * step, Math.ceil(high / step) * step];
  return {
    steps: Array.from({ length: Math.round((top - bottom) / step) + 1 }, (_, n) => bottom + n * step),
    yOf: (value: number) => above + ((top - value) / (top - bottom)) * plot,
  };
};

/** Names of stretches under them: as many as there is room for, the last within the picture. */
const namesUnder = (rows: readonly PictureRow[], each: number, width: number): Label[] => {
  const roomOf = (label: string) => label.length * 6.4;
  const longest = Math.max(...rows.map(({ label }) => roomOf(label))) + 8;
  const every = Math.max(1, Math.ceil(longest / each));
  const names = rows.flatMap(({ label }, n): Label[] =>
    n % every === 0
      ? [
          {
            x: Math.min(side + each * (n + 0.5), width - roomOf(label) / 2),
            y: above + plot + 17,
            anchor: 'middle',
            text: label,
          },
        ]
      : [],
  );
  // The last one was moved to be within the picture: it is left out where that put it over the one before.
  return names.filter(({ x, text }, n) => {
    const before = names[n - 1];
    return !before || x - before.x >= (roomOf(text) + roomOf(before.text)) / 2 + 4;
  });
};

/** Standing bars for each stretch of time, with a line over them. */
export const overTime = (picture: ReportPicture, width: number, written: Written): LaidPicture => {
  const { rows, bars, line } = picture;
  const { steps, yOf } = scaleOf(picture);
  const each = (width - side) / rows.length;
  const thick = Math.min((each * 0.72) / bars.length, 34);
  const middle = (n: number) => side + each * (n + 0.5);
  const points = line
    ? rows.map(({ values }, n) => ({ x: middle(n), y: yOf(numberOf(values[bars.length]!)) }))
    : [];
  const posted = rows.filter(({ expected }) => !expected).length;
  const barAt = (n: number, series: number): Bar => {
    const y = yOf(numberOf(rows[n]!.values[series]!));
    return {
      x: middle(n) + (series - bars.length / 2) * thick,
      y: Math.min(y, yOf(0)),
      width: thick - 1,
      height: Math.abs(y - yOf(0)),
      series,
    };
  };
  const atSide = (value: number): Label => ({
    x: side - 8,
    y: yOf(value) + 4,
    anchor: 'end',
    text: shortNumber(value, written),
  });
  return {
    width,
    height: above + plot + foot,
    rows: rows.map((row, n) => ({
      row,
      says: heard(picture, row, written),
      place: { x: side + each * n, y: above, width: each, height: plot, series: 0 },
      bars: bars.map((_, series) => barAt(n, series)),
    })),
    labels: [...steps.map(atSide), ...namesUnder(rows, each, width)],
    rules: steps.map((value) => ({
      x1: side,
      x2: width,
      y1: yOf(value),
      y2: yOf(value),
      ground: value === 0,
    })),
    line: points.slice(0, posted),
    // From the last figure there is, or from the first that is expected.
    ahead: posted < points.length ? points.slice(Math.max(0, posted - 1)) : [],
    legend: legendOf(picture),
    says: factOf(picture, written),
  };
};
