import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, expect, it, onTestFinished } from 'vitest';
import { readPostmasterFile } from '../../../server/adapters/engine/postmaster.ts';
import { runningProcess } from '../../../server/adapters/engine/processes.ts';
import { withBusiness } from '../../../server/store/database/tx.ts';
import { migrate } from '../../../server/store/migrate.ts';
import { customerCalls } from '../../../src/api/calls/customer.ts';
import { invoiceCalls } from '../../../src/api/calls/invoice.ts';
import { failures } from '../../../src/domain/words/frame.ts';
import { bundleProduct, startMain } from '../../support/main-process.ts';
import { type Client, type Server, startServer } from '../../support/server.ts';
import { emptyDirectory, running } from './directories.ts';

let clear: () => void;
beforeAll(async () => {
  clear = await bundleProduct();
});
afterAll(() => clear());

/** A server on an engine of its own, for it is maltreated. */
const alone = async (): Promise<{ server: Server; client: Client; directory: string; url: string }> => {
  const directory = emptyDirectory();
  const { url } = await running(directory);
  await migrate(url);
  const server = await startServer({ fresh: { url, drop: async () => {} } });
  onTestFinished(() => server.close());
  return { server, client: await server.client(), directory, url };
};

const engineOf = (directory: string): number => readPostmasterFile(join(directory, 'postgres'))!.pid;
/** The engine and everything it started. */
const familyOf = (engine: number): number[] => [
  engine,
  ...readdirSync('/proc')
    .map(Number)
    .filter((pid) => {
      try {
        return (
          pid > 0 && readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]!.split(' ')[1] === `${engine}`
        );
      } catch {
        return false;
      }
    }),
];

const lists = ({ send }: Client) => send(invoiceCalls.listInvoices);
const ready = async ({ app }: Server) => {
  const began = performance.now();
  const { statusCode, headers } = await app.inject({ url: '/readyz' });
  return { status: statusCode, retry: headers['retry-after'], took: performance.now() - began };
};
const away = { status: 503, body: { Message: failures.databaseAway, kind: 'unavailable' } };

it('a frozen database answers 503 with Retry-After and a sentence; /readyz within two seconds; then all goes on', async () => {
  const { server, client, directory } = await alone();
  expect((await lists(client)).status).toBe(200);
  expect(await ready(server)).toMatchObject({ status: 200 });
  const family = familyOf(engineOf(directory));
  expect(family.length).toBeGreaterThan(3);
  const thaw = () => {
    for (const pid of family) if (runningProcess(pid)) process.kill(pid, 'SIGCONT');
  };
  onTestFinished(thaw);
  for (const pid of family) process.kill(pid, 'SIGSTOP');
  const answers = Promise.all(Array.from({ length: 12 }, () => lists(client)));
  const inside = withBusiness(client.shop, 'read', (tx) => tx.query('select 1')).catch(
    (error: unknown) => error,
  );
  const output = await ready(server);
  expect(output).toMatchObject({ status: 503, retry: '5' });
  expect(output.took).toBeLessThan(2_500);
  const began = performance.now();
  for (const answer of await answers) {
    expect(answer).toMatchObject(away);
    expect(answer.headers['retry-after']).toBe('5');
  }
  expect(performance.now() - began).toBeLessThan(20_000);
  expect(await inside).toMatchObject({ message: 'Query read timeout' });
  thaw();
  await expect.poll(async () => (await lists(client)).status, { timeout: 60_000 }).toBe(200);
  expect(await ready(server)).toMatchObject({ status: 200 });
});

it('a database whose connections are used up answers 503, and all goes on when there are some', async () => {
  const { server, client, url } = await alone();
  const others: pg.Client[] = [];
  const taken = async () => {
    const other = new pg.Client({ connectionString: url });
    other.on('error', () => {});
    await other.connect();
    others.push(other);
  };
  await taken();
  for (let full = false; !full; )
    full = await taken().then(
      () => false,
      () => true,
    );
  expect(others.length).toBeGreaterThan(100);
  // Those the pools have at hand serve some of many callers; the rest want more.
  const answers = await Promise.all(Array.from({ length: 12 }, () => lists(client)));
  const refused = answers.filter(({ status }) => status !== 200);
  expect(refused.length).toBeGreaterThan(0);
  for (const answer of refused) {
    expect(answer).toMatchObject(away);
    expect(answer.headers['retry-after']).toBe('5');
  }
  expect(await ready(server)).toMatchObject({ status: 503, retry: '5' });
  await Promise.all(others.map((other) => other.end()));
  await expect.poll(async () => (await lists(client)).status, { timeout: 60_000 }).toBe(200);
  expect(await ready(server)).toMatchObject({ status: 200 });
});

it('an engine that was killed is started again once, with its jobs; killed once more, the server ends', async () => {
  const directory = emptyDirectory();
  const server = await startMain({ COUNTERFOIL_DATA: directory });
  onTestFinished(() => void server.process.kill('SIGKILL'));
  const first = engineOf(directory);
  process.kill(first, 'SIGKILL');
  const isReady = () =>
    fetch(`${server.origin}/readyz`).then(
      ({ ok }) => ok,
      () => false,
    );
  await expect
    .poll(async () => (await isReady()) && engineOf(directory) !== first, { timeout: 60_000 })
    .toBe(true);
  expect(server.output()).toContain('is started again');
  // One connection that works again does not say that all do: each that broke is noticed by who is given it.
  const register = async () => {
    const { status } = await fetch(`${server.origin}/api/Account/register`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({
        firstname: 'Mara',
        lastname: 'Okafor',
        email: 'mara@example.com',
        password: 'seven lamps by noon',
      }),
    });
    return status;
  };
  await expect.poll(register, { timeout: 60_000 }).toBe(200);
  const mailbox = () => fetch(`${server.origin}/dev/mailbox`).then((answer) => answer.text());
  await expect.poll(mailbox, { timeout: 60_000 }).toContain('mara@example.com');
  process.kill(engineOf(directory), 'SIGKILL');
  expect(await server.ended).toBe(1);
});

it('a full disk is said in words, and by /readyz for a minute', async () => {
  const { server, client } = await alone();
  // As PostgreSQL says it when it can't extend a file.
  await server.owner.query(`create function fill() returns trigger language plpgsql as
    $$ begin raise exception 'could not extend file' using errcode = '53100'; end $$;
    create trigger full_disk before insert on contact execute function fill()`);
  const answer = await client.send(customerCalls.addCustomer, { name: 'Ngozi', type: 'person' });
  expect(answer).toMatchObject({ status: 503, body: { Message: failures.noRoom, kind: 'unavailable' } });
  expect(failures.noRoom).toMatch(/^The server’s disk is full/);
  expect((await lists(client)).status).toBe(200);
  const { statusCode, body } = await server.app.inject({ url: '/readyz' });
  expect([statusCode, JSON.parse(body)]).toEqual([503, { status: failures.noRoom }]);
});
