import type { Decimal } from '../money.ts';
import { headOf, type ReportHead, type ReportName } from './reports.ts';

/**
 * What a cell leads to: a kind of thing and which one of it, `account:12`, `invoice:INV-0007`. The page knows the addresses, paper
 * and files leave it out.
 */
export type ReportLink = `${'account' | 'invoice' | 'receipt' | 'customer'}:${string}`;

export type CellKind = 'text' | 'day' | 'money' | 'number' | 'percent';

/** One column of a report, whatever it is shown on. */
export interface ReportColumn<Row> {
  title: string;
  kind: CellKind;
  of: (row: Row) => string | null;
  link?: (row: Row) => ReportLink | null;
  /**
   * Where it stands on a page and on paper: in the line above the rows it has in common, in the row's first cell, in small
   * type under that, or in a column of its own, as figures do. In a file each is a column.
   */
  place?: 'head' | 'lead' | 'under';
  /** Left blank on page and paper where it is nothing, as one side of a posting is. */
  blank?: true;
  /** Summed under the rows. */
  sum?: true;
}

/** A report, described: what it is made into (page, CSV, PDF, print, contract) is written once, over this. */
export interface ReportSpec<Row> extends ReportHead {
  name: ReportName;
  /** What the first cell of a row is called. */
  rowTitle: string;
  columns: readonly ReportColumn<Row>[];
  /** Rows of one group stand together under what its `head` columns say. */
  groupOf?: (row: Row) => string;
  /** The order of groups where it is not that of their rows. */
  groups?: readonly string[];
  /** What each row is held against in other days: the same row there, by its key, and which figure. */
  compared?: { title: string; keyOf: (row: Row) => string; of: (row: Row) => Decimal };
  /** What the line of sums is called, by what they are. */
  total?: (sums: readonly (Decimal | null)[]) => string;
  /** Said where there is nothing; `{day}` is its last day. */
  empty: string;
}

/** One figure of the whole report, beside or above its rows. */
export interface ReportFigure {
  label: string;
  kind: 'money' | 'number';
  value: Decimal;
}

/** Declares a report under its name, keeping the type of its rows. */
export const report = <Row>(
  name: ReportName,
  spec: Omit<ReportSpec<Row>, keyof ReportHead | 'name'>,
): ReportSpec<Row> => ({ name, ...headOf(name), ...spec });
