import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { signed } from '../../server/adapters/payments/signature.ts';
import { planPaymentCalls } from '../../src/api/calls/plan-payment.ts';
import { planReportPath } from '../../src/api/wire/provider-calls.ts';
import { pressAt } from '../support/gateway-api.ts';
import { testSecret } from '../support/payments.ts';
import {
  askProvider,
  billingSeen,
  clientAt,
  confirmed,
  deliver,
  moneyAt,
  type PlanWorld,
  pageFor,
  planRows,
  planWorld,
  type SentEvent,
  takeDueSteps,
  upgrade,
} from '../support/plan-world.ts';
import type { Client, Server } from '../support/server.ts';
import { startServer } from '../support/server.ts';

let world: PlanWorld;
let server: Server;
let other: Server;
beforeAll(async () => {
  world = await planWorld();
  [server, other] = world.servers;
});
afterAll(() => world.close());

/** An event that says what it likes, rightly signed. */
const forged = (more: Record<string, unknown> = {}): SentEvent => {
  const event = {
    id: `evt_${randomUUID()}`,
    object: 'event',
    type: 'checkout.session.completed',
    livemode: false,
    data: { object: { id: 'cs_test_nowhere' } },
    ...more,
  };
  const raw = Buffer.from(JSON.stringify(event));
  return { raw, signature: signed(raw, testSecret, new Date()) };
};
const outcomeOf = async ({ raw }: SentEvent): Promise<string | null> => {
  const { id } = JSON.parse(raw.toString('utf8'));
  const { rows } = await server.owner.query('select outcome from plan_event where event_id = $1', [id]);
  return rows[0]?.outcome;
};
/** The events that have come since, as they come. */
const eventsSince = (n: number): SentEvent[] => world.events.slice(n);

/** A business whose page for a plan was paid, and the events of it, none of which has arrived. */
const paidUntold = async (act = 'works') => {
  const client = await server.client();
  const { link, payment } = await pageFor(client, 'growth');
  const before = world.events.length;
  await pressAt(link, act);
  return { client, payment, events: eventsSince(before) };
};

const active = { State: 'Active', Method: 'Visa •••• 4242' };
const takenOf = async (client: Client): Promise<number[]> => {
  const { payments } = await planRows(server, client);
  const money = await moneyAt(world);
  return payments.flatMap(({ id }) => money.get(id) ?? []);
};

describe('an event', () => {
  test('brings the plan that was paid for, once, however often and where it comes', async () => {
    const { client, events } = await paidUntold();
    expect((await billingSeen(client)).State).toBe('Free');
    expect(events).toHaveLength(2);
    for (const event of [...events, ...events])
      for (const one of [server, other]) expect(await deliver(one, event)).toBe(200);
    expect(await billingSeen(client)).toMatchObject(active);
    const rows = await planRows(server, client);
    expect(rows.business).toEqual([{ plan: 'growth', seats: 5 }]);
    expect(rows.invoices).toMatchObject([{ kind: 'Invoice', status: 'Paid' }]);
    expect(await takenOf(client)).toEqual([2900]);
  });

  test('that comes to both servers at once is applied once', async () => {
    const { client, events } = await paidUntold();
    const statuses = await Promise.all(
      events.flatMap((event) => [server, other, server, other].map((one) => deliver(one, event))),
    );
    expect(new Set(statuses)).toEqual(new Set([200]));
    const rows = await planRows(server, client);
    expect(rows.lines).toHaveLength(1);
    expect(rows.letters).toEqual([{ n: 1 }]);
  });

  test('is believed in nothing: a page that isn’t paid stays unpaid', async () => {
    const client = await server.client();
    const { link } = await pageFor(client, 'growth');
    const object = { id: link.split('/').at(-1), status: 'complete', payment_status: 'paid' };
    const event = forged({ data: { object } });
    expect(await deliver(server, event)).toBe(200);
    expect(await outcomeOf(event)).toBe('Incomplete');
    expect((await billingSeen(client)).State).toBe('Free');
  });

  test.each([
    ['of an unknown kind', { type: 'invoice.created' }, 'noted'],
    ['about a payment that isn’t ours', {}, 'names no payment'],
    ['of an account that a business connected', { account: 'acct_1' }, 'noted'],
    ['of the other mode', { livemode: true }, 'other mode'],
  ])('%s is taken, and comes to nothing', async (_, more, outcome) => {
    const event = forged(more);
    expect(await deliver(server, event)).toBe(200);
    expect(await outcomeOf(event)).toBe(outcome);
  });

  test('of the other mode about a payment of ours changes nothing', async () => {
    const { client, events } = await paidUntold();
    const event = { ...JSON.parse(events[0]!.raw.toString('utf8')), id: 'evt_of_live_mode', livemode: true };
    expect(await deliver(server, forged(event))).toBe(200);
    expect((await billingSeen(client)).State).toBe('Free');
  });

  test('whose handling fails is answered 500, and applied when it comes again', async () => {
    const { client, events } = await paidUntold();
    world.killWhere(() => true);
    expect(await deliver(server, events[0]!)).toBe(500);
    world.killWhere(() => false);
    expect(await outcomeOf(events[0]!)).toBeNull();
    expect(await deliver(other, events[0]!)).toBe(200);
    expect(await billingSeen(client)).toMatchObject(active);
  });

  test.each([
    ['not signed', (one: SentEvent) => ({ ...one, signature: '' })],
    [
      'signed by another',
      (one: SentEvent) => ({ ...one, signature: signed(one.raw, 'x'.repeat(32), new Date()) }),
    ],
    [
      'changed on its way',
      (one: SentEvent) => ({ ...one, raw: Buffer.from(`${one.raw.toString('utf8')} `) }),
    ],
    [
      'signed ten minutes ago',
      (one: SentEvent) => ({
        ...one,
        signature: signed(one.raw, testSecret, new Date(Date.now() - 600_000)),
      }),
    ],
    [
      'no event at all',
      () => ({ raw: Buffer.from('{}'), signature: signed(Buffer.from('{}'), testSecret, new Date()) }),
    ],
  ])('that is %s is refused, and changes nothing', async (_, spoilt) => {
    const { client, events } = await paidUntold();
    expect(await deliver(server, spoilt(events[0]!))).toBe(400);
    expect((await billingSeen(client)).State).toBe('Free');
  });

  test('finds nobody where plans are paid for nowhere', async () => {
    const bare = await startServer();
    expect(await deliver(bare, forged())).toBe(404);
    await bare.close();
  });
});

describe('the page that the buyer comes back to', () => {
  test('asks the provider itself where no event has come', async () => {
    const { client, payment } = await paidUntold();
    expect(await confirmed(clientAt(other, client), payment)).toBe('Paid');
    expect(await billingSeen(client)).toMatchObject(active);
    expect(await confirmed(client, payment)).toBe('Paid');
  });

  test('hears that nothing is known yet, from a provider that answers later or not at all', async () => {
    const client = await server.client();
    const { payment } = await pageFor(client, 'growth');
    expect(await confirmed(client, payment)).toBe('Incomplete');
  });

  test('hears of another business’s payment as of one that never was', async () => {
    const { payment } = await paidUntold();
    const stranger = await server.client();
    expect((await stranger.send(planPaymentCalls.confirmPlanPayment, { paymentid: payment })).status).toBe(
      404,
    );
  });
});

describe('what no event tells', () => {
  test('is asked by the clock: a page that was paid while nobody heard', async () => {
    const { client } = await paidUntold();
    world.pass(5);
    await askProvider(other);
    expect(await billingSeen(client)).toMatchObject(active);
  });

  test('is found in the provider’s own list of events: money that went back', async () => {
    const { client, events } = await paidUntold();
    for (const event of events) await deliver(server, event);
    const { payments } = await planRows(server, client);
    const ref = (await server.owner.query('select ref from plan_payment where id = $1', [payments[0].id]))
      .rows[0].ref;
    await pressAt(`${world.sandboxUrl}/money`, `refund pi_${ref.slice(8)} 900`);
    await askProvider(server);
    await askProvider(other);
    const rows = await planRows(server, client);
    expect(rows.payments).toMatchObject([{ state: 'Paid', refunded: '9.0000' }]);
    expect(rows.business).toEqual([{ plan: 'growth', seats: 5 }]);
  });
});

describe('a server that is killed', () => {
  test.each([
    ['before the provider hears', 1],
    ['between the payment and its answer', 2],
  ])('%s leaves a payment that another server brings to its end: charged once, plan right', async (_, at) => {
    const { client, payment } = await paidUntold();
    expect(await confirmed(client, payment)).toBe('Paid');
    let questions = 0;
    world.killWhere(() => {
      questions += 1;
      return questions === at;
    });
    const first = await upgrade(client, 'enterprise');
    world.killWhere(() => false);
    expect(first.status).toBe(500);
    expect((await planRows(server, client)).business).toEqual([{ plan: 'growth', seats: 5 }]);
    world.pass(5);
    await Promise.all([askProvider(other), askProvider(server)]);
    expect((await planRows(server, client)).business).toMatchObject([{ plan: 'enterprise' }]);
    expect(await takenOf(client)).toHaveLength(2);
    await askProvider(other);
    expect(await takenOf(client)).toHaveLength(2);
  });

  test('and sleeps for three days charges nothing twice, though the provider has forgotten that it was asked', async () => {
    const { client, payment } = await paidUntold();
    expect(await confirmed(client, payment)).toBe('Paid');
    let questions = 0;
    world.killWhere(() => {
      questions += 1;
      return questions === 2;
    });
    expect((await upgrade(client, 'enterprise')).status).toBe(500);
    world.killWhere(() => false);
    await pressAt(`${world.sandboxUrl}/money`, 'forget');
    world.pass(3 * 1_440);
    await Promise.all([takeDueSteps(other, client), takeDueSteps(server, client), askProvider(server)]);
    await askProvider(other);
    expect(await takenOf(client)).toHaveLength(2);
    const { payments, business, credit } = await planRows(server, client);
    expect(payments).toMatchObject([{ state: 'Paid' }, { state: 'Paid' }]);
    expect(business).toMatchObject([{ plan: 'enterprise' }]);
    expect(credit).toEqual([]);
  });

  test('is pressed again at another, and answers the same payment', async () => {
    const client = await server.client();
    world.killWhere(() => true);
    expect((await upgrade(client, 'growth')).status).toBe(500);
    world.killWhere(() => false);
    const { link, payment } = await pageFor(clientAt(other, client), 'growth');
    expect(await pageFor(client, 'growth')).toEqual({ link, payment });
    await pressAt(link, 'works');
    expect(await confirmed(client, payment)).toBe('Paid');
    expect(await takenOf(client)).toEqual([2900]);
  });
});

test('the address of events takes no other method, and answers nobody’s business', async () => {
  const response = await server.app.inject({ method: 'GET', url: planReportPath });
  expect(response.statusCode).toBe(404);
});
