import { describe, expect, test } from 'vitest';
import { csvLines } from '../../server/adapters/csv.ts';
import { FileLook, rowsOfFile, shapeOf } from '../../server/adapters/import-file.ts';
import { RowReader } from '../../src/domain/import/file-rows.ts';
import { importLimits } from '../../src/domain/import/limits.ts';
import { asTyped, harmless } from '../../src/domain/values/csv.ts';

/** The bytes in pieces of a length, so that every sign is cut somewhere. */
const cut = (bytes: Uint8Array, length: number): Uint8Array[] =>
  Array.from({ length: Math.ceil(bytes.length / length) }, (_, at) =>
    bytes.subarray(at * length, (at + 1) * length),
  );

const encodingOf = (pieces: readonly Uint8Array[]) => {
  const look = new FileLook();
  for (const piece of pieces) look.take(piece);
  return look.end();
};
/** In which encoding a file is read, where nobody chooses another. */
const readAs = (pieces: readonly Uint8Array[]) => encodingOf(pieces).encoding ?? 'windows-1252';
const shape = async (bytes: Uint8Array, length = 65_536) => {
  const pieces = cut(bytes, length);
  return shapeOf(pieces, readAs(pieces));
};
const rows = async (bytes: Uint8Array, length = 65_536) => {
  const pieces = cut(bytes, length);
  const read = [];
  for await (const row of rowsOfFile(pieces, readAs(pieces))) read.push(row);
  return read;
};
const cells = async (text: string) => (await rows(Buffer.from(text))).map((row) => row.cells);
const faultOf = (bytes: Uint8Array) =>
  shape(bytes).then(
    () => null,
    (fault: Error) => fault.message,
  );
const faultIn = (text: string) => faultOf(Buffer.from(text));

const utf16 = (text: string, mark: boolean, big: boolean): Buffer => {
  const bytes = Buffer.from(mark ? `\uFEFF${text}` : text, 'utf16le');
  return big ? bytes.swap16() : bytes;
};

describe('a file is read as it was written', () => {
  const text = 'Name;Note\r\nCafé;"two\r\nlines; and ""quotes"""\r\nŻółw;x\r\n';
  const expected = [
    ['Name', 'Note'],
    ['Café', 'two\nlines; and "quotes"'],
    ['Żółw', 'x'],
  ];
  test.each([
    ['UTF-8', Buffer.from(text), 'utf-8'],
    ['UTF-8 with its mark', Buffer.from(`\uFEFF${text}`), 'utf-8'],
    ['UTF-16 with its mark', utf16(text, true, false), 'utf-16le'],
    ['UTF-16, the other way round', utf16(text, true, true), 'utf-16be'],
    ['UTF-16 without a mark', utf16(text, false, false), 'utf-16le'],
    ['UTF-16 without a mark, the other way round', utf16(text, false, true), 'utf-16be'],
  ] as const)('%s, wherever its pieces are cut', async (_, bytes, encoding) => {
    for (const length of [1, 2, 1000])
      expect(encodingOf(cut(bytes, length))).toEqual({ encoding, known: !_.includes('without') });
    for (const length of [1, 2, 3, 7, 1000])
      expect((await rows(bytes, length)).map((row) => row.cells)).toEqual(expected);
  });

  test('Latin-1, as old spreadsheets save it, which they don’t say', async () => {
    const bytes = Buffer.from('Name,Price\nCafé,4\nEuro \x80,5\n', 'latin1');
    expect(encodingOf([bytes])).toEqual({ encoding: null, known: false });
    expect((await rows(bytes)).map((row) => row.cells[0])).toEqual(['Name', 'Café', 'Euro €']);
  });

  test('cells parted by commas, semicolons or tabs, or as its first line says', async () => {
    expect(await cells('a,"b;c;d"\n1,2')).toEqual([
      ['a', 'b;c;d'],
      ['1', '2'],
    ]);
    expect(await cells('a;b\n1,5;2')).toEqual([
      ['a', 'b'],
      ['1,5', '2'],
    ]);
    expect(await cells('a\tb\n1\t2')).toEqual([
      ['a', 'b'],
      ['1', '2'],
    ]);
    expect(await rows(Buffer.from('sep=;\r\na,x;b\r\n1;2'))).toEqual([
      { line: 2, cells: ['a,x', 'b'] },
      { line: 3, cells: ['1', '2'] },
    ]);
  });

  test('lines that end in any way, blank ones left out, each row with the line it begins on', async () => {
    expect(await rows(Buffer.from('a,b\r1,2\r\r3,"4\r5"\r6,7'))).toEqual([
      { line: 1, cells: ['a', 'b'] },
      { line: 2, cells: ['1', '2'] },
      { line: 4, cells: ['3', '4\n5'] },
      { line: 6, cells: ['6', '7'] },
    ]);
    expect((await rows(Buffer.from('a\r\n\r\n , \r\nb'))).map((row) => row.line)).toEqual([1, 4]);
  });

  test('quotes within a cell are its own, and so are those of a line whose quotes aren’t closed as they should be', async () => {
    expect(await cells('a,b\n5" pipe,"x"y\n"",""""')).toEqual([
      ['a', 'b'],
      ['5" pipe', '"x"y'],
      ['', '"'],
    ]);
  });

  test('what a file of ours is written as comes back cell by cell, formulas as the text they are', async () => {
    const typed = ['=1+1', '+49 30 123', '-5', '@x', "'=x", "''", 'a "b"; c\nd', '＝1', '\t=2', ' '];
    const back = await cells(csvLines([['n', ...typed.slice(1)], typed]));
    expect(back[1]!.map(asTyped)).toEqual(typed);
    expect(harmless('=1+1')).toBe("'=1+1");
  });
});

describe('N39, N43 what can’t be imported is told with what to do', () => {
  test('N39 a mark, semicolons and a quoted line’s end are read, and a name that comes twice is numbered', async () => {
    expect(await shape(Buffer.from('\uFEFFName;"Opening\r\nday";Price\r\nA;;1\r\n'))).toEqual({
      headers: ['Name', 'Opening day', 'Price'],
      headerLine: 1,
      rows: 1,
    });
    expect(await shape(Buffer.from('\uFEFFName;"Opening\r\nday";NAME ;Name (2)\r\nA;;1;2\r\n'))).toEqual({
      headers: ['Name', 'Opening day', 'NAME (2)', 'Name (2) (2)'],
      headerLine: 1,
      rows: 1,
    });
  });

  test.each([
    ['nothing', '', 'This file is empty. Choose another.'],
    ['blank lines alone', '\n \n,,\n', 'This file is empty. Choose another.'],
    [
      'column names alone',
      'Name,Price\n',
      'This file has column names and no rows. Add the rows and upload it again.',
    ],
    [
      'a quote that is never closed',
      'Name,Note\nA,"open\nB,x\n',
      'The quote that opens on line 2 isn’t closed. Close it and upload the file again.',
    ],
    [
      'a NUL',
      'Name,Price\nA\0B,1\n',
      'This isn’t a CSV or TSV file. Open it in your spreadsheet program, save it as CSV and upload that.',
    ],
    [
      'an Excel file by another name',
      'PK\x03\x04Name,Price\nA,1\n',
      'This isn’t a CSV or TSV file. Open it in your spreadsheet program, save it as CSV and upload that.',
    ],
  ])('a file of %s', async (_, text, fault) => expect(await faultIn(text)).toBe(fault));

  test.each([
    ['ZIP or Excel', [0x50, 0x4b, 0x03, 0x04]],
    ['PDF', [0x25, 0x50, 0x44, 0x46]],
    ['old Excel', [0xd0, 0xcf, 0x11, 0xe0]],
    ['gzip', [0x1f, 0x8b]],
  ])('a file that begins as %s, with its first bytes', (_, signs) => {
    // Nothing else of it is no text.
    const bytes = Buffer.concat([Buffer.from(signs), Buffer.from('Name,Price\nA,1\n')]);
    for (const length of [1, 3, 1000]) {
      const look = new FileLook();
      const pieces = cut(bytes, length);
      const taking = () => {
        for (const piece of pieces) look.take(piece);
      };
      expect(taking).toThrow('This isn’t a CSV or TSV file.');
      expect(look.bytes).toBeLessThan(4);
    }
    expect(() => encodingOf([Buffer.concat([Buffer.from('A'), bytes])])).not.toThrow();
  });

  test('a file of one column, and one whose last columns were emptied, is read', async () => {
    expect(await shape(Buffer.from('Name\nA\nB'))).toEqual({ headers: ['Name'], headerLine: 1, rows: 2 });
    expect(await shape(Buffer.from('Name,Price,,\nA,1,,\n'))).toMatchObject({ headers: ['Name', 'Price'] });
  });

  test('a column without a name has one of ours, also behind the last where a row has a value', async () => {
    expect((await shape(Buffer.from('Name,,Price\nA,,1\n'))).headers).toEqual(['Name', 'Column 2', 'Price']);
    expect((await shape(Buffer.from('Name,Price,,,\nA,1,,\nB,2,,x,\n'))).headers).toEqual([
      'Name',
      'Price',
      'Column 3',
      'Column 4',
    ]);
  });

  test('a column with a name of 200 characters is read, however many blanks stand about it, and a longer one is cut', async () => {
    const name = 'x'.repeat(200);
    for (const typed of [name, `${name}x`])
      expect((await shape(Buffer.from(`Name,  ${typed}  \nA,1\n`))).headers).toEqual(['Name', name]);
  });

  test('half characters are told from those the file has, and every other row is read', async () => {
    const half = Buffer.from([...Buffer.from('\uFEFFName\nA\n'), 0xed, 0xa0, 0x80, 0x0a, 0x42]);
    for (const length of [1, 2, 3, 100]) {
      expect(encodingOf(cut(half, length))).toEqual({ encoding: 'utf-8', known: false });
      expect((await rows(half, length)).map((row) => row.cells[0])).toEqual(['Name', 'A', '���', 'B']);
    }
    const lone = Buffer.concat([utf16('Name\n', true, false), Buffer.from([0x00, 0xd8, 0x0a, 0x00])]);
    for (const length of [1, 2, 3, 100])
      expect((await rows(lone, length)).map((row) => row.cells[0])).toEqual(['Name', '�']);
  });

  test('100,000 rows are taken, and one more is not', async () => {
    const text = `Name\n${'A\n'.repeat(importLimits.rows)}`;
    expect((await shape(Buffer.from(text))).rows).toBe(100_000);
    expect(await faultIn(`${text}A`)).toBe(
      'This file has more than 100,000 rows. Split it into smaller files.',
    );
  });

  test('a million columns, 1,001 of them, and a cell too long, without keeping them', async () => {
    const columns = 'This file has more than 1,000 columns. Remove the columns you don’t need.';
    expect(await faultIn(`${'a,'.repeat(1_000_000)}b\n1\n`)).toBe(columns);
    const names = Array.from({ length: 1001 }, (_, at) => `c${at}`);
    expect(await faultIn(`${names.join()}\n1\n`)).toBe(columns);
    expect((await shape(Buffer.from(`${names.slice(1).join()}\n1\n`))).headers).toHaveLength(1000);
    const long = 'A cell near line 2 has more than 10,000 characters. Shorten it, or close its quotes.';
    expect(await faultIn(`Name\n"${'x'.repeat(19 * 1_048_576)}"\n`)).toBe(long);
    expect(await faultIn(`Name\n${'x'.repeat(10_001)}\n`)).toBe(long);
    expect((await shape(Buffer.from(`Name\n${'x'.repeat(10_000)}\n`))).rows).toBe(1);
  });

  test('more than 20 MB is refused with the piece that makes it so, and exactly so much is taken', () => {
    const look = new FileLook();
    const piece = Buffer.alloc(1_048_576, 'a');
    for (let taken = 0; taken < 20; taken += 1) look.take(piece);
    expect(look.bytes).toBe(importLimits.bytes);
    expect(() => look.take(Buffer.from('a'))).toThrow(
      'This file is larger than 20 MB. Split it into smaller files.',
    );
  });
});

test('random cells come back from a file as they were put in, however it is cut', () => {
  const signs = ['a', ',', ';', '"', '\n', '\r', '\r\n', ' ', 'é', '\t', "'"];
  let seed = 7;
  const next = (below: number): number => {
    seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor((seed / 2_147_483_648) * below);
  };
  const quoted = (cell: string) => `"${cell.replaceAll('"', '""')}"`;
  for (let round = 0; round < 300; round += 1) {
    const made = Array.from({ length: 1 + next(4) }, () =>
      Array.from({ length: 3 }, (_, at) =>
        at === 0 ? 'x' : Array.from({ length: next(6) }, () => signs[next(signs.length)]).join(''),
      ),
    );
    const text = made.map((row) => row.map(quoted).join(',')).join('\n');
    const reader = new RowReader(',');
    const back = [];
    for (let at = 0; at < text.length; ) {
      const to = at + 1 + next(9);
      back.push(...reader.read(text.slice(at, to)));
      at = to;
    }
    back.push(...reader.end());
    const asRead = made.map((row) => row.map((cell) => cell.replace(/\r\n?/g, '\n')));
    expect(back.map((row) => row.cells)).toEqual(asRead);
  }
});

test.each(['utf-8', 'windows-1252'] as const)(
  'while a long file in %s is read, others have their turn every few kilobytes',
  async (encoding) => {
    const file = Buffer.from(`Name,Price\n${'Candle,12.50\n'.repeat(80_000)}`);
    let [turns, over] = [0, false];
    const others = async () => {
      while (!over) {
        await new Promise((turn) => setImmediate(turn));
        turns += 1;
      }
    };
    const counted = others();
    expect((await shapeOf([file], encoding)).rows).toBe(80_000);
    over = true;
    await counted;
    expect(turns).toBeGreaterThanOrEqual(Math.floor(file.length / 65_536));
  },
);
