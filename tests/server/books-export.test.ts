import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { exportBooks } from '../../server/jobs/export-books.ts';
import { auditTrailCalls } from '../../src/api/calls/audit-trail.ts';
import { booksExportCalls } from '../../src/api/calls/books-export.ts';
import { taskListCalls } from '../../src/api/calls/task-list.ts';
import { idFromWire } from '../../src/api/wire/id.ts';
import { type Api, apiFor, expectOk } from '../support/api.ts';
import { type GivenLine, journalApiFor } from '../support/journal-api.ts';
import { type Client, type Server, startServer } from '../support/server.ts';
import { colleague } from '../support/team-api.ts';

/** Books as files of other programs. Source: finance-answers.md, Q142. What the programs make of them is in tests/books. */
let server: Server;
let client: Client;
let api: Api;
beforeAll(async () => {
  server = await startServer();
});
beforeEach(async () => {
  server.setToday('2026-03-20');
  client = await server.client('EUR');
  api = apiFor(client);
});
afterAll(() => server.close());

const ask = (fields: Record<string, unknown> = {}, by = client) =>
  by.send(booksExportCalls.exportBooks, { format: 'hledger', ...fields });
const made = async (fields: Record<string, unknown> = {}) => {
  const { url, name } = expectOk(await ask(fields)).body.data;
  const { payload, headers } = await server.app.inject({ url: url! });
  return { name, text: payload, headers };
};
const queue = async (fields: Record<string, unknown>, key: string) =>
  expectOk(
    await client.send(
      booksExportCalls.queueBooksExport,
      { format: 'hledger', ...fields },
      { 'idempotency-key': key },
    ),
  ).body;
const newest = async () => expectOk(await client.send(taskListCalls.listTasks)).body.Tasks[0]!;
const works = async () => {
  const task = idFromWire((await newest()).id);
  await exportBooks(server.services)({ business: client.shop.business.id, task }, {} as never);
};

test('a file is named by its days and its program, and is handed out as text', async () => {
  await api.invoice({ issuedOn: '2026-03-10', prices: ['70'] });
  const march = { fromdate: '2026-03-01', todate: '2026-03-31' };
  const names = [];
  for (const format of ['hledger', 'ledger', 'beancount', 'csv'])
    names.push((await made({ format, ...march })).name);
  // Nothing was posted before the tenth.
  expect(names).toEqual([
    'Books 2026-03-10 to 2026-03-31.journal',
    'Books 2026-03-10 to 2026-03-31.ledger',
    'Books 2026-03-10 to 2026-03-31.beancount',
    'Journal lines 2026-03-10 to 2026-03-31.csv',
  ]);
  const { headers, text } = await made(march);
  expect(headers['content-type']).toBe('text/plain; charset=utf-8');
  expect(headers['content-disposition']).toContain('attachment');
  expect(text).toContain('2026-03-10 * (INV-0001) Ada Stone | ');
});

test('the days are the fiscal year, a period by its name, or those that are given as far as there is anything', async () => {
  await api.invoice({ issuedOn: '2025-11-10' });
  await api.invoice({ issuedOn: '2026-02-10' });
  const days = async (fields: Record<string, unknown>) => (await made(fields)).name.slice(6, -8);
  expect(await days({})).toBe('2026-01-01 to 2026-12-31');
  expect(await days({ sortby: 'alltime' })).toBe('2025-11-10 to 2026-02-10');
  expect(await days({ sortby: 'lastyear' })).toBe('2025-11-10 to 2025-12-31');
  expect(await days({ fromdate: '2025-12-01' })).toBe('2025-12-01 to 2026-02-10');
  expect(await days({ todate: '2025-12-01' })).toBe('2025-11-10 to 2025-12-01');
  expect(await days({ todate: '9999-12-31' })).toBe('2025-11-10 to 2027-02-10');
  expect(await days({ fromdate: '2030-01-01' })).toBe('2030-01-01 to 2030-01-01');
});

test('books in which nothing was posted have their accounts', async () => {
  const { text } = await made();
  expect(text).toContain('account Assets:Cash and bank:Cash and cash equivalents\n');
  expect(text).not.toContain(' * ');
});

test('days that end before they begin are refused at their field, and so is a format there is none of', async () => {
  const { status, body } = await ask({ fromdate: '2026-03-02', todate: '2026-03-01' });
  expect(status).toBe(400);
  expect(body).toMatchObject({ fields: [{ field: 'fromdate' }] });
  expect((await ask({ format: 'gnucash' })).status).toBe(400);
});

test('the role that reads reports exports them, and the audit trail says who did', async () => {
  const { name } = await made();
  expectOk(await ask({}, await colleague(server, client, 'Accountant')));
  expect(await ask({}, await colleague(server, client, 'Staff'))).toMatchObject({
    status: 400,
    body: { kind: 'not-allowed' },
  });
  const { EventList } = expectOk(await client.send(auditTrailCalls.listEvents, { ActGroup: 'files' })).body;
  expect(EventList.map(({ Action }) => Action)).toEqual(['Books exported', 'Books exported']);
  expect(EventList.at(-1)!.Changes).toContainEqual(expect.objectContaining({ After: name }));
});

test('of more than 5,000 lines no file is waited for, and the same one is made in the background', async () => {
  const lines = Array.from({ length: 500 }, (_, n): GivenLine => (n % 2 ? ['1', '-2.5'] : ['21', '2.5']));
  for (let n = 0; n < 10; n += 1) await journalApiFor(client).entry(lines, { EntryDate: '2026-03-05' });
  const at5000 = await made();
  await journalApiFor(client).entry(lines.slice(0, 2), { EntryDate: '2026-03-05' });
  const { url, name } = expectOk(await ask()).body.data;
  expect([url, name]).toEqual([null, at5000.name]);

  const { message, data } = await queue({}, 'once');
  expect(message).toBe('We’re preparing your file. You’ll find it under Tasks.');
  expect((await queue({}, 'once')).data).toEqual({ taskid: data.taskid, repeated: true });
  expect(await newest()).toMatchObject({
    id: data.taskid,
    kind: 'export-books',
    state: 'queued',
    file: { name, ready: false },
  });
  await works();
  expect(await newest()).toMatchObject({ state: 'done', file: { ready: true } });
  const found = expectOk(await client.send(taskListCalls.downloadTaskFile, { taskid: data.taskid })).body
    .data;
  const text = (await server.app.inject({ url: found.url })).payload;
  expect(found.name).toBe(name);
  expect(text.match(/ \* \(No\. \d+\)/g)).toHaveLength(11);
  expect(text.match(/^ {4}Expenses:Operating:Rent {2}2\.50 EUR$/gm)).toHaveLength(2501);
});
