import type { Column, Content } from 'pdfmake/interfaces.js';
import { inkOf, inkOn } from '../../../src/domain/documents/ink.ts';
import type { Printed } from '../../../src/domain/documents/printed.ts';
import type { TemplateStyle } from '../../../src/domain/template.ts';
import { margin, type Pen, quiet } from './pen.ts';

type Head = (paper: Printed, pen: Pen) => Content[];

const logoOf = ({ look }: Printed, fit: [number, number], more: object = {}): Content[] =>
  look.logo ? [{ image: look.logo, fit, margin: [0, 0, 0, 10], ...more }] : [];

const stampOf = ({ stamp }: Printed, pen: Pen): Content[] =>
  stamp ? [pen(stamp, { bold: true, fontSize: 16, color: '#A3271F' }) as Content] : [];

const partiesOf = ({ parties }: Printed, pen: Pen): Content[] =>
  parties.map(({ label, lines }) => ({
    stack: [pen(label, { color: quiet }), ...lines.map((one) => pen(one))] as Content[],
  }));

/** Ours at the left, what it is at the right, whom it is for under both. */
const classic: Head = (paper, pen) => [
  {
    columns: [
      {
        stack: [
          ...logoOf(paper, [200, 80]),
          pen(paper.from[0] ?? '', { fontSize: 20, bold: true }),
          ...paper.from.slice(1).map((one) => pen(one, { color: quiet })),
        ] as Content[],
      },
      {
        stack: [
          pen(paper.heading, { fontSize: 26, color: inkOf(paper.look.color) }),
          ...paper.facts.map((one) => pen(one, { color: quiet })),
          ...stampOf(paper, pen),
        ] as Content[],
        alignment: 'right',
      },
    ],
    columnGap: 24,
  },
  { columns: partiesOf(paper, pen), columnGap: 24, margin: [0, 28, 0, 28] },
];

/** A band over the whole width with ours and what it is; under it dates and parties side by side. */
const band: Head = (paper, pen) => {
  const color = inkOn(paper.look.color);
  return [
    {
      table: {
        widths: ['*'],
        body: [
          [
            {
              columns: [
                {
                  width: '*',
                  stack: [
                    ...logoOf(paper, [200, 64]),
                    pen(paper.from[0] ?? '', { fontSize: 22, bold: true, color }),
                    ...paper.from.slice(1).map((one) => pen(one, { color })),
                  ] as Content[],
                },
                { width: 260, ...pen(paper.heading, { fontSize: 30, color, alignment: 'right' }) } as Column,
              ],
            },
          ],
        ],
      },
      layout: 'ground',
      fillColor: paper.look.color,
      margin: [-margin, -margin, -margin, 28],
    } as Content,
    {
      columns: [
        {
          stack: [
            pen(paper.facts[0]!, { bold: true, fontSize: 13 }),
            ...paper.facts.slice(1).map((one) => pen(one, { color: quiet })),
            ...stampOf(paper, pen),
          ] as Content[],
        },
        ...partiesOf(paper, pen),
      ],
      columnGap: 24,
      margin: [0, 0, 0, 28],
    } as Content,
  ];
};

/** A letterhead in the middle over a rule; the parties in a frame. */
const letter: Head = (paper, pen) => {
  const color = inkOf(paper.look.color);
  const rule = { canvas: [{ type: 'line', x1: 0, y1: 0, x2: 740, y2: 0, lineWidth: 2, lineColor: color }] };
  return [
    {
      stack: [
        ...logoOf(paper, [260, 90]),
        pen(paper.from[0] ?? '', { fontSize: 24, bold: true, color }),
        pen(paper.from.slice(1).join('\n'), { color: quiet }),
      ] as Content[],
      alignment: 'center',
      margin: [0, 0, 0, 16],
    },
    rule as Content,
    {
      columns: [
        pen(paper.heading, { fontSize: 22, bold: true }) as Content,
        {
          stack: [
            ...paper.facts.map((one) => pen(one, { color: quiet })),
            ...stampOf(paper, pen),
          ] as Content[],
          alignment: 'right',
        },
      ],
      margin: [0, 20, 0, 20],
    },
    {
      table: { widths: paper.parties.map(() => '*'), body: [partiesOf(paper, pen)] },
      layout: 'frame',
      margin: [0, 0, 0, 24],
    } as Content,
  ];
};

/** What stands above the lines, in each style: the same texts in the same order, at other places. */
export const heads: Readonly<Record<TemplateStyle, Head>> = { classic, band, letter };
