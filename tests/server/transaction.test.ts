import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { asAccess, withAccess } from '../../server/store/access/access.ts';
import { type Database, openDatabase } from '../../server/store/database/database.ts';
import { runOnce } from '../../server/store/database/intent.ts';
import { column } from '../../server/store/database/row.ts';
import { type Ctx, Missing, Refused, runAct, type Tx, withBusiness } from '../../server/store/database/tx.ts';
import { recordEvent } from '../../server/store/plan/events.ts';
import { invalid, type Refusal } from '../../src/domain/values/refusal.ts';
import { freshDatabase, type TestDatabase } from '../support/database.ts';
import { given } from '../support/given.ts';

let fresh: TestDatabase;
let database: Database;
let [one, other]: Ctx[] = [];
beforeAll(async () => {
  fresh = await freshDatabase();
  // A single connection, so that the next transaction has the one before’s.
  database = await openDatabase(fresh.url, 1);
  one = await given.business(database, { name: 'One' });
  other = await given.business(database, { name: 'Other' });
});
afterAll(async () => {
  await database.close();
  await fresh.drop();
});

test('a branch that goes on when its transaction has failed reaches nobody else’s', async () => {
  let stray: Promise<unknown> = Promise.resolve();
  const failing = withBusiness(one!, 'write', async (tx) => {
    const goesOn = async () => {
      for (let step = 0; step < 4; step += 1) await tx.query('select 1 as n');
      // Row security refuses it outside of its own transaction, which would end whatever it fell into.
      await tx.query('insert into usage (business_id, cap) values ($1, $2)', [one!.business.id, 'stray']);
    };
    const fails = async () => {
      await tx.query('select 1 as n');
      throw new Missing();
    };
    stray = goesOn();
    await Promise.all([fails(), stray]);
  });
  const next = withBusiness(other!, 'write', async (tx) => {
    const seen: string[] = [];
    for (let step = 0; step < 8; step += 1) {
      const [row] = await tx.query({ name: column.text }, 'select name from business');
      seen.push(row!.name);
      await pause(1);
    }
    return seen;
  });
  await expect(failing).rejects.toThrow(Missing);
  await expect(stray).rejects.toThrow('The transaction is over.');
  expect(await next).toEqual(Array(8).fill('Other'));
});

test('a command that wrote something and is then refused leaves nothing of it, nor the key it was sent under', async () => {
  const written = () =>
    withBusiness(one!, 'read', async (tx) => [
      await tx.query('select id from event order by id'),
      await tx.query('select key from idempotency order by key'),
    ]);
  const intent = { key: 'once', fingerprint: Buffer.from('same'), call: '/api/test' };
  const command = (act: (name: string) => Refusal | { name: string }) =>
    runOnce({ ...one!, intent }, async (tx: Tx) => {
      await recordEvent(tx, 'tax.create', 'tax', one!.business.id);
      return runAct(act, 'VAT');
    });
  const before = await written();
  const refused = command((name) => invalid('name', `${name} is taken.`));
  await expect(refused).rejects.toThrow(Refused);
  await expect(refused).rejects.toMatchObject({
    refusal: { kind: 'invalid', fields: [{ field: 'name', message: 'VAT is taken.' }] },
  });
  expect(await written()).toEqual(before);
  // Mended, it is sent under the same key and carried out.
  expect(await command((name) => ({ name }))).toEqual({ name: 'VAT' });
  expect(await written()).not.toEqual(before);
});

test('a connection lost in the middle of an act ends that act and nothing else', async () => {
  const lost = withBusiness(one!, 'write', async (tx) => {
    const [session] = await tx.query({ pid: column.int }, 'select pg_backend_pid() as pid');
    const other = new pg.Client({ connectionString: fresh.url });
    await other.connect();
    await other.query('select pg_terminate_backend($1)', [session!.pid]);
    await other.end();
    // Nothing is being asked when the news arrives.
    await pause(50);
    await tx.query('select 1 as n');
  });
  await expect(lost).rejects.toThrow();
  expect(await withBusiness(one!, 'read', (tx) => tx.query('select 1 as n'))).toEqual([{ n: 1 }]);
});

test('within a transaction no second one is waited for, of a business or of the access role', async () => {
  const within = async (second: () => Promise<unknown>) => withBusiness(one!, 'read', () => second());
  const refused = 'can’t wait for a second connection';
  await expect(within(() => withBusiness(other!, 'read', async () => {}))).rejects.toThrow(refused);
  await expect(within(() => withAccess(database, async () => {}))).rejects.toThrow(refused);
  const inAccess = async (second: () => Promise<unknown>) => withAccess(database, () => second());
  await expect(inAccess(() => withBusiness(one!, 'read', async () => {}))).rejects.toThrow(refused);
  await expect(inAccess(() => asAccess(database)('select 1'))).rejects.toThrow(refused);
});

test('a transaction whose failed statement nobody heard of is no success, and the connection serves on', async () => {
  const unheard = 'A statement failed, and its transaction with it.';
  const deaf = (query: (text: string) => Promise<unknown>) => query('select 1 / 0 as n').catch(() => 'done');
  await expect(withBusiness(one!, 'write', ({ query }) => deaf(query))).rejects.toThrow(unheard);
  await expect(withAccess(database, deaf)).rejects.toThrow(unheard);
  expect(await withBusiness(one!, 'read', ({ query }) => query('select 1 as n'))).toEqual([{ n: 1 }]);
});
