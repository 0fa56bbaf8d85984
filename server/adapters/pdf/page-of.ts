import type { Column, Content, TableCell, TDocumentDefinitions } from 'pdfmake/interfaces.js';
import { inkOf, tintOf } from '../../../src/domain/documents/ink.ts';
import type { Printed } from '../../../src/domain/documents/printed.ts';
import { qrShape } from '../../../src/domain/qr.ts';
import { heads } from './heads.ts';
import { gap } from './layouts.ts';
import { ink, margin, type Pen, penOf, quiet, usualSize } from './pen.ts';

const pointsPerMm = 72 / 25.4;
const page = { width: 300.5 * pointsPerMm, height: 450.5 * pointsPerMm };
const inner = page.width - 2 * margin;

/** Figures have a fixed width and the item the rest, so that one long word can't push the table off the page. */
const widestFigure = 92;
/** What is left for the item at least, where there are many figures. */
const leastText = 170;
/** What a row loses to the distance of its columns: between them, or on both sides of each. */
const blankIn = ({ columns, look }: Printed): number =>
  look.style === 'classic' ? gap * (columns.length - 1) : 2 * gap * columns.length + columns.length;
const figureWidthOf = (paper: Printed): number =>
  Math.min(widestFigure, Math.floor((inner - blankIn(paper) - leastText) / (paper.columns.length - 1)));

const lines = (paper: Printed, pen: Pen, figureWidth = figureWidthOf(paper)): Content => ({
  table: {
    headerRows: 1,
    dontBreakRows: true,
    widths: paper.columns.map(({ figure }) =>
      figure ? figureWidth : inner - figureWidth * (paper.columns.length - 1) - blankIn(paper),
    ),
    body: [
      paper.columns.map(
        ({ label, figure }) =>
          pen(label, {
            color: paper.look.style === 'classic' ? quiet : inkOf(paper.look.color),
            bold: paper.look.style !== 'classic',
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
                  paper.columns[column]!.figure ? { alignment: 'right', room: figureWidth } : {},
                )) as TableCell,
        ),
      ),
    ],
  },
  layout: paper.look.style,
});

const totals = (paper: Printed, pen: Pen): Column => ({
  width: 300,
  stack: paper.totals.map(({ label, text: amount, grand }) => ({
    columns: [
      pen(label, { color: grand ? ink : quiet, room: 140 }),
      pen(amount, { alignment: 'right', room: 140 }),
    ],
    ...(grand ? { bold: true, fontSize: 15, color: inkOf(paper.look.color) } : {}),
    margin: [0, 3, paper.look.style === 'classic' ? 0 : gap, 3],
  })) as Content[],
});

/** Side by side where and how to pay, and the code of it. */
const transferOf = ({ transfer }: Printed, pen: Pen): Content[] =>
  transfer
    ? [
        {
          columns: [
            {
              width: '*',
              stack: [
                pen(transfer.heading, { bold: true, margin: [0, 0, 0, 4] }),
                ...transfer.rows.map(({ label, text }) => ({
                  columns: [{ width: 110, ...pen(label, { color: quiet, room: 110 }) }, pen(text)],
                  margin: [0, 1, 0, 1],
                })),
              ] as Content[],
            },
            ...(transfer.qr ? [codeOf(transfer.qr, pen)] : []),
          ],
          columnGap: 24,
          margin: [0, 24, 0, 0],
          unbreakable: true,
        },
      ]
    : [];

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
      pen(caption, { color: quiet, fontSize: usualSize - 2, alignment: 'center', margin: [0, 6, 0, 0] }),
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
          margin: [0, 36, 0, 0],
          unbreakable: true,
        },
      ]
    : [];

/**
 * Paper as the layouter's description of a page of 300.5 × 450.5 mm. It names no file, no address, no link and no
 * script; pictures are in it.
 */
export const pageOf = (paper: Printed): TDocumentDefinitions => {
  const pen = penOf(paper);
  return {
    pageSize: page,
    pageMargins: margin,
    info: { title: paper.title, creator: 'Counterfoil', producer: 'Counterfoil' },
    displayTitle: true,
    language: 'en',
    defaultStyle: { font: paper.look.font, fontSize: usualSize, lineHeight: 1.25, color: ink },
    content: [
      ...heads[paper.look.style](paper, pen),
      lines(paper, pen),
      { columns: [{ width: '*', text: '' }, totals(paper, pen)], margin: [0, 16, 0, 0], unbreakable: true },
      ...transferOf(paper, pen),
      pen(paper.notes, { color: quiet, margin: [0, 28, 0, 0] }) as Content,
      ...(paper.payment ? [pen(paper.payment, { margin: [0, 12, 0, 0] }) as Content] : []),
      ...signed(paper, pen),
    ],
  };
};
