import { afterEach, expect, test } from 'vitest';
import { violationsSeenBy } from '../../server/maintenance/verify.ts';
import { planBillingCalls } from '../../src/api/calls/plan-billing.ts';
import { pressAt } from '../support/gateway-api.ts';
import {
  askProvider,
  clientAt,
  confirmed,
  deliver,
  moneyAt,
  type PlanWorld,
  planRows,
  planWorld,
  takeDueSteps,
  upgrade,
} from '../support/plan-world.ts';
import { among, chance, type Random } from '../support/provider-swarm.ts';
import type { Client, Server } from '../support/server.ts';
import { times } from '../support/thorough.ts';

/** How many histories are played; `PLAN_SWARMS=40` plays more. The first seed is printed where one fails. */
const swarms = times('PLAN_SWARMS', 3, 40);
const stepsOfHistory = 40;

let world: PlanWorld | null = null;
afterEach(async () => {
  await world?.close();
  world = null;
});

/** Whoever is killed at what they do leaves it as it is; nothing else may go wrong. */
const bearing = async (act: () => Promise<unknown>): Promise<void> => {
  try {
    await act();
  } catch (error) {
    const isKilled = (one: unknown): boolean =>
      one instanceof Error && (one.message === 'killed' || isKilled(one.cause));
    if (!isKilled(error)) throw error;
  }
};

const acts = [
  'works',
  'works',
  'funds',
  'stolen',
  'confirm',
  'decline',
  'delay',
  'bounce',
  'expire',
  'cancel',
];
const dayMinutes = 1_440;

/** What somebody, the provider, the clock or chance does next. */
const nextAct = (at: PlanWorld, random: Random, clients: readonly Client[], pages: Map<string, string>) => {
  const server: Server = among(random, at.servers);
  const client = clientAt(server, among(random, clients));
  const { events } = at;
  const whole: (() => Promise<unknown>)[] = [
    async () => {
      const { body } = await upgrade(client, among(random, ['starter', 'growth', 'enterprise'] as const));
      if ('link' in body && body.link && body.payment) pages.set(body.payment as string, body.link as string);
    },
    async () => client.send(planBillingCalls.payOpenInvoice, {}),
    async () => (random() < 0.3 ? client.send(planBillingCalls.cancelSubscription, {}) : undefined),
    async () => {
      const all = [...pages.values()];
      if (all.length > 0) await pressAt(among(random, all), among(random, acts));
    },
    async () => {
      const open = [...pages];
      const [payment] = open.length > 0 ? among(random, open) : [null];
      for (const one of clients)
        if (payment && (await planRows(server, one)).payments.length > 0)
          await confirmed(clientAt(server, one), payment).catch(() => null);
    },
    async () => {
      // Any event of all that ever came, again or for the first time.
      if (events.length > 0) await deliver(server, among(random, events));
    },
    async () => {
      if (events.length > 0) await Promise.all(at.servers.map((one) => deliver(one, events.at(-1)!)));
    },
    async () => {
      at.pass(Math.floor(random() * 3 * dayMinutes));
      await Promise.all(at.servers.map((one) => bearing(() => takeDueSteps(one, client))));
    },
    async () => askProvider(server),
  ];
  return among(random, whole);
};

/** Everything is heard of and carried to its end, with nobody killed. */
const settle = async (at: PlanWorld, clients: readonly Client[]): Promise<void> => {
  at.killWhere(() => false);
  for (let round = 0; round < 3; round += 1) {
    // What a bank answers later is answered by now.
    await new Promise((done) => setTimeout(done, 20));
    at.pass(5);
    for (const client of clients) await takeDueSteps(at.servers[round % 2]!, client);
    await askProvider(at.servers[round % 2]!);
  }
};

test.each(Array.from({ length: swarms }, (_, n) => n + 1))(
  'events in any order, doubled, late and lost, servers killed anywhere: each payment is taken once, and the plan is what was paid for (seed %i)',
  async (seed) => {
    world = await planWorld(seed);
    const at = world;
    const random = chance(seed * 7_919);
    const fate = chance(seed * 104_729);
    const clients = [await at.servers[0].client(), await at.servers[1].client()];
    const pages = new Map<string, string>();
    at.killWhere(() => fate() < 0.1);
    for (let step = 0; step < stepsOfHistory; step += 1) await bearing(nextAct(at, random, clients, pages));
    await settle(at, clients);

    const money = await moneyAt(at);
    const told = [];
    for (const client of clients) {
      const rows = await planRows(at.servers[0], client);
      for (const { id, state, amount, kind } of rows.payments) {
        const taken = money.get(id) ?? [];
        expect(taken.length, `${kind} ${id} was taken ${taken.length} times`).toBeLessThanOrEqual(1);
        const due = Math.round(Number(amount) * 100);
        // Money is never taken for nothing, and nothing is had without it.
        if (due > 0)
          expect({ id, kind, taken }).toEqual({
            id,
            kind,
            taken: ['Paid', 'Credited'].includes(state) ? [due] : [],
          });
        money.delete(id);
      }
      const [billing] = rows.billing;
      const [business] = rows.business;
      if (billing?.plan) expect(business).toMatchObject({ plan: billing.plan, seats: billing.seats });
      told.push(rows);
    }
    expect([...money.keys()], 'taken for no payment of ours').toEqual([]);
    expect(await violationsSeenBy(at.servers[0].owner)).toEqual([]);

    // All that was ever said, once more and backwards, changes nothing.
    for (const event of [...at.events].reverse()) expect(await deliver(at.servers[1], event)).toBe(200);
    for (const [n, client] of clients.entries())
      expect(await planRows(at.servers[0], client)).toEqual(told[n]);
  },
  120_000,
);
