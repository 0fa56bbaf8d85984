import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { Client } from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { readPostmasterFile, stopPostmaster } from '../../../server/adapters/engine/postmaster.ts';
import { verify } from '../../../server/maintenance/verify.ts';
import { openDatabase } from '../../../server/store/database/database.ts';
import { idFromWire } from '../../../src/api/wire/id.ts';
import { bundled, type Child, startChild } from '../../support/child.ts';
import { fiveLines, type OpenBusiness, openBusiness } from '../../support/open-business.ts';
import { times } from '../../support/thorough.ts';
import { type WireClient, wireClient } from '../../support/wire-client.ts';

/**
 * The server killed at random points of a write load, every second round its engine too. What was acknowledged is kept
 * here, outside the processes that die. `KILL_ROUNDS` sets how many rounds.
 */
const rounds = times('KILL_ROUNDS', 6, 50);
const clients = 6;
const day = new Date().toISOString().slice(0, 10);

let directory: string;
let bundle: string;
let server: Child<{ port: number; url: string }>;
let business: OpenBusiness;
const invoices = new Map<string, string>();
const paid = new Set<string>();

const start = () =>
  startChild<{ port: number; url: string }>(bundle, { COUNTERFOIL_DATA: directory, DATABASE_URL: '' });
const postmaster = () => readPostmasterFile(join(directory, 'postgres'))!.pid;

beforeAll(async () => {
  directory = mkdtempSync(join(tmpdir(), 'counterfoil-kill-'));
  // As root the engine runs as another user, who passes through here.
  chmodSync(directory, 0o755);
  bundle = await bundled('tests/support/server-process.ts');
  server = await start();
  const database = await openDatabase(server.ready.url, 2);
  business = await openBusiness(database);
  await database.close();
});

afterAll(async () => {
  await server?.kill();
  await stopPostmaster(postmaster());
  rmSync(directory, { recursive: true, force: true });
  rmSync(bundle);
});

/** Creates invoices and pays every second one until the server is gone; keeps what it was told is done. */
const work = async (client: WireClient): Promise<void> => {
  for (let n = 0; ; n += 1) {
    const made = await client.post('/api/invoice/CreateInvoice', fiveLines(business, day));
    if (made.status !== 200) return;
    const { id, invoicenumber } = (made.body as { data: { id: string; invoicenumber: string } }).data;
    invoices.set(id, invoicenumber);
    if (n % 2) continue;
    const payment = { businessid: business.id, InvoiceId: id, amount: '150', paymentmode: 1 };
    if ((await client.post('/api/invoice/AddPayment', payment)).status !== 200) return;
    paid.add(id);
  }
};

const killWhileWorking = async (engineToo: boolean): Promise<void> => {
  const users = Array.from({ length: clients }, () => wireClient(server.ready.port, business.token, 1));
  // A request cut off in the middle is not acknowledged, whatever became of it.
  const working = Promise.allSettled(users.map(work));
  const before = invoices.size;
  // A cold server needs a while; a kill before anybody works would prove nothing.
  while (invoices.size < before + clients) await sleep(5);
  await sleep(Math.random() * 300);
  if (engineToo) process.kill(postmaster(), 'SIGKILL');
  await server.kill();
  await working;
  for (const user of users) user.close();
};

/** What the database has, by id: the number, and whether a payment settles it. */
const stored = async (): Promise<Map<string, { number: string; settled: string }>> => {
  const client = new Client({ connectionString: server.ready.url });
  await client.connect();
  try {
    await client.query(`set app.maintenance = 'on'`);
    const { rows } = await client.query('select id, number, settled from document');
    return new Map(rows.map((row) => [row.id, row]));
  } finally {
    await client.end();
  }
};

it(`keeps all it acknowledged, and nothing by halves, through ${rounds} kills`, {
  timeout: 60_000 + rounds * 20_000,
}, async () => {
  for (let round = 0; round < rounds; round += 1) {
    await killWhileWorking(round % 2 === 1);
    server = await start();
    const found = await stored();
    const lost = [...invoices].filter(([id, number]) => found.get(idFromWire(id))?.number !== number);
    const unpaid = [...paid].filter((id) => Number(found.get(idFromWire(id))?.settled) !== 150);
    expect({ round, lost, unpaid }).toEqual({ round, lost: [], unpaid: [] });
    expect(await verify(server.ready.url)).toEqual([]);
  }
  expect(paid.size).toBeGreaterThan(rounds);
});
