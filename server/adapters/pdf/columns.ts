import type { Printed } from '../../../src/domain/documents/printed.ts';
import { gap } from './layouts.ts';
import { measuresOf } from './measures.ts';
import { widestOf } from './pen.ts';

/** Figures have a fixed width and the item the rest, so that one long word can't push the table off the page. */
const widestFigure = 78;
const narrowestFigure = 60;
/** What is left for the item at least, where there are many figures. */
const leastText = 170;
/** What a row loses to the distance of its columns: between them, or on both sides of each. */
const blankIn = ({ columns: { length }, look }: Printed): number => {
  if (look.style === 'classic') return gap * (length - 1);
  // A grid has a line on both sides of each column too.
  return 2 * gap * length + (look.style === 'letter' ? 0.75 * (length + 1) : 0);
};

/** How wide a text is on one line at most, in points: blanks are narrower than what stands between them. */
const lineOf = (text: string, size: number): number =>
  text.split(/\s/).reduce((sum, word) => sum + widestOf(word, size) + 0.3 * size, -0.3 * size);

/** How wide each column of figures has to be for none of its texts to be divided. */
const neededBy = (paper: Printed): number[] => {
  const { text, of } = measuresOf(paper);
  return paper.columns.flatMap(({ label, figure }, column) =>
    figure
      ? [Math.max(lineOf(label, of(10)), ...paper.rows.map(({ cells }) => lineOf(cells[column]!, text)))]
      : [],
  );
};

/**
 * The widths of a table's columns in points. Columns of figures are alike while what is in them fits; where a large amount
 * doesn't, each is as wide as it needs, and all of them narrower where that is more than there is.
 */
export const columnWidthsOf = (paper: Printed): number[] => {
  const { inner, of } = measuresOf(paper);
  const all = inner - blankIn(paper);
  const room = all - of(leastText);
  const count = paper.columns.length - 1;
  const needed = neededBy(paper);
  const usual = Math.min(of(widestFigure), Math.max(of(narrowestFigure), ...needed));
  const alike = Math.min(usual, Math.floor(room / count));
  const sum = needed.reduce((a, b) => a + b, 0);
  const fits = needed.every((one) => one <= alike);
  const figures = needed.map((one) => (fits ? alike : Math.floor(one * Math.min(1, room / sum))));
  const rest = all - figures.reduce((a, b) => a + b, 0);
  let at = 0;
  return paper.columns.map(({ figure }) => {
    if (!figure) return rest;
    at += 1;
    return figures[at - 1]!;
  });
};
