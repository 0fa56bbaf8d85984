import { readsCost } from '../../src/domain/access/permissions.ts';
import type { TransactionPicks } from '../../src/domain/bank-money/transaction.ts';
import type { MoveReason } from '../../src/domain/books/stock.ts';
import type { Day } from '../../src/domain/day.ts';
import type { AgedBy } from '../../src/domain/report/ageing.ts';
import { type ColumnStep, mostColumns, spansOver, titleOf } from '../../src/domain/report/columns.ts';
import { type Comparison, comparedDays } from '../../src/domain/report/compared-days.ts';
import { type Stretch, sheetOverTime } from '../../src/domain/report/over-time.ts';
import type { ReportName } from '../../src/domain/report/reports.ts';
import { type ReportSheet, sheetOf, totalsOf } from '../../src/domain/report/sheet.ts';
import { columnsFor, type ReportSpec } from '../../src/domain/report/spec.ts';
import type { AnalysisPicks } from '../../src/domain/stock/stock-analysis.ts';
import type { Span } from '../../src/domain/values/period.ts';
import { invalid } from '../../src/domain/values/refusal.ts';
import { requestFaults as faults } from '../../src/domain/words/requests.ts';
import { calendarOf, Refused, type Tx } from '../store/database/tx.ts';
import type { LinePicks } from './line-picks.ts';
import { printedCheckpoint } from './printed-checkpoint.ts';

/** A span that is open at an end reaches as far as there are days. */
export const [firstDay, lastDay]: readonly [Day, Day] = ['0001-01-01', '9999-12-31'];

/** What a report is asked for; of the parameters each takes those it knows. */
export interface ReportRequest {
  days: Span;
  /** The last day where it was named, and not by a preset: what is as of a day is of this one though it is to come. */
  namedEnd: Day | null;
  page: number;
  limit: number;
  /** One of its views; its usual one where it has none of this name. */
  view: string | null;
  /** Its columns that are shown on request too. */
  more: boolean;
  account: number | null;
  contact: string | null;
  document: string | null;
  productId: string | null;
  locationId: string | null;
  reason: MoveReason | null;
  picks: AnalysisPicks;
  /** A column for each stretch of its days, or for each sales channel. */
  columns: ColumnStep | 'channel' | null;
  /** How many earlier periods it is held against. */
  periods: number;
  /** What lines of entries are narrowed to beside their contact. */
  linePicks: Omit<LinePicks, 'contact'>;
  /** Cost of sales is among the expenses. */
  costOfSales: boolean;
  /** Entries that were taken back are left out, with what takes them back. */
  hideReversed: boolean;
  /** What open items are aged by. */
  agedBy: AgedBy;
  /** It is held against a budget. */
  againstBudget: boolean;
  /** Rows without any figure too. */
  zeroRows: boolean;
  /** Months ahead, with what falls due in them. */
  expected: boolean;
  /** Accounts that were merged are shown as the one that takes their place. */
  together: boolean;
  /** Sub-groups by their numbers. */
  subgroups: readonly number[] | null;
  channel: string | null;
  category: string | null;
  employee: string | null;
  /** The row of another report that these are behind. */
  row: string | null;
  bank: TransactionPicks | null;
  statement: string | null;
}

/** A whole report of some days, of everything there is. */
export const wholeReport = (days: Span): ReportRequest => ({
  days,
  namedEnd: null,
  page: 1,
  limit: 100_000,
  view: null,
  more: false,
  account: null,
  contact: null,
  document: null,
  productId: null,
  locationId: null,
  reason: null,
  picks: { filter: 'pullallstock', expiresBy: null, search: '', sort: 'quantity', ascending: false },
  columns: null,
  periods: 1,
  linePicks: { kind: null, amountFrom: null, amountTo: null, search: '' },
  costOfSales: false,
  hideReversed: false,
  agedBy: 'due',
  againstBudget: false,
  zeroRows: false,
  expected: false,
  together: false,
  subgroups: null,
  channel: null,
  category: null,
  employee: null,
  row: null,
  bank: null,
  statement: null,
});

/** A report as it is asked for: its sheets, and which page of how many rows they are of. */
export interface Report {
  name: ReportName;
  read: (
    tx: Tx,
    request: ReportRequest,
    comparison: Comparison | null,
    most?: number,
  ) => Promise<{ sheets: () => Iterable<ReportSheet>; total: number; page: number; whole?: true }>;
}

/** A report of rows as it is asked for. */
export const rowReport = <Row, Sums, Found extends Read<Row> & Sums>(
  source: ReportSource<Row, Sums, Found>,
): Report => ({
  name: source.spec.name,
  read: (tx, request, comparison, most) => readSheets(tx, source, request, comparison, most),
});

/** What is read for a report: a page of its rows, and beside it what its figures are made of. */
export interface Read<Row> {
  title?: string;
  /** In place of those that were asked for: a statement has its own. */
  days?: Span;
  rows: readonly Row[];
  /** What its sums are, where that is not all of its rows. */
  inAll?: Row;
  total: number;
  page: number;
  /** All rows at once, whatever page was asked for. */
  whole?: true;
}

/** A report: its description, and where its rows come from. */
export interface ReportSource<Row, Sums, Found extends Read<Row> & Sums = Read<Row> & Sums> {
  spec: ReportSpec<Row, Sums>;
  read: (tx: Tx, request: ReportRequest) => Promise<Found>;
}

/**
 * Ties a description to its rows. They are planned for the days and filters asked for: by a plan for any, which PostgreSQL turns to after five
 * runs on a connection, a hundred thousand items were joined one by one.
 */
export const reportSource = <Row, Sums, Found extends Read<Row> & Sums>(
  spec: ReportSpec<Row, Sums>,
  read: (tx: Tx, request: ReportRequest) => Promise<Found>,
): ReportSource<Row, Sums, Found> => ({
  spec,
  read: async (tx, request) => {
    await tx.query({}, `set local plan_cache_mode = 'force_custom_plan'`);
    return read(tx, request);
  },
});

/** A report with a column for each stretch of its days. @throws Refused for more columns than there may be */
const overTime = async <Row, Sums, Found extends Read<Row> & Sums>(
  tx: Tx,
  spec: ReportSpec<Row, Sums>,
  read: (tx: Tx, request: ReportRequest) => Promise<Found>,
  request: ReportRequest,
  step: ColumnStep,
): Promise<Found & { sheets: () => Generator<ReportSheet, void> }> => {
  const { days } = request;
  const { homeCurrency, locale } = tx.business;
  const spans = spansOver({ from: days.from ?? firstDay, to: days.to ?? lastDay }, step, calendarOf(tx));
  if (spans.length > mostColumns) throw new Refused(invalid('columns', faults.tooManyColumns(mostColumns)));
  const whole = await read(tx, request);
  const stretches: Stretch<Row>[] = [];
  for (const span of spans) {
    const { rows } = await read(tx, { ...request, days: span });
    stretches.push({ title: titleOf(span, locale), days: span, rows });
  }
  const sheet = sheetOverTime(spec, { ...whole, days }, stretches, homeCurrency);
  const sheets = function* () {
    if (sheet) yield sheet;
  };
  return { ...whole, sheets };
};

/**
 * What was read of a report, and what it says, in sheets of at most so many rows each. Beside other days it is held row by row where the
 * description tells rows apart, else by its figures, and is one sheet.
 */
const readSheets = async <Row, Sums, Found extends Read<Row> & Sums>(
  tx: Tx,
  { spec: described, read }: ReportSource<Row, Sums, Found>,
  request: ReportRequest,
  comparison: Comparison | null,
  most = Number.POSITIVE_INFINITY,
): Promise<Found & { sheets: () => Generator<ReportSheet, void> }> => {
  const spec = columnsFor(described, {
    view: request.view,
    more: request.more,
    readsCost: readsCost(tx.user.role),
  });
  const { columns } = request;
  if (columns !== null && columns !== 'channel' && spec.columnsBy?.includes(columns))
    return overTime(tx, spec, read, request, columns);
  const earlier = comparison && comparedDays(request.days, comparison);
  const now = await read(tx, request);
  const before =
    earlier &&
    (await read(tx, { ...request, days: earlier, page: 1, ...(spec.compared ? {} : { limit: 1 }) }));
  const checkpoint = await printedCheckpoint(tx, spec.name, now.days ?? request.days);
  const sheets = function* () {
    const size = before ? Number.POSITIVE_INFINITY : most;
    const totals = now.rows.length > size ? totalsOf(spec.columns, now) : undefined;
    for (let from = 0; from === 0 || from < now.rows.length; from += size)
      yield {
        ...sheetOf(
          spec,
          { ...now, rows: now.rows.slice(from, from + size), totals, days: now.days ?? request.days },
          before && { ...before, days: earlier },
          tx.business.homeCurrency,
        ),
        ...checkpoint,
      };
  };
  return { ...now, sheets };
};

/** What was read of a report, and what it says, in one sheet. */
export const readReport = async <Row, Sums, Found extends Read<Row> & Sums>(
  tx: Tx,
  source: ReportSource<Row, Sums, Found>,
  request: ReportRequest,
  comparison: Comparison | null,
): Promise<Found & { sheet: ReportSheet }> => {
  const found = await readSheets(tx, source, request, comparison);
  const [sheet] = found.sheets();
  return { ...found, sheet: sheet! };
};
