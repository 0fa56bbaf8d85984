import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { signingBy } from '../../server/adapters/signing.ts';
import { carryChainOn } from '../../server/services/carry-chain-on.ts';
import { linkHash, noHash } from '../../server/store/audit/event-hash.ts';
import { hidingOf, type Link, linksOf } from '../../server/store/audit/verify-chain.ts';
import { withBusiness } from '../../server/store/database/tx.ts';
import { auditChainCalls } from '../../src/api/calls/audit-chain.ts';
import { businessCalls } from '../../src/api/calls/business.ts';
import { customerCalls } from '../../src/api/calls/customer.ts';
import { teamCalls } from '../../src/api/calls/team.ts';
import { chainedForm } from '../../src/domain/audit/canonical-event.ts';
import { type Api, apiFor, expectOk } from '../support/api.ts';
import { chained, chainOf, problems, tamper, verified } from '../support/audit-chain.ts';
import { type Client, type Server, signingKey, startServer } from '../support/server.ts';
import { colleague } from '../support/team-api.ts';

/** The chain of the audit trail. Source: finance-answers.md, Q138; lifecycles.md, N55. */
let server: Server;
let client: Client;
let api: Api;
let id: string;
beforeAll(async () => {
  server = await startServer();
});
beforeEach(async () => {
  server.setToday('2026-03-02');
  client = await server.client();
  api = apiFor(client);
  id = client.shop.business.id;
  for (const name of ['Ada', 'Bea', 'Cleo', 'Dora', 'Eve', 'Fay']) await api.customer(name);
  // With the opening of the business.
  await chained(server, client);
});
afterAll(() => server.close());

const ctx = () => ({ database: server.database, clock: server.clock, business: client.shop.business });
const links = (): Promise<Link[]> =>
  withBusiness(ctx(), 'read', async (tx) => {
    const all: Link[] = [];
    for await (const some of linksOf(tx)) all.push(...some);
    return all;
  });
const eventAt = `(select event_id from event_link where business_id = $1 and n = $2)`;
const changed = (number: number, change = `act = 'customer.delete'`) =>
  tamper(server, [`update event set ${change} where business_id = $1 and id = ${eventAt}`, [id, number]]);
const deleted = (number: number) =>
  tamper(server, [`delete from event where business_id = $1 and id = ${eventAt}`, [id, number]]);
/** Hashes the chain anew from a number on, as somebody could who knows how it is made. */
const rehashed = async (from: number): Promise<void> => {
  const all = await links();
  let before = all.find(({ number }) => number === from - 1)?.hash ?? noHash;
  for (const link of all.filter(({ number }) => number >= from)) {
    before = linkHash(before, link.event!, hidingOf(link));
    await tamper(server, [
      `update event_link set hash = decode($3, 'hex') where business_id = $1 and n = $2`,
      [id, link.number, before],
    ]);
  }
};

describe('a chain', () => {
  test('has every event in its order, once, with a signed checkpoint a day', async () => {
    const state = await chainOf(client);
    expect(state).toMatchObject({ Events: 7, Waiting: 0, Signs: true });
    expect(state.Checkpoint).toMatchObject({ EventNumber: 7, SignedAt: '2026-03-02T12:00:00.000Z' });
    const all = await links();
    expect(all.map(({ number }) => number)).toEqual([1, 2, 3, 4, 5, 6, 7]);
    expect(all.map(({ event }) => event!.act)).toEqual([
      'business.open',
      ...Array(6).fill('customer.create'),
    ]);
    const { message, data } = await verified(client);
    expect(message).toBe('No problems: 7 events match the chain and 1 signed checkpoint.');
    expect(data).toEqual({
      Good: true,
      Events: 7,
      Checkpoints: 1,
      Waiting: 0,
      Problems: 0,
      Faults: [],
      Notes: [],
    });
  });

  test('says how many events wait, and takes each in its turn; another day is signed again', async () => {
    await api.customer('Gil');
    expect(await chainOf(client)).toMatchObject({ Events: 7, Waiting: 1 });
    await chained(server, client);
    expect(await chainOf(client)).toMatchObject({ Events: 8, Waiting: 0, Checkpoint: { EventNumber: 7 } });
    server.setToday('2026-03-03');
    await api.customer('Hal');
    await chained(server, client);
    expect(await chainOf(client)).toMatchObject({ Events: 9, Checkpoint: { EventNumber: 9 } });
    expect((await verified(client)).data).toMatchObject({ Good: true, Checkpoints: 2 });
  });

  test('waits for an act that began earlier and isn’t over, and passes none over', async () => {
    const slow = await server.database.app.connect();
    try {
      await slow.query('begin');
      await slow.query(`select set_config('app.business', $1, true)`, [id]);
      await slow.query(
        `insert into event (business_id, id, at, act, subject_kind, data) values ($1, gen_random_uuid(), $2, 'slow.act', 'business', '{}')`,
        [id, server.clock()],
      );
      await api.customer('Gil');
      await carryChainOn(ctx(), null);
      // Gil is there to be read, but the earlier act may still come before.
      expect(await chainOf(client)).toMatchObject({ Events: 7, Waiting: 1 });
      await slow.query('commit');
    } finally {
      slow.release();
    }
    await chained(server, client);
    expect((await links()).slice(-2).map(({ event }) => event!.act)).toEqual(['slow.act', 'customer.create']);
    expect(await problems(client)).toEqual([]);
  });

  test('goes on in a copy of the database whose transactions have lower numbers', async () => {
    await tamper(server, [
      `update event set xid = (xid::text::numeric + 1000000000)::text::xid8 where business_id = $1`,
      [id],
    ]);
    for (const name of ['Gil', 'Hal']) {
      await api.customer(name);
      await chained(server, client);
    }
    expect(await chainOf(client)).toMatchObject({ Events: 9, Waiting: 0 });
    expect(await problems(client)).toEqual([]);
  });

  test('is signed at every move of the lock date', async () => {
    const locked = async (lockedUntil: string | null) => {
      server.pass(1);
      expectOk(await client.send(businessCalls.setLockDate, { lockedUntil }));
      await chained(server, client);
    };
    await locked('2026-01-31');
    await locked('2026-02-28');
    await locked(null);
    const { rows } = await server.owner.query(
      `select n::int, occasion, locked_until::text from event_head where business_id = $1 order by n`,
      [id],
    );
    expect(rows).toEqual([
      { n: 7, occasion: 'daily', locked_until: null },
      { n: 8, occasion: 'lock', locked_until: '2026-01-31' },
      { n: 9, occasion: 'lock', locked_until: '2026-02-28' },
      { n: 10, occasion: 'lock', locked_until: null },
    ]);
    expect((await verified(client)).data).toMatchObject({ Good: true, Checkpoints: 4 });
  });

  test('can’t be changed by the server, and not by the owner past its guards', async () => {
    for (const [table, change] of [
      ['event_link', 'n = n + 100'],
      ['event_head', `occasion = 'lock'`],
    ] as const) {
      const app = withBusiness(ctx(), 'write', (tx) =>
        tx.query(`update ${table} set ${change} where business_id = $1`, [id]),
      );
      await expect(app).rejects.toThrow(/permission denied/);
      await expect(
        server.owner.query(`update ${table} set ${change} where business_id = $1`, [id]),
      ).rejects.toThrow(/append-only/);
    }
  });
});

describe('a check names', () => {
  test('a row that was changed, in whatever column', async () => {
    await changed(3);
    expect(await problems(client)).toEqual([
      'Event 3 (Deleted, Mar 2, 2026) was changed after it was recorded.',
    ]);
    await changed(3, `act = 'customer.create'`);
    expect(await problems(client)).toEqual([]);
    for (const change of [
      `at = at + interval '1 microsecond'`,
      `user_id = null`,
      `subject_kind = 'product'`,
      `subject_id = null`,
      `from_status = 'Draft'`,
      `to_status = 'Draft'`,
      `data = data || '{"more": 1}'`,
      `changes = '[]'`,
      `role = 'Viewer'`,
      `source = 'job'`,
      `import_id = id`,
      `act_id = null`,
      `part_of = id`,
    ]) {
      await changed(5, change);
      expect(await problems(client), change).toHaveLength(1);
    }
  });

  test('a row that was deleted, with its link or without', async () => {
    await deleted(4);
    expect(await problems(client)).toEqual(['Event 4 is missing: it was deleted after Mar 2, 2026.']);
    await tamper(server, [`delete from event_link where business_id = $1 and n in (4, 5)`, [id]]);
    expect(await problems(client)).toEqual(['Events 4 to 5 are missing from the chain.']);
  });

  test('rows that were swapped: what they say, their links, or their places', async () => {
    const [third, sixth] = (await links())
      .filter(({ number }) => [3, 6].includes(number))
      .map(({ eventId }) => eventId);
    const columns =
      'at, user_id, act, subject_kind, subject_id, from_status, to_status, data, changes, role, source, import_id, act_id, part_of';
    const contents = columns
      .split(', ')
      .map((name) => `${name} = o.${name}`)
      .join(', ');
    const swapped = ['Events 3 and 6 were swapped.'];
    const swaps: Parameters<typeof tamper>[1][] = [
      [
        `update event e set ${contents} from event o where e.business_id = $1 and o.business_id = $1 and (e.id, o.id) in (($2, $3), ($3, $2))`,
        [id, third, sixth],
      ],
    ];
    for (const swap of swaps) {
      await tamper(server, swap);
      expect(await problems(client)).toEqual(swapped);
      await tamper(server, swap);
      expect(await problems(client)).toEqual([]);
    }
    const moves = async (column: string, from: string, to: string, other: string) =>
      tamper(
        server,
        [`update event_link set ${column} = ${other} where business_id = $1 and ${column} = ${from}`, [id]],
        [`update event_link set ${column} = ${from} where business_id = $1 and ${column} = ${to}`, [id]],
        [`update event_link set ${column} = ${to} where business_id = $1 and ${column} = ${other}`, [id]],
      );
    await moves(
      'event_id',
      `'${third}'`,
      `'${sixth}'`,
      'gen_random_uuid()'.replace('gen_random_uuid()', `'${id}'`),
    );
    expect(await problems(client)).toEqual(swapped);
    await moves('event_id', `'${third}'`, `'${sixth}'`, `'${id}'`);
    await moves('n', '3', '6', '99');
    expect(await problems(client)).toEqual(swapped);
  });

  test('the newest rows that are missing, by the last signed checkpoint', async () => {
    await tamper(
      server,
      [
        `delete from event where business_id = $1 and id in (select event_id from event_link where business_id = $1 and n > 5)`,
        [id],
      ],
      [`delete from event_link where business_id = $1 and n > 5`, [id]],
    );
    expect(await problems(client)).toEqual([
      'The newest events are missing: event 7 was signed on Mar 2, 2026, but the chain ends at event 5.',
    ]);
  });

  test('a chain that was hashed anew over a changed row, by what was signed', async () => {
    server.setToday('2026-03-03');
    await api.customer('Gil');
    await chained(server, client);
    await changed(8);
    await rehashed(8);
    expect(await problems(client)).toEqual([
      'Events 8 to 8 aren’t the ones signed on Mar 3, 2026: something was changed and the chain recalculated.',
    ]);
    await changed(2);
    await rehashed(2);
    expect(await problems(client)).toEqual([
      'Events 1 to 7 aren’t the ones signed on Mar 2, 2026: something was changed and the chain recalculated.',
    ]);
  });

  test('rows that were closed up over one that was removed', async () => {
    await deleted(4);
    await tamper(server, [`delete from event_link where business_id = $1 and n = 4`, [id]]);
    for (const n of [5, 6, 7])
      await tamper(server, [`update event_link set n = n - 1 where business_id = $1 and n = $2`, [id, n]]);
    expect(await problems(client)).toEqual([
      'Event 4 (Added, Mar 2, 2026) was changed after it was recorded.',
      'The newest events are missing: event 7 was signed on Mar 2, 2026, but the chain ends at event 6.',
    ]);
    await api.customer('Gil');
    await chained(server, client);
    expect((await problems(client)).slice(1)).toEqual([
      'Event 7, signed on Mar 2, 2026, is now event 6: earlier events were removed and later ones renumbered.',
    ]);
  });

  test('a checkpoint that was changed, and one by a key that isn’t known', async () => {
    await tamper(server, [`update event_head set n = 6 where business_id = $1`, [id]]);
    expect((await verified(client)).data).toMatchObject({
      Checkpoints: 0,
      Faults: ['The checkpoint at event 6 of Mar 2, 2026 was changed: its signature doesn’t match.'],
    });
    await tamper(server, [`update event_head set n = 7 where business_id = $1`, [id]]);
    const other = signingBy([Buffer.alloc(32, 9).toString('base64')]);
    server.setToday('2026-03-03');
    await api.customer('Gil');
    await chained(server, client, other);
    expect((await verified(client)).data).toMatchObject({
      Checkpoints: 1,
      Faults: [
        `The signature of a checkpoint up to event 8 can’t be checked: this installation doesn’t know the key ${other.key}. If it’s an earlier key of yours, add it to COUNTERFOIL_SIGNING_KEY.`,
      ],
    });
  });

  test('each of several things', async () => {
    await changed(2);
    await deleted(6);
    expect((await verified(client)).message).toBe('2 problems were found.');
    expect(await problems(client)).toEqual([
      'Event 6 is missing: it was deleted after Mar 2, 2026.',
      'Event 2 (Deleted, Mar 2, 2026) was changed after it was recorded.',
    ]);
  });
});

describe('without a key', () => {
  test('nothing is signed, and the check claims no more than it can', async () => {
    const other = await server.client();
    await chained(server, other, null);
    expect(await chainOf(other)).toMatchObject({ Events: 1, Checkpoint: null });
    const { message, data } = await verified(other);
    expect(message).toBe('No problems: 1 event matches the chain.');
    expect(data.Notes).toEqual([
      'No signed checkpoint could be compared, so this finds accidents, but not someone who recalculates the whole chain.',
    ]);
  });

  test('a later key knows what an earlier one signed', async () => {
    const earlier = Buffer.alloc(32, 3).toString('base64');
    const both = signingBy([signingKey, earlier]);
    const head = {
      businessId: id,
      number: 1,
      hash: noHash,
      signedAt: '2026-03-02T12:00:00.000Z',
      occasion: 'daily',
      lockedUntil: null,
    } as const;
    const signed = signingBy([earlier]).sign(head);
    expect([both.check(signed), signingBy([signingKey]).check(signed)]).toEqual(['right', 'unknown']);
    expect(both.check({ ...signed, number: 2 })).toBe('forged');
    expect(both.sign(head).key).toBe(server.services.signing!.key);
  });
});

describe('personal details', () => {
  test('are hashed with a salt of their event, and can be erased later: the chain stays as it is', async () => {
    const customer = await api.customer('Zoe Marlow');
    expectOk(
      await client.send(customerCalls.updateCustomer, { id: customer, type: 'person', name: 'Zoe Hart' }),
    );
    await chained(server, client);
    const told = (await links()).at(-1)!;
    expect(JSON.stringify(told.event!.changes)).toContain('Zoe Marlow');
    expect(told.salt).toHaveLength(16);
    const form = chainedForm(told.event!, hidingOf(told)) as {
      changes: { field: string; before: { personal: string } }[];
    };
    expect(JSON.stringify(form)).not.toMatch(/Zoe|Marlow|Hart/);
    // Erased: what is left of each value is its hash, and the salt by which a name could be tried is gone.
    const erased = form.changes.map((change) =>
      Object.fromEntries(
        Object.entries(change).map(([key, value]) => [
          key,
          typeof value === 'object' && value !== null ? { erased: value.personal } : value,
        ]),
      ),
    );
    await tamper(
      server,
      [
        `update event set changes = $2 where business_id = $1 and id = $3`,
        [id, JSON.stringify(erased), told.eventId],
      ],
      [`delete from event_salt where business_id = $1 and event_id = $2`, [id, told.eventId]],
    );
    const { data } = await verified(client);
    expect(data).toMatchObject({ Good: true, Problems: 0 });
    expect(data.Notes).toEqual([
      expect.stringMatching(/^Personal details that were erased: \d+\. Their hashes remain\.$/),
    ]);
  });

  test('whose salt was deleted, and nothing else, can’t be checked', async () => {
    await api.customer('Zoe Marlow');
    await client.send(teamCalls.inviteTeamMember, { memberemail: 'zoe@example.com', roles: 'Staff' });
    await chained(server, client);
    await tamper(server, [`delete from event_salt where business_id = $1`, [id]]);
    for (const fault of await problems(client))
      expect(fault).toMatch(/can’t be checked: the salt of its personal details was deleted\.$/);
    expect(await problems(client)).not.toEqual([]);
  });
});

describe('who may', () => {
  test('see, verify and take the proof: who has reports, on plans with the audit trail', async () => {
    const [viewer, accountant] = [
      await colleague(server, client, 'Viewer'),
      await colleague(server, client, 'Accountant'),
    ];
    const calls = [auditChainCalls.auditChain, auditChainCalls.verifyChain, auditChainCalls.exportProof];
    for (const call of calls) {
      expect((await viewer.send(call)).body.kind).toBe('not-allowed');
      expectOk(await accountant.send(call));
    }
    await server.owner.query(`update business set plan = 'free' where id = $1`, [id]);
    for (const call of calls) expect((await client.send(call)).body.kind).toBe('plan-limit');
  });
});
