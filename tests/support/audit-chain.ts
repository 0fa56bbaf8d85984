import { expect } from 'vitest';
import { carryChainOn } from '../../server/services/carry-chain-on.ts';
import { auditChainCalls } from '../../src/api/calls/audit-chain.ts';
import type { HeadSigning } from '../../src/domain/audit/signed-head.ts';
import { expectOk } from './api.ts';
import type { Client, Server } from './server.ts';

/** How far a business's chain is, as its page is told. */
export const chainOf = async (client: Client) => expectOk(await client.send(auditChainCalls.auditChain)).body;

/** What a check of it says. */
export const verified = async (client: Client) =>
  expectOk(await client.send(auditChainCalls.verifyChain)).body;

/** The problems a check finds, each in its sentence. */
export const problems = async (client: Client): Promise<string[]> => (await verified(client)).data.Faults;

/**
 * Carries a business's chain on until nothing waits, and then signs it: transactions of other tests on the same engine may hold it up, and a
 * part of it would be signed for the day.
 */
export const chained = async (
  server: Server,
  { shop: { business } }: Client,
  signing: HeadSigning | null = server.services.signing ?? null,
): Promise<void> => {
  const { database, clock } = server;
  const waiting = async () =>
    (
      await server.owner.query(
        `select 1 from event e where e.business_id = $1
         and not exists (select 1 from event_link l where l.business_id = e.business_id and l.event_id = e.id)`,
        [business.id],
      )
    ).rowCount;
  for (let n = 0; n < 200; n += 1) {
    await carryChainOn({ database, clock, business }, null);
    if ((await waiting()) === 0) break;
    await new Promise((resume) => setTimeout(resume, 25));
  }
  expect(await waiting()).toBe(0);
  await carryChainOn({ database, clock, business }, signing);
};

/** Tables whose rows nobody can change, not even their owner, but who takes the guard away first. */
const guarded = ['event', 'event_link', 'event_head'];

/** Changes what may not be changed, as the owner of the tables can. */
export const tamper = async (
  { owner }: Server,
  ...statements: readonly (readonly [text: string, values: readonly unknown[]])[]
): Promise<void> => {
  await owner.query('begin');
  try {
    for (const table of guarded) await owner.query(`alter table ${table} disable trigger user`);
    for (const [text, values] of statements)
      expect((await owner.query(text, [...values])).rowCount).toBeGreaterThan(0);
    for (const table of guarded) await owner.query(`alter table ${table} enable trigger user`);
    await owner.query('commit');
  } catch (error) {
    await owner.query('rollback');
    throw error;
  }
};
