import { afterAll, beforeAll, expect, test } from 'vitest';
import { reportCallOf } from '../../src/api/calls/report.ts';
import { lastOfMonth } from '../../src/domain/day.ts';
import { minus } from '../../src/domain/money.ts';
import type { ReportName } from '../../src/domain/report/reports.ts';
import type { ReportSheet } from '../../src/domain/report/sheet.ts';
import { type Api, apiFor, expectOk } from '../support/api.ts';
import { billApiFor } from '../support/bill-api.ts';
import { journalApiFor } from '../support/journal-api.ts';
import { periodApiFor } from '../support/period-api.ts';
import { type Server, startServer } from '../support/server.ts';

/** A year of a small business closed month by month, opened for a correction, and closed again. Source: finance-answers.md, Q139. */
let server: Server;
let api: Api;
let periods: ReturnType<typeof periodApiFor>;
const months = Array.from({ length: 12 }, (_, n) => `2025-${String(n + 1).padStart(2, '0')}`);
const daysOf = (month: string) => ({ fromdate: `${month}-01`, todate: lastOfMonth(`${month}-01`) });

beforeAll(async () => {
  server = await startServer();
  server.setToday('2026-01-03');
  api = apiFor(await server.client());
  periods = periodApiFor(api.client);
  const customer = await api.customer('Bistro Quai 7');
  const VAT = await api.tax('VAT', '20');
  const bills = billApiFor(api.client);
  const vendor = await bills.vendor('Mill');
  for (const [n, month] of months.entries()) {
    const items = [{ ItemName: 'Work', quantity: '1', price: String(100 + n), TaxId: VAT }];
    const sold = await api.invoice({ customer, items, issuedOn: `${month}-05` });
    const bought = [{ ProductName: 'Paper', Qty: '1', HomeUnitPrice: String(40 + n), TaxID: VAT }];
    await bills.bill({ vendor, day: `${month}-06`, items: bought });
    expectOk(await api.pay(sold, '60', { date: `${month}-20` }));
  }
});
afterAll(() => server.close());

/** What two reports of a month say, as they are answered. */
const reportsOf = async (month: string): Promise<ReportSheet[]> => {
  const sheet = async (name: ReportName) => {
    const { body } = expectOk(await api.client.send(reportCallOf(name), daysOf(month)));
    return (body as unknown as { report: ReportSheet }).report;
  };
  return [await sheet('trial-balance'), await sheet('income-statement')];
};
const allReports = async () =>
  new Map(await Promise.all(months.map(async (month) => [month, await reportsOf(month)] as const)));

const closeAll = async (from: number) => {
  for (const month of months.slice(from)) await periods.close(month);
  if ((await periods.view('2025')).Status !== 'Locked') await periods.close('2025');
};

test('a year closed, opened in June, corrected and closed again says in each month what it said, but for the correction', async () => {
  await closeAll(0);
  expect((await periods.view('2025')).Checks.find(({ Check }) => Check === 'months')!.IsMet).toBe(true);
  const closed = await allReports();

  expectOk(await periods.reopen('2025-06', 'A bill for rent came late'));
  const entry = await journalApiFor(api.client).entry(
    [
      ['Rent', '75'],
      ['36', '-75'],
    ],
    { EntryDate: '2025-06-30' },
  );
  await closeAll(5);
  const again = await allReports();

  for (const month of months.slice(0, 5)) {
    expect([month, again.get(month)]).toEqual([month, closed.get(month)]);
    expect((await periods.view(month)).Closings).toMatchObject([{ Corrected: 0, ReopenedAt: null }]);
  }
  for (const month of [...months.slice(5), '2025']) {
    const [second, first] = (await periods.view(month)).Closings;
    expect(second).toMatchObject({ Corrected: 0, Balances: [], ReopenedAt: null });
    expect(first).toMatchObject({ Corrected: 1, Reason: 'A bill for rent came late' });
    expect(first!.Entries.map(({ EntryId }) => EntryId)).toEqual([entry]);
    const differences = first!.Balances.map(
      ({ AccountName, ClosedBalance, Balance }) => `${AccountName} ${minus(Balance, ClosedBalance)}`,
    );
    expect(differences).toEqual(['Rent 75', "Owner's capital -75"]);
  }
  // The income of June is less by it, and that of the months after it is as it was.
  const incomeOf = (of: typeof closed, month: string) => JSON.stringify(of.get(month)![1]);
  expect(months.filter((month) => incomeOf(again, month) !== incomeOf(closed, month))).toEqual(['2025-06']);
});

test('the figures that are kept are those of the lines up to the last day', async () => {
  const { rows } = await server.owner.query(
    `with kept as (
       select c.id, b.account_id, b.balance from period_closing c
         join period_closing_balance b on b.business_id = c.business_id and b.closing_id = c.id
       where c.business_id = $1 and c.reopened_at is null),
     posted as (
       select c.id, l.account_id, sum(l.amount) as balance from period_closing c
         join journal_line l on l.business_id = c.business_id and l.on_day <= c.last_day
       where c.business_id = $1 and c.reopened_at is null group by 1, 2 having sum(l.amount) <> 0)
     select count(*)::int as n, count(*) filter (where kept.balance is distinct from posted.balance)::int as differing
     from kept full join posted using (id, account_id)`,
    [api.client.shop.business.id],
  );
  expect(rows[0].n).toBeGreaterThan(60);
  expect(rows[0].differing).toBe(0);
});
