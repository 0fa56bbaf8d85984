import papaparse from 'papaparse';
import { importFileFaults as words } from './import-files.words.ts';
import { FileFault, importLimits } from './limits.ts';

/** A row of a file: the line it begins on, counted from 1, and its cells as they were typed, their lines ended by `\n`. */
export interface FileRow {
  line: number;
  cells: string[];
}

const separators = [',', ';', '\t'] as const;
export type Separator = (typeof separators)[number];

/** As many of a file's first lines as are looked at to know how it is built. */
const linesLookedAt = 20;

/** How many of some lines are parted by a sign into as many cells as most of them are, and into how many; none where it parts none. */
const partedBy = (lines: readonly string[], sign: Separator): { lines: number; cells: number } => {
  const found = new Map<number, number>();
  for (const line of lines) {
    const cells = line.split(sign).length;
    if (cells > 1) found.set(cells, (found.get(cells) ?? 0) + 1);
  }
  const [usual] = [...found].sort(([, one], [, other]) => other - one);
  return { lines: usual?.[1] ?? 0, cells: usual?.[0] ?? 1 };
};

/**
 * What parts the cells of a file: the sign that parts most of its first lines alike, outside quotes; of several the one that does so into
 * more cells, and a comma where there is none. Lines of a title above the names have none of it, or another.
 */
export const separatorIn = (start: string): Separator => {
  const lines = start
    .replace(/"[^"]*("|$)/g, '')
    .split(/[\r\n]+/)
    .filter((line) => line.trim() !== '')
    .slice(0, linesLookedAt);
  const ranked = separators.map((sign) => ({ sign, ...partedBy(lines, sign) }));
  return ranked.reduce((best, other) =>
    other.lines > best.lines || (other.lines === best.lines && other.cells > best.cells) ? other : best,
  ).sign;
};

/** The longest row to wait for, in characters: no more text is kept while looking for its end. */
const longestRow = 4_000_000;

/** A row as the library reads it, with how much of the text it takes. */
interface ParsedRow {
  cells: string[];
  length: number;
  /** A quote in it isn't closed the way RFC 4180 says. */
  isMalformed: boolean;
  /** A quote in it isn't closed at all. */
  isOpen: boolean;
}

const rowsIn = (text: string, separator: Separator): ParsedRow[] => {
  const rows: ParsedRow[] = [];
  let from = 0;
  papaparse.parse<string[]>(text, {
    delimiter: separator,
    newline: '\n',
    step: ({ data: cells, errors, meta: { cursor } }) => {
      const has = (code: papaparse.ParseError['code']) => errors.some((error) => error.code === code);
      rows.push({
        cells,
        length: cursor - from,
        isMalformed: has('InvalidQuotes'),
        isOpen: has('MissingQuotes'),
      });
      from = cursor;
    },
  });
  return rows;
};

const isLong = (cell: string): boolean => cell.length > importLimits.cell;

/**
 * Reads rows of cells from text that comes in pieces, however they are cut. If the quotes of a row are malformed and it would swallow the
 * lines after it, it is read as one line whose quotes mean nothing. Keeps one piece and one row.
 */
export class RowReader {
  readonly #separator: Separator;
  #text = '';
  #line: number;
  #afterReturn = false;

  /** @param line the line the text begins on */
  constructor(separator: Separator, line = 1) {
    [this.#separator, this.#line] = [separator, line];
  }

  /** The rows that end within this piece. Throws `FileFault`. */
  *read(piece: string): Generator<FileRow> {
    if (piece === '') return;
    // The second half of a line's end belongs to the first, which came with the piece before.
    const text = this.#afterReturn && piece.startsWith('\n') ? piece.slice(1) : piece;
    this.#afterReturn = piece.endsWith('\r');
    this.#text += text.replace(/\r\n?/g, '\n');
    yield* this.#rows(false);
  }

  /** The last row, where no line's end closed it. Throws `FileFault` for a quote that was never closed. */
  *end(): Generator<FileRow> {
    yield* this.#rows(true);
  }

  *#rows(isEnd: boolean): Generator<FileRow> {
    let rows = rowsIn(this.#text, this.#separator);
    for (let at = 0; at < rows.length; at += 1) {
      const { cells, length, isMalformed, isOpen } = rows[at]!;
      const isTooLong = length > longestRow;
      // The last row may go on in the next piece.
      if (at === rows.length - 1 && !isEnd && !isTooLong) return;
      if (isMalformed && cells.some((cell) => cell.includes('\n'))) {
        const [firstLine = ''] = this.#text.split('\n', 1);
        this.#text = this.#text.slice(firstLine.length + 1);
        yield* this.#row(firstLine.split(this.#separator));
        [rows, at] = [rowsIn(this.#text, this.#separator), -1];
        continue;
      }
      if (isTooLong) this.#refuseLong(cells);
      if (isOpen) throw new FileFault(words.quoteOpen({ line: this.#line }));
      this.#text = this.#text.slice(length);
      yield* this.#row(cells);
    }
  }

  *#row(cells: string[]): Generator<FileRow> {
    if (cells.length >= 10 * importLimits.columns || cells.some(isLong)) this.#refuseLong(cells);
    const line = this.#line;
    this.#line += cells.reduce((lines, cell) => lines + cell.split('\n').length - 1, 1);
    if (cells.some((cell) => cell.trim() !== '')) yield { line, cells };
  }

  #refuseLong(cells: readonly string[]): never {
    // No file whose header has as many columns as there may be has rows so wide.
    if (cells.some(isLong)) throw new FileFault(words.cellTooLong({ line: this.#line }));
    throw new FileFault(words.tooManyColumns);
  }
}
