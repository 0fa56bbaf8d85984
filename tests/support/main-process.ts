import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { build } from 'esbuild';

const place = `dist/children/product-${process.pid}`;

/**
 * Bundles the server as its release is bundled, beside a page of one line; for all tests of a file.
 *
 * @param sandboxes false for what an image has: all but them
 */
export const bundleProduct = async ({ sandboxes = true } = {}): Promise<() => void> => {
  await build({
    entryPoints: [
      { in: 'server/main.ts', out: 'main' },
      { in: 'server/maintain.ts', out: 'maintain' },
      { in: 'server/adapters/pdf/pdf-worker.ts', out: 'pdf-worker' },
      { in: 'server/adapters/pictures/picture-process.ts', out: 'picture-process' },
      ...(sandboxes ? [{ in: 'tools/sandboxes/src/sandboxes.ts', out: 'sandboxes' }] : []),
    ],
    outdir: join(place, 'server'),
    bundle: true,
    packages: 'external',
    platform: 'node',
    format: 'esm',
    target: 'node20',
  });
  cpSync('server/store/schema', join(place, 'server/schema'), { recursive: true });
  mkdirSync(join(place, 'page/assets'), { recursive: true });
  writeFileSync(join(place, 'page/index.html'), '<html><title>Counterfoil</title></html>');
  mkdirSync(join(place, 'page/.vite'));
  writeFileSync(join(place, 'page/.vite/manifest.json'), '{}');
  return () => rmSync(place, { recursive: true, force: true });
};

/** The whole server as people run it, in a process of its own. */
export interface MainProcess {
  process: ChildProcess;
  port: number;
  origin: string;
  /** What it printed so far. */
  output: () => string;
  /** How it ended: a code, or the signal it died of. */
  ended: Promise<number | string>;
}

const freePort = async (): Promise<number> => {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as { port: number };
  server.close();
  return port;
};

/** Starts it on a data directory, or on a database where DATABASE_URL is given, and waits until it is ready. */
export const startMain = async (environment: Readonly<Record<string, string>>): Promise<MainProcess> => {
  const port = await freePort();
  const child = spawn(process.execPath, [join(place, 'server/main.js')], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, DATABASE_URL: '', PORT: String(port), ...environment },
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (part: Buffer) => {
      output += part.toString();
    });
  const ended = once(child, 'exit').then(([code, signal]) => code ?? signal);
  const origin = `http://localhost:${port}`;
  while (!(await fetch(`${origin}/readyz`).catch(() => null))?.ok) {
    if (child.exitCode !== null) throw new Error(`The server ended before it was ready:\n${output}`);
    await wait(20);
  }
  return { process: child, port, origin, output: () => output, ended };
};

/** Runs a maintenance command of the bundle, as a person would. */
export const maintainBundled = async (
  environment: Readonly<Record<string, string>>,
  ...args: string[]
): Promise<{ code: number; output: string }> => {
  const child = spawn(process.execPath, [join(place, 'server/maintain.js'), ...args], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, DATABASE_URL: '', ...environment },
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (part: Buffer) => {
      output += part.toString();
    });
  const [code] = (await once(child, 'close')) as [number];
  return { code, output };
};
