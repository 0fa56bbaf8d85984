import { Logger, runOnce } from 'graphile-worker';
import papaparse from 'papaparse';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { forgetExpired } from '../../server/jobs/forget-expired.ts';
import { makeReportFile } from '../../server/jobs/make-report-file.ts';
import { reportCalls } from '../../src/api/calls/report-keys.ts';
import { taskListCalls } from '../../src/api/calls/task-list.ts';
import { idFromWire } from '../../src/api/wire/id.ts';
import { type Api, apiFor, expectOk } from '../support/api.ts';
import { asAdmin } from '../support/database.ts';
import { reportCsv } from '../support/report-csv.ts';
import { type Client, type Server, startServer } from '../support/server.ts';
import { colleague } from '../support/team-api.ts';

/** Files of reports that are made in the background. Source: finance-answers.md, Q123. */
let server: Server;
let client: Client;
let api: Api;
beforeAll(async () => {
  server = await startServer();
});
beforeEach(async () => {
  server.setToday('2026-03-20');
  client = await server.client();
  api = apiFor(client);
});
afterAll(() => server.close());

/** Does what was queued last, as the worker would. */
const works = async () => {
  const task = idFromWire((await newest()).id);
  await makeReportFile(server.services)({ business: client.shop.business.id, task }, {} as never);
};
const queue = async (fields: Record<string, unknown>, key = 'once') =>
  expectOk(await client.send(reportCalls.queueReportFile, fields, { 'idempotency-key': key })).body;
const newest = async () => expectOk(await client.send(taskListCalls.listTasks)).body.Tasks[0]!;
const fetch = (taskid: string, by = client) => by.send(taskListCalls.downloadTaskFile, { taskid });

test('it is queued once, made without the page, and found under the tasks with the rows of the file made at once', async () => {
  await api.invoice({ issuedOn: '2026-03-10', prices: ['70'] });
  const asked = { report: 'journal', format: 'csv', sortby: 'thisyear' };
  const { message, data } = await queue(asked);
  expect(message).toBe('We’re preparing your file. You’ll find it under Tasks.');
  expect((await queue(asked)).data).toEqual({ taskid: data.taskid, repeated: true });
  const waits = await newest();
  expect(waits).toMatchObject({
    id: data.taskid,
    kind: 'make-report-file',
    state: 'queued',
    file: { name: 'Journal.csv', ready: false },
    by: client.shop.user.name,
  });
  expect((await fetch(data.taskid)).status).toBe(404);
  await works();
  expect(await newest()).toMatchObject({ state: 'done', file: { ready: true } });
  const { url, name } = expectOk(await fetch(data.taskid)).body.data;
  const text = (await server.app.inject({ url })).payload;
  const { rows } = await reportCsv(server, client, { report: 'journal', sortby: 'thisyear' });
  expect(papaparse.parse<string[]>(text.slice(1).trimEnd()).data).toEqual(rows);
  expect(rows.length).toBeGreaterThan(2);
  expect(name).toMatch(/^Journal.*\.csv$/);
});

test('a workbook and a PDF are made likewise', async () => {
  for (const [format, start] of [
    ['xlsx', 'PK'],
    ['pdf', '%PDF'],
  ] as const) {
    const { taskid } = (await queue({ report: 'trial-balance', format }, format)).data;
    await works();
    const { url } = expectOk(await fetch(taskid)).body.data;
    expect((await server.app.inject({ url })).rawPayload.subarray(0, start.length).toString()).toBe(start);
  }
});

test('whoever can’t see the report gets no file of it, nor does another business', async () => {
  const { taskid } = (await queue({ report: 'journal', format: 'csv' })).data;
  await works();
  const accountant = await colleague(server, client, 'Accountant');
  expectOk(await fetch(taskid, accountant));
  const staff = await colleague(server, client, 'Staff');
  expect(await fetch(taskid, staff)).toMatchObject({ status: 400, body: { kind: 'not-allowed' } });
  expect((await fetch(taskid, await server.client())).status).toBe(404);
  const none = await client.send(reportCalls.queueReportFile, { report: 'no-report', format: 'csv' });
  expect(none.status).toBe(400);
});

test('it is kept for seven days', async () => {
  const { taskid } = (await queue({ report: 'journal', format: 'csv' })).data;
  await works();
  const forgets = async () => {
    await asAdmin(server.url, `select graphile_worker.add_job('forget-expired')`);
    await runOnce({
      connectionString: server.url,
      taskList: { 'forget-expired': forgetExpired(server.services.clock) },
      parsedCronItems: [],
      logger: new Logger(() => () => {}),
    });
  };
  server.setToday('2026-03-26');
  await forgets();
  expectOk(await fetch(taskid));
  server.setToday('2026-03-28');
  await forgets();
  expect((await fetch(taskid)).status).toBe(404);
  expect(await newest()).toMatchObject({ id: taskid, state: 'done', file: { ready: false } });
  const { rows } = await server.owner.query(`select count(*)::int as n from file where name like 'Journal%'`);
  expect(rows[0]).toEqual({ n: 0 });
});
