import { formatAmount } from '../format.ts';
import { type Decimal, isNegative, sum } from '../money.ts';
import { reportPictureWords as words } from '../words/reports.ts';
import { type PictureRow, pictureOf, type ReportPicture } from './picture.ts';
import type { ReportName } from './reports.ts';
import type { ReportSheet } from './sheet.ts';

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
  /** What the bars are, in the order of their series. */
  legend: { title: string; series: number | 'before' | 'line' }[];
  /** The main fact, as a sentence. */
  says: string;
}

/** A picture with what is needed to write its figures. */
export interface Drawing extends Written {
  picture: ReportPicture;
  /** What its figures are, and their currency. */
  titles: string;
}

interface Written {
  currency: string;
  locale: string;
}

const numberOf = (amount: Decimal): number => Number(amount);

/** A round number for a step between lines: 1, 2 or 5 with zeros. */
const stepOf = (most: number): number => {
  const power = 10 ** Math.floor(Math.log10(most || 1));
  const leading = most / power;
  const nice = leading <= 1 ? 1 : leading <= 2 ? 2 : leading <= 5 ? 5 : 10;
  return nice * power;
};

/** A large number in few signs, for the side of a picture. */
const shortNumber = (value: number, locale: string): string =>
  new Intl.NumberFormat(locale, { notation: 'compact', maximumFractionDigits: 1 })
    .format(value)
    .replace('-', '−');

const titled = ({ bars, line }: ReportPicture): string[] => [...bars, ...(line ? [line] : [])];

const heard = (picture: ReportPicture, row: PictureRow, { currency, locale }: Written): string =>
  titled(picture)
    .map((title, n) =>
      words.part({ label: row.label, title, amount: formatAmount(row.values[n]!, currency, locale) }),
    )
    .join('. ');

const factOf = (picture: ReportPicture, { currency, locale }: Written): string => {
  const { rows, shape, bars, line } = picture;
  const written = (amount: Decimal) => formatAmount(amount, currency, locale);
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
  const best = rows.reduce((most, row) =>
    numberOf(row.values[at]!) > numberOf(most.values[at]!) ? row : most,
  );
  return words.highest({ title: line ?? bars[0]!, label: best.label, amount: written(best.values[at]!) });
};

const legendOf = ({ bars, line, compared }: ReportPicture): LaidPicture['legend'] => [
  ...bars.map((title, series) => ({ title, series })),
  ...(line ? [{ title: line, series: 'line' as const }] : []),
  ...(compared ? [{ title: words.before, series: 'before' as const }] : []),
];

/** What figures lie between, nothing included. */
const extentOf = (values: readonly number[]): { low: number; high: number } => ({
  low: Math.min(0, ...values),
  high: Math.max(0, ...values),
});

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
  return rows.flatMap(({ label }, n): Label[] =>
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
};

/** Standing bars for each stretch of time, with a line over them. */
const overTime = (picture: ReportPicture, width: number, written: Written): LaidPicture => {
  const { rows, bars, line } = picture;
  const { steps, yOf } = scaleOf(picture);
  const each = (width - side) / rows.length;
  const thick = Math.min((each * 0.72) / bars.length, 34);
  const middle = (n: number) => side + each * (n + 0.5);
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
    text: shortNumber(value, written.locale),
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
    line: line ? rows.map(({ values }, n) => ({ x: middle(n), y: yOf(numberOf(values[bars.length]!)) })) : [],
    legend: legendOf(picture),
    says: factOf(picture, written),
  };
};

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

/** A lying bar for each row, its name at its left and its figure at its right. */
const ranking = (picture: ReportPicture, width: number, written: Written): LaidPicture => {
  const { rows, stacked, compared } = picture;
  const { narrow, each, left, right, down, names } = rankingMeasures(width);
  const { low, high } = reachOf(rows);
  const scale = (width - left - right) / (high - low || 1);
  const xOf = (value: number) => left + (value - low) * scale;
  const height = rows.length * each + 4;
  const texts = ({ label, values }: PictureRow, y: number): Label[] => [
    { x: 0, y, anchor: 'start', text: cut(label, names) },
    { x: width, y, anchor: 'end', text: formatAmount(sum(values), written.currency, written.locale) },
  ];
  return {
    width,
    height,
    rows: rows.map((row, n) => ({
      row,
      says: heard(picture, row, written),
      place: { x: 0, y: n * each, width, height: each, series: 0 },
      bars: partsOf(row, { y: n * each + down, thick: narrow ? 13 : 15, xOf }),
    })),
    labels: rows.flatMap((row, n) => texts(row, n * each + (narrow ? 12 : 17))),
    rules: [{ x1: xOf(0), x2: xOf(0), y1: 0, y2: height, ground: true }],
    line: [],
    legend: stacked || compared ? legendOf(picture) : [],
    says: factOf(picture, written),
  };
};

/** Lays a picture out in a width of points. */
export const layPicture = (picture: ReportPicture, width: number, written: Written): LaidPicture =>
  (picture.shape === 'ranking' ? ranking : overTime)(picture, width, written);

/** How dark a bar of a series is: each is told from its neighbours in grey. Of parts that age the oldest is the darkest, else the first. */
export const weightOf = ({ bars, stacked }: ReportPicture, series: number): number => {
  const last = bars.length - 1;
  if (last < 1) return 0.85;
  const from = stacked ? last - series : series;
  return Math.round((0.92 - (from / last) * 0.8) * 100) / 100;
};

/** The picture of a report's sheet as paper has it; none where it has none. */
export const drawingOf = (name: ReportName, sheet: ReportSheet, locale: string): Drawing | null => {
  const picture = pictureOf(name, sheet);
  const { currency } = sheet;
  return (
    picture && {
      picture,
      titles: words.axis({ titles: picture.bars.join(', '), currency }),
      currency,
      locale,
    }
  );
};
