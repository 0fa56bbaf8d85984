import type { Column, Content, TableCell, TDocumentDefinitions } from 'pdfmake/interfaces.js';
import { inkOf, tintOf } from '../../../src/domain/documents/ink.ts';
import type { Printed } from '../../../src/domain/documents/printed.ts';
import { qrShape } from '../../../src/domain/qr.ts';
import { columnWidthsOf } from './columns.ts';
import { heads } from './heads.ts';
import { linesOf, sumsOf } from './layouts.ts';
import { measuresOf } from './measures.ts';
import { ink, type Pen, penOf, quiet } from './pen.ts';
import { footOf, headOf, roomOf } from './running.ts';

const lines = (paper: Printed, pen: Pen, widths = columnWidthsOf(paper)): Content => ({
  table: {
    headerRows: 1,
    dontBreakRows: true,
    widths,
    body: [
      paper.columns.map(
        ({ label, figure }) =>
          pen(label, {
            color: paper.look.style === 'classic' ? quiet : inkOf(paper.look.color),
            bold: paper.look.style !== 'classic',
            fontSize: 10,
            alignment: figure ? 'right' : 'left',
            ...(paper.look.style === 'band' ? { fillColor: tintOf(paper.look.color) } : {}),
          }) as TableCell,
      ),
      ...paper.rows.map(({ cells, note }) =>
        cells.map(
          (cell, column) =>
            (column === 0 && note
              ? { stack: [pen(cell), pen(note, { color: quiet, fontSize: 10 })] }
              : pen(
                  cell,
                  paper.columns[column]!.figure ? { alignment: 'right', room: widths[column]! } : {},
                )) as TableCell,
        ),
      ),
    ],
  },
  layout: linesOf(paper),
});

const totals = (paper: Printed, pen: Pen): Content => {
  const { of } = measuresOf(paper);
  const [label, amount] = [of(190), of(130)];
  return {
    columns: [
      { width: '*', text: '' },
      {
        width: 'auto',
        table: {
          widths: [label, amount],
          dontBreakRows: true,
          body: paper.totals.map((one) => {
            const look = one.grand ? { bold: true, fontSize: 14 } : {};
            const color = one.grand ? inkOf(paper.look.color) : ink;
            return [
              pen(one.label, { ...look, color: one.grand ? ink : quiet, room: label }) as TableCell,
              pen(one.text, { ...look, color, alignment: 'right', room: amount }) as TableCell,
            ];
          }),
        },
        layout: sumsOf(paper),
      },
    ],
    margin: [0, 12, 0, 0],
    unbreakable: true,
  };
};

/** Side by side where and how to pay, and the code of it. */
const transferOf = (paper: Printed, pen: Pen): Content[] => {
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

/** As wide as scanners read it from paper: two centimetres at least, with a module of 0.4 mm at most. */
const codeWidth = 84;

const codeOf = (
  { payload, caption }: NonNullable<NonNullable<Printed['transfer']>['qr']>,
  pen: Pen,
): Column => {
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

const signed = ({ look: { signature, holder } }: Printed, pen: Pen): Content[] =>
  signature || holder
    ? [
        {
          stack: [
            ...(signature ? [{ image: signature, fit: [180, 70] as [number, number] }] : []),
            ...(holder ? [pen(holder, { color: quiet, margin: [0, 6, 0, 0] })] : []),
          ] as Content[],
          margin: [0, 30, 0, 0],
          unbreakable: true,
        },
      ]
    : [];

/**
 * Paper as the layouter's description of pages of the size its business prints on. It names no file, no address, no link
 * and no script; pictures are in it.
 */
export const pageOf = (paper: Printed): TDocumentDefinitions => {
  const pen = penOf(paper);
  const { width, height, margin, text } = measuresOf(paper);
  const { top, bottom } = roomOf(paper);
  return {
    pageSize: { width, height },
    pageMargins: [margin, top, margin, bottom],
    info: { title: paper.title, creator: 'Counterfoil', producer: 'Counterfoil' },
    displayTitle: true,
    language: 'en',
    defaultStyle: { font: paper.look.font, fontSize: text, lineHeight: 1.25, color: ink },
    header: headOf(paper, pen),
    footer: footOf(paper, pen),
    content: [
      ...heads[paper.look.style](paper, pen),
      lines(paper, pen),
      ...(paper.totals.length ? [totals(paper, pen)] : []),
      ...transferOf(paper, pen),
      pen(paper.notes, { color: quiet, margin: [0, 18, 0, 0] }) as Content,
      ...(paper.payment ? [pen(paper.payment, { margin: [0, 12, 0, 0] }) as Content] : []),
      ...signed(paper, pen),
    ],
  };
};
