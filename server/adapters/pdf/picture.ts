import type { Content } from 'pdfmake/interfaces.js';
import { inkOf } from '../../../src/domain/documents/ink.ts';
import type { LaidPicture } from '../../../src/domain/report/laid-picture.ts';
import type { ReportPicture } from '../../../src/domain/report/picture.ts';
import { type Drawing, layPicture, paleness, weightOf } from '../../../src/domain/report/picture-layout.ts';
import type { PrintedReport } from '../../../src/domain/report/printed-report.ts';
import { measuresOf } from './measures.ts';
import { hairline, type Pen, quiet } from './pen.ts';

/** The width a text of a picture is given: more than any of them takes. */
const room = 220;

/** A page is read closer than a screen: all of a picture is so much smaller on it. */
const scale = 0.66;

/** A picture laid out for the width of a page. */
const scaled = (laid: LaidPicture): LaidPicture => ({
  ...laid,
  rows: laid.rows.map((row) => ({
    ...row,
    bars: row.bars.map(({ x, y, width, height, series }) => ({
      x: x * scale,
      y: y * scale,
      width: width * scale,
      height: height * scale,
      series,
    })),
  })),
  labels: laid.labels.map(({ x, y, ...label }) => ({ ...label, x: x * scale, y: y * scale })),
  rules: laid.rules.map(({ x1, x2, y1, y2, ground }) => ({
    x1: x1 * scale,
    x2: x2 * scale,
    y1: y1 * scale,
    y2: y2 * scale,
    ground,
  })),
  line: laid.line.map(({ x, y }) => ({ x: x * scale, y: y * scale })),
  ahead: laid.ahead.map(({ x, y }) => ({ x: x * scale, y: y * scale })),
});

const mark = (series: number | 'before', picture: ReportPicture, color: string, expected = false) => {
  if (series === 'before') return { color: quiet, fillOpacity: 0.16, lineWidth: 0.6, lineColor: quiet };
  const edge = { color, lineWidth: 0.6, lineColor: color };
  const weight = weightOf(picture, series);
  return expected
    ? { ...edge, fillOpacity: weight * paleness, dash: { length: 3, space: 2 } }
    : { ...edge, fillOpacity: weight };
};

const drawn = (laid: LaidPicture, picture: ReportPicture, color: string) => [
  ...laid.rules.map(({ ground, ...rule }) => ({
    type: 'line' as const,
    ...rule,
    lineWidth: 0.6,
    lineColor: ground ? quiet : hairline,
  })),
  ...laid.rows.flatMap(({ bars, row }) =>
    bars.map(({ x, y, width, height, series }) => ({
      type: 'rect' as const,
      x,
      y,
      w: width,
      h: height,
      ...mark(series, picture, color, row.expected),
    })),
  ),
  ...(laid.line.length > 0
    ? [{ type: 'polyline' as const, points: laid.line, lineWidth: 1.4, lineColor: '#000000' }]
    : []),
  ...(laid.ahead.length > 0
    ? [
        {
          type: 'polyline' as const,
          points: laid.ahead,
          lineWidth: 1.4,
          lineColor: '#000000',
          dash: { length: 4, space: 3 },
        },
      ]
    : []),
];

const labels = (laid: LaidPicture, pen: Pen): Content[] =>
  laid.labels.map(({ x, y, anchor, text }) => {
    const alignment = { start: 'left', middle: 'center', end: 'right' }[anchor];
    const left = { start: x, middle: x - room / 2, end: x - room }[anchor];
    return {
      columns: [{ width: room, ...pen(text, { fontSize: 10, alignment, room: 1000, noWrap: true }) }],
      relativePosition: { x: left, y: y - 10 },
    } as Content;
  });

/** What each mark is, a small one of each before its name. */
const legend = (laid: LaidPicture, { picture, titles }: Drawing, color: string, pen: Pen): Content =>
  ({
    columns:
      laid.legend.length < 2
        ? [{ width: 'auto', ...pen(titles, { fontSize: 10, color: quiet, room: 1000, noWrap: true }) }]
        : laid.legend.flatMap(({ title, series }) => [
            {
              width: 14,
              canvas: [
                series === 'line'
                  ? { type: 'line', x1: 0, y1: 5, x2: 10, y2: 5, lineWidth: 1.4 }
                  : {
                      type: 'rect',
                      x: 0,
                      y: 1,
                      w: 10,
                      h: 8,
                      ...(series === 'expected'
                        ? mark(0, picture, color, true)
                        : mark(series, picture, color)),
                    },
              ],
            },
            {
              width: 'auto',
              ...pen(title, { fontSize: 10, color: quiet, room: 1000, noWrap: true, margin: [0, 0, 12, 0] }),
            },
          ]),
    margin: [0, 0, 0, 8],
  }) as Content;

/** A report's picture over its table, on the page the table begins on. */
export const pictureOn = (paper: PrintedReport, pen: Pen): Content[] => {
  if (!paper.picture) return [];
  const { picture, currency, locale } = paper.picture;
  const color = inkOf(paper.look.color);
  const laid = scaled(layPicture(picture, measuresOf(paper).inner / scale, { currency, locale }));
  return [
    {
      stack: [
        legend(laid, paper.picture, color, pen),
        ...labels(laid, pen),
        { canvas: drawn(laid, picture, color) } as Content,
      ],
      // Names under standing bars are below what is drawn.
      margin: [0, 0, 0, picture.shape === 'over-time' ? 30 : 18],
      unbreakable: true,
    },
  ];
};
