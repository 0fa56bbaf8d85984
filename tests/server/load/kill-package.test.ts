import { renameSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { points } from '../../../server/store/database/point.ts';
import { taskListCalls } from '../../../src/api/calls/task-list.ts';
import { packageApiFor } from '../../support/accountant-package.ts';
import { apiFor, expectOk } from '../../support/api.ts';
import { bundled, type Child, startChild } from '../../support/child.ts';
import { type Server, startServer } from '../../support/server.ts';

/** The process that makes an accountant's package, killed at every named point of the code. */
let server: Server;
let bundle: string;
const workers: Child<{ ready: true }>[] = [];
beforeAll(async () => {
  server = await startServer();
  bundle = await bundled('tests/support/jobs-process.ts');
  // PDFs are made in threads, whose program is looked for beside the other.
  renameSync(await bundled('server/adapters/pdf/pdf-worker.ts'), join(dirname(bundle), 'pdf-worker.js'));
});
afterEach(async () => {
  for (const worker of workers.splice(0)) await worker.kill();
});
afterAll(async () => {
  rmSync(bundle);
  await server.close();
});

/** A worker of its own process; with a point, it ends itself there. */
const worker = async (killAt = ''): Promise<Child<{ ready: true }> | null> => {
  const environment = {
    DATABASE_URL: server.database.url,
    JOBS_CLOCK: '2026-03-20T12:00:00Z',
    KILL_AT: killAt,
  };
  const child = await startChild<{ ready: true }>(bundle, environment).catch((error: Error) => {
    // It may come to the point before it can say that it runs; without a code it was a signal that ended it.
    if (!error.message.endsWith('ended: null')) throw error;
    return null;
  });
  if (child) workers.push(child);
  return child;
};

test('a package whose maker is killed at every named point is made once, whole, and waits under the tasks', async () => {
  server.setToday('2026-03-20');
  const client = await server.client();
  await apiFor(client).invoice({ issuedOn: '2026-03-10', prices: ['70'] });
  const packages = packageApiFor(server, client);
  const { taskid } = expectOk(await packages.queue('2026')).body.data;
  /** Killed too often for the queue, it is said to have failed, and somebody tries it again. */
  const goesOn = async (): Promise<string> => {
    const { state, acts } = await packages.task();
    if (acts.includes('retry')) expectOk(await client.send(taskListCalls.retryTask, { taskid }));
    return state;
  };
  const own = points.filter((name) => name.startsWith('package.'));
  expect(own).toHaveLength(4);
  for (const point of own) {
    const child = await worker(point);
    const isGone = async () => {
      await goesOn();
      return child === null || child.process.signalCode === 'SIGKILL';
    };
    await expect.poll(isGone, { timeout: 60_000, message: point }).toBe(true);
    expect((await packages.task()).file).toMatchObject({ ready: point === 'package.kept' });
  }
  await worker();
  await expect.poll(goesOn, { timeout: 60_000 }).toBe('done');
  expect(await packages.task()).toMatchObject({ total: 10, done: 10, fault: null });
  const { files, rows } = await packages.fetched(taskid);
  expect(files.size).toBe(18);
  expect(rows('Journal.csv').join()).toContain('70');
  const { rows: kept } = await server.owner.query(
    `select count(*)::int as n from attachment where role = 'made' and business_id = $1`,
    [client.shop.business.id],
  );
  expect(kept[0]).toEqual({ n: 1 });
}, 240_000);
