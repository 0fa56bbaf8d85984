import { afterAll, beforeAll, expect, test } from 'vitest';
import { fillDemo } from '../../server/demo/fill-demo.ts';
import { demoContext, openDemo } from '../../server/demo/open-demo.ts';
import { storyUntil } from '../../server/demo/story.ts';
import { tellStory } from '../../server/demo/tell-story.ts';
import { violationsSeenBy } from '../../server/maintenance/verify.ts';
import { accountCalls } from '../../src/api/calls/account.ts';
import { disagreements, everySheet, unmetControls } from '../support/every-report.ts';
import { type Server, startServer } from '../support/server.ts';

let server: Server;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.close());

const clock = () => new Date('2026-03-02T12:00:00Z');

const countsOf = async (business: string) =>
  (
    await server.owner.query(
      `select (select count(*) from document where business_id = $1 and kind = 'quote')::int as quotes,
         (select count(*) from document where business_id = $1 and kind = 'invoice')::int as invoices,
         (select count(*) from document where business_id = $1 and kind = 'order')::int as orders,
         (select count(*) from document where business_id = $1 and kind = 'bill' and status in ('NotPaid', 'DepositPaid', 'Paid'))::int as bills,
         (select count(*) from expense where business_id = $1)::int as expenses,
         (select count(*) from credit_note where business_id = $1 and kind = 'credit-note')::int as given,
         (select count(*) from credit_note where business_id = $1 and kind = 'vendor-credit')::int as sent,
         (select count(*) from payment where business_id = $1)::int as payments,
         (select count(distinct currency) from document where business_id = $1)::int as currencies,
         (select count(distinct tax_name) from document_line where business_id = $1 and tax_name is not null)::int as taxes,
         (select count(*) from stock_move where business_id = $1)::int as moves`,
      [business],
    )
  ).rows[0];

test('the story of a year is the same each time it is told', () => {
  expect(storyUntil('2026-03-02')).toEqual(storyUntil('2026-03-02'));
  expect(storyUntil('2026-03-02').length).toBeGreaterThan(400);
});

test('cut short and told again, the demo holds a year of deals and purchases once, in two currencies and with two taxes, and its books hold', async () => {
  const { userId } = await openDemo(server.database, clock);
  const { taskId: _, ...ctx } = demoContext(server.database, clock, userId);
  const story = storyUntil('2026-03-02');
  await tellStory(ctx, story.slice(0, 150), async () => {});
  const half = await countsOf(ctx.business.id);
  await fillDemo(server.database, clock, userId);
  const whole = await countsOf(ctx.business.id);
  await fillDemo(server.database, clock, userId);

  expect(await countsOf(ctx.business.id)).toEqual(whole);
  expect(whole.invoices).toBeGreaterThan(half.invoices);
  expect([whole.given > 3, whole.sent > 1]).toEqual([true, true]);
  expect(whole).toMatchObject({
    quotes: story.filter(({ act }) => act === 'quote').length,
    invoices: story.filter(({ act }) => act === 'invoice' || act === 'convert').length,
    orders: story.filter(({ act }) => act === 'order').length,
    bills: story.filter(({ act }) => act === 'approve bill' || act === 'rent').length,
    expenses: story.filter(({ act }) => act === 'spend').length,
    given: story.filter(({ act }) => act === 'give back').length,
    sent: story.filter(({ act }) => act === 'send back').length,
    currencies: 2,
    taxes: 2,
  });
  const { rows } = await server.owner.query('select state, done, total from task where business_id = $1', [
    ctx.business.id,
  ]);
  expect(rows).toEqual([{ state: 'done', done: story.length, total: story.length }]);
  expect(await violationsSeenBy(server.owner)).toEqual([]);
}, 120_000);

test('its books have entries by hand, budgets, money moved, cash counted, and a bank with a finished statement and an open one', async () => {
  const { userId } = await openDemo(server.database, clock);
  const { taskId: _, ...ctx } = demoContext(server.database, clock, userId);
  const asked = async (sql: string) => (await server.owner.query(sql, [ctx.business.id])).rows;
  expect(
    await asked(`select e.on_day::text as day, e.memo, coalesce(
        (select r.on_day from journal_entry r where r.business_id = $1 and r.reverses = e.id),
        (select p.on_day from manual_entry q join journal_entry p on p.business_id = $1 and p.id = q.entry_id
         where q.business_id = $1 and q.pair_of = e.id))::text as back
      from journal_entry e join manual_entry m on m.business_id = $1 and m.entry_id = e.id
      where e.business_id = $1 and e.reverses is null and m.pair_of is null order by e.on_day`),
  ).toEqual([
    { day: '2025-03-05', memo: 'Roasting machine, brought in by the owner', back: null },
    { day: '2025-03-31', memo: 'Depreciation of the roasting machine', back: null },
    { day: '2025-04-16', memo: 'Insurance, entered twice', back: '2025-04-18' },
    { day: '2025-06-30', memo: 'Depreciation of the roasting machine', back: null },
    { day: '2025-09-30', memo: 'Depreciation of the roasting machine', back: null },
    { day: '2025-12-31', memo: 'Depreciation of the roasting machine', back: null },
    { day: '2026-02-28', memo: 'Electricity, not yet billed', back: '2026-03-01' },
  ]);
  expect(await asked('select year, type from budget where business_id = $1 order by 1, 2')).toEqual([
    { year: 2025, type: 'Expense' },
    { year: 2025, type: 'Revenue' },
    { year: 2026, type: 'Expense' },
    { year: 2026, type: 'Revenue' },
  ]);
  // Pounds: 2,000 came, 600 went. The till was 3.20 short.
  expect(
    await asked(`select account_id as account, sum(fx_amount)::numeric(9, 2)::text as own from journal_line
      where business_id = $1 and account_id in (49, 1001) group by 1 order by 1`),
  ).toEqual([
    { account: 49, own: '3.20' },
    { account: 1001, own: '1400.00' },
  ]);
  const sheets = await everySheet({ shop: ctx }, { from: '2025-03-02', to: '2026-03-02' });
  expect([...unmetControls(sheets), ...disagreements(sheets)]).toEqual([]);
  const statements = [...sheets].filter(([name]) => name.startsWith('bank-reconciliation'));
  expect(
    statements.map(([, { days, groups }]) => [days.to, groups.flatMap(({ rows }) => rows).length]),
  ).toEqual([
    ['2026-01-31', 0],
    ['2026-02-28', 3],
  ]);
  expect(await asked('select status from bank_statement where business_id = $1 order by last_day')).toEqual([
    { status: 'Finished' },
    { status: 'Open' },
  ]);
});

test('opened by two at once it is one business, and what opened it signs in', async () => {
  const answers = await Promise.all([openDemo(server.database, clock), openDemo(server.database, clock)]);
  expect(new Set(answers.map(({ userId }) => userId)).size).toBe(1);
  const { rows } = await server.owner.query(`select count(*)::int as n from business`);
  expect(rows[0].n).toBe(1);
});

test('as soon as somebody has registered, the demo opens to nobody', async () => {
  await server.client();
  const url = accountCalls.openDemo.path;
  const { statusCode, body } = await server.app.inject({ method: 'POST', url, payload: {} });
  expect([statusCode, JSON.parse(body)]).toMatchObject([400, { kind: 'not-allowed' }]);
});
