import type PDFDocument from 'pdfkit';
import { drawnLine } from './drawn-line.ts';
import type { Faces } from './faces.ts';
import type { Run } from './runs.ts';
import { type EmbeddedFont, isShaped, shapeWith } from './shaped-font.ts';
import { loadedShaper } from './shaper.ts';

type Pen = InstanceType<typeof PDFDocument>;

/** Where a text goes, in points; its last line is cut off with three dots where there are more. */
export interface LabelBox {
  x: number;
  y: number;
  width: number;
  lines: number;
  lineHeight: number;
}

/** Characters that a line may end behind, as it may behind a blank. */
const free = /(?<=[ \u200b\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}])/u;

/** Chooses the typeface of a run; one beside the page's own forms its words. */
const choose = (pen: Pen, { font }: Run, { files }: Faces, size: number): EmbeddedFont => {
  const face = files.get(font);
  if (face) pen.registerFont(font, face.normal);
  pen.font(face ? font : 'normal', size);
  const { _font: embedded } = pen as unknown as { _font: EmbeddedFont };
  const shaper = face && loadedShaper(face.normal);
  if (shaper) shapeWith(embedded, shaper);
  return embedded;
};

/** A piece of a text with how wide it is, and whether its typeface forms its words. */
interface Piece extends Run {
  x: number;
  width: number;
  isFormed: boolean;
}

/** The pieces of a text in lines of a width, as many as there is room for; three dots end the last where there is more. */
const linesOf = (pieces: readonly Piece[], dots: Piece, { width, lines: most }: LabelBox): Piece[][] => {
  const lines: Piece[][] = [[]];
  let used = 0;
  for (const piece of pieces) {
    const isLast = lines.length === most;
    const room = width - (isLast && piece !== pieces.at(-1) ? dots.width : 0);
    if (used + piece.width > room && isLast) {
      lines.at(-1)!.push(dots);
      return lines;
    }
    if (used + piece.width > room && used > 0) {
      lines.push([]);
      used = 0;
    }
    lines.at(-1)!.push(piece);
    used += piece.width;
  }
  return lines;
};

/** Text of one size whose letters are of several typefaces, in a box. */
export const writeRuns = (
  pen: Pen,
  runs: readonly Run[],
  faces: Faces,
  box: LabelBox,
  size: number,
): void => {
  const measured = (run: Run): Piece => {
    const isFormed = isShaped(choose(pen, run, faces, size));
    return { ...run, x: box.x, width: pen.widthOfString(run.text), isFormed };
  };
  const pieces = runs.flatMap((run) => run.text.split(free).map((text) => measured({ ...run, text })));
  const lines = linesOf(pieces, measured({ text: '…', font: 'Inter' }), box);
  for (const [at, line] of lines.entries())
    for (const piece of drawnLine(line, ({ isFormed }) => isFormed)) {
      choose(pen, piece, faces, size);
      pen.text(piece.text, piece.x, box.y + at * box.lineHeight, { lineBreak: false });
    }
};
