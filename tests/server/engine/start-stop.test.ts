import { existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { readPostmasterFile } from '../../../server/adapters/engine/postmaster.ts';
import { runningProcess } from '../../../server/adapters/engine/processes.ts';
import { ask, directoryOfFile, emptyDirectory, output, running } from './directories.ts';

const usedDirectory = directoryOfFile();

it('makes a database on the first start and finds it again on the second', async () => {
  const directory = emptyDirectory();
  const first = await running(directory);
  await ask(first.url, "create table kept as select 'still here' as words");
  await first.stop();

  const second = await running(directory);
  expect(await ask(second.url, 'select words from kept')).toBe('still here');
  const made = `Making a new database in ${join(directory, 'postgres')}.`;
  expect(output.filter((sentence) => sentence === made)).toHaveLength(1);
});

it('runs durable, in UTF-8 and UTC, with one order of text on every machine, closed to the network', async () => {
  const { url } = await running(await usedDirectory());
  expect(await ask(url, 'show server_encoding')).toBe('UTF8');
  expect(await ask(url, 'show timezone')).toBe('UTC');
  expect(await ask(url, 'show fsync')).toBe('on');
  expect(await ask(url, 'show data_checksums')).toBe('on');
  expect(await ask(url, 'show listen_addresses')).toBe('');
  expect(await ask(url, 'show max_parallel_workers_per_gather')).toBe('0');
  const provider =
    "select format('%s %s', datlocprovider, datlocale) from pg_database where datname = 'postgres'";
  expect(await ask(url, provider)).toBe('b C.UTF-8');
  expect(await ask(url, "select lower('ÀÉÑ')")).toBe('àéñ');
});

it('lets nobody but its own user into the directory of the socket', async () => {
  const directory = await usedDirectory();
  await running(directory);
  expect(statSync(join(directory, 'run')).mode & 0o777).toBe(0o700);
});

it('stops when asked, once or twice, ends open sessions and leaves nothing behind', async () => {
  const directory = await usedDirectory();
  const engine = await running(directory);
  const pid = readPostmasterFile(join(directory, 'postgres'))!.pid;
  const session = ask(engine.url, 'select pg_sleep(60)').catch((error: Error) => error.message);
  const asleep = "select count(*)::int from pg_stat_activity where query = 'select pg_sleep(60)'";
  await expect.poll(() => ask(engine.url, asleep)).toBe(1);

  await Promise.all([engine.stop(), engine.stop()]);
  await engine.stop();

  expect(await session).toMatch(/terminat|EPIPE|ECONNRESET/);
  expect(runningProcess(pid)).toBeUndefined();
  expect(existsSync(join(directory, 'server.lock'))).toBe(false);
  expect(readdirSync(join(directory, 'run'))).toEqual([]);
});

it('starts an engine again that ended by itself, says so when it ends once more, and not when it was stopped', async () => {
  const directory = await usedDirectory();
  const stopped = await running(directory);
  let lost = false;
  void stopped.lost.then(() => {
    lost = true;
  });
  await stopped.stop();
  expect(lost).toBe(false);

  const killed = await running(directory);
  void killed.lost.then(() => {
    lost = true;
  });
  const engineOf = () => readPostmasterFile(join(directory, 'postgres'))?.pid;
  const first = engineOf()!;
  process.kill(first, 'SIGKILL');
  // After a crash PostgreSQL has every file of its data written through before it starts, which a busy disk makes long.
  await expect.poll(() => ask(killed.url, 'select 1').catch(() => 0), { timeout: 300_000 }).toBe(1);
  expect(engineOf()).not.toBe(first);
  expect(lost).toBe(false);
  expect(output.at(-1)).toMatch(/^The database ended unexpectedly, and is started again/);
  process.kill(engineOf()!, 'SIGKILL');
  await killed.lost;
}, 320_000);

it('works in a directory with spaces, quotes and commas in its name', async () => {
  const directory = emptyDirectory(`my "own" data, and 'more' ünï`);
  const first = await running(directory);
  expect(await ask(first.url, 'select 1')).toBe(1);
  await first.stop();
  const second = await running(directory);
  expect(await ask(second.url, 'select 1')).toBe(1);
});

it('puts the socket elsewhere when the path of the data is too long for one, and removes it again', async () => {
  const directory = emptyDirectory(`${'long/'.repeat(30)}data`);
  const engine = await running(directory);
  const socket = decodeURIComponent(new URL(engine.url).hostname);
  expect(socket).toMatch(/^\/tmp\/counterfoil-/);
  expect(statSync(socket).mode & 0o777).toBe(0o700);
  expect(await ask(engine.url, 'select 1')).toBe(1);
  await engine.stop();
  expect(existsSync(socket)).toBe(false);
});
