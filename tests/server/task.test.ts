import { Logger, runOnce, type Task } from 'graphile-worker';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { findLostTasks } from '../../server/jobs/find-lost-tasks.ts';
import { forgetExpired } from '../../server/jobs/forget-expired.ts';
import { importRunJob } from '../../server/jobs/import-run.ts';
import { violationsSeenBy } from '../../server/maintenance/verify.ts';
import { importCalls } from '../../src/api/calls/import.ts';
import { taskCalls } from '../../src/api/calls/task.ts';
import { taskListCalls } from '../../src/api/calls/task-list.ts';
import { idFromWire } from '../../src/api/wire/id.ts';
import { expectOk } from '../support/api.ts';
import { asAdmin } from '../support/database.ts';
import { importApiFor } from '../support/import-api.ts';
import { type Client, type Server, startServer } from '../support/server.ts';

let server: Server;
let client: Client;
let imports: ReturnType<typeof importApiFor>;
beforeAll(async () => {
  server = await startServer();
});
beforeEach(async () => {
  server.setToday('2026-03-20');
  client = await server.client();
  imports = importApiFor(client);
});
afterAll(() => server.close());

const many = (rows: number) =>
  `Name,SKU,Price\n${Array.from({ length: rows }, (_, n) => `Item ${n},S-${n},${n % 10 === 9 ? 'x' : 5}`).join('\n')}\n`;

/** The work that was asked for last. */
const newest = async () => (await imports.tasks())[0]!;
const stop = (taskid: string) => client.send(taskListCalls.stopTask, { taskid });
const retry = (taskid: string) => client.send(taskListCalls.retryTask, { taskid });
const queueKnows = (taskid: string, sets: string) =>
  asAdmin(
    server.url,
    `update graphile_worker._private_jobs set ${sets} where key = 'task:${idFromWire(taskid)}'`,
  );

/** Lets a worker do what is queued under a name, as the server's own would. */
const does = async (name: string, job: Task): Promise<void> => {
  await asAdmin(server.url, `select graphile_worker.add_job('${name}')`);
  await runOnce({
    connectionString: server.url,
    taskList: { [name]: job },
    parsedCronItems: [],
    logger: new Logger(() => () => {}),
  });
};
const looks = () => does('find-lost-tasks', findLostTasks(server.services));

const started = async (text: string): Promise<string> => {
  const importid = await imports.uploaded(text);
  expectOk(await imports.start(importid));
  return importid;
};

test('a task says what it is, how far it has come, who asked for it and what became of it', async () => {
  const importid = await started(many(30));
  const waits = await newest();
  expect(waits).toMatchObject({
    kind: 'import-items',
    state: 'queued',
    step: 'waiting',
    total: 30,
    done: 0,
    failed: 0,
    by: client.shop.user.name,
    endedat: null,
    dueat: null,
    fault: null,
    acts: ['stop'],
    startedat: '2026-03-20T12:00:00.000Z',
    import: { importid, type: 'inventory', filename: 'items.csv', created: 0 },
    file: null,
  });
  await imports.work(importid);
  expect(await newest()).toMatchObject({
    id: waits.id,
    state: 'done',
    step: null,
    total: 30,
    done: 30,
    failed: 3,
    acts: [],
    endedat: '2026-03-20T12:00:00.000Z',
    import: { created: 27, failed: 3 },
  });
  await imports.undone(importid);
  const tasks = await imports.tasks();
  expect(tasks.map(({ kind, state }) => `${kind} ${state}`)).toEqual([
    'undo-import done',
    'import-items done',
  ]);
  expect(tasks[0]).toMatchObject({ total: 27, done: 27, failed: 0, import: { undone: 27 } });
});

test('what isn’t over comes first, and pages say how much there is', async () => {
  await started(many(1));
  server.pass(1);
  await imports.imported(many(2));
  const page = async (number: string) =>
    expectOk(await client.send(taskListCalls.listTasks, { page: number, limit: '1' })).body;
  expect(await page('1')).toMatchObject({ Total: 2, PageTotal: 2, Tasks: [{ state: 'queued', total: 1 }] });
  expect(await page('2')).toMatchObject({ CurrentPage: 2, Tasks: [{ state: 'done', total: 2 }] });
});

test('it is stopped once and goes on as the same task', async () => {
  const importid = await started(many(30));
  const { id } = await newest();
  expect(expectOk(await stop(id)).body.data).toMatchObject({ state: 'stopped', repeated: false });
  expect(expectOk(await stop(id)).body.data).toMatchObject({ state: 'stopped' });
  expect(expectOk(await client.send(taskCalls.openTasks)).body.tasks).toEqual([]);
  expect(await newest()).toMatchObject({ id, state: 'stopped', step: null, acts: ['retry'] });
  expect(await imports.view(importid)).toMatchObject({ status: 'Stopped' });
  expect(expectOk(await retry(id)).body.data).toMatchObject({ state: 'queued' });
  await imports.work(importid);
  expect(await imports.tasks()).toMatchObject([{ id, state: 'done', done: 30 }]);
  expect(await imports.view(importid)).toMatchObject({ status: 'Finished', created: 27 });
  expect(await stop(id)).toMatchObject({
    status: 400,
    body: { kind: 'illegal-move', Message: 'This task can’t be stopped. Wait until it’s finished.' },
  });
  expect(await retry(id)).toMatchObject({ status: 400 });
});

test('a full plan stops the task too, with the reason', async () => {
  await server.owner.query("update business set plan = 'starter' where id = $1", [client.shop.business.id]);
  const importid = await started(many(80));
  await imports.work(importid);
  expect(await newest()).toMatchObject({ state: 'stopped', acts: ['retry'], step: null });
  expect((await newest()).fault).toContain('no room for the item');
});

test('an undo can’t be stopped', async () => {
  const { importid } = await imports.imported(many(3));
  expectOk(await client.send(importCalls.undoImport, { importid }));
  const undo = await newest();
  expect(undo).toMatchObject({ kind: 'undo-import', state: 'queued', acts: [] });
  expect(await stop(undo.id)).toMatchObject({ status: 400 });
  await imports.work(importid);
});

test('a task whose worker fell silent is said to be interrupted, one that was tried and waits to be tried again', async () => {
  await started(many(3));
  const { id } = await newest();
  await queueKnows(id, "locked_by = 'pool-of-a-dead-one', locked_at = now(), attempts = 1");
  expect(await newest()).toMatchObject({ step: 'interrupted', dueat: null });
  await server.owner.query("insert into server_process values ('pool-of-a-dead-one', now())");
  expect(await newest()).toMatchObject({ step: 'working' });
  await queueKnows(id, "locked_by = null, locked_at = null, run_at = '2026-03-20T12:05:00Z'");
  expect(await newest()).toMatchObject({ step: 'again', dueat: '2026-03-20T12:05:00.000Z' });
});

test('a worker that died for good is found: where it had committed all the task is done, else it failed and can be tried again', async () => {
  const importid = await started(many(30));
  const { id } = await newest();
  await looks();
  expect(await newest()).toMatchObject({ id, state: 'queued', step: 'waiting' });

  await queueKnows(id, 'attempts = max_attempts');
  expect(await newest()).toMatchObject({ id, state: 'queued', step: 'interrupted' });
  await looks();
  const failed = await newest();
  expect(failed).toMatchObject({ id, state: 'failed', step: null, acts: ['retry'] });
  expect(failed.fault).toBe(
    'The server stopped several times while doing this. What was done so far is kept. Try again to continue.',
  );
  expect(await imports.view(importid)).toMatchObject({ status: 'Failed' });
  expect(expectOk(await client.send(taskCalls.openTasks)).body.tasks).toMatchObject([{ state: 'failed' }]);

  expectOk(await retry(id));
  await imports.work(importid);
  expect(await imports.tasks()).toMatchObject([{ id, state: 'done', done: 30, fault: null }]);
  // It died after its last rows were committed and before the task was: what is done is done.
  await server.owner.query("update task set state = 'running', ended_at = null where id = $1", [
    idFromWire(id),
  ]);
  await asAdmin(server.url, `delete from graphile_worker._private_jobs where key = 'task:${idFromWire(id)}'`);
  await looks();
  expect(await newest()).toMatchObject({ id, state: 'done', fault: null });
  expect(await imports.view(importid)).toMatchObject({ status: 'Finished', created: 27 });
});

test('an undo whose worker died for good is tried again where it came to', async () => {
  const { importid } = await imports.imported(many(3));
  expectOk(await client.send(importCalls.undoImport, { importid }));
  const { id } = await newest();
  await queueKnows(id, 'attempts = max_attempts');
  await looks();
  expect(await newest()).toMatchObject({ id, state: 'failed', acts: ['retry'] });
  expect(expectOk(await retry(id)).body.data).toMatchObject({ state: 'queued' });
  await imports.work(importid);
  expect(await newest()).toMatchObject({ id, state: 'done', import: { undone: 3 } });
});

test.each([
  [999, 0],
  [1_000, 1],
])('after a file of %i rows PostgreSQL counts its tables again %i times', async (rows, times) => {
  const importid = await started(many(rows));
  const { id } = await newest();
  let counted = 0;
  const job = importRunJob(server.services, async () => {
    // Only what is committed is counted.
    expect(await imports.view(importid)).toMatchObject({ status: 'Finished', pending: 0 });
    counted += 1;
  });
  await job({ business: client.shop.business.id, task: idFromWire(id) }, {} as never);
  expect(counted).toBe(times);
});

test('a fault after the last rows were committed doesn’t make the import fail', async () => {
  const importid = await started(many(3));
  const { id } = await newest();
  const broken = importRunJob(server.services);
  await server.owner.query(`create function refuse() returns trigger language plpgsql as
    $$ begin if new.state = 'done' then raise exception 'planted'; end if; return new; end $$`);
  await server.owner.query(
    'create trigger planted before update on task for each row execute function refuse()',
  );
  try {
    await expect(
      broken({ business: client.shop.business.id, task: idFromWire(id) }, {} as never),
    ).rejects.toThrow('planted');
  } finally {
    await server.owner.query('drop trigger planted on task; drop function refuse()');
  }
  expect(await imports.view(importid)).toMatchObject({ status: 'Finished', created: 3, fault: null });
  expect(await newest()).toMatchObject({ state: 'running', fault: null });
  await imports.work(importid);
  expect(await newest()).toMatchObject({ state: 'done' });
});

test('tasks that ended stay 90 days', async () => {
  await imports.imported(many(1));
  await started(many(2));
  const sweep = () => does('forget-expired', forgetExpired(server.clock));
  server.pass(89 * 24 * 60);
  await sweep();
  expect(await imports.tasks()).toHaveLength(2);
  server.pass(2 * 24 * 60);
  await sweep();
  expect(await imports.tasks()).toMatchObject([{ state: 'queued', total: 2 }]);
});

test('another business’s tasks aren’t seen, stopped or tried again', async () => {
  await started(many(1));
  const { id } = await newest();
  const stranger = await server.client();
  expect(expectOk(await stranger.send(taskListCalls.listTasks)).body).toMatchObject({ Tasks: [], Total: 0 });
  for (const call of [taskListCalls.stopTask, taskListCalls.retryTask])
    expect(await stranger.send(call, { taskid: id })).toMatchObject({ status: 404 });
  expect(await violationsSeenBy(server.owner)).toEqual([]);
});
