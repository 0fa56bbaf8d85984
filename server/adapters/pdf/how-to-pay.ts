import type { Column, Content } from 'pdfmake/interfaces.js';
import { inkOf } from '../../../src/domain/documents/ink.ts';
import type { Printed } from '../../../src/domain/documents/printed.ts';
import { qrShape } from '../../../src/domain/qr.ts';
import { measuresOf } from './measures.ts';
import { type Pen, quiet } from './pen.ts';

/** Side by side where and how to pay, and the code of it. */
export const transferOf = (paper: Printed, pen: Pen): Content[] => {
  const { transfer } = paper;
  const { of } = measuresOf(paper);
  return transfer
    ? [
        {
          columns: [
            {
              width: '*',
              stack: [
                pen(transfer.heading, { bold: true, margin: [0, 0, 0, 4] }),
                ...transfer.rows.map(({ label, text }) => ({
                  columns: [{ width: of(110), ...pen(label, { color: quiet, room: of(110) }) }, pen(text)],
                  margin: [0, 0.5, 0, 0.5],
                })),
              ] as Content[],
            },
            ...(transfer.qr ? [codeOf(transfer.qr, pen)] : []),
          ],
          columnGap: 24,
          margin: [0, 18, 0, 0],
          unbreakable: true,
        },
      ]
    : [];
};

/** What a code holds, and what stands under it. */
type Code = NonNullable<NonNullable<Printed['transfer']>['qr']>;

/** As wide as scanners read it from paper: two centimetres at least, with a module of 0.4 mm at most. */
const codeWidth = 84;

const codeOf = ({ payload, caption }: Code, pen: Pen): Column => {
  const { size, path } = qrShape(payload);
  return {
    width: codeWidth + 36,
    stack: [
      {
        svg: `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}"><path d="${path}" fill="#000"/></svg>`,
        width: codeWidth,
        alignment: 'center',
      },
      pen(caption, { color: quiet, fontSize: 9, alignment: 'center', margin: [0, 6, 0, 0] }),
    ] as Content[],
  };
};

/** What to do to pay online, beside it the code of the page; a reader of the file opens its link. */
export const onlineOf = ({ online, look }: Printed, pen: Pen): Content[] =>
  online
    ? [
        {
          columns: [
            {
              width: '*',
              stack: [
                pen(online.heading, { bold: true, margin: [0, 0, 0, 4] }),
                pen(online.hint, { color: quiet }),
                pen(online.label, {
                  color: inkOf(look.color),
                  decoration: 'underline',
                  link: online.link,
                  margin: [0, 4, 0, 0],
                }),
              ] as Content[],
            },
            codeOf({ payload: online.link, caption: online.caption }, pen),
          ],
          columnGap: 24,
          margin: [0, 18, 0, 0],
          unbreakable: true,
        },
      ]
    : [];
