import type { Content } from 'pdfmake/interfaces.js';
import type { Printed } from '../../../src/domain/documents/printed.ts';
import { paper as words } from '../../../src/domain/words/paper.ts';
import { measuresOf } from './measures.ts';
import { type Pen, quiet } from './pen.ts';

/** What the head of a later page is as high as, and a line of the foot: at most 1.4 times its size, whatever the typeface. */
const lineHeight = 1.4;
const small = 9;

/** How much stands free above and below the texts of a page: their foot and the count of pages stand there. */
export const roomOf = (paper: Printed): { top: number; bottom: number } => {
  const { margin, of } = measuresOf(paper);
  const lines = paper.footer.length;
  return { top: margin, bottom: margin + (lines ? lines * of(small) * lineHeight + of(6) : 0) };
};

/** On every page but the first, whose paper it is: its own head is read once. */
export const headOf =
  (paper: Printed, pen: Pen) =>
  (page: number): Content => {
    if (page === 1) return [];
    const { margin, of } = measuresOf(paper);
    return {
      columns: [
        pen(paper.title, { color: quiet, fontSize: small, room: 1000 }) as Content,
        pen(paper.from[0] ?? '', {
          color: quiet,
          fontSize: small,
          alignment: 'right',
          room: 1000,
        }) as Content,
      ],
      margin: [margin, margin - of(26), margin, 0],
    };
  };

/** The business's own words at the foot of every page, and which of them it is where there are several. */
export const footOf =
  (paper: Printed, pen: Pen) =>
  (page: number, pages: number): Content => {
    const { margin, of } = measuresOf(paper);
    return {
      stack: [
        ...paper.footer.map((one) =>
          pen(one, { color: quiet, fontSize: small, alignment: 'center', room: 1000 }),
        ),
        ...(pages > 1
          ? [
              pen(words.pageOf({ page, pages }), {
                color: quiet,
                fontSize: small,
                alignment: 'right',
                margin: [0, of(4), 0, 0],
              }),
            ]
          : []),
      ] as Content[],
      margin: [margin, of(14), margin, 0],
    };
  };
