import { connect, type Socket } from 'node:net';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it, onTestFinished } from 'vitest';
import { readPostmasterFile } from '../../../server/adapters/engine/postmaster.ts';
import { goneWithin, runningProcess } from '../../../server/adapters/engine/processes.ts';
import { bundleProduct, type MainProcess, startMain } from '../../support/main-process.ts';
import { emptyDirectory } from './directories.ts';

let clear: () => void;
beforeAll(async () => {
  clear = await bundleProduct();
});
afterAll(() => clear());

const engineOf = (directory: string): number => readPostmasterFile(join(directory, 'postgres'))!.pid;

const started = async (): Promise<{ server: MainProcess; directory: string; engine: number }> => {
  const directory = emptyDirectory();
  const server = await startMain({ COUNTERFOIL_DATA: directory });
  const engine = engineOf(directory);
  onTestFinished(() => {
    server.process.kill('SIGKILL');
    if (runningProcess(engine)) process.kill(engine, 'SIGKILL');
  });
  return { server, directory, engine };
};

/** A connection on which something was sent, and how long it took from a moment on until the server closed it. */
const connected = async (
  server: MainProcess,
  sent: string,
): Promise<{ socket: Socket; closed: Promise<number> }> => {
  const socket = connect(server.port, 'localhost');
  socket.on('error', () => {});
  await new Promise((resume) => socket.once('connect', resume));
  // Unread, an answer would keep it open here.
  socket.resume();
  socket.write(sent);
  const closed = new Promise<number>((resume) => socket.once('close', () => resume(performance.now())));
  // The server must have read what there is.
  await wait(200);
  return { socket, closed };
};

const unfinished =
  'POST /api/Account/login HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 900\r\n\r\n{"email"';

it('a stop closes idle connections at once and unfinished ones after ten seconds, and then ends', async () => {
  const { server, engine } = await started();
  const idle = await connected(server, 'GET /healthz HTTP/1.1\r\nhost: x\r\n\r\n');
  const half = await connected(server, unfinished);
  const startedAt = performance.now();
  server.process.kill('SIGTERM');
  expect((await idle.closed) - startedAt).toBeLessThan(2_000);
  const kept = (await half.closed) - startedAt;
  expect(kept).toBeGreaterThan(9_000);
  expect(await server.ended).toBe(0);
  expect(performance.now() - startedAt).toBeLessThan(20_000);
  expect(runningProcess(engine)).toBeUndefined();
});

it('a second signal ends it at once, and the next start finds everything', async () => {
  const { server, directory, engine } = await started();
  await connected(server, unfinished);
  server.process.kill('SIGINT');
  await wait(500);
  const startedAt = performance.now();
  server.process.kill('SIGINT');
  expect(await server.ended).toBe(1);
  expect(performance.now() - startedAt).toBeLessThan(2_000);
  expect(await goneWithin(engine, 5_000)).toBe(true);
  const again = await startMain({ COUNTERFOIL_DATA: directory });
  again.process.kill('SIGTERM');
  expect(await again.ended).toBe(0);
});

it('a stop that something holds up ends after twenty seconds and says so', async () => {
  const { server, engine } = await started();
  process.kill(engine, 'SIGSTOP');
  onTestFinished(() => void (runningProcess(engine) && process.kill(engine, 'SIGCONT')));
  const startedAt = performance.now();
  server.process.kill('SIGTERM');
  expect(await server.ended).toBe(1);
  const took = performance.now() - startedAt;
  expect(took).toBeGreaterThan(19_000);
  expect(took).toBeLessThan(24_000);
  expect(server.output()).toContain('Stopping took longer than 20 seconds');
});
