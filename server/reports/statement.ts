import { linesTogether } from '../../src/domain/books/account-merge.ts';
import { type Day, daysAfter, firstOfMonth } from '../../src/domain/day.ts';
import { earlierDays, mostColumns, spansOver, titleOf } from '../../src/domain/report/columns.ts';
import type { Comparison } from '../../src/domain/report/compared-days.ts';
import { headOf, type ReportName } from '../../src/domain/report/reports.ts';
import type { ReportControl, ReportHint, ReportLink } from '../../src/domain/report/spec.ts';
import {
  type Layout,
  type Statement,
  type StatementColumn,
  type StatementLine,
  statementSheet,
} from '../../src/domain/report/statement.ts';
import { fiscalStartOf } from '../../src/domain/values/fiscal-year.ts';
import { type Calendar, type Range, type Span, stretchesOf } from '../../src/domain/values/period.ts';
import { invalid } from '../../src/domain/values/refusal.ts';
import { budgetFaults } from '../../src/domain/words/budgets.ts';
import { channelWords } from '../../src/domain/words/everywhere.ts';
import { requestFaults as faults } from '../../src/domain/words/requests.ts';
import { statementWords as words } from '../../src/domain/words/statements.ts';
import { column } from '../store/database/row.ts';
import { calendarOf, Refused, type Tx } from '../store/database/tx.ts';
import { mergedTogether } from './account-sums.ts';
import { printedCheckpoint } from './printed-checkpoint.ts';
import { firstDay, lastDay, type Report, type ReportRequest } from './report.ts';

/** A column as its figures are read: of some days, and of one sales channel where it is of one alone. */
export interface ReadColumn extends StatementColumn {
  range: Range;
  channel: string | null;
}

/** The column of a statement that is of all its days, and these: the last of columns over time, the first of those it is held against. */
interface Proved {
  range: Range;
  column: number;
}

/** A statement: its layout, and where its lines come from. */
interface StatementSource {
  name: ReportName;
  layout: Layout;
  lines: (tx: Tx, columns: readonly ReadColumn[]) => Promise<StatementLine[]>;
  /** What proves the column that is of all its days. */
  controls: (tx: Tx, lines: readonly StatementLine[], of: Proved) => Promise<ReportControl[]>;
  /** What of its last day, which is of that column, asks to be put right; nothing unless named. */
  hints?: (lines: readonly StatementLine[], column: number) => ReportHint[];
  linkOf: (places: readonly string[]) => ReportLink;
  /** The same beside what was planned for some days, where it can be held against a budget. @throws Refused for days without one */
  besideBudget?: (
    tx: Tx,
    lines: readonly StatementLine[],
    range: Range,
  ) => Promise<Pick<Statement, 'layout' | 'lines' | 'budget'>>;
  /** What its summary lists above what it comes to. */
  summary: 'places' | 'nothing';
  empty: string;
}

const rangeOf = ({ from, to }: Span): Range => ({ from: from ?? firstDay, to: to ?? lastDay });

const columnOf = (days: Span, title: string, channel: string | null = null): ReadColumn => ({
  title,
  days,
  range: rangeOf(days),
  channel,
});

/** The last days of so many months before that of a day, the latest first. */
const monthEndsBefore = (day: Day, many: number): Span[] => {
  const ends: Span[] = [];
  for (let at = day; ends.length < many; ) {
    at = daysAfter(firstOfMonth(at), -1);
    ends.push({ from: null, to: at });
  }
  return ends;
};

/** The ends of the months before a day, and the day: of so many, of this fiscal year's where no number was asked for. */
const monthEnds = (to: Day, periods: number, { fiscal }: Calendar): Span[] => {
  const year = stretchesOf({ from: fiscalStartOf(to, fiscal), to }, 'month');
  const many = periods > 1 ? periods : Math.max(year.length - 1, 1);
  return [...monthEndsBefore(to, many).reverse(), { from: null, to }];
};

/** How things came here that moved anything, what was typed first. */
const channelsOf = async (tx: Tx): Promise<string[]> => {
  const rows = await tx.query(
    { channel: column.text },
    'select distinct channel from month_balance where business_id = $1',
    [tx.business.id],
  );
  const order = Object.keys(channelWords);
  return rows.map(({ channel }) => channel).sort((a, b) => order.indexOf(a) - order.indexOf(b));
};

/** A column for each stretch of some days, and one for all of them. @throws Refused for more than there may be */
const columnsOver = (tx: Tx, { days, columns, periods }: ReportRequest): ReadColumn[] => {
  const { locale } = tx.business;
  if (columns === null || columns === 'channel') return [columnOf(days, titleOf(days, locale))];
  const spans = days.from
    ? spansOver(rangeOf(days), columns, calendarOf(tx))
    : monthEnds(rangeOf(days).to, periods, calendarOf(tx));
  if (spans.length > mostColumns) throw new Refused(invalid('columns', faults.tooManyColumns(mostColumns)));
  const each = spans.map((span) => columnOf(span, titleOf(span, locale)));
  return days.from ? [...each, columnOf(days, words.total)] : each;
};

/** The columns a statement is asked with. */
const columnsOf = async (tx: Tx, request: ReportRequest, comparison: Comparison | null) => {
  const { days, columns, periods, channel } = request;
  const { locale } = tx.business;
  if (columns === 'channel') {
    const channels = await channelsOf(tx);
    return [
      ...channels.map((one) => columnOf(days, channelWords[one] ?? one, one)),
      columnOf(days, words.total),
    ];
  }
  if (columns !== null || comparison === null)
    return columnsOver(tx, request).map((one) => ({ ...one, channel }));
  // What is of the end of a day is held against the ends of the months before.
  const earlier =
    days.from === null && days.to && comparison === 'previousperiod'
      ? monthEndsBefore(days.to, periods)
      : earlierDays(days, comparison, periods);
  return [days, ...earlier].map((one) => columnOf(one, titleOf(one, locale), channel));
};

/** A statement's columns and lines; a budget is a column beside the one it is held against. */
const contentOf = async (
  tx: Tx,
  { lines: read, besideBudget, layout }: StatementSource,
  request: ReportRequest,
  comparison: Comparison | null,
) => {
  if (!besideBudget || request.columns !== null || !request.againstBudget) {
    const columns = await columnsOf(tx, request, comparison);
    return { columns, own: { layout, lines: await read(tx, columns) } };
  }
  const { days, channel } = request;
  if (channel !== null) throw new Refused(invalid('channel', budgetFaults.ofOneChannel));
  const columns = [columnOf(days, titleOf(days, tx.business.locale)), columnOf(days, words.budget)];
  const lines = await read(tx, columns.slice(0, 1));
  return { columns, own: await besideBudget(tx, lines, rangeOf(days)) };
};

/** A statement as it is asked for: one sheet, whose rows are its layout's. Source: finance-answers.md, Q128. */
export const statementReport = (source: StatementSource): Report => ({
  name: source.name,
  read: async (tx, request, comparison) => {
    const { columns, own: apart } = await contentOf(tx, source, request, comparison);
    const lines = linesTogether(apart.lines, await mergedTogether(tx, request.together));
    const own = { ...apart, lines };
    const column = request.columns === null ? 0 : columns.length - 1;
    const proved = { range: rangeOf(request.days), column };
    const controls = request.channel ? [] : await source.controls(tx, lines, proved);
    const compares = request.columns === null && columns.length === 2;
    const { linkOf, empty, name } = source;
    const checkpoint = await printedCheckpoint(tx, name, request.days);
    const sheet = statementSheet({
      title: headOf(name).title,
      ...own,
      columns: columns.map(({ title, days }) => ({ title, days })),
      compares,
      listing: request.view === 'summary' ? source.summary : 'accounts',
      zeroRows: request.zeroRows,
      linkOf,
      days: request.days,
      comparedWith: compares && !request.againstBudget ? columns[1]!.days : null,
      currency: tx.business.homeCurrency,
      controls,
      hints: source.hints?.(lines, column) ?? [],
      empty,
    });
    return { sheets: () => [{ ...sheet, ...checkpoint }], total: sheet.groups.length, page: 1, whole: true };
  },
});
