import type { Column, Content, TableCell, TDocumentDefinitions } from 'pdfmake/interfaces.js';
import type { Printed } from '../../../src/domain/documents/printed.ts';

const pointsPerMm = 72 / 25.4;
const page = { width: 300.5 * pointsPerMm, height: 450.5 * pointsPerMm };
const margin = 56;
const inner = page.width - 2 * margin;

const ink = '#1B2430';
const quiet = '#5A6472';
const line = '#E4E0D8';
const brown = '#7A3E1D';

/** Signs that stand for nothing on paper: control characters but for line ends, and blanks without a width. */
const unprintable = /[^\P{Cc}\n]|[\u200b\ufeff]/gu;

/** Text and nothing else: whatever was typed is a `text` of the page, never a part of its description. */
const text = (typed: string, look: object = {}): { text: string } => ({
  text: typed.normalize().replaceAll('\t', ' ').replace(unprintable, ''),
  ...look,
});

const head = (paper: Printed): Content => ({
  columns: [
    {
      stack: [
        text(paper.from[0] ?? '', { fontSize: 20, bold: true }),
        ...paper.from.slice(1).map((one) => text(one, { color: quiet })),
      ],
    },
    {
      stack: [
        text(paper.heading, { fontSize: 26, color: brown }),
        ...paper.facts.map((one) => text(one, { color: quiet })),
        ...(paper.stamp ? [text(paper.stamp, { bold: true, fontSize: 16, color: '#A3271F' })] : []),
      ],
      alignment: 'right',
    },
  ],
  columnGap: 24,
});

const parties = (paper: Printed): Content => ({
  columns: paper.parties.map(({ label, lines: own }) => ({
    stack: [text(label, { color: quiet }), ...own.map((one) => text(one))],
  })),
  columnGap: 24,
  margin: [0, 28, 0, 28],
});

/** Figures have a fixed width and the item the rest, so that one long word can't push the table off the page. */
const figureWidth = 92;
const lines = (paper: Printed): Content => ({
  table: {
    headerRows: 1,
    dontBreakRows: true,
    widths: paper.columns.map(({ figure }) =>
      figure
        ? figureWidth
        : inner - figureWidth * (paper.columns.length - 1) - 12 * (paper.columns.length - 1),
    ),
    body: [
      paper.columns.map(({ label, figure }) =>
        text(label, { color: quiet, alignment: figure ? 'right' : 'left' }),
      ),
      ...paper.rows.map(({ cells, note }) =>
        cells.map(
          (cell, column): TableCell =>
            column === 0 && note
              ? { stack: [text(cell), text(note, { color: quiet, fontSize: 10 })] }
              : text(cell, { alignment: paper.columns[column]!.figure ? 'right' : 'left' }),
        ),
      ),
    ],
  },
  layout: 'lines',
});

const totals = (paper: Printed): Column => ({
  width: 300,
  stack: paper.totals.map(({ label, text: amount, grand }) => ({
    columns: [text(label, { color: grand ? ink : quiet }), text(amount, { alignment: 'right' })],
    ...(grand ? { bold: true, fontSize: 15 } : {}),
    margin: [0, 3, 0, 3],
  })),
});

/**
 * Paper as the layouter's description of a page of 300.5 × 450.5 mm. It names no file, no address, no link and no
 * script.
 */
export const pageOf = (paper: Printed): TDocumentDefinitions => ({
  pageSize: page,
  pageMargins: margin,
  info: { title: paper.title, creator: 'Counterfoil', producer: 'Counterfoil' },
  displayTitle: true,
  language: 'en',
  defaultStyle: { font: 'Inter', fontSize: 11, lineHeight: 1.25, color: ink },
  content: [
    head(paper),
    parties(paper),
    lines(paper),
    { columns: [{ width: '*', text: '' }, totals(paper)], margin: [0, 16, 0, 0], unbreakable: true },
    text(paper.notes, { color: quiet, margin: [0, 28, 0, 0] }),
  ],
});

/** Hairlines between rows, as on the sheet. */
export const layouts = {
  lines: {
    hLineWidth: (row: number) => (row === 0 ? 0 : 0.75),
    vLineWidth: () => 0,
    hLineColor: () => line,
    paddingLeft: (column: number) => (column === 0 ? 0 : 12),
    paddingRight: () => 0,
    paddingTop: () => 7,
    paddingBottom: () => 7,
  },
};
