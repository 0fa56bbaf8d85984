import type { Content, TableCell, TDocumentDefinitions } from 'pdfmake/interfaces.js';
import { inkOf, tintOf } from '../../../src/domain/documents/ink.ts';
import type { Printed } from '../../../src/domain/documents/printed.ts';
import { columnWidthsOf } from './columns.ts';
import type { Faces } from './faces.ts';
import { heads } from './heads.ts';
import { paymentTexts } from './how-to-pay.ts';
import { linesOf, sumsOf } from './layouts.ts';
import { measuresOf } from './measures.ts';
import { ink, type Pen, penOf, quiet } from './pen.ts';
import { pictureOn } from './picture.ts';
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
      ...paper.rows.map(({ cells, note, strong = false }) =>
        cells.map(
          (cell, column) =>
            (column === 0 && note
              ? { stack: [pen(cell), pen(note, { color: quiet, fontSize: 10 })] }
              : pen(cell, {
                  ...(strong && { bold: true }),
                  ...(paper.columns[column]!.figure && { alignment: 'right', room: widths[column]! }),
                })) as TableCell,
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
            const look = {
              ...(one.grand || one.due ? { bold: true } : {}),
              ...(one.grand ? { fontSize: 14 } : {}),
            };
            const color = one.grand ? inkOf(paper.look.color) : ink;
            return [
              pen(one.label, {
                ...look,
                color: one.grand || one.due ? ink : quiet,
                room: label,
              }) as TableCell,
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

/** Notes of a few lines stay on one page; long ones may go on. */
const noted = ({ notes }: Printed, pen: Pen): Content[] => [
  {
    stack: [pen(notes, { color: quiet })] as Content[],
    margin: [0, 14, 0, 0],
    unbreakable: notes.length < 600 && notes.split('\n').length < 10,
  },
];

const signed = ({ look: { signature, holder } }: Printed, pen: Pen): Content[] =>
  signature || holder
    ? [
        {
          stack: [
            ...(signature ? [{ image: signature, fit: [180, 70] as [number, number] }] : []),
            ...(holder ? [pen(holder, { color: quiet, margin: [0, 6, 0, 0] })] : []),
          ] as Content[],
          margin: [0, 16, 0, 0],
          unbreakable: true,
        },
      ]
    : [];

/**
 * Paper as the layouter's description of pages of the size its business prints on. It names no file and no script, and no
 * address but the one it is paid at; pictures are in it.
 */
export const pageOf = (paper: Printed, faces: Faces): TDocumentDefinitions => {
  const pen = penOf(paper, faces);
  const { width, height, margin, text, leading } = measuresOf(paper);
  const { top, bottom } = roomOf(paper);
  return {
    pageSize: { width, height },
    pageMargins: [margin, top, margin, bottom],
    info: { title: paper.title, creator: 'Counterfoil', producer: 'Counterfoil' },
    displayTitle: true,
    language: 'en',
    defaultStyle: { font: paper.look.font, fontSize: text, lineHeight: leading, color: ink },
    header: headOf(paper, pen),
    footer: footOf(paper, pen),
    content: [
      ...heads[paper.look.style](paper, pen),
      ...pictureOn(paper, pen),
      lines(paper, pen),
      ...(paper.totals.length ? [totals(paper, pen)] : []),
      ...paymentTexts(paper, pen),
      ...noted(paper, pen),
      ...(paper.payment ? [pen(paper.payment, { margin: [0, 12, 0, 0] }) as Content] : []),
      ...signed(paper, pen),
    ],
  };
};
