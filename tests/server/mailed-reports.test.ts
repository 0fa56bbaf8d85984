import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { businessCalls } from '../../src/api/calls/business.ts';
import { reportMailCalls, savedReportCalls } from '../../src/api/calls/saved-report.ts';
import { idToWire } from '../../src/api/wire/id.ts';
import { apiFor, expectOk } from '../support/api.ts';
import { readPdf } from '../support/pdf-text.ts';
import { deliverAll, mailReports, makeReports, reportsDue } from '../support/report-mails.ts';
import { type Client, origin, type Server, startServer } from '../support/server.ts';
import { colleague, teamApiFor } from '../support/team-api.ts';

/** Saved reports that are mailed to members. Source: finance-answers.md, Q127. */
let server: Server;
let client: Client;
beforeAll(async () => {
  server = await startServer();
});
beforeEach(async () => {
  server.setToday('2026-02-10');
  client = await server.client();
});
afterAll(() => server.close());

/** Moves the clock to a time of a day, in UTC. */
const at = (day: string, time: string) => {
  const [hours, minutes] = time.split(':').map(Number) as [number, number];
  server.setToday(day);
  server.pass((hours - 12) * 60 + minutes);
};
const me = () => idToWire(client.shop.user.id);
const pack = { Name: 'Board pack', report: 'income-statement', query: 'dates=lastmonth' };
const saved = async (more: Record<string, unknown> = {}, by: Client = client): Promise<string> => {
  const sent = { ...pack, Every: 'month', Day: 1, Format: 'csv', Readers: [me()], ...more };
  return expectOk(await by.send(savedReportCalls.saveReport, sent)).body.data.SavedReportId;
};
const zone = (name: string) =>
  server.owner.query('update business set time_zone = $2 where id = $1', [client.shop.business.id, name]);
const list = async (by: Client = client) =>
  expectOk(await by.send(savedReportCalls.savedReports)).body.data.Reports;
/** The letters that wait for somebody, by their subject. */
const lettersTo = async (email: string): Promise<string[]> => {
  const { rows } = await server.owner.query<{ subject: string }>(
    `select subject from letter where to_address = $1 and subject like '%wasn’t emailed' order by id`,
    [email],
  );
  return rows.map(({ subject }) => subject);
};
const myEmail = async (id = client.shop.user.id): Promise<string> =>
  (await server.owner.query<{ email: string }>('select email from app_user where id = $1', [id])).rows[0]!
    .email;
const userOf = async (member: Client & { row: { memberemail: string } }): Promise<string> =>
  (
    await server.owner.query<{ id: string }>('select id from app_user where email = $1', [
      member.row.memberemail,
    ])
  ).rows[0]!.id;

describe('it is made from six on by the business’s clock', () => {
  test.each([
    ['UTC', '2026-03-01', '05:59', '06:00'],
    ['Asia/Kolkata', '2026-03-01', '00:29', '00:30'],
    // Six in the morning there is the day before in UTC.
    ['Pacific/Auckland', '2026-02-28', '16:59', '17:00'],
    ['America/New_York', '2026-03-01', '10:59', '11:00'],
  ])('in %s', async (name, day, before, then) => {
    await zone(name);
    await saved();
    at(day, before);
    expect(await reportsDue(server, client)).toEqual([]);
    at(day, then);
    expect(await reportsDue(server, client)).toHaveLength(1);
  });

  test('also on the day the clocks are put forward', async () => {
    await zone('America/New_York');
    await saved({ Day: 8 });
    at('2026-03-08', '09:59');
    expect(await reportsDue(server, client)).toEqual([]);
    at('2026-03-08', '10:00');
    expect(await reportsDue(server, client)).toHaveLength(1);
  });

  test('and on the day it is saved if that hour is to come, else not before the next month', async () => {
    at('2026-02-10', '05:00');
    await saved({ Day: 10 });
    at('2026-02-10', '07:00');
    await saved({ Name: 'Late', Day: 10 });
    expect((await list()).map(({ NextOn }) => NextOn)).toEqual(['2026-02-10', '2026-03-10']);
  });
});

test('the mail says which days, has the file of just these and the note, and leads to the report', async () => {
  const api = apiFor(client);
  await api.invoice({ prices: ['120.5'], issuedOn: '2026-02-28' });
  await api.invoice({ prices: ['40'], issuedOn: '2026-03-01' });
  await saved({ Format: 'pdf', Note: 'Mind the rent.' });
  at('2026-03-01', '06:00');
  const [mail, ...others] = await mailReports(server, client);
  expect(others).toEqual([]);
  expect(mail).toMatchObject({
    to: await myEmail(),
    subject: 'Board pack: From February 1, 2026 to February 28, 2026',
    fromName: client.shop.business.name,
    attachments: [{ name: 'Income statement.pdf', mime: 'application/pdf' }],
  });
  expect(mail!.text).toContain('from February 1, 2026 to February 28, 2026');
  expect(mail!.text).toContain('Mind the rent.');
  expect(mail!.text).toContain(`${origin}/reports/income-statement?dates=lastmonth&saved=`);
  const { text } = await readPdf(mail!.attachments![0]!.bytes);
  expect(text).toContain('120.50');
  expect(text).not.toContain('160.50');
  expect(text).toContain('Mind the rent.');
  expect(await list()).toMatchObject([{ LastOn: '2026-03-01', NextOn: '2026-04-01' }]);
});

test.each(['csv', 'xlsx'])('as %s, too', async (Format) => {
  await saved({ Format });
  at('2026-03-01', '06:00');
  const [mail] = await mailReports(server, client);
  expect(mail!.attachments).toMatchObject([{ name: `Income statement.${Format}` }]);
  expect(mail!.attachments![0]!.bytes.length).toBeGreaterThan(20);
});

test('twice started it is mailed once, one after the other and at once', async () => {
  await saved();
  at('2026-03-01', '06:00');
  const due = await reportsDue(server, client);
  await makeReports(server, [...due, ...due]);
  await makeReports(server, due);
  expect(await deliverAll(server, client)).toHaveLength(1);
  expect(await reportsDue(server, client)).toEqual([]);
  at('2026-03-31', '23:00');
  expect(await reportsDue(server, client)).toEqual([]);
});

test('a server that was down mails later, once, and of several periods the newest', async () => {
  await saved({ Day: 28, query: 'dates=thismonth' });
  at('2026-05-03', '09:00');
  const mails = await mailReports(server, client);
  // Due on 28 February, March and April: as of the last of these.
  expect(mails.map(({ subject }) => subject)).toEqual(['Board pack: From April 1, 2026 to April 30, 2026']);
  expect(await mailReports(server, client)).toEqual([]);
  expect(await list()).toMatchObject([{ LastOn: '2026-04-28', NextOn: '2026-05-28' }]);
});

test('a month of 28 days has its 28th, and the next one is in March', async () => {
  await saved({ Day: 28 });
  at('2026-02-28', '06:00');
  expect(await mailReports(server, client)).toHaveLength(1);
  expect(await list()).toMatchObject([{ LastOn: '2026-02-28', NextOn: '2026-03-28' }]);
});

describe('quarters are those of the fiscal year', () => {
  const startIn = async (month: number) =>
    expectOk(await client.send(businessCalls.fiscalYear, { FiscalYear: month }));

  test('from April: the last quarter is mailed in April, July, October and January', async () => {
    await startIn(4);
    await saved({ Every: 'quarter', Day: 5, query: 'dates=lastquarter' });
    const told: string[] = [];
    for (const day of ['2026-04-05', '2026-07-05', '2026-10-05', '2027-01-05']) {
      at(day, '05:45');
      expect(await mailReports(server, client)).toEqual([]);
      at(day, '06:00');
      told.push(...(await mailReports(server, client)).map(({ subject }) => subject));
    }
    expect(told).toEqual([
      'Board pack: From January 1, 2026 to March 31, 2026',
      'Board pack: From April 1, 2026 to June 30, 2026',
      'Board pack: From July 1, 2026 to September 30, 2026',
      'Board pack: From October 1, 2026 to December 31, 2026',
    ]);
  });

  test('and another start of the year is followed at once', async () => {
    await startIn(1);
    await saved({ Every: 'quarter', Day: 5 });
    expect(await list()).toMatchObject([{ NextOn: '2026-04-05' }]);
    await startIn(3);
    expect((await list())[0]!.NextOn).toBe('2026-03-05');
  });
});

describe('whoever gets it can take themselves off', () => {
  const linkIn = (text: string) =>
    new RegExp(`${origin}/unsubscribe\\?business=([\\w-]{22})&token=([\\w-]{43})`).exec(text)!;
  const sentLink = async () => {
    at('2026-03-01', '06:00');
    const [mail] = await mailReports(server, client);
    const [, businessId, token] = linkIn(mail!.text);
    return { businessId, token };
  };
  const open = (body: object) => server.send(reportMailCalls.reportSubscription, { body });
  const unsubscribe = (body: object) => server.send(reportMailCalls.unsubscribeFromReport, { body });

  test('by the link in its mail, without signing in, and no look at it does', async () => {
    await saved();
    const link = await sentLink();
    const data = { Name: 'Board pack', BusinessName: client.shop.business.name };
    for (let n = 0; n < 2; n += 1)
      expect(expectOk(await open(link)).body.data).toEqual({ ...data, Unsubscribed: false });
    // What fetches every link of a mail asks for the page alone.
    const page = await server.app.inject({
      url: `/api/Report/unsubscribe-from-report?${new URLSearchParams(link as never)}`,
    });
    expect(page.statusCode).toBe(404);
    expect((await list())[0]!.Readers).toMatchObject([{ State: 'on' }]);
    expectOk(await unsubscribe(link));
    expectOk(await unsubscribe(link));
    expect(expectOk(await open(link)).body.data).toEqual({ ...data, Unsubscribed: true });
    expect((await list())[0]!.Readers).toMatchObject([{ State: 'unsubscribed' }]);
    at('2026-04-01', '06:00');
    expect(await mailReports(server, client)).toEqual([]);
    expect(await list()).toMatchObject([{ LastOn: '2026-03-01', NextOn: '2026-05-01' }]);
  });

  test('and stays off when the report is saved again', async () => {
    const id = await saved();
    expectOk(await unsubscribe(await sentLink()));
    const again = {
      SavedReportId: id,
      ...pack,
      Name: 'New',
      Every: 'month',
      Day: 1,
      Format: 'csv',
      Readers: [me()],
    };
    expectOk(await client.send(savedReportCalls.updateSavedReport, again));
    expect((await list())[0]!.Readers).toMatchObject([{ State: 'unsubscribed' }]);
  });

  test('a link of nothing, of another business or of a deleted report does nothing, alike', async () => {
    const id = await saved();
    const link = await sentLink();
    const other = await server.client();
    const dead = 'This link doesn’t work anymore. The report may have been deleted.';
    const wrong = [
      { ...link, token: 'A'.repeat(43) },
      { ...link, businessId: other.business },
      { ...link, businessId: 'AAAAAAAAAAAAAAAAAAAAAA' },
    ];
    for (const one of wrong) {
      expect((await open(one)).body.Message).toBe(dead);
      expect((await unsubscribe(one)).body.Message).toBe(dead);
    }
    expectOk(await client.send(savedReportCalls.deleteSavedReport, { SavedReportId: id }));
    expect((await unsubscribe(link)).body.Message).toBe(dead);
  });
});

describe('nobody is mailed what they may not see', () => {
  test('a member who left or whose role changed is left out and named, others get theirs', async () => {
    const [accountant, manager] = [
      await colleague(server, client, 'Accountant'),
      await colleague(server, client, 'Manager'),
    ];
    const Readers = [me(), idToWire(await userOf(accountant)), idToWire(await userOf(manager))];
    await saved({ Readers });
    const team = teamApiFor(server, client);
    expectOk(await team.remove(accountant.row.id));
    expectOk(await team.change(manager.row.id, 'Staff'));
    at('2026-03-01', '06:00');
    const mails = await mailReports(server, client);
    expect(mails.map(({ to }) => to)).toEqual([await myEmail()]);
    const states = (await list())[0]!.Readers.map(({ State }) => State);
    expect(states.sort()).toEqual(['left', 'on', 'role']);
  });

  test('who leaves between the making and the sending gets none', async () => {
    const accountant = await colleague(server, client, 'Accountant');
    await saved({ Readers: [idToWire(await userOf(accountant))] });
    at('2026-03-01', '06:00');
    await makeReports(server, await reportsDue(server, client));
    expectOk(await teamApiFor(server, client).remove(accountant.row.id));
    expect(await deliverAll(server, client)).toEqual([]);
    expect((await list())[0]!.Readers).toMatchObject([{ State: 'left', Undelivered: true }]);
  });

  test('a plan that lost the report stops it: the owner is told once, the card says so, and it goes on with the plan', async () => {
    await saved();
    const plan = (name: string) =>
      server.owner.query('update business set plan = $2 where id = $1', [client.shop.business.id, name]);
    const before = (
      await server.owner.query('select plan from business where id = $1', [client.shop.business.id])
    ).rows[0].plan as string;
    await plan('free');
    for (const day of ['2026-03-01', '2026-04-01']) {
      at(day, '06:00');
      expect(await mailReports(server, client)).toEqual([]);
    }
    expect(await lettersTo(await myEmail())).toEqual(['“Board pack” wasn’t emailed']);
    expect(await list()).toMatchObject([{ Obstacle: 'plan', NextOn: '2026-05-01', LastOn: null }]);
    await plan(before);
    expect(await mailReports(server, client), 'what was missed isn’t made up for').toEqual([]);
    at('2026-05-01', '06:00');
    expect(await mailReports(server, client)).toHaveLength(1);
    expect(await list()).toMatchObject([{ Obstacle: null, LastOn: '2026-05-01' }]);
    await plan('free');
    at('2026-06-01', '06:00');
    await mailReports(server, client);
    expect(await lettersTo(await myEmail()), 'told anew of what stops it anew').toHaveLength(2);
  });

  test('so does a role of its owner that lost it', async () => {
    const accountant = await colleague(server, client, 'Accountant');
    await saved({ Shared: true, Readers: [me()] }, accountant);
    expectOk(await teamApiFor(server, client).change(accountant.row.id, 'Viewer'));
    at('2026-03-01', '06:00');
    expect(await mailReports(server, client)).toEqual([]);
    expect(await lettersTo(accountant.row.memberemail)).toHaveLength(1);
    expect(await lettersTo(await myEmail())).toEqual([]);
    expect(await list()).toMatchObject([{ Obstacle: 'role' }]);
  });

  test('and an owner who left: the business’s owners are told of one that is the business’s', async () => {
    const accountant = await colleague(server, client, 'Accountant');
    await saved({ Shared: true, Readers: [me()] }, accountant);
    expectOk(await teamApiFor(server, client).remove(accountant.row.id));
    at('2026-03-01', '06:00');
    expect(await mailReports(server, client)).toEqual([]);
    expect(await lettersTo(accountant.row.memberemail)).toEqual([]);
    expect(await lettersTo(await myEmail())).toHaveLength(1);
    const [report] = await list();
    expect(report).toMatchObject({ Obstacle: 'left' });
    const taken = { SavedReportId: report!.SavedReportId, ...pack, Shared: true };
    const mailed = { Every: 'month', Day: 1, Format: 'csv', Readers: [me()] };
    expectOk(await client.send(savedReportCalls.updateSavedReport, { ...taken, ...mailed }));
    at('2026-04-01', '06:00');
    expect(await mailReports(server, client)).toHaveLength(1);
  });
});

test('what is kept of a mail’s file goes after a week', async () => {
  const { forgetExpired } = await import('../../server/jobs/forget-expired.ts');
  await saved();
  at('2026-03-01', '06:00');
  expect(await mailReports(server, client)).toHaveLength(1);
  const files = async () =>
    (
      await server.owner.query<{ n: number }>(
        `select count(*)::int as n from file where business_id = $1 and name = 'Income statement.csv'`,
        [client.shop.business.id],
      )
    ).rows[0]!.n;
  const forget = () =>
    forgetExpired(server.clock)({}, {
      withPgClient: (fn: (c: unknown) => unknown) => fn(server.owner),
    } as never);
  at('2026-03-07', '12:00');
  await forget();
  expect(await files()).toBe(1);
  at('2026-03-09', '12:00');
  await forget();
  await server.owner.query(`set app.maintenance = 'on'`);
  expect(await files()).toBe(0);
});
