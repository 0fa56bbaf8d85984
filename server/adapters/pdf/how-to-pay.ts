import type { Column, Content } from 'pdfmake/interfaces.js';
import { inkOf } from '../../../src/domain/documents/ink.ts';
import type { Printed } from '../../../src/domain/documents/printed.ts';
import { qrShape } from '../../../src/domain/values/qr.ts';
import { measuresOf } from './measures.ts';
import { type Pen, quiet } from './pen.ts';

type Transfer = NonNullable<Printed['transfer']>;
type Online = NonNullable<Printed['online']>;
/** What a code holds, and what is under it. */
type Code = NonNullable<Transfer['qr']>;

/** Where to pay by bank transfer. */
const transferOf = ({ heading, rows }: Transfer, paper: Printed, pen: Pen): Content[] => {
  const label = measuresOf(paper).of(110);
  return [
    pen(heading, { bold: true, margin: [0, 0, 0, 4] }) as Content,
    ...rows.map((row) => ({
      columns: [{ width: label, ...pen(row.label, { color: quiet, room: label }) }, pen(row.text)],
      margin: [0, 0.5, 0, 0.5] as [number, number, number, number],
    })),
  ] as Content[];
};

/** What to do to pay online; a reader of the file opens its link. */
const onlineOf = (online: Online, { look }: Printed, pen: Pen): Content[] =>
  [
    pen(online.heading, { bold: true, margin: [0, 0, 0, 4] }),
    pen(online.hint, { color: quiet }),
    pen(online.label, {
      color: inkOf(look.color),
      decoration: 'underline',
      link: online.link,
      margin: [0, 4, 0, 0],
    }),
  ] as Content[];

/** How wide codes are: one has room, two stand side by side, each wide enough for scanners to read from paper: 2 cm at least. */
const oneCode = { code: 84, column: 120 };
const twoCodes = { code: 68, column: 112 };

const codeOf = ({ payload, caption }: Code, pen: Pen, width: typeof oneCode): Column => {
  const { size, path } = qrShape(payload);
  return {
    width: width.column,
    stack: [
      {
        svg: `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}"><path d="${path}" fill="#000"/></svg>`,
        width: width.code,
        alignment: 'center',
      },
      pen(caption, { color: quiet, fontSize: 9, alignment: 'center', margin: [0, 6, 0, 0] }),
    ] as Content[],
  };
};

/** The ways to pay, one under the other, and their codes beside them: together they take no more height than their words. */
export const paymentTexts = (paper: Printed, pen: Pen): Content[] => {
  const { transfer, online } = paper;
  const texts = [
    ...(transfer ? [transferOf(transfer, paper, pen)] : []),
    ...(online ? [onlineOf(online, paper, pen)] : []),
  ];
  const codes: Code[] = [
    ...(transfer?.qr ? [transfer.qr] : []),
    ...(online ? [{ payload: online.link, caption: online.caption }] : []),
  ];
  const width = codes.length > 1 ? twoCodes : oneCode;
  if (texts.length === 0) return [];
  return [
    {
      columns: [
        {
          width: '*',
          stack: texts.map((stack, n) => ({ stack, margin: [0, n === 0 ? 0 : 12, 0, 0] })) as Content[],
        },
        ...codes.map((code) => codeOf(code, pen, width)),
      ],
      columnGap: width === oneCode ? 24 : 8,
      margin: [0, 18, 0, 0],
      unbreakable: true,
    },
  ];
};
