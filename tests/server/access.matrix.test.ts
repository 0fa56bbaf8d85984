import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { idToWire } from '../../src/api/wire/id.ts';
import { contract } from '../support/contract.ts';
import { expectedAnswer, expectedCalls, expectedPlans, expectedRoles } from '../support/expected.ts';
import { type Client, type Server, startServer } from '../support/server.ts';

let server: Server;
let client: Client;
beforeAll(async () => {
  server = await startServer();
  client = await server.client();
});
afterAll(() => server.close());

const inBusiness = contract.filter(({ auth, business }) => auth === 'session' && business);
const nameOf = ({ method, path }: { method: string; path: string }) => `${method} ${path}`;

test('the table has every call within a business, once', () => {
  expect(expectedCalls.map(({ call }) => call!).sort()).toEqual(inBusiness.map(nameOf).sort());
});

/** What the access check says to a request that is nothing but a business: refused for who asks, or let in to be found faulty. */
const accessSays = async (call: (typeof inBusiness)[number]): Promise<string> => {
  const named = { [call.business!]: client.business, userid: idToWire(client.shop.user.id) };
  const { body } = await server.send(call, {
    token: client.token,
    ...(call.body ? { body: named } : { query: named }),
  });
  return body.kind === 'not-allowed' || body.kind === 'plan-limit' ? body.kind : 'open';
};

describe.each(expectedRoles)('as %s', (role) => {
  test.each(expectedPlans)('on the plan %s every call is open or refused as the tables say', async (plan) => {
    await server.owner.query('update member set role = $2 where business_id = $1', [
      client.shop.business.id,
      role,
    ]);
    await server.owner.query('update business set plan = $2 where id = $1', [client.shop.business.id, plan]);
    // What changes something would be carried out where it is let in, so it is sent incomplete.
    const answers = await Promise.all(
      inBusiness.map(async (call) => [nameOf(call), await accessSays(call)] as const),
    );
    const expected = inBusiness.map((call) => [
      nameOf(call),
      expectedAnswer(role, plan, expectedCalls.find((row) => row.call === nameOf(call))!),
    ]);
    expect(answers).toEqual(expected);
  });
});
