import type { Day } from '../day.ts';
import type { DocumentType } from '../documents/kind.ts';
import type { Decimal } from '../money.ts';
import type { ContactRole } from '../values/contact-role.ts';
import type { Span } from '../values/period.ts';
import type { ReportHead } from './report-head.ts';
import { headOf, type ReportName } from './reports.ts';

/**
 * What a cell leads to, by kind and number or id: `account:12`, `invoice:INV-0007`. `opening` leads to the opening balance of the
 * report's own contact in a role, `subgroups` to the lines of all accounts of some sub-groups by their numbers, `cash` to the entries behind a row
 * of the cash flow, `budget` to the budget of a type, `credit-notes` to those of a document by what its own link is, `prepared` to a new entry with its lines filled in, `report` to another report of the same days, `value` to the moves behind what an item was worth on the report's day, `transfers` to those in transit. The page knows the addresses; paper and files leave them out.
 */
export type ReportLink =
  | `${'account' | 'customer' | 'entry' | 'expense' | 'item' | 'transfer' | 'value' | DocumentType}:${string}`
  | `opening:${ContactRole}`
  | 'transfers:InTransit'
  | 'prepared:opening'
  | `${'subgroups' | 'cash' | 'report' | 'vendor' | 'category' | 'budget' | 'credit-notes'}:${string}`;

/** A `minute` is one in the business's zone, an `amount` one of a currency that is named beside it. */
export type CellKind = 'text' | 'day' | 'minute' | 'money' | 'own-money' | 'amount' | 'number' | 'percent';

/** An amount in a currency that need not be the home currency. */
export interface OwnMoney {
  amount: Decimal;
  currency: string;
}

/**
 * What a column's values are. `own-money` is an amount in its row's own currency, of which `of` is the worth at home: a page shows
 * the one with the other beneath, while files, sums and comparisons are of the worth at home, which alone can be added up.
 */
type Values<Row> =
  | { kind: Exclude<CellKind, 'own-money'>; own?: never }
  | { kind: 'own-money'; own: (row: Row) => OwnMoney };

/** One column of a report, whatever it is shown on. */
export type ReportColumn<Row> = Values<Row> & {
  title: string;
  of: (row: Row) => string | null;
  link?: (row: Row) => ReportLink | null;
  /**
   * Where it stands on a page and on paper: in the line above the rows it has in common, in the row's first cell, in small
   * type under that, or in a column of its own, as figures do. In a file each is a column.
   */
  place?: 'head' | 'lead' | 'under';
  /** Left blank on page and paper where it is nothing, as one side of a posting is. */
  blank?: true;
  /** Beside the next one without a comma on page and paper, as a code is beside its name. */
  tight?: true;
  /** Written after its title on page and paper where it has no column of its own. */
  labelled?: true;
  /** The views of the report it is in; all of them where none are named. */
  views?: readonly string[];
  /** Shown on request alone, where the report offers more columns. */
  more?: true;
  /** Says what stock cost: left out for who may not read that. Source: decision 0034. */
  cost?: true;
  /** Summed under the rows. */
  sum?: true;
};

/** One figure of the whole report, above or below its rows. */
export interface ReportFigure {
  label: string;
  kind: 'money' | 'number';
  value: Decimal;
  /** It stood before a day, or stands after one. */
  edge?: { at: 'before' | 'after'; day: Day } | undefined;
  /** Left out above the rows where it is nothing. */
  blank?: true | undefined;
}

/** What proves a report: a figure of it beside the same from another source. Source: finance-answers.md, Q115. */
export interface ReportControl {
  label: string;
  value: Decimal;
  /** By how much the report says more; 0 where both agree. */
  difference: Decimal;
  /** A `ReportLink` to what it is compared with. */
  to?: string | undefined;
}

/** Something in a report that asks to be put right, and what does that. */
export interface ReportHint {
  text: string;
  /** What is pressed for it, and a `ReportLink` to where it is put right. */
  act: { label: string; to: string };
}

/** A report, described: what it is made into (page, CSV, PDF, print, contract) is written once, over this. */
export interface ReportSpec<Row, Sums = unknown> extends ReportHead {
  name: ReportName;
  /** What the first cell of a row is called, and what in views that have another first cell. */
  rowTitle: string;
  rowTitles?: Readonly<Record<string, string>>;
  columns: readonly ReportColumn<Row>[];
  /** Rows of one group stand together under what its `head` columns say. */
  groupOf?: (row: Row) => string;
  /** The order of groups where it is not that of their rows. */
  groups?: readonly string[];
  /** What the line of a group's sums is called, by one of its rows. */
  groupTotal?: (row: Row) => string;
  /** Whether rows of a group are expected, and nothing that was posted. */
  isExpected?: (row: Row) => boolean;
  /** What each row is held against in other days: the same row there, by its key, and which figure. */
  compared?: { title: string; keyOf: (row: Row) => string; of: (row: Row) => Decimal };
  /** What the whole of it comes to, from what is read beside its rows. */
  figures?: (sums: Sums, days: Span) => ReportFigure[];
  /** What proves it, from what is read beside its rows and the sums of its columns. */
  controls?: (sums: Sums, totals: readonly (Decimal | null)[]) => ReportControl[];
  /** What the line of sums is called, by what they are and what is read beside the rows. */
  total?: (sums: readonly (Decimal | null)[], read: Sums) => string;
  /** Said where there is nothing; `{day}` is its last day. */
  empty: string;
}

/**
 * A report with the columns of one of its views, and those that are shown on request where they are asked for; without those that say
 * what stock cost for who may not read that.
 */
export const columnsFor = <Row, Sums>(
  spec: ReportSpec<Row, Sums>,
  { view, more, readsCost }: { view: string | null; more: boolean; readsCost: boolean },
): ReportSpec<Row, Sums> => {
  const known = spec.views?.find(({ value }) => value === view) ?? spec.views?.[0];
  const isIn = ({ views }: ReportColumn<Row>) =>
    !views || (known !== undefined && views.includes(known.value));
  const isAsked = (column: ReportColumn<Row>) => !column.more || more;
  const isReadable = (column: ReportColumn<Row>) => !column.cost || readsCost;
  return {
    ...spec,
    rowTitle: spec.rowTitles?.[known?.value ?? ''] ?? spec.rowTitle,
    columns: spec.columns.filter((column) => isIn(column) && isAsked(column) && isReadable(column)),
  };
};

/** Declares a report under its name, keeping the types of its rows and of what they come to. */
export const report = <Row, Sums = unknown>(
  name: ReportName,
  spec: Omit<ReportSpec<Row, Sums>, keyof ReportHead | 'name'>,
): ReportSpec<Row, Sums> => ({ name, ...headOf(name), ...spec });
