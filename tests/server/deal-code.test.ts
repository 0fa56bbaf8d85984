import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { refundDealCode } from '../../server/commands/deal-code.ts';
import { findDealCode, importDealCodes, stepsOfDeals } from '../../server/maintenance/plan-codes.ts';
import { planCodeCalls } from '../../src/api/calls/plan-code.ts';
import { expectOk } from '../support/api.ts';
import { type Client, origin, type Server, startServer } from '../support/server.ts';
import { colleague } from '../support/team-api.ts';

let server: Server;
let codes: string[];
let n = 0;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.close());
beforeEach(async () => {
  codes = Array.from({ length: 4 }, () => {
    n += 1;
    return `DEAL-CODE-${String(n).padStart(4, '0')}`;
  });
  await importDealCodes(server.url, codes.join('\n'), '', server.clock());
});

const redeems = (client: Client, code: string, headers: Record<string, string> = {}) =>
  client.send(planCodeCalls.redeemDealCode, { code }, headers);
const dealsOf = async (client: Client) =>
  expectOk(await client.send(planCodeCalls.dealCodes)).body.data.Codes;
/** The plan in force, and the seats of the deal. */
const inForce = async (client: Client) => {
  const { rows } = await server.owner.query(
    `select b.plan, p.deal_seats as seats from business b left join plan_billing p on p.business_id = b.id where b.id = $1`,
    [client.shop.business.id],
  );
  return rows[0];
};
const refunds = async (code: string) => {
  const { id, businessId } = await findDealCode(server.url, code);
  return refundDealCode(
    { database: server.database, clock: server.clock, businessId: businessId!, origin },
    id,
  );
};

/** A business on the free plan. */
const free = async (): Promise<Client> => {
  const client = await server.client();
  await server.owner.query(`update business set plan = 'free', trial_ends_at = null where id = $1`, [
    client.shop.business.id,
  ]);
  return client;
};

test('the first code gives growth with 5 seats, the second enterprise, the third 10 seats; a fourth is refused', async () => {
  const client = await free();
  const said = [];
  for (const code of codes) said.push((await redeems(client, code)).body);
  expect(said.map(({ message, Message }) => message ?? Message)).toEqual([
    'Deal code redeemed. Your business is on the Growth plan with 5 seats for good.',
    'Deal code redeemed. Your business is on the Enterprise plan with 5 seats for good.',
    'Deal code redeemed. Your business is on the Enterprise plan with 10 seats for good.',
    'Your business already has 3 deal codes, the most that can be combined.',
  ]);
  expect(await inForce(client)).toEqual({ plan: 'enterprise', seats: 10 });
  expect(await dealsOf(client)).toEqual(
    [
      ['growth', 5],
      ['enterprise', 5],
      ['enterprise', 10],
    ].map(([PlanName, Seats], at) => ({
      Code: codes[at]!.slice(-4),
      SubscriptionPlanId: PlanName === 'growth' ? 3 : 13,
      PlanName,
      Seats,
      RedeemedOn: '2026-03-02',
      Status: 'Redeemed',
    })),
  );
});

test('the answer is the server’s sentence: yours already, another’s, refunded, unknown, no code at all', async () => {
  const [client, other] = [await free(), await free()];
  const [code, refunded] = codes as [string, string];
  expectOk(await redeems(client, code));
  expect((await redeems(client, code.toLowerCase().replaceAll('-', ''))).body).toMatchObject({
    status: 200,
    message: 'You’ve already redeemed this deal code.',
    data: { PlanName: 'growth', Seats: 5 },
  });
  expectOk(await redeems(client, refunded));
  await refunds(refunded);
  const refused = async (who: Client, typed: string) => {
    const { status, body } = await redeems(who, typed);
    expect([status, body.fields?.[0]?.field]).toEqual([400, 'code']);
    return body.Message;
  };
  expect(await refused(other, code)).toBe('This deal code has already been used by another business.');
  expect(await refused(client, refunded)).toBe('This deal code was refunded, so it can no longer be used.');
  expect(await refused(other, 'NOBODY-MADE-THIS')).toBe('There is no such deal code. Check it for typos.');
  expect(await refused(other, 'a code')).toBe('A deal code has 8 to 40 letters, digits and dashes.');
  expect(await inForce(other)).toEqual({ plan: 'free', seats: null });
});

test('of two businesses that redeem a code at once, one has it', async () => {
  const clients = [await free(), await free(), await free()];
  const answers = await Promise.all(clients.map((client) => redeems(client, codes[0]!)));
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 400, 400]);
  const plans = [];
  for (const client of clients) plans.push(await inForce(client));
  expect(plans.filter(({ plan }) => plan === 'growth')).toHaveLength(1);
});

test('two codes of one business at once are two, and one twice at once is one', async () => {
  const client = await free();
  const [first, second] = codes as [string, string];
  await Promise.all([redeems(client, first), redeems(client, second), redeems(client, first)]);
  expect(await dealsOf(client)).toHaveLength(2);
  expect(await inForce(client)).toEqual({ plan: 'enterprise', seats: 5 });
});

test('a request that is repeated under its key is answered the same', async () => {
  const client = await free();
  const key = { 'idempotency-key': 'redeem' };
  const first = expectOk(await redeems(client, codes[0]!, key)).body;
  const again = expectOk(await redeems(client, codes[0]!, key)).body;
  expect(again).toEqual({ ...first, data: { ...first.data, repeated: true } });
  expect(await dealsOf(client)).toHaveLength(1);
});

test('codes are guessed ten times an hour by a business, and a right one isn’t looked at after that', async () => {
  const client = await free();
  for (let guess = 0; guess < 10; guess += 1)
    expect((await redeems(client, `GUESS-NUMBER-${guess}`)).status).toBe(400);
  const { status, body } = await redeems(client, codes[0]!);
  expect([status, body.Message]).toEqual([400, 'Too many wrong codes. Try again in 60 minutes.']);
  expect(await inForce(client)).toMatchObject({ plan: 'free' });
  server.pass(61);
  expectOk(await redeems(client, codes[0]!));
});

describe('refunded by the operator', () => {
  test('the plan is what the codes left give, then free, and owners are told', async () => {
    const client = await free();
    const [first, second] = codes as [string, string];
    for (const code of [first, second]) expectOk(await redeems(client, code));
    expect(await refunds(first)).toMatchObject({ deal: { plan: 'growth', seats: 5 }, repeated: false });
    expect(await inForce(client)).toEqual({ plan: 'growth', seats: 5 });
    expect(await dealsOf(client)).toMatchObject([
      { Code: first.slice(-4), Status: 'Refunded' },
      { Code: second.slice(-4), Status: 'Redeemed', PlanName: 'growth' },
    ]);
    expect(await refunds(second)).toMatchObject({ deal: null, repeated: false });
    expect(await refunds(second)).toMatchObject({ repeated: true });
    expect(await inForce(client)).toMatchObject({ plan: 'free' });
    const { rows: letters } = await server.owner.query(
      'select subject, body_text as text from letter where business_id = $1 order by created_at, id',
      [client.shop.business.id],
    );
    expect(letters.map(({ subject }) => subject)).toEqual([
      'A deal code was refunded',
      'A deal code was refunded',
    ]);
    expect(letters[0].text).toContain('Your other deal codes give you the Growth plan with 5 seats.');
    expect(letters[1].text).toContain('You have no other deal code.');
  });

  test('a business with room for one more redeems another', async () => {
    const client = await free();
    for (const code of codes.slice(0, 3)) expectOk(await redeems(client, code));
    await refunds(codes[1]!);
    expectOk(await redeems(client, codes[3]!));
    expect(await inForce(client)).toEqual({ plan: 'enterprise', seats: 10 });
  });
});

describe('beside a plan that is paid for', () => {
  /** The plan as a change of it leaves it. */
  const pays = async (plan: string): Promise<Client> => {
    const client = await free();
    await server.owner.query(
      `insert into plan_billing (business_id, state, plan, interval, seats, currency, anchor_on, period_from, period_to)
       values ($1, 'Active', $2, 'month', 2, 'USD', '2026-03-01', '2026-03-01', '2026-03-31')`,
      [client.shop.business.id, plan],
    );
    await server.owner.query('update business set plan = $2 where id = $1', [client.shop.business.id, plan]);
    return client;
  };
  const stateOf = async (client: Client) => {
    const { rows } = await server.owner.query(
      'select state, deal_plan from plan_billing where business_id = $1',
      [client.shop.business.id],
    );
    return { ...rows[0], ...(await inForce(client)) };
  };

  test('the deal is kept, what is paid for isn’t renewed, and the higher of both is in force', async () => {
    const [smaller, larger] = [await pays('starter'), await pays('enterprise')];
    expectOk(await redeems(smaller, codes[0]!));
    expect(await stateOf(smaller)).toEqual({
      state: 'Cancelling',
      deal_plan: 'growth',
      plan: 'growth',
      seats: 5,
    });
    expectOk(await redeems(larger, codes[1]!));
    expect(await stateOf(larger)).toMatchObject({
      state: 'Cancelling',
      deal_plan: 'growth',
      plan: 'enterprise',
    });
    expectOk(await redeems(smaller, codes[2]!));
    expect(await stateOf(smaller)).toMatchObject({
      state: 'Cancelling',
      deal_plan: 'enterprise',
      plan: 'enterprise',
    });
  });

  test('refunded, what is paid for goes on as it was', async () => {
    const client = await pays('starter');
    expectOk(await redeems(client, codes[0]!));
    await refunds(codes[0]!);
    expect(await stateOf(client)).toMatchObject({ state: 'Cancelling', deal_plan: null, plan: 'starter' });
  });
});

test('an installation’s own table says what codes give', async () => {
  await stepsOfDeals(server.url, [{ plan: 'starter', seats: 3 }]);
  const client = await free();
  expectOk(await redeems(client, codes[0]!));
  expect(await inForce(client)).toEqual({ plan: 'starter', seats: 3 });
  expect((await redeems(client, codes[1]!)).body.Message).toBe(
    'Your business already has 1 deal code, the most that can be combined.',
  );
  await server.owner.query('delete from deal_step');
});

test('only who may change the plan sees or redeems codes', async () => {
  const client = await free();
  expectOk(await redeems(client, codes[0]!));
  const staff = await colleague(server, client, 'Staff');
  expect((await redeems(staff, codes[1]!)).body.kind).toBe('not-allowed');
  expect((await staff.send(planCodeCalls.dealCodes)).body.kind).toBe('not-allowed');
  const admin = await colleague(server, client, 'Admin');
  expectOk(await redeems(admin, codes[1]!));
});
