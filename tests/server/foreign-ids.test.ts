import { v7 } from 'uuid';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { idToWire } from '../../src/api/wire/id.ts';
import { expectOk } from '../support/api.ts';
import { idFieldsOf, withValue } from '../support/call-fields.ts';
import { type Ground, groundOf } from '../support/ground.ts';
import { notingProvider } from '../support/payments.ts';
import { samples } from '../support/samples.ts';
import { type Answered, type Client, type Server, startServer } from '../support/server.ts';
import { storedRows } from '../support/stored-rows.ts';

let server: Server;
let client: Client;
let own: Ground;
let victim: Client;
let foreign: string[];
/** What the victim has, which every case must leave as it is. */
let theirs: Awaited<ReturnType<typeof storedRows>>;
beforeAll(async () => {
  server = await startServer({ payments: notingProvider() });
  [client, victim] = [await server.client(), await server.client()];
  const { name, stripeAccount, ...rows } = await groundOf(victim, 'Vera Victim');
  own = await groundOf(client);
  const { user, business } = victim.shop;
  foreign = [...Object.values(rows), idToWire(user.id), idToWire(business.id)];
  theirs = await storedRows(server.owner, business.id);
});
afterAll(() => server.close());

const never = () => idToWire(v7());

/** An answer without what is new in each: ids, numbers, versions and times of rows made by the request itself. */
const masked = ({ status, body }: Answered) => ({
  status,
  body: JSON.stringify(body)
    .replace(/"[A-Za-z0-9_-]{22}"/g, '"id"')
    // An address to fetch a file from holds a token of its own each time.
    .replace(/"url":"[^"]*"/, '"url":"…"')
    .replace(/(INV|REC|QU|BILL|PO|EXP)-\d+/g, 'number'),
});

const cases = samples.flatMap((sample) => {
  const schema = sample.call.query ?? sample.call.body;
  return idFieldsOf(schema!).map((path) => ({ ...sample, path, field: path.join('.') }));
});

test('the walk finds the fields that take an id', () => {
  expect(cases.length).toBeGreaterThan(60);
  expect(cases.filter(({ name }) => name === 'updateInvoice').map(({ field }) => field)).toEqual([
    'businessid',
    'clientid',
    'ShippingTaxIDFK',
    'InvoiceSettingId',
    'Attachments.0',
    'bankid',
    'LocationIDFK',
    'items.0.id',
    'items.0.productid',
    'items.0.TaxId',
    'items.0.LocationIDFK',
    'id',
  ]);
  expect(cases.filter(({ name }) => name === 'getInvoice').map(({ field }) => field)).toEqual([
    'businessid',
    'userid',
    'invoiceid',
  ]);
});

test.each(cases)(
  '$name: another business’s id in $field answers as one that never was',
  async ({ call, fields, path }) => {
    const sent = { [call.business!]: client.business, ...fields(own) };
    const ask = async (id: string) =>
      masked(await client.send(call, withValue(sent, path, id) as Record<string, unknown>));
    const expected = await ask(never());
    for (const id of foreign) expect(await ask(id)).toEqual(expected);
    expect(await storedRows(server.owner, victim.shop.business.id)).toEqual(theirs);
  },
);

test('a token reaches its own user’s businesses and no other', async () => {
  const { call, fields } = samples.find(({ name }) => name === 'addPayment')!;
  const stolen = await client.send(call, fields(own), { token: victim.token });
  expect([stolen.status, stolen.body.kind]).toEqual([404, 'missing']);
  const made = await client.send(call, fields(own), { token: never().repeat(2) });
  expect(made.status).toBe(401);
  expect(await storedRows(server.owner, victim.shop.business.id)).toEqual(theirs);
});

test('an Idempotency-Key another business used is as good as new', async () => {
  const { call, fields } = samples.find(({ name }) => name === 'addCustomer')!;
  const key = { 'idempotency-key': 'the same' };
  expectOk(await victim.send(call, { ...fields(own), name: 'Somebody else' }, key));
  const answer = expectOk(await client.send(call, fields(own), key));
  expect((answer.body as { data: { repeated: boolean } }).data.repeated).toBe(false);
});
