import { importFileFaults as words } from './import-files.words.ts';
import { FileFault, importLimits } from './limits.ts';

/** A row of a file: the line it begins on, counted from 1, and its cells as they were typed. */
export interface FileRow {
  line: number;
  cells: string[];
}

const separators = [',', ';', '\t'] as const;
export type Separator = (typeof separators)[number];

/** What parts the cells of a file: the sign that is most often in its first line, outside quotes; a comma where there is none. */
export const separatorIn = (start: string): Separator => {
  const counts = new Map<string, number>();
  let quoted = false;
  for (const sign of start) {
    if (sign === '"') quoted = !quoted;
    else if (!quoted && (sign === '\n' || sign === '\r')) break;
    else if (!quoted) counts.set(sign, (counts.get(sign) ?? 0) + 1);
  }
  const most = (best: Separator, other: Separator) =>
    (counts.get(other) ?? 0) > (counts.get(best) ?? 0) ? other : best;
  return separators.reduce(most, ',');
};

/** Where the reader is: before a cell, in a bare one, within quotes, or behind the quote that may close them. */
type Place = 'before' | 'bare' | 'quoted' | 'behind';

/**
 * Reads rows of cells from text that comes in pieces, however they are cut. Quotes are those of RFC 4180: a quote within a bare cell is a
 * sign like any other, and what follows a closing quote belongs to the cell. Keeps one row, and no cell longer than is allowed.
 */
export class RowReader {
  readonly #separator: Separator;
  #place: Place = 'before';
  #cell = '';
  #cells: string[] = [];
  #line: number;
  #rowLine: number;
  #quoteLine: number;
  #afterReturn = false;

  /** @param line the line the text begins on */
  constructor(separator: Separator, line = 1) {
    this.#separator = separator;
    [this.#line, this.#rowLine, this.#quoteLine] = [line, line, line];
  }

  /** The rows that end within this piece. Throws `FileFault`. */
  *read(text: string): Generator<FileRow> {
    let from = 0;
    for (let at = 0; at < text.length; at += 1) {
      const sign = text[at]!;
      // The second half of a line's end belongs to the first.
      const isSecond = sign === '\n' && this.#afterReturn;
      const isEnd = sign === '\r' || (sign === '\n' && !isSecond);
      this.#afterReturn = sign === '\r';
      if (isEnd) this.#line += 1;
      if (this.#place === 'quoted') {
        if (sign !== '"') continue;
        this.#take(text, from, at);
        this.#place = 'behind';
      } else if (sign === '"' && this.#place !== 'bare') {
        if (this.#place === 'behind') this.#cell += '"';
        else this.#quoteLine = this.#line;
        this.#place = 'quoted';
      } else if (sign === this.#separator || isEnd) {
        this.#take(text, from, at);
        this.#endCell();
        if (isEnd) yield* this.#endRow();
      } else if (!isSecond) {
        this.#place = 'bare';
        continue;
      }
      from = at + 1;
    }
    this.#take(text, from, text.length);
  }

  /** The last row, where no line's end closed it. Throws `FileFault` for a quote that was never closed. */
  *end(): Generator<FileRow> {
    if (this.#place === 'quoted') throw new FileFault(words.quoteOpen({ line: this.#quoteLine }));
    if (this.#place === 'before' && this.#cells.length === 0) return;
    this.#endCell();
    yield* this.#endRow();
  }

  #take(text: string, from: number, to: number): void {
    if (this.#cell.length + to - from > importLimits.cell)
      throw new FileFault(words.cellTooLong({ line: this.#rowLine }));
    this.#cell += text.slice(from, to);
  }

  #endCell(): void {
    // Told as they come, however many follow: no file whose header has 100 columns has rows so wide.
    if (this.#cells.length >= 10 * importLimits.columns) throw new FileFault(words.tooManyColumns);
    this.#cells.push(this.#cell);
    this.#cell = '';
    this.#place = 'before';
  }

  *#endRow(): Generator<FileRow> {
    const row = { line: this.#rowLine, cells: this.#cells };
    this.#cells = [];
    this.#rowLine = this.#line;
    if (row.cells.some((cell) => cell.trim() !== '')) yield row;
  }
}
