import { afterAll, beforeAll, expect, test } from 'vitest';
import { customerCalls } from '../../src/api/calls/customer.ts';
import { planCalls } from '../../src/api/calls/plan.ts';
import { planBillingCalls } from '../../src/api/calls/plan-billing.ts';
import { idFromWire } from '../../src/api/wire/id.ts';
import { expectOk } from '../support/api.ts';
import { billingOn } from '../support/plan-billing.ts';
import { planSandbox } from '../support/plan-payments.ts';
import { sellPlans } from '../support/plan-seller.ts';
import { type Client, type Server, startServer } from '../support/server.ts';
import { signedInAs } from '../support/signed-in.ts';
import { colleague, teamApiFor } from '../support/team-api.ts';

let server: Server;
let sandbox: Awaited<ReturnType<typeof planSandbox>>;
beforeAll(async () => {
  sandbox = await planSandbox();
  server = await startServer({ planPayments: sandbox.planPayments });
  await sellPlans(server.owner, { taxes: [] });
});
afterAll(async () => {
  await server.close();
  await sandbox.close();
});

const add = (who: Client, name: string) => who.send(customerCalls.addCustomer, { type: 'person', name });
const works = async (who: Client) => (await add(who, 'One more')).status === 200;
const total = async (who: Client) => expectOk(await who.send(customerCalls.listCustomers)).body.total;
const seats = async (client: Client) => expectOk(await client.send(planCalls.seatsInfo)).body;

/** A business that pays for growth from 1 June on, with its owner and two who joined it, one after the other. */
const team = async () => {
  server.setToday('2026-06-01');
  const client = await server.client();
  await server.owner.query(`update business set plan = 'free' where id = $1`, [client.shop.business.id]);
  const billing = billingOn(server, client);
  await billing.subscribe('growth');
  /** Somebody who joins, and stays signed in while the months pass. */
  const joins = async (role: 'Staff' | 'Manager'): Promise<Client> => {
    server.pass(1);
    const { row } = await colleague(server, client, role);
    const token = await signedInAs(server.owner, idFromWire(row.userid!));
    return { ...client, token, send: (call, fields = {}) => client.send(call, fields, { token }) };
  };
  const [staff, manager] = [await joins('Staff'), await joins('Manager')];
  return { client, billing, staff, manager, api: teamApiFor(server, client) };
};

test('going down below what is used of caps and seats hides nothing, removes nobody, and lets no more in', async () => {
  const { client, billing, staff, manager, api } = await team();
  for (let n = 0; n < 12; n += 1) expectOk(await add(client, `Customer ${n}`));
  expectOk(await billing.ask('starter'));
  // Until the period is over everything is as before.
  expect(await seats(client)).toMatchObject({ PlanName: 'growth', seats: 5, used: 3 });
  expect(await works(manager)).toBe(true);

  server.setToday('2026-07-01');
  await billing.steps();
  expect(await seats(client)).toMatchObject({ PlanName: 'starter', seats: 2, used: 3 });
  expect(await Promise.all([client, staff, manager].map(works))).toEqual([true, true, false]);
  expect((await add(manager, 'Refused')).body.Message).toContain('Your business is on a plan for 2 people.');
  expect((await api.invite('fourth@example.com', 'Staff')).body.kind).toBe('plan-limit');

  expectOk(await client.send(planBillingCalls.cancelSubscription, {}));
  server.setToday('2026-08-01');
  await billing.steps();
  expect(await seats(client)).toMatchObject({ PlanName: 'free', seats: 1, ActiveSeats: 3 });
  expect((await add(client, 'Beyond the cap')).body.details).toEqual({ cap: 'clients', limit: 10, used: 15 });
  expect((await add(staff, 'Refused')).body.Message).toContain('Your business is on a plan for 1 person.');
  expect(await Promise.all([client, staff, manager].map(total))).toEqual([15, 15, 15]);
  expect((await api.list()).AllTeamMemberInvite.map(({ standing }) => standing.status)).toEqual(
    Array(3).fill('Active'),
  );

  await billing.subscribe('growth');
  expect(await Promise.all([client, staff, manager].map(works))).toEqual([true, true, true]);
  expect((await api.list()).refusedinvites.map(({ memberemail }) => memberemail)).toEqual([
    'fourth@example.com',
  ]);
  expect((await api.invite('fourth@example.com', 'Staff')).status).toBe(200);
});

test('fewer seats than are used are refused on the same plan, naming who holds them', async () => {
  const { client, billing } = await team();
  expectOk(await billing.ask('growth', { seats: 7 }));
  const api = teamApiFor(server, client);
  for (const n of [1, 2, 3]) expectOk(await api.invite(`seat-${n}@example.com`, 'Viewer'));
  const refused = await billing.ask('growth', { seats: 5 });
  expect(refused.body.Message).toContain(
    '6 seats are used, by Ada Owner, Mara Okafor, Mara Okafor, seat-1@example.com',
  );
  expectOk(await billing.ask('growth', { seats: 6 }));
});
