import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { type Figure, median } from './figure.ts';

const starts = 5;

/** A port of loopback that nobody listens on. */
export const freePort = async (): Promise<number> => {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as { port: number };
  server.close();
  return port;
};

/** Starts the product as `npm start` does, and stops it once it answered. Answers the seconds until then. */
const started = async (data: string): Promise<number> => {
  const port = await freePort();
  const began = performance.now();
  const env = { ...process.env, PORT: String(port), COUNTERFOIL_DATA: data };
  const server = spawn(process.execPath, ['server/start.mjs'], { stdio: 'ignore', env });
  const ended = once(server, 'exit');
  for (;;) {
    if (server.exitCode !== null) throw new Error(`The server ended before it answered: ${server.exitCode}`);
    const answer = await fetch(`http://127.0.0.1:${port}/readyz`).catch(() => null);
    if (answer?.ok) break;
    await wait(5);
  }
  const seconds = (performance.now() - began) / 1000;
  server.kill('SIGTERM');
  await ended;
  return seconds;
};

/** From the command to the first answer of a product that is built, on data that stands; the first start made both. */
export const start = async (): Promise<Figure[]> => {
  const data = mkdtempSync(join(tmpdir(), 'counterfoil-start-'));
  // As root the engine runs as another user, who passes through here.
  chmodSync(data, 0o755);
  try {
    const first = await started(data);
    const seconds: number[] = [];
    for (let n = 0; n < starts; n += 1) seconds.push(await started(data));
    const measured = `${median(seconds).toFixed(2)} s, the first one ${first.toFixed(2)} s`;
    return [
      {
        name: 'second start to the first answer, seconds',
        measured,
        ratio: median(seconds),
      },
    ];
  } finally {
    rmSync(data, { recursive: true, force: true });
  }
};
