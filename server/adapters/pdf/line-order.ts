import { createRequire } from 'node:module';
import { drawnLine } from './drawn-line.ts';
import { type EmbeddedFont, isShaped, shapeWith } from './shaped-font.ts';
import { loadedShaper } from './shaper.ts';

/** A piece of a line, as the layouter has it. */
interface Inline {
  text: string;
  x: number;
  width: number;
  font: EmbeddedFont;
  /** How wide the blank at its end is. */
  trailingCut: number;
  /** As its run has it. */
  level?: number;
}

/** The parts of the layouter that open a typeface and that draw a line. */
interface Opener {
  fonts: Readonly<Record<string, { normal: string; bold: string }>>;
  virtualfs: { readFileSync: (name: string) => Uint8Array };
  provideFont: (family: string, bold: boolean, italics: boolean) => EmbeddedFont;
}
interface Line {
  inlines: Inline[];
}
interface Drawer {
  renderLine: (line: Line, x: number, y: number) => void;
}

const require = createRequire(import.meta.url);
const { prototype: opener }: { prototype: Opener } = require('pdfmake/js/PDFDocument.js').default;
const { prototype: drawer }: { prototype: Drawer } = require('pdfmake/js/Renderer.js').default;

const ordered = new WeakSet<readonly Inline[]>();

/** A line with text from right to left, which is laid out in the order in which it is read, as it is drawn. */
const order = (line: Line): void => {
  if (!line.inlines.some(({ level = 0 }) => level > 0) || ordered.has(line.inlines)) return;
  // Blanks at the end of a line take no room, whichever way they go.
  const count = line.inlines.findLastIndex(({ text }) => text.trim() !== '') + 1;
  const inlines = line.inlines
    .slice(0, count)
    .map((inline, at) =>
      at === count - 1
        ? { ...inline, text: inline.text.trimEnd(), width: inline.width - inline.trailingCut }
        : inline,
    );
  // The head of a table is drawn again on each page, of the same pieces.
  line.inlines = drawnLine(inlines, ({ font }) => isShaped(font));
  ordered.add(line.inlines);
};

const { provideFont } = opener;
const { renderLine } = drawer;

/** The layouter forms no words and has one direction, and it has no setting for either: typefaces and lines are changed where it makes them. */
export const teachLayouter = (): void => {
  opener.provideFont = function provide(family, bold, italics) {
    const font = provideFont.call(this, family, bold, italics);
    const shaper = loadedShaper(this.virtualfs.readFileSync(this.fonts[family]![bold ? 'bold' : 'normal']));
    if (shaper) shapeWith(font, shaper);
    return font;
  };
  drawer.renderLine = function render(line, x, y) {
    order(line);
    renderLine.call(this, line, x, y);
  };
};
