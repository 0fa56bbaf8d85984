import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { itemCalls } from '../../src/api/calls/item.ts';
import { reportCalls } from '../../src/api/calls/report-keys.ts';
import type { ReportSheet } from '../../src/domain/report/sheet.ts';
import { stockReports } from '../../src/domain/words/stock.ts';
import { expectOk } from '../support/api.ts';
import { disagreements, everySheet, linesOf, unmetControls } from '../support/every-report.ts';
import { type Server, startServer } from '../support/server.ts';
import { comparable, type HandEntry, handJournal, movedIn, written } from './hand-journal.ts';
import { firstHalf, fourthHalf, later, openShop, play, secondHalf, thirdHalf } from './two-years.acts.ts';
import { afterwards, firstYear, secondYear } from './two-years.journal.ts';

/**
 * A lamp shop over two fiscal years and two currencies, whose postings and reports were worked by hand: its journal in
 * two-years.journal.ts, its reports on four days in two-years.figures.txt. Each day is asked for on later days, while more is
 * typed, and once more after it was locked; it says the same every time. Source: finance-answers.md, Q114.
 */
let server: Server;
let shop: Awaited<ReturnType<typeof openShop>>;
beforeAll(async () => {
  server = await startServer();
  shop = await openShop(server);
});
afterAll(() => server.close());

const [first, second, after] = [firstYear, secondYear, afterwards].map(handJournal) as [
  HandEntry[],
  HandEntry[],
  HandEntry[],
];
const journal = [...first, ...second, ...after];

interface Figures {
  from: string;
  to: string;
  reports: Map<string, string[]>;
}

/** The figures by hand: `@ first day last day`, then `## report` with its lines; `#` is a comment. */
const figures: Figures[] = readFileSync(new URL('two-years.figures.txt', import.meta.url), 'utf8')
  .split('\n@ ')
  .slice(1)
  .map((block) => {
    const [days, ...reports] = block.split('\n## ');
    const [from, to] = days!.trim().split(' ');
    const linesBy = reports.map((report): [string, string[]] => {
      const [name, ...lines] = report.split('\n');
      return [name!, lines.filter((line) => line && !line.startsWith('# '))];
    });
    return { from: from!, to: to!, reports: new Map(linesBy) };
  });

/** A report’s name with what it is of as the shop calls it: `customer-statement ada`. */
const named = async (sheets: ReadonlyMap<string, ReportSheet>): Promise<Map<string, ReportSheet>> => {
  const { ProductCategoryList } = expectOk(await shop.client.send(itemCalls.itemCategories, {})).body.data;
  const ids = { ...shop.ids, lighting: ProductCategoryList[0]!.id };
  const names = new Map(Object.entries(ids).map(([name, id]) => [id, name]));
  const told = (key: string) =>
    key
      .split(' ')
      .map((word) => names.get(word) ?? word)
      .join(' ');
  return new Map([...sheets].map(([key, sheet]) => [told(key), sheet]));
};

const isProfit = (account: number): boolean =>
  account >= 13 && account <= 48 && ![33, 34, 36, 37, 38, 45, 46, 47].includes(account);
const eveOf = (day: string): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) - 86_400_000).toISOString().slice(0, 10);
const opening = '2026-04-01';

/** What each account had before some days that begin a fiscal year, its debits and credits in them, and what it had after, by the journal by hand. */
const movementsByHand = (from: string, to: string): Map<number, [number, number, number, number]> => {
  const before = from === opening ? new Map<number, number>() : movedIn(journal, opening, eveOf(from));
  const debits = movedIn(journal, from, to, ({ cents }) => cents > 0);
  const credits = movedIn(journal, from, to, ({ cents }) => cents < 0);
  const accounts = [...new Set([...before.keys(), ...debits.keys(), ...credits.keys()])];
  return new Map(
    accounts
      .map((account): [number, [number, number, number, number]] => {
        // Income and expenses begin each fiscal year at nothing.
        const opened = isProfit(account) ? 0 : (before.get(account) ?? 0);
        const [debit, credit] = [debits.get(account) ?? 0, 0 - (credits.get(account) ?? 0)];
        return [account, [opened, debit, credit, opened + debit - credit]];
      })
      .filter(([, sums]) => sums.some((cents) => cents !== 0)),
  );
};

const cellsOf = ({ groups }: ReportSheet): (string | null)[][] =>
  groups.flatMap(({ rows }) => rows.map((cells) => cells.map(({ value }) => value)));
const centsOf = (amount: string | null | undefined): number => Math.round(Number(amount ?? 0) * 100);

/** Trial balance, ledgers and journal are what the journal by hand comes to, account by account. */
const agreesWithJournal = (sheets: ReadonlyMap<string, ReportSheet>, from: string, to: string): void => {
  const byHand = movementsByHand(from, to);
  const retained = [...movedIn(journal, opening, eveOf(from))]
    .filter(([account]) => isProfit(account))
    .reduce((sum, [, cents]) => sum + cents, 0);
  const balances = cellsOf(sheets.get('trial-balance movements')!).map((cells) => {
    const [openingDebit, openingCredit, debits, credits, closingDebit, closingCredit] = cells
      .slice(-6)
      .map(centsOf);
    const sums = [openingDebit! - openingCredit!, debits!, credits!, closingDebit! - closingCredit!];
    return [Number(cells[1]), ...sums];
  });
  const expected = [...byHand].map(([account, sums]) => [account, ...sums]);
  // The row of earlier years has no number.
  if (retained !== 0) expected.push([0, retained, 0, 0, retained]);
  const inOrder = (rows: number[][]) => rows.sort(([a], [b]) => a! - b!);
  expect(inOrder(balances), `the trial balance of ${to}`).toEqual(inOrder(expected));
  for (const [account, sums] of byHand) {
    const { figures: said } = sheets.get(`account-ledger ${account}`)!;
    expect(
      said.map(({ value }) => value),
      `account ${account} of ${to}`,
    ).toEqual(sums.map(written));
  }
  const inDays = journal.filter(({ day }) => day >= from && day <= to);
  const lines = cellsOf(sheets.get('journal')!);
  expect(lines.length, `lines of the journal of ${to}`).toBe(
    inDays.reduce((count, entry) => count + entry.lines.length, 0),
  );
};

/** What Blue owes in dollars was revalued on one of the days. */
const revaluedOn: Readonly<Record<string, Record<number, string>>> = { '2027-03-31': { 2: '3' } };

/** Every figure by hand of the days whose last are named, and that every report proves itself. */
const asByHand = async (...lastDays: string[]): Promise<void> => {
  for (const { from, to, reports } of figures.filter((one) => lastDays.includes(one.to))) {
    const sheets = await named(await everySheet(shop.client, { from, to }));
    expect([...unmetControls(sheets), ...disagreements(sheets, revaluedOn[to])], to).toEqual([]);
    for (const [name, lines] of reports) {
      const said = linesOf(sheets.get(name)!);
      expect(said, `${name} of ${to}`).toEqual(lines);
    }
    agreesWithJournal(sheets, from, to);
  }
};

const [autumn, firstEnd, summer, secondEnd] = [
  '2026-09-30',
  '2027-03-31',
  '2027-06-30',
  '2028-03-31',
] as const;
const all = [autumn, firstEnd, summer, secondEnd];

describe('a lamp shop whose years begin in April', () => {
  test('30 September 2026, asked three weeks later', async () => {
    await play(shop, firstHalf);
    server.setToday('2026-10-07');
    await asByHand(autumn);
  });

  test('31 March 2027, after what was left of it was typed in April, and September again', async () => {
    await play(shop, secondHalf);
    server.setToday('2027-04-15');
    await asByHand(autumn, firstEnd);
  });

  test('30 June 2027, after an invoice and a bill of the year before were cancelled and credited in it', async () => {
    await play(shop, thirdHalf);
    server.setToday('2027-07-05');
    await asByHand(autumn, firstEnd, summer);
  });

  test('31 March 2028', async () => {
    await play(shop, fourthHalf);
    server.setToday('2028-04-15');
    await asByHand(...all);
  });

  test('no report of the registry changes in a past period by cancellations, credit notes, payments and reversals in later ones', async () => {
    const told = () =>
      Promise.all(figures.map(async (days) => Object.fromEntries(await everySheet(shop.client, days))));
    // Beside each move is how its document stands today, which isn't of the period.
    const ofPeriod = (sheet: ReportSheet) => {
      const status = sheet.columns.findIndex(({ title }) => title === stockReports.stockMovementWords.status);
      const groups = sheet.groups.map(({ rows, ...group }) => ({
        ...group,
        rows: rows.map((cells) => cells.filter((_, n) => n !== status)),
      }));
      return { ...sheet, groups };
    };
    const before = await told();
    await play(shop, later);
    server.setToday('2028-06-01');
    const now = await told();
    for (const [n, { to }] of figures.entries())
      for (const [name, sheet] of Object.entries(before[n]!))
        expect(ofPeriod(now[n]![name]!), `${name} of ${to}`).toEqual(ofPeriod(sheet));
    await asByHand(...all);
  });

  test('it was posted as its bookkeeper would have written it', async () => {
    const range = { fromdate: opening, todate: '2028-12-31', limit: '1000' };
    const { Entries } = expectOk(await shop.client.send(reportCalls.journalEntries, range)).body;
    const posted = Entries.map(({ date, lines }) =>
      comparable(
        date,
        lines.map(({ TAccountId, Debit, Credit }) => ({
          account: TAccountId,
          cents: centsOf(Debit) - centsOf(Credit),
        })),
      ),
    );
    expect(posted.sort()).toEqual(journal.map(({ day, lines }) => comparable(day, lines)).sort());
  });

  test('days across the year’s end carry income and expenses to earlier years', async () => {
    const days = { fromdate: '2027-01-01', todate: summer };
    const { Revenue, Expenses, Equity, ...totals } = expectOk(
      await shop.client.send(reportCalls.trialBalance, days),
    ).body;
    const byHand = (from: string, to: string, account: number) =>
      movedIn(journal, from, to).get(account) ?? 0;
    for (const row of [...Revenue, ...Expenses]) {
      const account = row.TAccountId!;
      const closing = centsOf(row.Debit) - centsOf(row.Credit);
      const carried = centsOf(row.CarriedDebit) - centsOf(row.CarriedCredit);
      const opened = centsOf(row.OpeningDebit) - centsOf(row.OpeningCredit);
      expect([opened, carried, closing], row.AccountName).toEqual([
        byHand(opening, '2026-12-31', account),
        0 - byHand(opening, firstEnd, account),
        byHand('2027-04-01', summer, account),
      ]);
    }
    const retained = Equity.find(({ TAccountId }) => TAccountId === null)!;
    // The net profit of the first year, all of it carried on its eve.
    expect([retained.OpeningCredit, retained.Credit]).toEqual(['0', '558.56']);
    expect(totals.TotalOpeningDebit).toBe(totals.TotalOpeningCredit);
    expect(totals.TotalPeriodDebit).toBe(totals.TotalPeriodCredit);
    expect(totals.TotalDebit).toBe(totals.TotalCredit);
  });

  test('locked, all four days say the same', async () => {
    await server.lockBooks(shop.client, secondEnd);
    await asByHand(...all);
  });
});
