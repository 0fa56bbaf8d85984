import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { auditTrailCalls } from '../../src/api/calls/audit-trail.ts';
import { businessCalls } from '../../src/api/calls/business.ts';
import { periodCalls } from '../../src/api/calls/period.ts';
import { type Api, apiFor, expectOk } from '../support/api.ts';
import { journalApiFor } from '../support/journal-api.ts';
import { periodApiFor } from '../support/period-api.ts';
import { type Client, type Server, startServer } from '../support/server.ts';
import { colleague } from '../support/team-api.ts';

/** Closing months and years. Source: finance-answers.md, Q139. */
let server: Server;
let client: Client;
let api: Api;
let periods: ReturnType<typeof periodApiFor>;
let journal: ReturnType<typeof journalApiFor>;
beforeAll(async () => {
  server = await startServer();
});
beforeEach(async () => {
  server.setToday('2026-04-03');
  client = await server.client();
  api = apiFor(client);
  periods = periodApiFor(client);
  journal = journalApiFor(client);
});
afterAll(() => server.close());

/** Rent that the owner paid: no bank, no contact and no tax is in it. */
const rent = (EntryDate: string, amount = '100') =>
  journal.entry(
    [
      ['Rent', amount],
      ['36', `-${amount}`],
    ],
    { EntryDate },
  );
const lockedUntil = async () => expectOk(await client.send(businessCalls.getSettings)).body.data.lockedUntil;
const messageOf = ({ status, body }: { status: number; body: unknown }) =>
  `${status} ${(body as { Message: string }).Message}`;
const states = async () =>
  (await periods.list()).Years.flatMap(({ Period, Status, Months }) => [
    `${Period} ${Status}`,
    ...Months.map((month) => `${month.Period} ${month.Status}${month.IsCovered ? ' by date' : ''}`),
  ]);

describe('the list of periods', () => {
  test('begins with the month of the first entry and ends with the running one, by fiscal year', async () => {
    expect((await periods.list()).Years).toEqual([]);
    await rent('2025-11-20');
    expect(await states()).toEqual([
      ...['2026 Open', '2026-04 Open', '2026-03 Open', '2026-02 Open', '2026-01 Open'],
      ...['2025 Open', '2025-12 Open', '2025-11 Open'],
    ]);
    expect((await periods.list()).Next).toBe('2025-11');
  });

  test('says which are covered by the lock date without being closed', async () => {
    await rent('2026-01-20');
    expectOk(await client.send(businessCalls.setLockDate, { lockedUntil: '2026-02-28' }));
    expect(await states()).toEqual([
      ...['2026 Open', '2026-04 Open', '2026-03 Open', '2026-02 Open by date', '2026-01 Open by date'],
    ]);
    expect((await periods.list()).Next).toBe('2026-03');
    await periods.close('2026-03');
    expect(await lockedUntil()).toBe('2026-03-31');
  });

  test('a period there is none of is not found', async () => {
    await rent('2026-01-20');
    for (const Period of ['2025-12', '2026-05', '2025', 'x'])
      expect((await client.send(periodCalls.period, { Period })).status).toBe(404);
  });
});

describe('closing a month', () => {
  test('skips with a reason, checks and locks; the lock date is its last day and nothing is posted on its days', async () => {
    await rent('2026-02-10');
    await api.invoice({ status: 'Draft', issuedOn: '2026-02-11' });
    expect(messageOf(await periods.check('2026-02'))).toBe(
      '400 Still to do: 1 check. Clear it, or skip with a reason.',
    );
    expect(messageOf(await periods.skip('2026-02', 'drafts', ' '))).toBe('400 Enter a reason.');
    expectOk(await periods.skip('2026-02', 'drafts', 'The customer still thinks'));
    const { Checks } = await periods.view('2026-02');
    const skipped = Checks.find(({ Check }) => Check === 'drafts')!;
    expect(skipped).toMatchObject({
      IsMet: false,
      total: 1,
      Skip: { Reason: 'The customer still thinks', by: client.shop.user.name },
    });
    expect(skipped.Found[0]).toMatchObject({
      Of: 'document',
      Type: 'invoice',
      Amount: '100',
      Currency: 'USD',
    });
    expectOk(await periods.check('2026-02'));
    expectOk(await periods.lock('2026-02'));
    expect(await lockedUntil()).toBe('2026-02-28');
    expect(
      (
        await journal.add(
          [
            ['Rent', '5'],
            ['36', '-5'],
          ],
          { EntryDate: '2026-02-28' },
        )
      ).body.kind,
    ).toBe('locked-period');
    await rent('2026-03-01');
    const view = await periods.view('2026-02');
    expect(view).toMatchObject({
      Status: 'Locked',
      Skipped: 1,
      Corrected: 0,
      LockedBy: client.shop.user.name,
    });
    expect(view.Closings).toMatchObject([{ Corrected: 0, Entries: [], Balances: [], ReopenedAt: null }]);
  });

  test('is judged again as it is locked: what isn’t met any longer keeps it open', async () => {
    await rent('2026-02-10');
    expectOk(await periods.check('2026-02'));
    const draft = await api.invoice({ status: 'Draft', issuedOn: '2026-02-11' });
    expect(messageOf(await periods.lock('2026-02'))).toBe(
      '400 Still to do: 1 check. Clear it, or skip with a reason.',
    );
    expectOk(await api.archive(draft));
    expectOk(await periods.lock('2026-02'));
  });

  test('comes after the earlier ones, and not before it is over', async () => {
    await rent('2026-01-10');
    expectOk(await periods.check('2026-02'));
    expect(messageOf(await periods.lock('2026-02'))).toBe(
      '400 An earlier period is still open. Lock the earliest one first.',
    );
    expect((await periods.view('2026-02')).Earlier).toBe('2026-01');
    expect(messageOf(await periods.check('2026-04'))).toBe(
      '400 This period isn’t over yet. You can close it after its last day.',
    );
    await periods.close('2026-01');
    expectOk(await periods.lock('2026-02'));
  });

  test('never moves a later lock date back', async () => {
    await rent('2026-01-10');
    expectOk(await client.send(businessCalls.setLockDate, { lockedUntil: '2026-03-15' }));
    await periods.close('2026-01');
    expect(await lockedUntil()).toBe('2026-03-15');
  });

  test('is done once, also when the press is repeated or two press at once', async () => {
    await rent('2026-01-10');
    expectOk(await periods.check('2026-01'));
    const both = await Promise.all([periods.lock('2026-01'), periods.lock('2026-01')]);
    expect(both.map((answer) => expectOk(answer).body.data.repeated).sort()).toEqual([false, true]);
    expect((await periods.view('2026-01')).Closings).toHaveLength(1);
  });
});

describe('reopening', () => {
  const closeThree = async () => {
    await rent('2026-01-10');
    for (const month of ['2026-01', '2026-02', '2026-03']) await periods.close(month);
  };

  test('asks a reason, moves the lock date to the eve and opens every later one', async () => {
    await closeThree();
    expect(messageOf(await periods.reopen('2026-02', ''))).toBe('400 Enter a reason.');
    expect((await periods.view('2026-02')).OpensToo.map(({ Period }) => Period)).toEqual(['2026-03']);
    expectOk(await periods.reopen('2026-02'));
    expect(await lockedUntil()).toBe('2026-01-31');
    expect(await states()).toEqual([
      ...['2026 Open', '2026-04 Open', '2026-03 Open', '2026-02 Open', '2026-01 Locked'],
    ]);
    const closings = await Promise.all(
      ['2026-02', '2026-03'].map(async (key) => (await periods.view(key)).Closings),
    );
    expect(closings).toMatchObject([[{ Reason: 'A bill came late' }], [{ Reason: 'A bill came late' }]]);
  });

  test('lists what is posted afterwards beside the figures that were closed, also once it is closed again', async () => {
    await closeThree();
    expectOk(await periods.reopen('2026-02'));
    await rent('2026-02-25', '40');
    await rent('2026-04-01', '7');
    const corrected = {
      Corrected: 1,
      Entries: [{ EntryDate: '2026-02-25' }],
      Balances: [
        { AccountName: 'Rent', ClosedBalance: '100', Balance: '140' },
        { AccountName: "Owner's capital", ClosedBalance: '-100', Balance: '-140' },
      ],
    };
    for (const month of ['2026-02', '2026-03'])
      expect((await periods.view(month)).Closings).toMatchObject([corrected]);
    await periods.close('2026-02');
    const [second, first] = (await periods.view('2026-02')).Closings;
    expect(first).toMatchObject(corrected);
    expect(second).toMatchObject({ Corrected: 0, Entries: [], Balances: [], Reason: null });
    expect(
      (await periods.list()).Years[0]!.Months.find(({ Period }) => Period === '2026-02')!.Corrected,
    ).toBe(1);
    expect((await periods.view('2026-01')).Closings).toMatchObject([{ Corrected: 0 }]);
  });

  test('the lock date of the settings can’t open a locked period, and says the way out', async () => {
    await closeThree();
    for (const until of [null, '2026-02-15']) {
      const { status, body } = await client.send(businessCalls.setLockDate, { lockedUntil: until });
      expect([status, body.fields]).toEqual([
        400,
        [
          {
            field: 'lockedUntil',
            message:
              'March 2026 is closed. Reopen it under Books, Close to move the lock date before March 31, 2026.',
          },
        ],
      ]);
    }
    expectOk(await client.send(businessCalls.setLockDate, { lockedUntil: '2026-04-01' }));
    expectOk(await periods.reopen('2026-01'));
    expectOk(await client.send(businessCalls.setLockDate, { lockedUntil: null }));
    expect(await lockedUntil()).toBe(null);
  });
});

test('a year is locked with its months or without them, and opened with a month of it', async () => {
  server.setToday('2026-01-20');
  await rent('2025-11-10');
  await periods.close('2025-11');
  expect(await periods.unmet('2025')).toEqual(['months 1: ']);
  expectOk(await periods.skip('2025', 'months', 'We close December with the year'));
  expectOk(await periods.check('2025'));
  expectOk(await periods.lock('2025'));
  expect(await lockedUntil()).toBe('2025-12-31');
  expect(await states()).toEqual([
    ...['2026 Open', '2026-01 Open', '2025 Locked', '2025-12 Open by date', '2025-11 Locked'],
  ]);
  expectOk(await periods.reopen('2025-11'));
  expect(await lockedUntil()).toBe('2025-10-31');
  expect(await states()).toEqual([
    ...['2026 Open', '2026-01 Open', '2025 Open', '2025-12 Open', '2025-11 Open'],
  ]);
});

test('every act is in the audit trail with its reason and what became of the lock date', async () => {
  await rent('2026-03-10');
  await api.invoice({ status: 'Draft', issuedOn: '2026-03-11' });
  expectOk(await periods.skip('2026-03', 'drafts', 'Wrong'));
  expectOk(await periods.unskip('2026-03', 'drafts'));
  await periods.close('2026-03');
  expectOk(await periods.reopen('2026-03'));
  const { EventList } = expectOk(await client.send(auditTrailCalls.listEvents, {})).body;
  const told = EventList.slice(0, 6).map(({ Action, Changes }) =>
    [Action, ...Changes.map(({ Field, Before, After }) => `${Field}: ${Before ?? ''} → ${After ?? ''}`)].join(
      '; ',
    ),
  );
  expect(told).toEqual([
    'Period reopened; Period:  → 2026-03; Reason:  → A bill came late; Locked until: 2026-03-31 → 2026-02-28',
    'Period locked; Period:  → 2026-03; Locked until:  → 2026-03-31',
    'Period checked; Period:  → 2026-03',
    'Check of a period skipped; Period:  → 2026-03; Check:  → No drafts are left; Reason:  → Known',
    'Skip of a check undone; Period:  → 2026-03; Check:  → No drafts are left',
    'Check of a period skipped; Period:  → 2026-03; Check:  → No drafts are left; Reason:  → Wrong',
  ]);
});

test('an accountant sees it and closes nothing, staff see nothing, and another business has none of it', async () => {
  await rent('2026-03-10');
  const accountant = periodApiFor(await colleague(server, client, 'Accountant'));
  expect((await accountant.view('2026-03')).Status).toBe('Open');
  expect((await accountant.check('2026-03')).body.kind).toBe('not-allowed');
  const staff = await colleague(server, client, 'Staff');
  expect((await staff.send(periodCalls.periods, {})).body.kind).toBe('not-allowed');
  const stranger = await server.client();
  expect((await stranger.send(periodCalls.period, { Period: '2026-03' })).status).toBe(404);
});
