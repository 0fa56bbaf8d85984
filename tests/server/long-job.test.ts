import { rmSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openDemo } from '../../server/demo/open-demo.ts';
import { storyUntil } from '../../server/demo/story.ts';
import { violationsSeenBy } from '../../server/maintenance/verify.ts';
import { bundled, type Child, startChild } from '../support/child.ts';
import { type Server, startServer } from '../support/server.ts';

let server: Server;
let bundle: string;
const workers: Child<{ ready: true }>[] = [];
beforeAll(async () => {
  server = await startServer();
  bundle = await bundled('tests/support/jobs-process.ts');
});
afterAll(async () => {
  for (const worker of workers) await worker.kill();
  rmSync(bundle);
  await server.close();
});

const now = '2026-03-02T12:00:00Z';
const worker = async () => {
  const env = { DATABASE_URL: server.database.url, JOBS_CLOCK: now };
  const child = await startChild<{ ready: true }>(bundle, env);
  workers.push(child);
  return child;
};

interface Seen {
  state: string;
  done: number;
  total: number;
}
const task = async (): Promise<Seen> =>
  (await server.owner.query<Seen>('select state, done, total from task')).rows[0]!;
const until = async (holds: (seen: Seen) => boolean): Promise<Seen> => {
  for (;;) {
    const seen = await task();
    if (holds(seen)) return seen;
    await sleep(50);
  }
};

test('long work goes on in the background after its process was killed in the middle, and nothing is done twice', async () => {
  await openDemo(server.database, () => new Date(now));
  expect(await task()).toMatchObject({ state: 'queued', done: 0 });
  const first = await worker();
  const seen = await until(({ done }) => done >= 40);
  await first.kill();
  expect(seen.state).toBe('running');
  expect(seen.done).toBeLessThan(seen.total);

  await worker();
  const end = await until(({ state }) => state === 'done' || state === 'failed');
  const story = storyUntil(now.slice(0, 10));
  expect(end).toEqual({ state: 'done', done: story.length, total: story.length });
  const { rows } = await server.owner.query(
    `select count(*) filter (where kind = 'quote')::int as quotes, count(*) filter (where kind = 'invoice')::int as invoices from document`,
  );
  expect(rows[0]).toEqual({
    quotes: story.filter(({ act }) => act === 'quote').length,
    invoices: story.filter(({ act }) => act === 'invoice' || act === 'convert').length,
  });
  expect(await violationsSeenBy(server.owner)).toEqual([]);
}, 180_000);
