import { setImmediate as letOthers } from 'node:timers/promises';
import type { Encoding } from '../../src/domain/import/encodings.ts';
import { type FileRow, RowReader, type Separator, separatorIn } from '../../src/domain/import/file-rows.ts';
import { headerLineIn, headersIn, rowsWithNames } from '../../src/domain/import/headers.ts';
import { importFileFaults as words } from '../../src/domain/import/import-files.words.ts';
import { FileFault, importLimits } from '../../src/domain/import/limits.ts';
import { textReader } from './file-text.ts';

type Pieces = AsyncIterable<Uint8Array> | Iterable<Uint8Array>;

/** What the first bytes say, where they say it. */
const marks: readonly (readonly [Encoding, readonly number[]])[] = [
  ['utf-8', [0xef, 0xbb, 0xbf]],
  ['utf-16le', [0xff, 0xfe]],
  ['utf-16be', [0xfe, 0xff]],
];

/** What files begin with that are no text, whatever they are called: ZIP and with it Excel, PDF, old Excel, gzip. */
const foreign: readonly (readonly number[])[] = [
  [0x50, 0x4b, 0x03, 0x04],
  [0x25, 0x50, 0x44, 0x46],
  [0xd0, 0xcf, 0x11, 0xe0],
  [0x1f, 0x8b],
];

const beginsWith = (bytes: Uint8Array, signs: readonly number[]): boolean =>
  signs.every((sign, at) => bytes[at] === sign);

/** Text of letters that UTF-16 writes in two bytes has a zero in nearly every other, and none beside. */
const unmarked = (bytes: Uint8Array): Encoding | null => {
  const zeros = [0, 0];
  for (const [at, byte] of bytes.entries()) if (byte === 0) zeros[at % 2]! += 1;
  const [even, odd] = zeros as [number, number];
  if (even === 0 && odd > bytes.length / 4) return 'utf-16le';
  return odd === 0 && even > bytes.length / 4 ? 'utf-16be' : null;
};

/** As much of a file's beginning as is looked at to know what it is. */
const startBytes = 1000;

/**
 * Looks at a file while it streams by: counts its bytes, refuses what is too large with the piece that makes it so, and knows in
 * the end how its bytes are text, where they say it. Keeps the first thousand bytes.
 */
export class FileLook {
  #bytes = 0;
  #start: Uint8Array = new Uint8Array();
  #strict: InstanceType<typeof TextDecoder> | null = new TextDecoder('utf-8', { fatal: true });
  #hasZero = false;

  get bytes(): number {
    return this.#bytes;
  }

  /** Throws `FileFault` for what is no text, and for more than 20 MB. */
  take(piece: Uint8Array): void {
    if (this.#start.length < startBytes)
      this.#start = Buffer.concat([this.#start, piece]).subarray(0, startBytes);
    if (foreign.some((signs) => beginsWith(this.#start, signs))) throw new FileFault(words.notText);
    this.#bytes += piece.length;
    if (this.#bytes > importLimits.bytes) throw new FileFault(words.tooLarge);
    this.#hasZero ||= piece.includes(0);
    try {
      this.#strict?.decode(piece, { stream: true });
    } catch {
      this.#strict = null;
    }
  }

  /**
   * How the whole file is text: known where it has a mark or is sound UTF-8, else only supposed, or null. Throws `FileFault` where it is
   * none.
   */
  end(): { encoding: Encoding | null; known: boolean } {
    if (this.#bytes === 0) throw new FileFault(words.empty);
    const marked = marks.find(([, signs]) => beginsWith(this.#start, signs))?.[0];
    if (marked && marked !== 'utf-8') return { encoding: marked, known: true };
    const encoding = marked ?? unmarked(this.#start);
    if (encoding && encoding !== 'utf-8') return { encoding, known: false };
    if (this.#hasZero) throw new FileFault(words.notText);
    return this.#isUtf8() ? { encoding: 'utf-8', known: true } : { encoding, known: false };
  }

  #isUtf8(): boolean {
    try {
      this.#strict?.decode();
      return this.#strict !== null;
    } catch {
      return false;
    }
  }
}

/** As much of a file as is read before others have their turn on this thread: a few milliseconds of work. */
const bytesAtOnce = 65_536;

/** A file's text in small pieces, without the mark it may begin with. */
async function* textOf(pieces: Pieces, encoding: Encoding): AsyncGenerator<string> {
  const reader = textReader(encoding);
  for await (const piece of pieces)
    for (let at = 0; at < piece.length; at += bytesAtOnce) {
      yield reader.write(piece.subarray(at, at + bytesAtOnce));
      await letOthers();
    }
  yield reader.end();
}

/** How a spreadsheet may say in the first line what parts the cells. */
const separatorLine = /^sep=([,;\t])\r?\n/i;

/** Enough to hold the longest first line that is taken. */
const startLength = 65_536;

/** What parts the cells of a file, as its first line says or its first lines show; and whether it says so. */
const separatorOfStart = (start: string): { separator: Separator; rest: string; isNamed: boolean } => {
  const named = separatorLine.exec(start);
  const rest = named ? start.slice(named[0].length) : start;
  return {
    rest,
    isNamed: named !== null,
    separator: (named?.[1] as Separator | undefined) ?? separatorIn(rest),
  };
};

/** What parts the cells of a file. */
export const separatorOf = async (pieces: Pieces, encoding: Encoding): Promise<Separator> => {
  let start = '';
  for await (const text of textOf(pieces, encoding)) {
    start += text;
    if (start.length >= startLength) break;
  }
  return separatorOfStart(start).separator;
};

/** The rows of a file in turn, its column names first. Memory doesn't grow with the file. Throws `FileFault`. */
export async function* rowsOfFile(pieces: Pieces, encoding: Encoding): AsyncGenerator<FileRow> {
  let waiting: string | null = '';
  let reader: RowReader | null = null;
  const begun = (start: string): [RowReader, string] => {
    const { separator, rest, isNamed } = separatorOfStart(start);
    return [new RowReader(separator, isNamed ? 2 : 1), rest];
  };
  for await (const text of textOf(pieces, encoding)) {
    if (text.includes('\0')) throw new FileFault(words.notText);
    if (waiting === null) {
      yield* reader!.read(text);
      continue;
    }
    waiting += text;
    if (waiting.length < startLength) continue;
    const [first, rest] = begun(waiting);
    [reader, waiting] = [first, null];
    yield* first.read(rest);
  }
  if (waiting !== null) {
    const [first, rest] = begun(waiting);
    reader = first;
    yield* first.read(rest);
  }
  yield* reader!.end();
}

/** What a file that can be imported has: its columns by name, the line of those names (0 for none), and how many rows. */
export interface FileShape {
  headers: string[];
  headerLine: number;
  rows: number;
}

/** How the rows of a file are meant, by its column names; null where each is meant as it is. */
type MeaningOf = (headers: string[]) => ((row: FileRow) => FileRow | null) | null;

/** How many of a row's first columns have a value in them or behind them. */
const widthOf = (cells: readonly string[]): number => cells.findLastIndex((cell) => cell.trim() !== '') + 1;

/** Rows in turn, of which the first are known already. */
async function* continued(first: readonly FileRow[], rest: AsyncIterator<FileRow>): AsyncGenerator<FileRow> {
  yield* first;
  for (let next = await rest.next(); !next.done; next = await rest.next()) yield next.value;
}

/** As many rows as names may be on, or fewer where a file has no more; the iterator goes on behind them. */
const firstOf = async (rows: AsyncIterator<FileRow>): Promise<FileRow[]> => {
  const first: FileRow[] = [];
  for (let next = await rows.next(); !next.done; next = await rows.next()) {
    first.push(next.value);
    if (first.length === rowsWithNames) break;
  }
  return first;
};

/** How a kind of import looks at a file. */
interface FileKind {
  /** The line of its column names, from its first rows. */
  headerLineOf?: (first: readonly FileRow[]) => number;
  /** A row that tells nothing isn't counted. */
  meaningOf?: MeaningOf;
}

/**
 * Reads a file once to its end. Throws `FileFault` with what is wrong and what to do. Source: answers-2.md, Q53 and Q54.
 */
export const shapeOf = async (
  pieces: Pieces,
  encoding: Encoding,
  { headerLineOf = (first) => headerLineIn(first, []), meaningOf = () => null }: FileKind = {},
): Promise<FileShape> => {
  const all = rowsOfFile(pieces, encoding);
  const first = await firstOf(all);
  if (first.length === 0) throw new FileFault(words.empty);
  const headerLine = headerLineOf(first);
  const named = headerLine === 0 ? [] : first.find(({ line }) => line === headerLine)?.cells;
  if (!named) throw new FileFault(words.headerLineUnknown);
  const meaning = meaningOf(headersIn(named, 0));
  let [rows, used] = [0, 0];
  for await (const row of continued(first, all)) {
    if (row.line <= headerLine) continue;
    // Cells behind a line of names are a row's fault and no columns.
    const width = Math.min(widthOf(row.cells), headerLine === 0 ? Number.POSITIVE_INFINITY : named.length);
    used = Math.max(used, width);
    if (!meaning || meaning(row)) rows += 1;
    if (rows > importLimits.rows) throw new FileFault(words.tooManyRows);
  }
  const headers = headersIn(named, used);
  if (rows === 0) throw new FileFault(words.onlyHeaders);
  return { headers, headerLine, rows };
};
