import { v7 } from 'uuid';
import { expect } from 'vitest';
import type { Point } from '../../server/store/database/point.ts';
import type { Call } from '../../src/api/wire/call.ts';
import { expectOk } from './api.ts';
import { type Child, startChild } from './child.ts';
import type { Client, Server } from './server.ts';

/** Something one person sends, under the key they send it with however often. */
export interface Act {
  call: Call;
  body: Record<string, unknown>;
  key: string;
}
export const actOf = (call: Call, body: Record<string, unknown>): Act => ({ call, body, key: v7() });

export type Process = Child<{ port: number; url: string }>;

/** The same server in a process of its own on a day, which ends itself at a point. */
export const serverProcess = (bundle: string, server: Server, day: string, killAt = ''): Promise<Process> =>
  startChild(bundle, {
    DATABASE_URL: server.database.url,
    SERVER_CLOCK: `${day}T12:00:00Z`,
    KILL_AT: killAt,
  });

/** What a process answered; null where it was gone before. */
export const sentTo = async (client: Client, { ready }: Process, { call, body, key }: Act) => {
  const answer = await fetch(`http://127.0.0.1:${ready.port}${call.path}`, {
    method: 'POST',
    headers: { token: client.token, 'content-type': 'application/json', 'idempotency-key': key },
    body: JSON.stringify({ ...(call.business ? { [call.business]: client.business } : {}), ...body }),
  }).catch(() => null);
  return answer?.status ?? null;
};

/** Sends an act to a process that must die of it at this point. */
export const diesAt = async (client: Client, child: Process, act: Act, at: Point): Promise<void> => {
  expect(await sentTo(client, child, act), at).toBe(null);
  await expect.poll(() => child.process.signalCode, { timeout: 10_000 }).toBe('SIGKILL');
};

/** The same act sent once more, as the page does when it had no answer. */
export const again = async (client: Client, { call, body, key }: Act) =>
  expectOk(await client.send(call, body, { 'idempotency-key': key })).body as { data: unknown };
