import { receivable, type Side } from '../books/side.ts';
import type { Decimal } from '../money.ts';
import type { Span } from '../values/period.ts';
import { ageingReportWords } from '../words/sales-reports.ts';
import { clientStatementWords as words } from '../words/statements.ts';
import { type Bucket, buckets } from './ageing.ts';
import { figureIn, ownAmount } from './own-amounts.ts';
import { documentLink, entryLink } from './posting-columns.ts';
import { type ReportColumn, type ReportControl, type ReportFigure, report } from './spec.ts';
import {
  type ActivityRow,
  type ActivitySums,
  activityName,
  type Both,
  type StatementSubject,
} from './statement-activity.ts';

/** Something that is still owed on the last day. */
export interface OpenRow extends StatementSubject {
  late: number;
  amount: Both;
  open: Both;
}

/**
 * What one currency of a statement comes to: opening + invoiced - cancelled - paid = due. What was invoiced and cancelled in the same days
 * counts in both, as it has a row for each; the list of claims on a contact's page leaves it out of both.
 */
export interface CurrencySums extends ActivitySums {
  isForeign: boolean;
  due: Both;
  unused: Decimal;
  ages: Readonly<Record<Bucket, Decimal>>;
}

interface StatementSums {
  sums: readonly CurrencySums[];
  controls: ReportControl[];
  /** The days that the first and the last figure are named by; left out where the title says them. */
  edges?: Span;
}

const isClaim = ({ what }: StatementSubject): boolean => typeof what === 'object' && 'type' in what;

const linkOf = (row: StatementSubject) => (row.entryId ? entryLink(row.entryId) : documentLink(row));

const about = ({ words: { statement } }: Side): readonly ReportColumn<StatementSubject>[] => [
  { title: words.currency, kind: 'text', of: ({ currency }) => currency, place: 'head' },
  { title: words.date, kind: 'day', of: ({ onDay }) => onDay, place: 'lead' },
  {
    title: words.item,
    kind: 'text',
    of: (row) => activityName(row, statement),
    link: (row) => (isClaim(row) ? linkOf(row) : null),
    place: 'lead',
  },
];

const dueColumn: ReportColumn<StatementSubject> = {
  title: words.due,
  kind: 'day',
  of: ({ dueOn }) => dueOn,
  place: 'under',
  labelled: true,
};

/** An amount in the row's currency, and on request its worth at home. */
const both = <Row extends StatementSubject>(
  title: string,
  of: (row: Row) => Both | null,
  more: Pick<ReportColumn<Row>, 'sum'> = {},
): { own: ReportColumn<Row>; home: ReportColumn<Row> } => ({
  own: { ...ownAmount<Row>(title, (row) => of(row)?.own ?? null), ...more },
  home: {
    title: words.atHome(title),
    kind: 'money',
    of: (row) => of(row)?.home ?? null,
    more: true,
    ...more,
  },
});

const figuresOf = (one: CurrencySums, { words: { statement } }: Side, edges?: Span): ReportFigure[] => {
  const blank = (label: string, value: Decimal): ReportFigure => ({
    ...figureIn(label, value, one),
    blank: true,
  });
  return [
    {
      ...figureIn(words.openingBalance, one.opening.own, one),
      edge: edges?.from ? { at: 'before', day: edges.from } : undefined,
    },
    figureIn(statement.claimed, one.invoiced.own, one),
    blank(words.cancelled, one.cancelled.own),
    figureIn(words.paid, one.paid.own, one),
    {
      ...figureIn(words.balanceDue, one.due.own, one),
      edge: edges?.to ? { at: 'after', day: edges.to } : undefined,
    },
    blank(words.unusedCredit, one.unused),
    ...buckets.map((bucket) => blank(ageingReportWords.buckets[bucket], one.ages[bucket])),
  ];
};

const shared = (side: Side) => ({
  rowTitle: words.dateAndItem,
  groupOf: ({ currency }: StatementSubject) => currency,
  figures: ({ sums, edges }: StatementSums) => sums.flatMap((one) => figuresOf(one, side, edges)),
  controls: ({ controls }: StatementSums) => controls,
  empty: words.empty,
});

const cancelled = both<ActivityRow>(words.cancelled, (row) => row.cancelled);
const paid = both<ActivityRow>(words.paid, (row) => row.paid);
const balance = both<ActivityRow>(words.balance, (row) => row.balance);

/** What was claimed and paid on a side in some days, by currency, with a running balance, as a report of this name. */
export const activityReport = (
  name: 'client-statement' | 'customer-statement' | 'vendor-statement',
  side: Side,
) => {
  const claimed = both<ActivityRow>(side.words.statement.claimed, (row) => row.invoiced);
  const amounts = [claimed, cancelled, paid, balance];
  return report<ActivityRow, StatementSums>(name, {
    ...shared(side),
    columns: [
      ...about(side),
      {
        title: words.documents,
        kind: 'text',
        of: (row) => (isClaim(row) ? null : row.documentNumber),
        link: (row) => (isClaim(row) ? null : linkOf(row)),
        place: 'under',
        labelled: true,
      },
      dueColumn,
      ...amounts.map(({ own }) => own),
      ...amounts.map(({ home }) => home),
    ],
  });
};

/** What a customer was invoiced and paid in some days, by currency, with a running balance. Source: finance-answers.md, section C, 25. */
export const clientActivity = activityReport('client-statement', receivable);

const amount = both<OpenRow>(words.amount, (row) => row.amount, { sum: true });
const open = both<OpenRow>(words.open, (row) => row.open, { sum: true });

/** What a customer still owes on the last of some days, by currency. Source: finance-answers.md, section C, 25. */
export const clientOpenItems = report<OpenRow, StatementSums>('client-statement', {
  ...shared(receivable),
  columns: [
    ...about(receivable),
    dueColumn,
    { title: words.late, kind: 'number', of: ({ late }) => String(Math.max(late, 0)) },
    amount.own,
    open.own,
    amount.home,
    open.home,
  ],
  groupTotal: () => words.balanceDue,
});
