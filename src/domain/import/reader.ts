import type { Decimal } from '../money.ts';
import type { Reading, ReadRecord } from './cells.ts';
import type { FileRow } from './file-rows.ts';
import type { Matching } from './matching.ts';

/** How rows that tell one thing are found and read. */
export interface RowSpans<Row> {
  /** A name for each row of the file in turn, the same for the rows of one thing. */
  naming(matching: Matching, reading: Reading): (row: FileRow) => string;
  /** Those rows as one. */
  joined(rows: readonly (ReadRecord<Row> & { line: number })[]): ReadRecord<Row>;
}

/** What an import adds beside what its file is of, by name alone. */
export const addedBeside = ['customers', 'vendors', 'categories'] as const;
export type AddedBeside = (typeof addedBeside)[number];

/** How the rows of a kind are read and known again. */
export interface ImportReader<Row = unknown> {
  /**
   * Reads a row, with every fault of it.
   *
   * @param width how many columns the file has
   */
  read(row: FileRow, width: number, matching: Matching, reading: Reading): ReadRecord<Row>;
  /** How what may be told on several rows is put together; null, or left out, where each row of such a file stands alone. */
  spans?(matching: Matching): RowSpans<Row> | null;
  /** What a row is known again by: of several things with one key the first is meant by the first row that has it. Source: answers-2.md, Q58. */
  keyOf(row: Row): string;
  /** True where one thing alone can have the row's key; left out where several can. */
  isUnique?(row: Row): boolean;
  nameOf(row: Row): string;
  /** An email that others may share, in small letters; left out for what has none. */
  mailboxOf?(row: Row): string;
  /** What a row names that is added with it where there is none of that name; left out for what names nothing of the kind. */
  namesIn?(row: Row): readonly { of: AddedBeside; name: string }[];
  /** How many pieces a row brings into stock without a cost; left out for what has no stock. */
  unpricedOf?(row: Row): Decimal;
  /** What a row brings into the books, at home. */
  worthOf(row: Row, homeDigits: number): Decimal;
}
