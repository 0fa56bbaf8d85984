import type { InjectOptions } from 'fastify';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { invoiceCalls } from '../../src/api/calls/invoice.ts';
import { agreeableGateways } from '../support/agreeable-gateways.ts';
import { expectOk } from '../support/api.ts';
import { contract } from '../support/contract.ts';
import { knownRates } from '../support/fake-rates.ts';
import { type Fixture, fixtureOf } from '../support/fixture.ts';
import { type Laid, laidOnce } from '../support/laid-once.ts';
import { notingProvider } from '../support/payments.ts';
import { samples } from '../support/samples.ts';
import { type Client, type Server, startServer } from '../support/server.ts';
import { agreeableShops } from '../support/shops.ts';

let server: Server;
let client: Client;
let fixture: Fixture;
let another: () => Promise<Laid<Fixture>>;
beforeAll(async () => {
  server = await startServer({
    payments: notingProvider(),
    shops: agreeableShops(),
    gateways: agreeableGateways(),
    rates: knownRates,
  });
  another = await laidOnce(server, (first) => fixtureOf(first));
  ({ client, fixture } = await another());
});
afterAll(() => server.close());

const json = { 'content-type': 'application/json' };

/** What may be sent to a call, right or wrong, as query or body, whichever it has. */
const sentTo = (call: (typeof contract)[number]): InjectOptions[] => {
  const fields = samples.find((sample) => sample.call === call)?.fields(fixture);
  const sound = { ...(fields as Record<string, string>), [call.business ?? 'none']: client.business };
  const foolish = { ...sound, userid: ['1', '2'], [call.business ?? 'none']: ['1', '2'] };
  if (call.method === 'GET' || call.method === 'DELETE') return [{}, { query: sound }, { query: foolish }];
  return [
    {},
    { payload: sound },
    { payload: foolish },
    { payload: [1] },
    { payload: 'null', headers: json },
    { payload: '{"half":', headers: json },
    { payload: '{"__proto__":{"role":"Owner"}}', headers: json },
    { payload: '<all/>', headers: { 'content-type': 'text/xml' } },
    { payload: 'plain', headers: { 'content-type': 'text/plain' } },
    { payload: ' '.repeat(1_100_000), headers: json },
  ];
};

const ofSessions = contract
  .filter(({ auth }) => auth === 'session')
  .map((call) => ({ call, name: `${call.method} ${call.path}` }));

test.each(ofSessions)('$name answers nobody without a live session, whatever they send', async ({ call }) => {
  const dead = 'A'.repeat(43);
  for (const sent of sentTo(call))
    for (const token of [{}, { token: '' }, { token: 'short' }, { token: dead }]) {
      const answer = await server.app.inject({
        method: call.method,
        url: call.path,
        ...sent,
        headers: { ...sent.headers, ...token },
      });
      expect([answer.statusCode, answer.json().kind], JSON.stringify([sent, token]).slice(0, 200)).toEqual([
        401,
        'signed-out',
      ]);
    }
});

test('a session is looked up once per request, answered, refused or unreadable', async () => {
  const connects = vi.spyOn(server.database.access, 'connect');
  const { token } = client;
  const lookUps = async (payload: InjectOptions['payload']): Promise<[number, number]> => {
    connects.mockClear();
    const url = invoiceCalls.addPayment.path;
    const answer = await server.app.inject({
      method: 'POST',
      url,
      payload: payload!,
      headers: { ...json, token },
    });
    return [answer.statusCode, connects.mock.calls.length];
  };
  const { business } = client;
  const payment = { businessid: business, InvoiceId: fixture.open, amount: '1', paymentmode: 1 };
  expect(await lookUps(payment)).toEqual([200, 1]);
  expect(await lookUps({ ...payment, amount: '1000' })).toEqual([400, 1]);
  expect(await lookUps({ ...payment, amount: 'much' })).toEqual([400, 1]);
  expect(await lookUps({ ...payment, businessid: fixture.open })).toEqual([404, 1]);
  expect(await lookUps('{"half":')).toEqual([400, 1]);
  connects.mockRestore();
});

test('a signed-in member of no such business is told so before what is wrong with the rest', async () => {
  const { send } = client;
  const elsewhere = { businessid: fixture.open, amount: 'much' };
  expect(await send(invoiceCalls.addPayment, elsewhere)).toMatchObject({
    status: 404,
    body: { kind: 'missing' },
  });
  expect(await send(invoiceCalls.addPayment, { businessid: undefined })).toMatchObject({
    status: 400,
    body: { kind: 'invalid', fields: [{ field: 'businessid' }] },
  });
  expect(await send(invoiceCalls.addPayment, { amount: 'much' })).toMatchObject({
    status: 400,
    body: { kind: 'invalid' },
  });
});

test.each(samples)(
  '$name is accepted as it is sent, and its answer is the contract’s',
  async ({ call, fields }) => {
    const own = await another();
    expectOk(await own.client.send(call, fields(own.fixture)));
  },
);
