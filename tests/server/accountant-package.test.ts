import { createHash } from 'node:crypto';
import { Logger, runOnce, type Task } from 'graphile-worker';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { findLostTasks } from '../../server/jobs/find-lost-tasks.ts';
import { forgetExpired } from '../../server/jobs/forget-expired.ts';
import { reports } from '../../server/reports/registry.ts';
import { auditTrailCalls } from '../../src/api/calls/audit-trail.ts';
import { reportCallOf } from '../../src/api/calls/report.ts';
import { taskListCalls } from '../../src/api/calls/task-list.ts';
import { yearEndCalls } from '../../src/api/calls/year-end.ts';
import { idFromWire } from '../../src/api/wire/id.ts';
import { sum } from '../../src/domain/money.ts';
import type { ReportName } from '../../src/domain/report/reports.ts';
import type { ReportSheet } from '../../src/domain/report/sheet.ts';
import { packageApiFor } from '../support/accountant-package.ts';
import { type Api, apiFor, expectOk } from '../support/api.ts';
import { billApiFor } from '../support/bill-api.ts';
import { asAdmin } from '../support/database.ts';
import { journalApiFor } from '../support/journal-api.ts';
import { readPdf } from '../support/pdf-text.ts';
import { reportCsv } from '../support/report-csv.ts';
import { type Client, type Server, startServer } from '../support/server.ts';
import { colleague } from '../support/team-api.ts';

/** The package of a year for the accountant. Source: finance-answers.md, Q141. */
let server: Server;
let client: Client;
let api: Api;
let packages: ReturnType<typeof packageApiFor>;
beforeAll(async () => {
  server = await startServer();
});
beforeEach(async () => {
  server.setToday('2026-03-20');
  client = await server.client();
  api = apiFor(client);
  packages = packageApiFor(server, client);
});
afterAll(() => server.close());

/** Lets a worker do what is queued under a name, as the server's own would. */
const does = async (name: string, job: Task) => {
  await asAdmin(server.url, `select graphile_worker.add_job('${name}')`);
  await runOnce({
    connectionString: server.url,
    taskList: { [name]: job },
    parsedCronItems: [],
    logger: new Logger(() => () => {}),
  });
};

/** Something to wait for. */
const gate = () => {
  let open = () => {};
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  return { open, opened };
};

const reportsIn: Readonly<Record<string, ReportName>> = {
  'Financial position': 'financial-position',
  'Income statement': 'income-statement',
  'Trial balance': 'trial-balance',
  'Customer ageing': 'customer-ageing',
  'Payable ageing': 'payable-ageing',
  'Inventory valuation': 'inventory-valuation',
  'Sales tax': 'sales-tax',
  Journal: 'journal',
};
const year = { fromdate: '2026-01-01', todate: '2026-12-31' };

/** A small business with something in every report. */
const smallBusiness = async () => {
  const VAT = await api.tax('VAT', '21');
  await api.goods('Candle', '10', '2');
  await api.invoice({
    items: [{ ItemName: 'Work', quantity: '1', price: '1000', TaxId: VAT }],
    issuedOn: '2026-01-10',
  });
  await api.invoice({ issuedOn: '2026-02-10', prices: ['70.50'] });
  const bills = billApiFor(client);
  await bills.bill({
    vendor: await bills.vendor('Mill'),
    day: '2026-02-03',
    items: [{ ProductName: 'Paper', Qty: '1', HomeUnitPrice: '300', TaxID: VAT }],
  });
  await journalApiFor(client).entry(
    [
      ['Rent', '80'],
      ['Accrued liabilities', '-80'],
    ],
    { EntryDate: '2026-03-01' },
  );
};

/** What the report itself answers of the days. */
const sheetOf = async (report: ReportName, days: typeof year): Promise<ReportSheet> =>
  (
    expectOk(await client.send(reportCallOf(report), { ...days, limit: '1000' })).body as {
      report: ReportSheet;
    }
  ).report;

/** Holds every total and figure of a report's own answer against its file, and says how many there were. */
const expectTotals = (sheet: ReportSheet, rows: string[][]): number => {
  const before = sheet.leveled ? 1 : 0;
  const own = sheet.columns.flatMap(({ place }, n) => (place === 'own' ? [n] : []));
  const ofGroups = sheet.leveled ? sheet.groups.flatMap(({ total }) => (total ? [total] : [])) : [];
  const totals = [...ofGroups, ...(sheet.totals ? [sheet.totals] : [])];
  for (const { label, cells } of totals)
    expect(
      rows.some(
        (row) => row.includes(label) && own.every((n) => row[n + before] === (cells[n]!.value ?? '')),
      ),
      label,
    ).toBe(true);
  for (const { label, value } of sheet.figures) expect(rows).toContainEqual([label, value ?? '']);
  return totals.length + sheet.figures.length;
};

describe('the package of a year', () => {
  test('has every report as CSV and PDF, each with the totals of the report itself', async () => {
    await smallBusiness();
    const { name, files, rows } = await packages.made('2026');
    expect(name).toBe('Accountant package 2026.zip');
    expect([...files.keys()].sort()).toEqual(
      [
        'Audit trail.csv',
        'Contents.txt',
        ...Object.keys(reportsIn).flatMap((title) => [`${title}.csv`, `${title}.pdf`]),
      ].sort(),
    );
    for (const [title, report] of Object.entries(reportsIn)) {
      const sheet = await sheetOf(report, year);
      expect(sheet.groups.length, title).toBeGreaterThan(0);
      const own = rows(`${title}.csv`);
      expect(expectTotals(sheet, own), title).toBeGreaterThan(0);
      expect(own, title).toEqual((await reportCsv(server, client, { report, ...year })).rows);
      const { text } = await readPdf(files.get(`${title}.pdf`)!);
      expect(text, title).toContain(sheet.title);
      expect(text, title).toContain(`Prepared on March 20, 2026 by ${client.shop.user.name}`);
      for (const { title: heading, place } of sheet.columns)
        if (place === 'own') expect(text, title).toContain(heading);
    }
  });

  test('lists its files with their checksums, the days, who made it when, and how far the audit trail went', async () => {
    await smallBusiness();
    const { files, contents, rows } = await packages.made('2026');
    const text = contents.join('\n');
    expect(contents[0]).toBe(client.shop.business.name);
    expect(text).toContain('Accountant package\nFrom January 1, 2026 to December 31, 2026');
    expect(text).toContain(`Prepared on March 20, 2026 by ${client.shop.user.name}`);
    expect(text).toMatch(/Every file shows your books as they were on 2026-03-20 \d\d:\d\d \(\S+\)\./);
    const listed = contents.flatMap((line) => /^([0-9a-f]{64}) {2}(.+)$/.exec(line)?.slice(1, 3) ?? []);
    const sums = [...files]
      .filter(([name]) => name !== 'Contents.txt')
      .sort(([one], [other]) => (one < other ? -1 : 1))
      .flatMap(([name, bytes]) => [createHash('sha256').update(bytes).digest('hex'), name]);
    expect(listed).toEqual(sums);
    expect(text).not.toContain('Not included');
    const { EventList, Total } = expectOk(
      await client.send(auditTrailCalls.listEvents, { range: 'alltime' }),
    ).body;
    // That it was fetched is an event after all of them.
    expect(text).toContain(`${Total - 1} events in total`);
    expect(text).toContain(`(${idFromWire(EventList[1]!.EventId)})`);
    expect(rows('Audit trail.csv')).toHaveLength(Total);
  });

  test('that is of a month has the days of that month alone', async () => {
    await smallBusiness();
    const { name, contents, rows } = await packages.made('2026-02');
    expect(name).toBe('Accountant package 2026-02.zip');
    expect(contents.join()).toContain('From February 1, 2026 to February 28, 2026');
    const february = { fromdate: '2026-02-01', todate: '2026-02-28' };
    for (const [title, report] of Object.entries(reportsIn))
      expect(rows(`${title}.csv`)).toEqual((await reportCsv(server, client, { report, ...february })).rows);
  });

  test('is of the fiscal year of the business', async () => {
    await asAdmin(server.url, `update business set fiscal_month = 4 where id = '${client.shop.business.id}'`);
    client.shop.business.fiscalMonth = 4;
    expect((await packages.made('2025')).contents.join()).toContain('From April 1, 2025 to March 31, 2026');
  });

  test('is of one moment, also while others post', async () => {
    await smallBusiness();
    const { taskid } = expectOk(await packages.queue('2026')).body.data;
    const { read } = reports.journal;
    const reached = gate();
    const posted = gate();
    // The journal is read last of all reports: something is posted once the others were.
    const reading = vi.spyOn(reports.journal, 'read').mockImplementation(async (...given) => {
      reached.open();
      await posted.opened;
      return read(...given);
    });
    const made = packages.works(taskid);
    await reached.opened;
    await api.invoice({ issuedOn: '2026-03-02', prices: ['5000'] });
    posted.open();
    await made;
    reading.mockRestore();
    const { rows, files } = await packages.fetched(taskid);
    const [head, ...lines] = rows('Journal.csv');
    const entered = sum(
      lines.filter(([entry]) => entry!.startsWith('No.')).map((line) => line[head!.indexOf('Debit')]!),
    );
    const [columns, ...balances] = rows('Trial balance.csv');
    const debits = columns!.indexOf('Debits');
    expect(entered).toBe(sum(balances.filter(([, , account]) => account).map((line) => line[debits]!)));
    const { text } = await readPdf(files.get('Journal.pdf')!);
    expect(text).toContain('1,000.00');
    expect(text).not.toContain('5,000.00');
    expect((await reportCsv(server, client, { report: 'journal', ...year })).rows.join()).toContain('5000');
  });
});

describe('it is made in the background', () => {
  test('is queued once, counts its steps, is told in the audit trail when fetched, and waits seven days', async () => {
    const key = { 'idempotency-key': 'one package' };
    const { message, data } = expectOk(await packages.queue('2026', key)).body;
    expect(message).toBe('We’re preparing your file. You’ll find it under Tasks.');
    expect(expectOk(await packages.queue('2026', key)).body.data).toEqual({
      taskid: data.taskid,
      repeated: true,
    });
    expect(await packages.task()).toMatchObject({
      kind: 'make-accountant-package',
      state: 'queued',
      total: 10,
      done: 0,
      file: { name: 'Accountant package 2026.zip', ready: false },
    });
    await packages.works(data.taskid);
    expect(await packages.task()).toMatchObject({
      state: 'done',
      total: 10,
      done: 10,
      file: { ready: true },
    });
    // Once more by a queue that repeats itself: nothing is kept twice.
    await packages.works(data.taskid);
    await packages.fetched(data.taskid);
    const { EventList } = expectOk(await client.send(auditTrailCalls.listEvents, {})).body;
    expect(EventList[0]).toMatchObject({ Action: 'Report downloaded' });
    expect(JSON.stringify(EventList[0]!.Changes)).toContain('Accountant package');
    server.setToday('2026-03-28');
    await does('forget-expired', forgetExpired(server.services.clock));
    expect((await client.send(taskListCalls.downloadTaskFile, { taskid: data.taskid })).status).toBe(404);
  });

  test('an email tells whoever wished it, once, where the package waits, and sends none of it', async () => {
    const { taskid } = expectOk(await packages.queue('2026', {}, { email: true })).body.data;
    await packages.works(taskid);
    await packages.works(taskid);
    const letters = async () =>
      (
        await server.owner.query(
          `select l.subject, l.body_text as text from letter l join app_user u on u.email = l.to_address where u.id = $1`,
          [client.shop.user.id],
        )
      ).rows;
    expect(await letters()).toEqual([
      {
        subject: 'Accountant package 2026.zip is ready',
        text: expect.stringContaining('/tasks'),
      },
    ]);
    await packages.made('2025');
    expect(await letters()).toHaveLength(1);
  });

  test('lost by its workers it says so, and can be tried again', async () => {
    const { taskid } = expectOk(await packages.queue('2026')).body.data;
    await asAdmin(
      server.url,
      `update graphile_worker._private_jobs set attempts = max_attempts where key = 'task:${idFromWire(taskid)}'`,
    );
    await does('find-lost-tasks', findLostTasks(server.services));
    const lost = await packages.task();
    expect(lost).toMatchObject({ state: 'failed', acts: ['retry'], file: { ready: false } });
    expect(lost.fault).toContain('The server stopped several times');
    expectOk(await client.send(taskListCalls.retryTask, { taskid }));
    await packages.works(taskid);
    expect((await packages.fetched(taskid)).files.size).toBe(18);
  });
});

describe('who may have it', () => {
  test('an accountant fetches it and can’t have it made; staff can do neither, nor can another business', async () => {
    const { taskid } = expectOk(await packages.queue('2026')).body.data;
    await packages.works(taskid);
    const accountant = await colleague(server, client, 'Accountant');
    const notAllowed = { status: 400, body: { kind: 'not-allowed' } };
    expect(await accountant.send(yearEndCalls.makeAccountantPackage, { period: '2026' })).toMatchObject(
      notAllowed,
    );
    expectOk(await accountant.send(taskListCalls.downloadTaskFile, { taskid }));
    const staff = await colleague(server, client, 'Staff');
    expect(await staff.send(taskListCalls.downloadTaskFile, { taskid })).toMatchObject(notAllowed);
    expect((await (await server.client()).send(taskListCalls.downloadTaskFile, { taskid })).status).toBe(404);
  });

  test('a plan that lost the reports keeps them from being made, and from being fetched', async () => {
    const [{ taskid: made }, { taskid: waits }] = [
      expectOk(await packages.queue('2026')).body.data,
      expectOk(await packages.queue('2025')).body.data,
    ];
    await packages.works(made);
    await asAdmin(server.url, `update business set plan = 'free' where id = '${client.shop.business.id}'`);
    await packages.works(waits);
    expect(await packages.task()).toMatchObject({
      state: 'failed',
      fault: 'Your plan no longer includes these reports.',
    });
    client.shop.business.plan = 'free';
    const lacks = { status: 400, body: { kind: 'plan-limit' } };
    expect(await client.send(taskListCalls.downloadTaskFile, { taskid: made })).toMatchObject(lacks);
    expect(await packages.queue('2026')).toMatchObject(lacks);
  });

  test('a part that whoever asked for it may not have is left out, and the list of files says so', async () => {
    const { taskid } = expectOk(await packages.queue('2026')).body.data;
    await asAdmin(
      server.url,
      `update task set input = jsonb_set(input, '{package,parts}', '["journal"]') where id = '${idFromWire(taskid)}'`,
    );
    await packages.works(taskid);
    const { files, contents } = await packages.fetched(taskid);
    expect([...files.keys()].sort()).toEqual(['Contents.txt', 'Journal.csv', 'Journal.pdf']);
    const text = contents.join('\n');
    expect(text).toContain('Not included\nFinancial position: Your plan doesn’t include this report.');
    expect(text).not.toContain('events in total');
  });

  test.each(['', '26', '2026-13', '1899', '3000', '2026-01-01', 'this year'])(
    'a period of %j is refused beside its field',
    async (period) => {
      const { status, body } = await packages.queue(period);
      expect(status).toBe(400);
      expect(JSON.stringify(body)).toContain('period');
    },
  );
});
