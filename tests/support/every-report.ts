import { expect } from 'vitest';
import { reportDays, requestOf } from '../../server/http/reports/report.requests.ts';
import { reports } from '../../server/reports/registry.ts';
import { withAccess } from '../../server/store/access/access.ts';
import { businessById } from '../../server/store/access/business-by-id.ts';
import { column } from '../../server/store/database/row.ts';
import { type Ctx, calendarOf, type Tx, withBusiness } from '../../server/store/database/tx.ts';
import { fromWire } from '../../src/api/calls/field.ts';
import { anyAsked } from '../../src/api/calls/report-asked.ts';
import { idFromWire, idToWire } from '../../src/api/wire/id.ts';
import type { Day } from '../../src/domain/day.ts';
import { minus, negated, plus } from '../../src/domain/money.ts';
import { headOf, type ReportName, reportNames } from '../../src/domain/report/reports.ts';
import type { ReportSheet } from '../../src/domain/report/sheet.ts';

/** Who reads the reports of their business: a client, for one. */
interface Reader {
  shop: Ctx;
}

type Asked = Record<string, string>;

const idsIn = async (tx: Tx, table: string, where = 'true'): Promise<string[]> =>
  (
    await tx.query(
      { id: column.id },
      `select id from ${table} where business_id = $1 and ${where} order by id`,
      [tx.business.id],
    )
  ).map(({ id }) => idToWire(id));

const categoryOfItems =
  'exists (select from product p where p.business_id = $1 and p.category_id = category.id)';

const accountsIn = async (tx: Tx): Promise<string[]> =>
  (
    await tx.query(
      { id: column.int },
      'select distinct account_id as id from journal_line where business_id = $1 order by 1',
      [tx.business.id],
    )
  ).map(({ id }) => String(id));

const each = (field: string, values: readonly string[]): Asked[] =>
  values.map((value) => ({ [field]: value }));

/** What a report is asked for beside its days: of each of what it is of, and in each of its views. */
const askedOf = async (tx: Tx, name: ReportName): Promise<Asked[]> => {
  switch (name) {
    case 'account-ledger':
      return each('TAccountId', await accountsIn(tx));
    case 'customer-statement':
    case 'client-statement':
      return each('clientId', await idsIn(tx, 'contact', 'is_customer'));
    case 'vendor-statement':
      return each('vendorId', await idsIn(tx, 'contact', 'is_vendor'));
    case 'bank-transactions':
      return each('bankid', await idsIn(tx, 'bank'));
    case 'bank-reconciliation':
      return each('statementid', await idsIn(tx, 'bank_statement'));
    case 'valuation-moves':
      return each('productId', await idsIn(tx, 'product', 'tracked'));
    case 'sales-of-category':
      return each('categoryId', await idsIn(tx, 'category', categoryOfItems));
    case 'cash-flow-entries':
      return each('row', ['operating', 'investing', 'financing', 'exchange', 'opened']);
    default:
      return (headOf(name).views ?? [{ value: '' }]).map(({ value }) => (value ? { view: value } : {}));
  }
};

/** The business as a request finds it: what was changed since the client began is in it. */
const asItIs = async ({ shop }: Reader): Promise<Ctx> => {
  const business = await withAccess(shop.database, (query) => businessById(query, shop.business.id));
  return { ...shop, business };
};

/**
 * Every report of the registry as it is read for its page and its files, whole: its sheet by its name and what it is of
 * (`account-ledger 2`, `income-statement details`). What no business has any of, such as a statement of a bank, isn't in it.
 */
export const everySheet = async (
  client: Reader,
  { from, to }: { from: Day; to: Day },
): Promise<Map<string, ReportSheet>> =>
  withBusiness(await asItIs(client), 'read', async (tx) => {
    const sheets = new Map<string, ReportSheet>();
    for (const name of reportNames)
      for (const asked of await askedOf(tx, name)) {
        const sent = { fromdate: from, todate: to, ...asked };
        const days = reportDays(headOf(name).days, { from, to }, calendarOf(tx));
        const chosen = fromWire(anyAsked, sent, { toWire: idToWire, fromWire: idFromWire });
        const request = { ...requestOf(chosen, days), page: 1, limit: 100_000 };
        const [sheet] = (await reports[name].read(tx, request, null)).sheets();
        sheets.set([name, ...Object.values(asked)].join(' '), sheet!);
      }
    return sheets;
  });

/** The controls that aren't met, each as its report, its words and its difference. */
export const unmetControls = (sheets: ReadonlyMap<string, ReportSheet>): string[] =>
  [...sheets].flatMap(([name, { controls }]) =>
    controls
      .filter(({ difference }) => difference !== '0')
      .map(({ label, value, difference }) => `${name}: ${label} ${value}, off by ${difference}`),
  );

/** A figure of a sheet in its total's, its group's or its own row of this label, in the column of this title, or in the n-th from the end. */
const figureIn = (sheet: ReportSheet, label: string, column: string | number = -1): string => {
  const rows = [
    ...sheet.groups.flatMap(({ rows, total }) => [
      ...rows.map((cells) => ({ label: cells.map(({ value }) => value), cells })),
      ...(total ? [{ label: [total.label], cells: total.cells }] : []),
    ]),
    ...(sheet.totals ? [{ label: [sheet.totals.label], cells: sheet.totals.cells }] : []),
  ];
  const found = rows.find((row) => row.label.includes(label));
  const at = typeof column === 'number' ? column : sheet.columns.findIndex(({ title }) => title === column);
  return found?.cells.at(at)?.value ?? sheet.figures.find((one) => one.label === label)?.value ?? '0';
};

/** What was posted to an account until the last day of a trial balance, debits less credits. */
const balanceIn = (sheet: ReportSheet, account: number): string => {
  const row = sheet.groups.flatMap(({ rows }) => rows).find((cells) => cells[1]!.value === String(account));
  return row ? minus(row.at(-2)!.value!, row.at(-1)!.value!) : '0';
};

/** A trial balance's totals, the two of each pair beside each other. */
const pairsOf = ({ totals }: ReportSheet): [string, string][] => {
  const cells = totals?.cells.slice(-6).map(({ value }) => value ?? '0') ?? [];
  return cells.flatMap((debit, n) => (n % 2 === 0 ? [[debit, cells[n + 1]!] as [string, string]] : []));
};

/**
 * Where reports of the same days contradict one another: the two sides of each pair of the trial balance, cash at the start and the
 * net change beside cash at the end, ageing beside the accounts it is of, sales by whatever dimension beside net revenue.
 *
 * @param revalued what a revaluation of the last day has on accounts, which no open item knows of
 */
export const disagreements = (
  sheets: ReadonlyMap<string, ReportSheet>,
  revalued: Readonly<Record<number, string>> = {},
): string[] => {
  const of = (name: string) => sheets.get(name)!;
  const [balance, cash, income] = [
    of('trial-balance movements'),
    of('cash-flow details'),
    of('income-statement details'),
  ];
  const revenue = figureIn(income, 'Net revenue', 3);
  const itemsOn = (account: number) => minus(balanceIn(balance, account), revalued[account] ?? '0');
  const sides: [what: string, one: string, other: string][] = [
    ...pairsOf(balance).map(([debit, credit], n): [string, string, string] => [
      `pair ${n + 1}`,
      debit,
      credit,
    ]),
    [
      'starting plus net',
      plus(figureIn(cash, 'Starting balance', 3), figureIn(cash, 'Net change in cash', 3)),
      figureIn(cash, 'Ending balance', 3),
    ],
    ['customer ageing', figureIn(of('customer-ageing summary'), 'Total', 'Total'), itemsOn(2)],
    ['payable ageing', figureIn(of('payable-ageing summary'), 'Total', 'Total'), negated(itemsOn(10))],
    [
      'unused credit',
      figureIn(of('customer-ageing summary'), 'Total', 'Unused credit'),
      negated(itemsOn(11)),
    ],
    ['advances', figureIn(of('payable-ageing summary'), 'Total', 'Advances'), itemsOn(5)],
    ['stock', figureIn(of('inventory-valuation'), 'Inventory value'), itemsOn(34)],
    ...['customer', 'product', 'category', 'employee'].map((by): [string, string, string] => [
      `sales by ${by}`,
      figureIn(of(`sales-by-${by}`), 'Total', 'Net sales'),
      revenue,
    ]),
  ];
  return sides
    .filter(([, one, other]) => one !== other)
    .map(([what, one, other]) => `${what}: ${one} and ${other}`);
};

/** Fails unless every report of all days up to one equals what it is compared with, and no two contradict each other. */
export const reportsHold = async (client: Reader, to: Day, after = ''): Promise<void> => {
  const sheets = await everySheet(client, { from: '2000-01-01', to });
  expect([...unmetControls(sheets), ...disagreements(sheets)], `reports of ${to} ${after}`).toEqual([]);
};

/** The rows, totals and figures of a sheet as lines of text, each its name and its figures in their order. */
export const linesOf = ({ columns, groups, totals, figures }: ReportSheet): string[] => {
  const named = (label: string, cells: readonly { value: string | null }[], from: number): string =>
    `${label}: ${cells
      .slice(from)
      .map(({ value }) => value ?? '-')
      .join(' ')}`;
  const lead = Math.max(
    columns.findLastIndex(({ place }) => place === 'lead'),
    0,
  );
  return [
    ...groups.flatMap(({ rows, total }) => [
      ...rows.map((cells) => named(cells[lead]!.value ?? '', cells, lead + 1)),
      ...(total ? [named(`= ${total.label}`, total.cells, lead + 1)] : []),
    ]),
    ...(totals ? [named(`= ${totals.label}`, totals.cells, lead + 1)] : []),
    ...figures.map(({ label, value }) => `${label} ${value}`),
  ];
};
