import type { SettlementKind } from '../books/open-item.ts';
import type { Day } from '../day.ts';
import type { DocumentType } from '../documents/kind.ts';
import type { Decimal } from '../money.ts';
import { ageingReportWords } from '../words/sales-reports.ts';
import { clientStatementWords as words } from '../words/statements.ts';
import { claimName } from './account-statement.ts';
import { type Bucket, buckets } from './ageing.ts';
import { figureIn, ownAmount } from './own-amounts.ts';
import { documentLink, entryLink, type PostedFor } from './posting-columns.ts';
import { type ReportColumn, type ReportControl, type ReportFigure, report } from './spec.ts';

/** An amount in the currency of its row and its worth at home. */
interface Both {
  own: Decimal;
  home: Decimal;
}

/** What is claimed. */
type Claim = { type: DocumentType | 'opening' | 'entry'; number: string | null };

/** What a row of a statement is about: a claim, or what settled one. */
export interface StatementSubject extends PostedFor {
  currency: string;
  onDay: Day | null;
  dueOn: Day | null;
  entryId: string | null;
  what: Claim | 'opening' | 'closing' | { kind: SettlementKind; number: string | null; takenBack: boolean };
}

/** A row of a statement: a claim, what settled one, or the balance before and after all of them. Null where it has none of a figure. */
export interface ActivityRow extends StatementSubject {
  invoiced: Both | null;
  cancelled: Both | null;
  paid: Both | null;
  balance: Both;
}

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
export interface CurrencySums {
  currency: string;
  isForeign: boolean;
  opening: Both;
  invoiced: Both;
  cancelled: Both;
  paid: Both;
  due: Both;
  unused: Decimal;
  ages: Readonly<Record<Bucket, Decimal>>;
}

interface StatementSums {
  sums: readonly CurrencySums[];
  controls: ReportControl[];
}

const nameOf = ({ what }: StatementSubject): string => {
  if (what === 'opening') return words.openingBalance;
  if (what === 'closing') return words.balanceDue;
  if ('type' in what) return what.type === 'opening' ? words.openingEntry : claimName(what);
  const kind = words.kinds[what.kind];
  const numbered = what.number ? words.numbered(kind, what.number) : kind;
  return what.takenBack ? words.takenBack(numbered) : numbered;
};

const isClaim = ({ what }: StatementSubject): boolean => typeof what === 'object' && 'type' in what;

const linkOf = (row: StatementSubject) => (row.entryId ? entryLink(row.entryId) : documentLink(row));

const about: readonly ReportColumn<StatementSubject>[] = [
  { title: words.currency, kind: 'text', of: ({ currency }) => currency, place: 'head' },
  { title: words.date, kind: 'day', of: ({ onDay }) => onDay, place: 'lead' },
  {
    title: words.item,
    kind: 'text',
    of: nameOf,
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

const figuresOf = (one: CurrencySums): ReportFigure[] => {
  const blank = (label: string, value: Decimal): ReportFigure => ({
    ...figureIn(label, value, one),
    blank: true,
  });
  return [
    figureIn(words.openingBalance, one.opening.own, one),
    figureIn(words.invoiced, one.invoiced.own, one),
    blank(words.cancelled, one.cancelled.own),
    figureIn(words.paid, one.paid.own, one),
    figureIn(words.balanceDue, one.due.own, one),
    blank(words.unusedCredit, one.unused),
    ...buckets.map((bucket) => blank(ageingReportWords.buckets[bucket], one.ages[bucket])),
  ];
};

const shared = {
  rowTitle: words.dateAndItem,
  groupOf: ({ currency }: StatementSubject) => currency,
  figures: ({ sums }: StatementSums) => sums.flatMap(figuresOf),
  controls: ({ controls }: StatementSums) => controls,
  empty: words.empty,
};

const invoiced = both<ActivityRow>(words.invoiced, (row) => row.invoiced);
const cancelled = both<ActivityRow>(words.cancelled, (row) => row.cancelled);
const paid = both<ActivityRow>(words.paid, (row) => row.paid);
const balance = both<ActivityRow>(words.balance, (row) => row.balance);

/** What a customer was invoiced and paid in some days, by currency, with a running balance. Source: finance-answers.md, section C, 25. */
export const clientActivity = report<ActivityRow, StatementSums>('client-statement', {
  ...shared,
  columns: [
    ...about,
    {
      title: words.documents,
      kind: 'text',
      of: (row) => (isClaim(row) ? null : row.documentNumber),
      link: (row) => (isClaim(row) ? null : linkOf(row)),
      place: 'under',
      labelled: true,
    },
    dueColumn,
    ...[invoiced, cancelled, paid, balance].map(({ own }) => own),
    ...[invoiced, cancelled, paid, balance].map(({ home }) => home),
  ],
});

const amount = both<OpenRow>(words.amount, (row) => row.amount, { sum: true });
const open = both<OpenRow>(words.open, (row) => row.open, { sum: true });

/** What a customer still owes on the last of some days, by currency. Source: finance-answers.md, section C, 25. */
export const clientOpenItems = report<OpenRow, StatementSums>('client-statement', {
  ...shared,
  columns: [
    ...about,
    dueColumn,
    { title: words.late, kind: 'number', of: ({ late }) => String(Math.max(late, 0)) },
    amount.own,
    open.own,
    amount.home,
    open.home,
  ],
  groupTotal: () => words.balanceDue,
});
