import { afterAll, beforeAll, expect, test } from 'vitest';
import { customerCalls } from '../../src/api/calls/customer.ts';
import { invoiceCalls } from '../../src/api/calls/invoice.ts';
import { agreeableGateways } from '../support/agreeable-gateways.ts';
import { expectOk } from '../support/api.ts';
import { knownRates } from '../support/fake-rates.ts';
import { type Fixture, fixtureOf } from '../support/fixture.ts';
import { type Laid, laidOnce } from '../support/laid-once.ts';
import { notingProvider } from '../support/payments.ts';
import { samples } from '../support/samples.ts';
import { type Client, type Server, startServer } from '../support/server.ts';
import { agreeableShops } from '../support/shops.ts';

let server: Server;
let client: Client;
let another: () => Promise<Laid<Fixture>>;
beforeAll(async () => {
  server = await startServer({
    payments: notingProvider(),
    shops: agreeableShops(),
    gateways: agreeableGateways(),
    rates: knownRates,
  });
  another = await laidOnce(server, (first) => fixtureOf(first));
  client = await server.client();
});
afterAll(() => server.close());

const spellings = ['businessid', 'businessId', 'BusinessId', 'BusinessID', 'BusinessIDFK'];
test.each(samples.map((sample, n) => ({ ...sample, n })))(
  'the business’s id of $name counts in another spelling',
  async ({ call, fields, n }) => {
    const { client: own, fixture } = await another();
    const others = spellings.filter((spelling) => spelling !== call.business);
    const spelling = others[n % others.length]!;
    const sent = { ...fields(fixture), [spelling]: own.business } as Record<string, string>;
    const carried = call.body ? { body: sent } : { query: sent };
    expectOk(await server.send(call, { token: own.token, ...carried }));
  },
);

test.each(spellings)('the business’s id counts as %s', async (spelling) => {
  const query = { [spelling]: client.business };
  expectOk(await server.send(invoiceCalls.listInvoices, { token: client.token, query }));
  const body = { [spelling]: client.business, type: 'person', name: 'Ada' };
  expectOk(await server.send(customerCalls.addCustomer, { token: client.token, body }));
});

test('two businesses in two spellings open neither', async () => {
  const other = await server.client();
  const query = { businessid: client.business, BusinessID: other.business };
  const { status } = await server.send(invoiceCalls.listInvoices, { token: client.token, query });
  expect(status).toBe(400);
});
