import { chmodSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { afterAll, onTestFinished } from 'vitest';
import { type Engine, startEngine } from '../../../server/adapters/engine/engine.ts';

export const asRoot = process.getuid?.() === 0;

/** What the engine said in the running test. */
export const output: string[] = [];

/** An empty directory the engine's user can reach; gone after the test. */
export function emptyDirectory(name = 'data'): string {
  const parent = mkdtempSync(join(tmpdir(), 'counterfoil-engine-'));
  chmodSync(parent, 0o755);
  const directory = join(parent, name);
  mkdirSync(directory, { recursive: true });
  onTestFinished(() => rmSync(parent, { recursive: true, force: true }));
  return directory;
}

/** Made once for each test file: a data directory whose first start is behind it, for all its tests, which leave it stopped. */
export function directoryOfFile(): () => Promise<string> {
  let used: string | undefined;
  afterAll(() => {
    if (used) rmSync(used, { recursive: true, force: true });
  });
  return async () => {
    if (!used) {
      used = mkdtempSync(join(tmpdir(), 'counterfoil-used-'));
      chmodSync(used, 0o755);
      const engine = await startEngine({ dataDirectory: used, log: () => {} });
      await engine.stop();
    }
    return used;
  };
}

/** A started engine, stopped after the test whatever happens. */
export async function running(dataDirectory: string): Promise<Engine> {
  onTestFinished(() => {
    output.length = 0;
  });
  const engine = await startEngine({ dataDirectory, log: (sentence) => output.push(sentence) });
  onTestFinished(() => engine.stop());
  return engine;
}

/** The first column of the first row. */
export async function ask(url: string, statement: string): Promise<unknown> {
  const client = new Client({ connectionString: url });
  // An engine that is killed under a session tells the session too.
  client.on('error', () => {});
  await client.connect();
  try {
    const { rows } = await client.query({ text: statement, rowMode: 'array' });
    return rows[0]?.[0];
  } finally {
    await client.end();
  }
}
