import papaparse from 'papaparse';
import { harmless } from '../../src/domain/values/csv.ts';

/** What tells a spreadsheet that a file is UTF-8; it stands before the first line. */
export const byteOrderMark = '\uFEFF';

/** Rows as lines of a CSV file, each ended, quoted where RFC 4180 asks for it, and no cell of them a formula. */
export const csvLines = (rows: readonly (readonly string[])[], separator = ','): string =>
  `${papaparse.unparse(
    rows.map((cells) => cells.map(harmless)),
    { newline: '\r\n', delimiter: separator },
  )}\r\n`;
