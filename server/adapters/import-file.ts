import { headersIn } from '../../src/domain/import/headers.ts';
import { FileFault, importLimits } from '../../src/domain/import/limits.ts';
import type { Encoding } from '../../src/domain/import/run.ts';
import { type FileRow, RowReader, type Separator, separatorIn } from '../../src/domain/import/separated.ts';
import * as words from '../../src/domain/words/import-file-faults.ts';

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

/** Half a character of UTF-16, written in bytes as if it were a whole one: no text of any encoding has these three. */
const isHalf = (bytes: Uint8Array, at: number): boolean =>
  bytes[at] === 0xed && (bytes[at + 1]! & 0xe0) === 0xa0 && (bytes[at + 2]! & 0xc0) === 0x80;

/** As much of a file's beginning as is looked at to know what it is. */
const startBytes = 1000;

/**
 * Looks at a file while it streams by: counts its bytes, refuses what is too large with the piece that makes it so, and knows in
 * the end how its bytes are text. Keeps the first thousand bytes and the last two.
 */
export class FileLook {
  #bytes = 0;
  #start: Uint8Array = new Uint8Array();
  #strict: InstanceType<typeof TextDecoder> | null = new TextDecoder('utf-8', { fatal: true });
  #hasZero = false;
  #hasHalf = false;
  #last: Uint8Array = new Uint8Array();

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
    const joined = Buffer.concat([this.#last, piece]);
    for (let at = joined.indexOf(0xed); at >= 0 && !this.#hasHalf; at = joined.indexOf(0xed, at + 1))
      this.#hasHalf = isHalf(joined, at);
    this.#last = joined.subarray(-2);
    try {
      this.#strict?.decode(piece, { stream: true });
    } catch {
      this.#strict = null;
    }
  }

  /** How the whole file is text. Throws `FileFault` where it is none. */
  end(): Encoding {
    if (this.#bytes === 0) throw new FileFault(words.empty);
    const said = marks.find(([, signs]) => beginsWith(this.#start, signs))?.[0] ?? unmarked(this.#start);
    if (said && said !== 'utf-8') return said;
    if (this.#hasZero) throw new FileFault(words.notText);
    if (this.#isUtf8()) return 'utf-8';
    if (said || this.#hasHalf) throw new FileFault(words.brokenText);
    return 'windows-1252';
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

/** A file's text in pieces, without the mark it may begin with. Throws `FileFault` for what its encoding can't be. */
async function* textOf(pieces: Pieces, encoding: Encoding): AsyncGenerator<string> {
  const decoder = new TextDecoder(encoding, { fatal: true });
  try {
    for await (const piece of pieces) yield decoder.decode(piece, { stream: true });
    yield decoder.decode();
  } catch (error) {
    if (error instanceof TypeError) throw new FileFault(words.brokenText);
    throw error;
  }
}

/** How a spreadsheet may say in the first line what parts the cells. */
const saidFirst = /^sep=([,;\t])\r?\n/i;

/** Enough to hold the longest first line that is taken. */
const startLength = 65_536;

/** The rows of a file in turn, its column names first. Memory doesn't grow with the file. Throws `FileFault`. */
export async function* rowsOfFile(pieces: Pieces, encoding: Encoding): AsyncGenerator<FileRow> {
  let waiting: string | null = '';
  let reader: RowReader | null = null;
  const begun = (start: string): [RowReader, string] => {
    const said = saidFirst.exec(start);
    const rest = said ? start.slice(said[0].length) : start;
    const separator = (said?.[1] as Separator | undefined) ?? separatorIn(rest);
    return [new RowReader(separator, said ? 2 : 1), rest];
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

/** What a file that can be imported has: its columns by name, and how many rows. */
export interface FileShape {
  headers: string[];
  rows: number;
}

/**
 * Reads a file once to its end. Throws `FileFault` with what is wrong and what to do. Source: answers-2.md, Q53 and Q54.
 *
 * @param meaningOf how its rows are meant, by its column names: a row that tells nothing isn't counted
 */
export const shapeOf = async (
  pieces: Pieces,
  encoding: Encoding,
  meaningOf: (headers: string[]) => ((row: FileRow) => FileRow | null) | null = () => null,
): Promise<FileShape> => {
  let meant: ReturnType<typeof meaningOf> = null;
  let headers: string[] | null = null;
  let rows = 0;
  for await (const row of rowsOfFile(pieces, encoding)) {
    if (headers) {
      if (!meant || meant(row)) rows += 1;
      if (rows > importLimits.rows) throw new FileFault(words.tooManyRows);
      continue;
    }
    const named = headersIn(row.cells);
    if ('fault' in named) throw new FileFault(named.fault);
    headers = named.headers;
    meant = meaningOf(headers);
  }
  if (!headers) throw new FileFault(words.empty);
  if (rows === 0) throw new FileFault(words.onlyHeaders);
  return { headers, rows };
};
