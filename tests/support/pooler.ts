import { spawn } from 'node:child_process';
import { existsSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { engineUser, giveTo, runningAs } from '../../server/adapters/engine/identity.ts';
import { throwAwayDirectory } from './throw-away-data.ts';

/** Debian's, or the one that is named. */
const binary = process.env.PGBOUNCER_PATH ?? '/usr/sbin/pgbouncer';

/** Why nothing is tried behind a pooler here; null where there is one. */
export const noPooler: string | null = existsSync(binary)
  ? null
  : `There is no pgbouncer at ${binary}: what happens behind a pooler is not tested on this machine.`;

export interface Pooler {
  /** Reaches the database through it as the owner. */
  urlOf: () => string;
  stop: () => Promise<void>;
}

const freePort = async (): Promise<number> => {
  const server = createServer().listen(0, '127.0.0.1');
  await new Promise((listening) => server.once('listening', listening));
  const { port } = server.address() as { port: number };
  await new Promise((closed) => server.close(closed));
  return port;
};

/**
 * A pgbouncer before a database, which drops start-up options, as everybody is told to have it do.
 *
 * @param more lines of its settings
 */
export const startPooler = async (
  database: string,
  mode: 'session' | 'transaction' | 'statement',
  more = '',
): Promise<Pooler> => {
  const { database: name, user, password, host, port: upstream } = new pg.Client(database);
  const directory = throwAwayDirectory();
  const port = await freePort();
  const owner = `host=${host} port=${upstream} dbname=${name} user=${user}${password ? ` password=${password}` : ''}`;
  const users = join(directory, 'users');
  writeFileSync(users, `"${user}" ""\n`);
  const settings = join(directory, 'pgbouncer.ini');
  writeFileSync(
    settings,
    `[databases]\nowner = ${owner}\n[pgbouncer]\nlisten_addr = 127.0.0.1\nlisten_port = ${port}\nunix_socket_dir =
auth_type = trust\nauth_file = ${users}\npool_mode = ${mode}\nignore_startup_parameters = options,extra_float_digits\n${more}\n`,
  );
  const runner = engineUser();
  giveTo(runner, directory);
  const child = spawn(binary, ['-q', settings], { ...runningAs(runner), stdio: 'inherit', env: {} });
  const urlOf = () => `postgres://${user}@127.0.0.1:${port}/owner`;
  for (let tries = 0; ; tries += 1) {
    const client = new pg.Client({ connectionString: urlOf() });
    const reached = await client.connect().then(
      () => true,
      () => false,
    );
    await client.end().catch(() => {});
    if (reached) break;
    if (tries > 100 || child.exitCode !== null) throw new Error('pgbouncer did not start.');
    await pause(50);
  }
  return {
    urlOf,
    stop: async () => {
      const ended = new Promise((end) => child.once('exit', end));
      child.kill('SIGTERM');
      await ended;
      rmSync(directory, { recursive: true, force: true });
    },
  };
};
