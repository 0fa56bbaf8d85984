import type { Column, Content } from 'pdfmake/interfaces.js';
import { inkOf, inkOn } from '../../../src/domain/documents/ink.ts';
import { letterheadLine } from '../../../src/domain/documents/letterhead.ts';
import type { Printed } from '../../../src/domain/documents/printed.ts';
import type { TemplateStyle } from '../../../src/domain/values/template-look.ts';
import { backgroundOf, frame, plate } from './layouts.ts';
import { measuresOf } from './measures.ts';
import { type Pen, quiet } from './pen.ts';

type Head = (paper: Printed, pen: Pen) => Content[];

const logoOf = ({ look }: Printed, fit: [number, number], more: object = {}): Content[] =>
  look.logo ? [{ image: look.logo, fit, margin: [0, 0, 0, 10], ...more }] : [];

const stampOf = ({ stamp }: Printed, pen: Pen): Content[] =>
  stamp ? [pen(stamp, { bold: true, fontSize: 16, color: '#A3271F' }) as Content] : [];

/** Each under its label, the name first and stronger than the rest. */
const partiesOf = ({ parties }: Printed, pen: Pen): Content[] =>
  parties.map(({ label, lines: [name = '', ...others] }) => ({
    stack: [
      pen(label, { color: quiet, fontSize: 10 }),
      pen(name, { bold: true }),
      ...others.map((one) => pen(one)),
    ] as Content[],
  }));

/** The number first, and what else is known of it under it. */
const factsOf = ({ facts: [number = '', ...others] }: Printed, pen: Pen, look: object = {}): Content[] => [
  pen(number, { bold: true, ...look }) as Content,
  ...others.map((one) => pen(one, { color: quiet }) as Content),
];

/** What is to be paid by when, found at a glance: no second title, so smaller than what the paper is. */
const headlineOf = ({ headline }: Printed, pen: Pen, look: object): Content[] =>
  headline ? [pen(headline, { fontSize: 15, bold: true, ...look }) as Content] : [];

/** Ours at the left, what it is at the right, whom it is for under both. */
const classic: Head = (paper, pen) => {
  const { inner, of } = measuresOf(paper);
  return [
    {
      columns: [
        {
          width: '*',
          stack: [
            ...logoOf(paper, [of(200), of(80)]),
            pen(paper.from[0] ?? '', {
              fontSize: 18,
              bold: true,
              room: inner * 0.55,
              margin: [0, 0, 0, of(3)],
            }),
            ...paper.from.slice(1).map((one) => pen(one, { color: quiet })),
          ] as Content[],
        },
        {
          width: inner * 0.38,
          stack: [
            pen(paper.heading, {
              fontSize: 26,
              color: inkOf(paper.look.color),
              room: inner * 0.38,
              margin: [0, 0, 0, of(4)],
            }),
            ...factsOf(paper, pen),
            ...stampOf(paper, pen),
          ] as Content[],
          alignment: 'right',
        },
      ],
      columnGap: 24,
    },
    { columns: partiesOf(paper, pen), columnGap: 24, margin: [0, of(20), 0, of(20)] },
    ...headlineOf(paper, pen, { room: inner, margin: [0, 0, 0, of(14)] }),
  ];
};

/** A logo on white, whatever the ground. */
const plated = ({ look }: Printed, fit: [number, number]): Content[] =>
  look.logo
    ? [
        {
          table: { body: [[{ image: look.logo, fit }]] },
          layout: plate,
          fillColor: '#ffffff',
          margin: [0, 0, 0, 12],
        } as Content,
      ]
    : [];

/** A band over the whole width with ours and what it is; under it dates and parties side by side. */
const band: Head = (paper, pen) => {
  const color = inkOn(paper.look.color);
  const { inner, margin, of } = measuresOf(paper);
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
                    ...plated(paper, [of(180), of(56)]),
                    pen(paper.from[0] ?? '', {
                      fontSize: 20,
                      bold: true,
                      color,
                      room: inner * 0.6,
                      margin: [0, 0, 0, of(3)],
                    }),
                    ...paper.from.slice(1).map((one) => pen(one, { color })),
                  ] as Content[],
                },
                {
                  width: inner * 0.34,
                  ...pen(paper.heading, { fontSize: 30, color, alignment: 'right', room: inner * 0.34 }),
                } as Column,
              ],
            },
          ],
        ],
      },
      layout: backgroundOf(paper),
      fillColor: paper.look.color,
      margin: [-margin, -margin, -margin, of(22)],
    } as Content,
    {
      columns: [
        { stack: [...factsOf(paper, pen, { fontSize: 13 }), ...stampOf(paper, pen)] as Content[] },
        ...partiesOf(paper, pen),
      ],
      columnGap: 24,
      margin: [0, 0, 0, of(22)],
    } as Content,
    ...headlineOf(paper, pen, { room: inner, margin: [0, 0, 0, of(16)] }),
  ];
};

/** A letterhead in the middle over a rule; the parties in a frame. */
const letter: Head = (paper, pen) => {
  const color = inkOf(paper.look.color);
  const { inner, of } = measuresOf(paper);
  const rule = {
    canvas: [{ type: 'line', x1: 0, y1: 0, x2: inner, y2: 0, lineWidth: 1.5, lineColor: color }],
  };
  return [
    {
      stack: [
        ...logoOf(paper, [of(260), of(90)]),
        pen(paper.from[0] ?? '', { fontSize: 22, bold: true, color, room: inner }),
        pen(letterheadLine(paper.from), { color: quiet, fontSize: 10, room: inner }),
      ] as Content[],
      alignment: 'center',
      margin: [0, 0, 0, of(10)],
    },
    rule as Content,
    {
      columns: [
        pen(paper.heading, { fontSize: 22, bold: true, room: inner / 2 }) as Content,
        {
          stack: [...factsOf(paper, pen), ...stampOf(paper, pen)] as Content[],
          alignment: 'right',
        },
      ],
      margin: [0, of(12), 0, of(12)],
    },
    ...(paper.parties.length
      ? [
          {
            table: { widths: paper.parties.map(() => '*'), body: [partiesOf(paper, pen)] },
            layout: frame,
            margin: [0, 0, 0, of(14)],
          } as Content,
        ]
      : []),
    // With little room around it: five lines, both ways to pay and a signature stay on one page.
    ...headlineOf(paper, pen, { fontSize: 14, room: inner, margin: [0, 0, 0, of(10)] }),
  ];
};

/** What is above the lines, in each style: the same texts in the same order, at other places. */
export const heads: Readonly<Record<TemplateStyle, Head>> = { classic, band, letter };
