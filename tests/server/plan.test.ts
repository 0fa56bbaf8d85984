import { afterAll, beforeAll, expect, test } from 'vitest';
import { customerCalls } from '../../src/api/calls/customer.ts';
import { planCalls, planInfoCalls } from '../../src/api/calls/plan.ts';
import { planBillingCalls } from '../../src/api/calls/plan-billing.ts';
import { reportCalls } from '../../src/api/calls/report-keys.ts';
import { expectOk } from '../support/api.ts';
import { type Client, type Server, startServer } from '../support/server.ts';
import { colleague } from '../support/team-api.ts';

let server: Server;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.close());

const put = (client: Client, plan: string, trialEndsAt: string | null = null) =>
  server.owner.query('update business set plan = $2, trial_ends_at = $3 where id = $1', [
    client.shop.business.id,
    plan,
    trialEndsAt,
  ]);
const info = async (client: Client) => expectOk(await client.send(planCalls.seatsInfo)).body;
const choose = (client: Client, SubscriptionPlanId: number) =>
  client.send(planBillingCalls.upgradePlan, { SubscriptionPlanId });

test('anybody may read the plans, by the numbers the spec gives them', async () => {
  const { body } = await server.send(planInfoCalls.allPlans);
  expect(
    body.data.map((one) => [one.SubscriptionPlanId, one.PlanName, one.InvoiceCap, one.ClientCap]),
  ).toEqual([
    [1, 'free', 10, 10],
    [2, 'starter', 50, null],
    [3, 'growth', 500, null],
    [13, 'enterprise', null, null],
  ]);
  const details = (SubscriptionPlanId: string) =>
    server.send(planInfoCalls.planDetails, { query: { SubscriptionPlanId } });
  expect((await details('18')).body.data.PlanName).toBe('enterprise');
  expect((await details('7')).status).toBe(404);
});

test('the plan tells what is used of each cap, and which seats are taken', async () => {
  const client = await server.client();
  await put(client, 'free');
  for (const name of ['One', 'Two'])
    expectOk(await client.send(customerCalls.addCustomer, { type: 'person', name }));
  expect(await info(client)).toMatchObject({
    PlanName: 'free',
    seats: 1,
    used: 1,
    invites: 0,
    ActiveSeats: 1,
    Usage: [
      { cap: 'clients', used: 2, limit: 10 },
      { cap: 'inventory', used: 0, limit: 5 },
      { cap: 'invoices', used: 0, limit: 10 },
    ],
  });
});

test('a changed plan holds from everybody’s next call on, and nothing is charged', async () => {
  const client = await server.client();
  const accountant = await colleague(server, client, 'Accountant');
  await put(client, 'free');
  const refused = await accountant.send(reportCalls.trialBalance);
  expect([refused.body.kind, refused.body.details]).toEqual(['plan-limit', { flag: 'accounting' }]);
  const { body } = expectOk(await choose(client, 3));
  expect([body.PaymentStatus, body.Comment, body.data.PlanName]).toEqual([
    'succeeded',
    'Nothing was charged.',
    'growth',
  ]);
  const answer = await accountant.send(reportCalls.trialBalance);
  expect([answer.status, answer.headers.access]).toEqual([200, `${client.business} Accountant growth`]);
});

test('a smaller plan hides nothing, and lets nothing more in', async () => {
  const client = await server.client();
  await put(client, 'enterprise');
  for (let n = 0; n < 12; n += 1)
    expectOk(await client.send(customerCalls.addCustomer, { type: 'person', name: `Customer ${n}` }));
  expectOk(await choose(client, 1));
  expect((await client.send(customerCalls.listCustomers)).body.total).toBe(12);
  const { body } = await client.send(customerCalls.addCustomer, { type: 'person', name: 'One more' });
  expect([body.kind, body.details]).toEqual(['plan-limit', { cap: 'clients', limit: 10, used: 12 }]);
});

test('a trial ends after fourteen days, by the clock alone, and the free plan begins', async () => {
  const client = await server.client();
  await put(client, 'trial', '2026-03-16T12:00:00Z');
  expect(await info(client)).toMatchObject({ PlanName: 'trial', TrialEndsAt: '2026-03-16T12:00:00.000Z' });
  expect((await client.send(reportCalls.trialBalance)).status).toBe(200);
  server.setToday('2026-03-16');
  expect(await info(client)).toMatchObject({ PlanName: 'free', TrialEndsAt: null });
  expect((await client.send(reportCalls.trialBalance)).body.kind).toBe('plan-limit');
});

test('nobody chooses a trial or a plan there is none of', async () => {
  const client = await server.client();
  const [trial, none] = [await choose(client, 4), await choose(client, 7)];
  expect([trial.body.kind, none.body.kind]).toEqual(['illegal-move', 'invalid']);
});
