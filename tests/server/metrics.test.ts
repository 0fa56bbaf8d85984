import { afterAll, beforeAll, expect, test } from 'vitest';
import { localMailbox } from '../../server/adapters/mail/local-mailbox.ts';
import { startJobs } from '../../server/jobs/runner.ts';
import { countedIn } from '../../server/metrics.ts';
import { readSettings } from '../../server/settings.ts';
import { openDatabase } from '../../server/store/database/database.ts';
import { customerCalls } from '../../src/api/calls/customer.ts';
import { freshDatabase } from '../support/database.ts';
import { registers } from '../support/people.ts';
import { type Server, startServer } from '../support/server.ts';

let server: Server;
let metrics: ReturnType<typeof countedIn>;
let closing: () => Promise<void>;
beforeAll(async () => {
  const fresh = await freshDatabase();
  const database = await openDatabase(fresh.url, 4);
  metrics = countedIn(database, () => new Date('2026-03-02T12:00:00Z'), { token: null, process: false });
  server = await startServer({ fresh, metrics });
  closing = () => database.close();
});
afterAll(async () => {
  await closing();
  await server.close();
});

const read = async (more: object = {}) => server.app.inject({ url: '/metrics', ...more });

/** A figure by its name and labels, as Prometheus would read it; undefined while there is none. */
const figure = async (name: string, labels: Record<string, string> = {}): Promise<number | undefined> => {
  const { body } = await read();
  const line = body
    .split('\n')
    .find((one) =>
      one.startsWith(`${name}{`) || one.startsWith(`${name} `)
        ? Object.entries(labels).every(([label, value]) => one.includes(`${label}="${value}"`))
        : false,
    );
  return line ? Number(line.split(' ').at(-1)) : undefined;
};

test('requests and commands are counted, by call and by what came of them', async () => {
  const client = await server.client();
  await client.send(customerCalls.addCustomer, { type: 'person', name: 'Ada Stone' });
  await client.send(customerCalls.addCustomer, { type: 'person', name: 'Grace Hill' });
  await client.send(customerCalls.addCustomer, { type: 'nobody' });
  const requests = 'counterfoil_http_request_seconds_count';
  expect(await figure(requests, { call: 'addCustomer', status: '200' })).toBe(2);
  expect(await figure(requests, { call: 'addCustomer', status: '400' })).toBe(1);
  const commands = 'counterfoil_command_seconds_count';
  expect(await figure(commands, { call: 'addCustomer', outcome: 'done' })).toBe(2);
  expect(await figure(commands, { call: 'addCustomer', outcome: 'invalid' })).toBe(1);
  expect(await figure('counterfoil_http_request_seconds_sum', { call: 'addCustomer' })).toBeGreaterThan(0);
});

test('jobs are counted by queue, task and outcome, and those that wait by how they stand', async () => {
  await registers(server, 'mara@example.com');
  let broken = true;
  const mail = {
    ...localMailbox,
    send: async () => {
      if (broken) throw new Error('no mail today');
    },
  };
  const jobs = await startJobs({ ...server.services, mail }, () => {}, undefined, metrics);
  metrics.watchJobs(jobs.pool);
  const ran = (outcome: string) =>
    figure('counterfoil_job_seconds_count', { queue: 'mail', task: 'deliver-letter', outcome });
  await expect.poll(() => ran('failed'), { timeout: 60_000 }).toBe(1);
  await expect
    .poll(() => figure('counterfoil_jobs', { task: 'deliver-letter' }), { timeout: 60_000 })
    .toBe(1);
  broken = false;
  await registers(server, 'nils@example.com');
  await expect.poll(() => ran('done'), { timeout: 60_000 }).toBeGreaterThanOrEqual(1);
  await jobs.stop();
});

test('connections and the engine are looked up when the metrics are read', async () => {
  expect(await figure('counterfoil_database_up')).toBe(1);
  expect(await figure('counterfoil_database', { figure: 'bytes' })).toBeGreaterThan(1_000_000);
  expect(await figure('counterfoil_database', { figure: 'commits' })).toBeGreaterThan(0);
  for (const state of ['busy', 'idle', 'waiting'])
    expect(await figure('counterfoil_pool_connections', { pool: 'app', state })).toBeGreaterThanOrEqual(0);
});

test('a database that does not answer is said within two seconds, and the rest is told all the same', async () => {
  const silent = () => new Promise<never>(() => {});
  const pool = { totalCount: 4, idleCount: 0, waitingCount: 9, query: silent };
  const turns = { app: { waiting: () => 2 }, long: { waiting: () => 0 } };
  const stuck = countedIn({ app: pool, long: pool, access: pool, turns } as never, () => new Date(0), {
    token: null,
    process: false,
  });
  const began = performance.now();
  const { text } = await stuck.exposition();
  expect(performance.now() - began).toBeLessThan(3_000);
  expect(text).toContain('counterfoil_database_up 0');
  expect(text).toContain('counterfoil_pool_connections{pool="app",state="waiting"} 11');
});

test('without a token this machine alone reads; to anybody else there is no such address', async () => {
  expect((await read()).headers['content-type']).toContain('text/plain');
  const others = await Promise.all([
    read({ remoteAddress: '192.168.1.20' }),
    read({ headers: { 'x-forwarded-for': '127.0.0.1' } }),
    read({ headers: { host: 'rebound.example.com' } }),
  ]);
  expect(others.map(({ statusCode, body }) => [statusCode, JSON.parse(body).kind])).toEqual(
    Array(3).fill([404, 'missing']),
  );
});

test('with a token its bearer alone reads, from anywhere; this machine without it does not', async () => {
  const { metricsToken: token } = readSettings({ METRICS_TOKEN: 'a-token-of-the-tests-and-nowhere-else' });
  const other = await startServer({
    metrics: countedIn(server.database, server.clock, { token, process: false }),
  });
  const asks = (authorization: string) =>
    other.app.inject({ url: '/metrics', headers: { authorization }, remoteAddress: '192.168.1.20' });
  expect((await asks(`Bearer ${token}`)).statusCode).toBe(200);
  for (const wrong of ['', `Bearer ${token}x`, `Basic ${token}`])
    expect((await asks(wrong)).statusCode).toBe(404);
  expect((await other.app.inject('/metrics')).statusCode).toBe(404);
  await other.close();
  expect(() => readSettings({ METRICS_TOKEN: 'short' })).toThrow('METRICS_TOKEN is an example or shorter');
});

test('the log has a level that exists', () => {
  expect(readSettings({}).logLevel).toBe('info');
  expect(readSettings({ LOG_LEVEL: 'warn' }).logLevel).toBe('warn');
  expect(() => readSettings({ LOG_LEVEL: 'loud' })).toThrow('LOG_LEVEL is loud: choose one of');
});
