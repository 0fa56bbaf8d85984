import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { type Server, startServer } from '../support/server.ts';

/** The image's health check: its options, and the program with what it is given. */
const [, options, command] = /^HEALTHCHECK (.*?)\\\s+CMD (\[[^\n]*\])$/ms.exec(
  readFileSync('Dockerfile', 'utf8'),
)!;
const [program, ...given]: string[] = JSON.parse(command!);
const mostSeconds = Number(/--timeout=(\d+)s/.exec(options!)![1]);

let app: Server;
let port: number;
beforeAll(async () => {
  app = await startServer();
  await app.app.listen({ port: 0, host: '127.0.0.1' });
  port = (app.app.server.address() as AddressInfo).port;
});
afterAll(() => app.close());

/** Asks as the container is asked: how it ended, and after how many seconds. */
const ask = async (at: number): Promise<{ code: number; seconds: number }> => {
  expect(program).toBe('node');
  const begun = performance.now();
  const child = spawn(process.execPath, given, { env: { PORT: String(at) }, stdio: 'ignore' });
  const [code] = (await once(child, 'exit')) as [number];
  return { code, seconds: (performance.now() - begun) / 1000 };
};

it('a container that is ready is healthy', async () => {
  expect((await ask(port)).code).toBe(0);
});

it('one whose database is away is not, nor one whose database is silent, and both are said in time', async () => {
  const probe = vi.spyOn(app.database, 'probe');
  try {
    probe.mockRejectedValue(new Error('away'));
    expect((await ask(port)).code).toBe(1);
    probe.mockReturnValue(new Promise(() => {}));
    const { code, seconds } = await ask(port);
    expect(code).toBe(1);
    expect(seconds).toBeLessThan(mostSeconds);
    // It runs all the same: what is asked is whether it can work.
    expect((await fetch(`http://127.0.0.1:${port}/healthz`)).status).toBe(200);
  } finally {
    probe.mockRestore();
  }
  expect((await ask(port)).code).toBe(0);
});

it('nor one in which nothing listens', async () => {
  const other = await startServer();
  await other.app.listen({ port: 0, host: '127.0.0.1' });
  const gone = (other.app.server.address() as AddressInfo).port;
  await other.close();
  expect((await ask(gone)).code).toBe(1);
});
