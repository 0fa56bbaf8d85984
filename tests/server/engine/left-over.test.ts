import { type ChildProcess, fork, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { engineUser } from '../../../server/adapters/engine/identity.ts';
import { readPostmasterFile, stopPostmaster } from '../../../server/adapters/engine/postmaster.ts';
import { goneWithin, runningProcess } from '../../../server/adapters/engine/processes.ts';
import { ask, directoryOfFile, output, running } from './directories.ts';

const usedDirectory = directoryOfFile();

/** Another server process on the directory, with its engine up. @throws when it ends instead. */
async function otherServer(directory: string): Promise<{ process: ChildProcess; url: string }> {
  const script = join(import.meta.dirname, 'hold-engine.ts');
  const child = fork(script, [directory], { execArgv: ['--import', 'tsx'], stdio: 'ignore', detached: true });
  onTestFinished(() => void child.kill('SIGKILL'));
  const ended = once(child, 'exit').then(() => Promise.reject(new Error('the other server ended')));
  const [url] = await Promise.race([once(child, 'message'), ended]);
  ended.catch(() => {});
  const engine = postmasterOf(directory);
  onTestFinished(() => stopPostmaster(engine));
  return { process: child, url };
}

async function kill(server: ChildProcess): Promise<void> {
  server.kill('SIGKILL');
  await once(server, 'exit');
}

const postmasterOf = (directory: string) => readPostmasterFile(join(directory, 'postgres'))!.pid;

it('stops the engine a killed server left behind, keeps its data and starts', async () => {
  const directory = await usedDirectory();
  const other = await otherServer(directory);
  await ask(other.url, 'create table kept_by_kill as select 7 as n');
  await kill(other.process);
  const leftOver = postmasterOf(directory);
  expect(runningProcess(leftOver)).toBeDefined();

  const engine = await running(directory);
  expect(output).toContain(`Stopping the database of a server that was killed (process ${leftOver}).`);
  expect(runningProcess(leftOver)).toBeUndefined();
  expect(await ask(engine.url, 'select n from kept_by_kill')).toBe(7);
});

it('keeps the engine up when Ctrl-C reaches all processes of the terminal: the server ends it when it is done', async () => {
  const directory = await usedDirectory();
  const other = await otherServer(directory);
  // The server leads its own group here, as it would in a terminal.
  process.kill(-other.process.pid!, 'SIGINT');
  await once(other.process, 'exit');
  expect(await ask(other.url, 'select 1')).toBe(1);
});

it('recovers when the server and its engine were killed together', async () => {
  const directory = await usedDirectory();
  const other = await otherServer(directory);
  await ask(other.url, 'create table kept_by_both as select 7 as n');
  process.kill(postmasterOf(directory), 'SIGKILL');
  await kill(other.process);

  const engine = await running(directory);
  expect(await ask(engine.url, 'select n from kept_by_both')).toBe(7);
});

it('starts past the empty file of an engine that was killed as it began', async () => {
  const directory = await usedDirectory();
  writeFileSync(join(directory, 'postgres', 'postmaster.pid'), '');
  const engine = await running(directory);
  expect(await ask(engine.url, 'select 1')).toBe(1);
});

it('refuses a second server on the same data directory with a sentence, and harms nothing', async () => {
  const directory = await usedDirectory();
  const other = await otherServer(directory);
  await expect(running(directory)).rejects.toThrow(
    `The data directory ${directory} is in use by another Counterfoil server (process ${other.process.pid}): ` +
      'stop that one first, or give this one its own directory with COUNTERFOIL_DATA.',
  );
  expect(await ask(other.url, 'select 1')).toBe(1);
  await kill(other.process);
  await running(directory);
});

it('refuses a second engine in the same process too, and starts it after the first has stopped', async () => {
  const directory = await usedDirectory();
  const first = await running(directory);
  await expect(running(directory)).rejects.toThrow(/is in use by another Counterfoil server/);
  await first.stop();
  await running(directory);
});

it('lets exactly one of several servers through that find a stale lock at once', async () => {
  const directory = await usedDirectory();
  const first = await running(directory);
  await first.stop();
  writeFileSync(
    join(directory, 'server.lock'),
    JSON.stringify({ pid: process.pid, started: 'an earlier life' }),
  );

  const tries = await Promise.allSettled([
    otherServer(directory),
    otherServer(directory),
    otherServer(directory),
  ]);
  expect(tries.filter((tried) => tried.status === 'fulfilled')).toHaveLength(1);
});

it('starts past a lock whose pid now belongs to a later process', async () => {
  const directory = await usedDirectory();
  writeFileSync(
    join(directory, 'server.lock'),
    JSON.stringify({ pid: process.pid, started: 'an earlier life' }),
  );
  await running(directory);
});

it('starts past a lock that was never written to its end', async () => {
  const directory = await usedDirectory();
  writeFileSync(join(directory, 'server.lock'), '{"pid":');
  await running(directory);
});

it('starts past a postmaster.pid whose pid now belongs to a stranger', async () => {
  const directory = await usedDirectory();
  const first = await running(directory);
  const pidFile = join(directory, 'postgres/postmaster.pid');
  const written = readFileSync(pidFile, 'utf8');
  await ask(first.url, 'create table kept_by_stranger as select 7 as n');
  await first.stop();

  // A process of the engine's own user: for any other PostgreSQL would not wait.
  const user = engineUser();
  const stranger = spawn('sleep', ['60'], { uid: user?.uid, gid: user?.gid });
  onTestFinished(() => void stranger.kill());
  writeFileSync(pidFile, written.replace(/^\d+/, String(stranger.pid)));

  const second = await running(directory);
  expect(await ask(second.url, 'select n from kept_by_stranger')).toBe(7);
  expect(runningProcess(stranger.pid!)).toBeDefined();
});

it('refuses data on which an engine answers that it cannot see, as in another container', async () => {
  const directory = await usedDirectory();
  const other = await otherServer(directory);
  const pid = postmasterOf(directory);
  await kill(other.process);
  const pidFile = join(directory, 'postgres/postmaster.pid');
  const written = readFileSync(pidFile, 'utf8');
  const stranger = spawn('sleep', ['60']);
  onTestFinished(() => void stranger.kill());
  writeFileSync(pidFile, written.replace(/^\d+/, String(stranger.pid)));

  await expect(running(directory)).rejects.toThrow(/in use by a PostgreSQL that this server cannot stop/);

  writeFileSync(pidFile, written);
  process.kill(pid, 'SIGINT');
  expect(await goneWithin(pid, 10_000)).toBe(true);
});
