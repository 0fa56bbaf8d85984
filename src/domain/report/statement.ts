import { compare, type Decimal, isZero, minus, negated, plus, sum, zero } from '../money.ts';
import type { Span } from '../values/period.ts';
import { statementWords as words } from '../words/statements.ts';
import { changePercent, percentOf } from './change.ts';
import type { ReportSheet, SheetCell, SheetColumn } from './sheet.ts';
import type { ReportControl, ReportHint, ReportLink } from './spec.ts';

/** A row of the matrix: an account, or a figure that nothing is posted to, with what it comes to in each column. */
export interface StatementLine {
  accountId: number | null;
  code: string | null;
  name: string;
  /** Its group and sub-group, as `income/Sales`, or another place that a layout names. */
  place: string;
  /** Debits less credits, a figure per column. */
  amounts: readonly Decimal[];
  /** What its figures lead to, a link per column, where they don't lead to its own lines. */
  links?: readonly Omit<SheetCell, 'value'>[];
}

/** What a computed row adds up: keys of rows before it, each with its sign. */
type Terms = readonly `${'+' | '-'}${string}`[];

/** A row of a statement. Rows of accounts show what those of some places come to, in the natural sign of their group. */
export type LayoutRow =
  | { is: 'heading'; label: string }
  | { is: 'accounts'; key: string; of: readonly string[] }
  | { is: 'total'; key: string; label: string; terms: Terms; optional?: true };

/** A statement as a tree of rows, read from top to bottom. Source: finance-answers.md, Q128. */
export interface Layout {
  rows: readonly LayoutRow[];
  /** The row that all others are a share of, where shares are shown. */
  share?: { of: string; title: string };
}

/** A column of a statement: the days its figures are of, or what they are held against. */
export interface StatementColumn {
  title: string;
  days: Span;
}

export const heading = (label: string): LayoutRow => ({ is: 'heading', label });
export const accounts = (key: string, ...of: readonly string[]): LayoutRow => ({ is: 'accounts', key, of });
export const total = (key: string, label: string, ...terms: Terms): LayoutRow => ({
  is: 'total',
  key,
  label,
  terms,
});

/**
 * A section: its heading, the accounts of its places under a key, and what they come to.
 *
 * @param sum what the line of its total is called
 */
export const section = (
  key: string,
  head: string,
  sum: string,
  ...places: readonly string[]
): LayoutRow[] => [heading(head), accounts(key, ...places), total(`${key} in all`, sum, `+${key}`)];

/** A section that is left out where there is nothing in it. */
export const optionalSection = (...of: Parameters<typeof section>): LayoutRow[] =>
  section(...of).map((row) => (row.is === 'total' ? { ...row, optional: true } : row));

/** An amount in the natural sign of a place: what is usual there is above zero. */
const natural = (place: string, amount: Decimal): Decimal =>
  /^(income|liability|equity)\//.test(place) ? negated(amount) : amount;

/** The keys of the rows in which a layout shows each place. */
export const placesOf = ({ rows }: Layout): Map<string, string[]> => {
  const places = new Map<string, string[]>();
  for (const row of rows)
    if (row.is === 'accounts')
      for (const name of row.of) places.set(name, [...(places.get(name) ?? []), row.key]);
  return places;
};

/** A figure of a row in each column, and the places it is made of. */
interface Evaluated {
  amounts: Decimal[];
  places: readonly string[];
}

/** All rows of a layout over a matrix, by their keys. */
const evaluate = (
  layout: Layout,
  lines: readonly StatementLine[],
  columns: number,
): Map<string, Evaluated> => {
  const found = new Map<string, Evaluated>();
  for (const row of layout.rows) {
    if (row.is === 'accounts') {
      const own = lines.filter(({ place }) => row.of.includes(place));
      found.set(row.key, {
        amounts: Array.from({ length: columns }, (_, n) =>
          sum(own.map(({ place, amounts }) => natural(place, amounts[n]!))),
        ),
        places: row.of,
      });
    }
    if (row.is === 'total') {
      const parts = row.terms.map((term) => ({ sign: term[0], of: found.get(term.slice(1))! }));
      found.set(row.key, {
        amounts: Array.from({ length: columns }, (_, n) =>
          parts.reduce((all, { sign, of }) => (sign === '+' ? plus : minus)(all, of.amounts[n]!), zero),
        ),
        places: parts.flatMap(({ of }) => of.places),
      });
    }
  }
  return found;
};

/** What a statement is laid out from. */
export interface Statement {
  title: string;
  layout: Layout;
  lines: readonly StatementLine[];
  columns: readonly StatementColumn[];
  /** The last two columns are held against each other: how much more the first is, and by how many percent. */
  compares: boolean;
  /** What the last column is planned for, where it is a budget; figures of other places are left blank in it. */
  budget?:
    | { places: readonly string[]; link: (places: readonly string[]) => ReportLink | undefined }
    | undefined;
  /** What is listed: accounts, their sub-groups, or nothing above what they come to. */
  listing: 'accounts' | 'places' | 'nothing';
  /** What the figures of some places lead to. */
  linkOf: (places: readonly string[]) => ReportLink;
  /** Accounts without any figure too. */
  zeroRows: boolean;
  days: Span;
  comparedWith: Span | null;
  currency: string;
  controls: ReportControl[];
  hints: ReportHint[];
  empty: string;
}

/** Whether a change is good: more income or less expense. Null where there is none, and where it is neither. */
const goodChange = (places: readonly string[], change: Decimal): boolean | null => {
  const isOf = (group: string) => places.some((place) => place.startsWith(`${group}/`));
  if (isZero(change) || !(isOf('income') || isOf('expense'))) return null;
  return compare(change, zero) > 0 === isOf('income');
};

/** The cells of a row: its figures, what they lead to, how they changed, and which share they are. */
const figuresOf = (
  { columns, compares, budget }: Pick<Statement, 'columns' | 'compares' | 'budget'>,
  { amounts, places }: Pick<Evaluated, 'places'> & { amounts: readonly Decimal[] },
  whole: readonly Decimal[] | null,
  linkAt: (column: number) => Omit<SheetCell, 'value'>,
): SheetCell[] => {
  const [now = zero, before = zero] = amounts;
  const change = minus(now, before);
  const isBlank = budget && !places.every((place) => budget.places.includes(place));
  const cellAt = (n: number): SheetCell => {
    if (!budget || n === 0) return { ...linkAt(n), value: amounts[n]! };
    return isBlank ? { value: null } : { value: amounts[n]!, to: budget.link(places) };
  };
  const changes: SheetCell[] = isBlank
    ? [{ value: null }, { value: null }]
    : [
        { value: change, good: goodChange(places, change) ?? undefined },
        { value: changePercent(now, before) },
      ];
  return [
    ...columns.map((_, n) => cellAt(n)),
    ...(compares ? changes : []),
    ...(whole ? [{ value: percentOf(now, whole[0]!) }] : []),
  ];
};

interface Listed extends Pick<Evaluated, 'places'> {
  code: string | null;
  name: string;
  amounts: readonly Decimal[];
  linkAt: (column: number) => Omit<SheetCell, 'value'>;
}

/** The name of a sub-group, of its place. */
const nameOf = (place: string): string => place.slice(place.indexOf('/') + 1);

/** The accounts of a row, or the places they are in where these are listed. */
const listed = (
  { listing, zeroRows, lines, columns, linkOf }: Statement,
  row: Extract<LayoutRow, { is: 'accounts' }>,
): Listed[] => {
  if (listing === 'nothing') return [];
  const own = lines
    .filter(({ place }) => row.of.includes(place))
    .map((line) => ({ ...line, amounts: line.amounts.map((amount) => natural(line.place, amount)) }));
  const isShown = ({ amounts }: { amounts: readonly Decimal[] }) =>
    zeroRows || amounts.some((amount) => !isZero(amount));
  const byItself = ({ code, name, place, amounts, accountId, links }: StatementLine): Listed => ({
    code,
    name,
    amounts,
    places: [place],
    linkAt: (n) => links?.[n] ?? (accountId === null ? {} : { to: `account:${accountId}` }),
  });
  if (listing === 'accounts') return own.filter(isShown).map(byItself);
  const places = row.of.flatMap((place): Listed[] => {
    const within = own.filter((line) => line.place === place && line.accountId !== null);
    const amounts = columns.map((_, n) => sum(within.map((line) => line.amounts[n]!)));
    const linkAt = () => ({ to: linkOf([place]) });
    return within.some(isShown)
      ? [{ code: null, name: nameOf(place), amounts, places: [place], linkAt }]
      : [];
  });
  return [
    ...places,
    ...own
      .filter(({ accountId }) => accountId === null)
      .filter(isShown)
      .map(byItself),
  ];
};

const sheetColumns = ({ columns, compares, budget, layout }: Statement): SheetColumn[] => [
  { title: words.section, kind: 'text', place: 'head' },
  { title: words.code, kind: 'text', place: 'lead', tight: true },
  { title: words.account, kind: 'text', place: 'lead' },
  ...columns.map(({ title, days }): SheetColumn => ({ title, kind: 'money', place: 'own', days })),
  ...(compares
    ? ([
        { title: budget ? words.variance : words.change, kind: 'money', place: 'own' },
        { title: budget ? words.variancePercent : words.changePercent, kind: 'percent', place: 'own' },
      ] as const)
    : []),
  ...(layout.share ? [{ title: layout.share.title, kind: 'percent', place: 'own' } as const] : []),
];

/** A statement as a sheet: a group for each heading with its accounts and what they come to, and one for each computed row. */
export const statementSheet = (statement: Statement): ReportSheet => {
  const { layout, lines, columns } = statement;
  const found = evaluate(layout, lines, columns.length);
  const whole = layout.share ? found.get(layout.share.of)!.amounts : null;
  const groups: ReportSheet['groups'] = [];
  let section = '';
  for (const row of layout.rows) {
    if (row.is === 'heading') section = row.label;
    if (row.is === 'accounts')
      groups.push({
        rows: listed(statement, row).map((one) => [
          { value: section },
          { value: one.code },
          { value: one.name },
          ...figuresOf(statement, one, whole, one.linkAt),
        ]),
      });
    if (row.is === 'total') {
      const { amounts, places } = found.get(row.key)!;
      const to = statement.linkOf(places);
      const cells = [
        ...[0, 1, 2].map(() => ({ value: null })),
        ...figuresOf(statement, { amounts, places }, whole, () => ({ to })),
      ];
      const last = groups.at(-1);
      if (last && !last.total) {
        last.total = { label: row.label, cells };
        if (row.optional && last.rows.length === 0 && amounts.every(isZero)) groups.pop();
      } else groups.push({ rows: [], total: { label: row.label, cells } });
    }
  }
  const isEmpty = lines.every(({ amounts }) => amounts.every(isZero));
  return {
    title: statement.title,
    days: statement.days,
    comparedWith: statement.comparedWith,
    currency: statement.currency,
    rowTitle: words.account,
    columns: sheetColumns(statement),
    groups: isEmpty ? [] : groups,
    totals: null,
    leveled: true,
    controls: statement.controls,
    ...(statement.hints.length > 0 && { hints: statement.hints }),
    figures: [],
    empty: statement.empty,
  };
};

/** What a row of a layout comes to in each column, in its natural sign. */
export const figureOf = (
  layout: Layout,
  lines: readonly StatementLine[],
  key: string,
  columns = 1,
): Decimal[] => evaluate(layout, lines, columns).get(key)!.amounts;
