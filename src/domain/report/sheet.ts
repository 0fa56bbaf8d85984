import { chainWords } from '../audit/chain.words.ts';
import type { Day } from '../day.ts';
import { type Decimal, isZero, minus, sum, zero } from '../money.ts';
import { formatDay } from '../values/format.ts';
import type { Span } from '../values/period.ts';
import { reportSheetWords } from '../words/reports.ts';
import { statementWords as words } from '../words/statements.ts';
import { changePercent } from './change.ts';
import type {
  CellKind,
  OwnMoney,
  ReportColumn,
  ReportControl,
  ReportFigure,
  ReportHint,
  ReportSpec,
} from './spec.ts';

export interface SheetCell {
  value: string | null;
  /** The amount of which the value is the worth at home. */
  own?: OwnMoney | undefined;
  /** A change that is good, or bad, whatever its sign. */
  good?: boolean | undefined;
  /** A `ReportLink`. */
  to?: string | undefined;
  /** The days of what it leads to, where they are not those of its column. */
  days?: Span | undefined;
}

export interface SheetColumn {
  title: string;
  kind: CellKind;
  place: 'head' | 'lead' | 'under' | 'own';
  /** Left blank on page and paper where it is nothing. */
  blank?: true | undefined;
  /** Beside the next one without a comma. */
  tight?: true | undefined;
  /** Written after its title where it has no column of its own. */
  labelled?: true | undefined;
  /** The days its figures are of, where they are not those of the whole. */
  days?: Span | undefined;
}

/** What rows come to, a cell per column; without a value where nothing is summed. */
export interface SheetTotal {
  label: string;
  cells: SheetCell[];
}

/** The same figure of the days a report is compared with, and by how much it is more now. */
interface Compared {
  before: Decimal | null;
  change: Decimal | null;
}

/** What a report says, in values: page, paper and file lay this one out, so that they can't say different things. */
export interface ReportSheet {
  title: string;
  days: Span;
  comparedWith: Span | null;
  currency: string;
  rowTitle: string;
  columns: SheetColumn[];
  /** A cell per column; rows of a group have the same cells in the columns of its head. */
  groups: {
    rows: SheetCell[][];
    total?: SheetTotal | undefined;
    /** Its rows are expected, and nothing that was posted. */
    expected?: true | undefined;
  }[];
  totals: SheetTotal | null;
  controls: ReportControl[];
  /** On paper of a business that chose so: what is below zero is in brackets. Left out on a page, which has a minus. */
  brackets?: true | undefined;
  /** What in it asks to be put right. */
  hints?: ReportHint[] | undefined;
  /** A statement: what its rows come to are rows of a file, too. */
  leveled?: true | undefined;
  figures: (ReportFigure & Compared)[];
  /** Of the audit trail, where its days are locked: the number of an event, the first 16 digits of its hash, and when it was signed. */
  checkpoint?: { number: number; hash: string; day: Day } | undefined;
  empty: string;
}

/** What a report is laid out from, beside what it comes to. */
export interface ReportRows<Row> {
  /** In place of the report's own: the name of the account it is of. */
  title?: string | undefined;
  days: Span;
  rows: readonly Row[];
  /** What all rows come to, as one, where these are a page of them. */
  inAll?: Row | undefined;
  /** The totals of all rows by column, if `rows` are only some of those that were read. */
  totals?: readonly (Decimal | null)[] | undefined;
}

const isFigure = (kind: CellKind): boolean => !['text', 'day', 'minute'].includes(kind);

const cellOf = <Row>({ of, own, link }: ReportColumn<Row>, row: Row): SheetCell => ({
  value: of(row),
  own: own?.(row),
  to: link?.(row) ?? undefined,
});

/** Four columns more: the figure that is compared, what it was, and by how much and how many percent it is more. */
const comparing = <Row>(
  { compared }: Pick<ReportSpec<Row>, 'compared'>,
  before: readonly Row[] | undefined,
) => {
  if (!compared || !before) return { columns: [], cellsOf: () => [], gone: () => [] as Row[] };
  const { title, keyOf, of } = compared;
  const earlier = new Map(before.map((row) => [keyOf(row), of(row)]));
  const column = (name: string, kind: CellKind = 'money'): SheetColumn => ({
    title: name,
    kind,
    place: 'own',
  });
  return {
    columns: [
      column(title),
      column(reportSheetWords.beforeOf(title)),
      column(words.change),
      column(words.changePercent, 'percent'),
    ],
    cellsOf: (now: Decimal, row: Row): SheetCell[] => {
      const was = earlier.get(keyOf(row)) ?? zero;
      return [{ value: now }, { value: was }, { value: minus(now, was) }, { value: changePercent(now, was) }];
    },
    /** Rows there are only in the earlier days. */
    gone: (rows: readonly Row[]): Row[] => {
      const here = new Set(rows.map(keyOf));
      return before.filter((row) => !here.has(keyOf(row)));
    },
  };
};

const inCells = (sums: readonly (Decimal | null)[]): SheetCell[] => sums.map((value) => ({ value }));

/** What a report's own columns come to over cells; null in those that aren't summed, and in those of a comparison. */
const sumsOf = <Row>(
  columns: readonly ReportColumn<Row>[],
  rows: readonly SheetCell[][],
): (Decimal | null)[] =>
  (rows[0] ?? columns).map((_, n) =>
    columns[n]?.sum ? sum(rows.map((cells) => cells[n]!.value ?? zero)) : null,
  );

/** The totals of all rows that were read, by column; null in columns without a total. */
export const totalsOf = <Row>(
  columns: readonly ReportColumn<Row>[],
  { rows, inAll }: Pick<ReportRows<Row>, 'rows' | 'inAll'>,
): (Decimal | null)[] =>
  columns.map(({ sum: isSummed, of }) => {
    if (!isSummed) return null;
    return inAll ? of(inAll) : sum(rows.map((row) => of(row) ?? zero));
  });

const grouped = <Row, Sums>(
  { groupOf, groups: order, groupTotal, isExpected, columns }: ReportSpec<Row, Sums>,
  rows: readonly [Row, SheetCell[]][],
): ReportSheet['groups'] => {
  const groups = new Map<string, [Row, SheetCell[]][]>((order ?? []).map((name) => [name, []]));
  for (const one of rows) {
    const name = groupOf?.(one[0]) ?? '';
    const group = groups.get(name);
    if (group) group.push(one);
    else groups.set(name, [one]);
  }
  return [...groups.values()]
    .filter((group) => group.length > 0)
    .map((group) => {
      const cells = group.map((one) => one[1]);
      const label = groupTotal?.(group[0]![0]);
      return {
        rows: cells,
        ...(label && { total: { label, cells: inCells(sumsOf(columns, cells)) } }),
        ...(isExpected?.(group[0]![0]) && { expected: true as const }),
      };
    });
};

/** What a report says of its rows, and of those of the days it is compared with where there are any. */
export const sheetOf = <Row, Sums>(
  spec: ReportSpec<Row, Sums>,
  now: ReportRows<Row> & Sums,
  before: (ReportRows<Row> & Sums) | null,
  currency: string,
): ReportSheet => {
  const { columns, compared } = spec;
  const figuresOf = (read: typeof now) => spec.figures?.(read, read.days) ?? [];
  const figuresBefore = before && figuresOf(before);
  const beside = comparing(spec, before?.rows);
  const standing = now.rows.map((row): [Row, SheetCell[]] => [
    row,
    [
      ...columns.map((column) => cellOf(column, row)),
      ...(compared ? beside.cellsOf(compared.of(row), row) : []),
    ],
  ]);
  const gone = beside
    .gone(now.rows)
    .map((row): [Row, SheetCell[]] => [
      row,
      [
        ...columns.map((column) => (isFigure(column.kind) ? { value: zero } : cellOf(column, row))),
        ...beside.cellsOf(zero, row),
      ],
    ]);
  const sums = [...(now.totals ?? totalsOf(columns, now)), ...beside.columns.map(() => null)];
  const figureBefore = ({ label }: ReportFigure): Decimal | null =>
    figuresBefore?.find((one) => one.label === label)?.value ?? null;
  return {
    title: now.title ?? spec.title,
    days: now.days,
    comparedWith: before?.days ?? null,
    currency,
    rowTitle: spec.rowTitle,
    columns: [
      ...columns.map(({ title, kind, place, blank, tight, labelled }) => ({
        title,
        kind,
        place: place ?? ('own' as const),
        ...(blank && { blank }),
        ...(tight && { tight }),
        ...(labelled && { labelled }),
      })),
      ...beside.columns,
    ],
    groups: grouped(spec, [...standing, ...gone]),
    totals: spec.total && now.rows.length > 0 ? { label: spec.total(sums, now), cells: inCells(sums) } : null,
    controls: spec.controls?.(now, sums) ?? [],
    figures: figuresOf(now).map((figure) => {
      const was = figureBefore(figure);
      return { ...figure, before: was, change: was === null ? null : minus(figure.value, was) };
    }),
    empty: spec.empty,
  };
};

/** As many columns of figures as a page has room for on its short side. Source: finance-answers.md, Q123. */
const mostOnShortSide = 5;

/** True for more columns of figures than a page has room for on its short side. */
export const isWide = ({ columns }: Pick<ReportSheet, 'columns'>): boolean =>
  columns.filter(({ place }) => place === 'own').length > mostOnShortSide;

/** The days of a sheet in the words of its head. */
export const daysOfSheet = ({ from, to }: Span, written: (day: Day) => string): string => {
  if (!to) return reportSheetWords.allDays;
  return from
    ? reportSheetWords.fromTo(written(from), written(to))
    : reportSheetWords.atTheEndOf(written(to));
};

/** What a control says in words. */
export const controlText = (
  { label, value, difference }: ReportControl,
  written: (amount: Decimal) => string,
): string =>
  isZero(difference)
    ? reportSheetWords.equals(label, written(value))
    : reportSheetWords.differs(label, written(value), written(difference));

/** The checkpoint of the audit trail that a report of locked days names, as a list of one line; else none. */
export const checkpointLines = ({ checkpoint }: Pick<ReportSheet, 'checkpoint'>, locale: string): string[] =>
  checkpoint
    ? [
        chainWords.printed({
          number: checkpoint.number.toLocaleString(locale),
          hash: checkpoint.hash,
          day: formatDay(checkpoint.day, locale),
        }),
      ]
    : [];

/** Said in place of the rows where there are none. */
export const emptyOf = ({ empty, days }: ReportSheet, written: (day: Day) => string): string =>
  empty.replace('{day}', days.to ? written(days.to) : 'today');
