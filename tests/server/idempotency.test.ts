import { afterAll, beforeAll, expect, test } from 'vitest';
import { agreeableGateways } from '../support/agreeable-gateways.ts';
import { expectOk } from '../support/api.ts';
import { knownRates } from '../support/fake-rates.ts';
import { type Fixture, fixtureOf } from '../support/fixture.ts';
import { type Laid, laidOnce } from '../support/laid-once.ts';
import { notingProvider } from '../support/payments.ts';
import { samples } from '../support/samples.ts';
import { type Answered, type Server, startServer } from '../support/server.ts';
import { agreeableShops } from '../support/shops.ts';
import { rowCounts } from '../support/stored-rows.ts';

let server: Server;
let another: () => Promise<Laid<Fixture>>;
let withTwo: () => Promise<Laid<{ one: Fixture; other: Fixture }>>;
beforeAll(async () => {
  server = await startServer({
    payments: notingProvider(),
    shops: agreeableShops(),
    gateways: agreeableGateways(),
    rates: knownRates,
  });
  another = await laidOnce(server, (first) => fixtureOf(first));
  withTwo = await laidOnce(server, async (first) => ({
    one: await fixtureOf(first),
    other: await fixtureOf(first, 'Brook Marsh'),
  }));
});
afterAll(() => server.close());

/** What a link or a way to a store opens with is kept nowhere, not in an answer to repeat either: asked again, it is another one. */
const neverRepeats = ['createLink', 'beginStoreConnection'];
/** What only asks a provider how something is does the same whatever its key carried before. */
const keyless = ['confirmPlanPayment'];
const changing = samples.filter(
  ({ name, call }) => call.effect === 'changes' && !neverRepeats.includes(name),
);
const intent = (key: string) => ({ 'idempotency-key': key });

/**
 * What an answer says beside whether it is the first: a bulk act answers each row the same again. A text a document
 * fixes, and an answer without data, say nothing of it.
 */
const read = ({ body }: Answered): { repeated?: unknown; data: unknown } => {
  const { data } = body as { data?: Record<string, unknown> | null };
  if (!data) return { data: body };
  const { repeated, ...rest } = data;
  return { repeated, data: rest };
};

test.each(changing)('$name repeated, or sent twice at once, has one effect', async ({ call, fields }) => {
  const { client: patient, fixture: one } = await another();
  const { client: hasty, fixture: other } = await another();

  const first = read(expectOk(await patient.send(call, fields(one), intent('first'))));
  const once = await rowCounts(server.owner, patient.shop.business.id);
  const second = read(expectOk(await patient.send(call, fields(one), intent('first'))));
  expect(await rowCounts(server.owner, patient.shop.business.id)).toEqual(once);
  expect(second.data).toEqual(first.data);
  if (first.repeated !== undefined) expect([first.repeated, second.repeated]).toEqual([false, true]);

  const both = await Promise.all(['twin', 'twin'].map((key) => hasty.send(call, fields(other), intent(key))));
  const [left, right] = both.map((answer) => read(expectOk(answer)));
  expect(left!.data).toEqual(right!.data);
  if (left!.repeated !== undefined) expect([left!.repeated, right!.repeated].sort()).toEqual([false, true]);
  expect(await rowCounts(server.owner, hasty.shop.business.id)).toEqual(once);
});

/** Both grounds of one client have the same user as owner, and their business has one account at Stripe. */
const same: readonly unknown[] = ['user', 'owner', 'stripeAccount'];

/** A ground whose parts are named after it. */
const named = (fixture: string): Fixture =>
  new Proxy({} as Fixture, {
    get: (_, part) => (same.includes(part) ? part : `${String(part)} of ${fixture}`),
  });
const content = (fields: (fixture: Fixture) => unknown, fixture: string) =>
  JSON.stringify(fields(named(fixture)));

// A call that sends the same on any ground has no other content to carry.
test.each(
  changing.filter(
    ({ name, fields }) => !keyless.includes(name) && content(fields, 'one') !== content(fields, 'other'),
  ),
)('$name with a key that carried other content before is refused', async ({ call, fields }) => {
  const {
    client,
    fixture: { one, other },
  } = await withTwo();
  expectOk(await client.send(call, fields(one), intent('once')));
  const before = await rowCounts(server.owner, client.shop.business.id);
  const { status, body } = await client.send(call, fields(other), intent('once'));
  expect([status, body.kind]).toEqual([400, 'duplicate-request']);
  expect(await rowCounts(server.owner, client.shop.business.id)).toEqual(before);
});

test('what was refused may be sent again under its key once it is allowed', async () => {
  const { client, fixture } = await another();
  const { fields, call } = samples.find(({ name }) => name === 'writeOff')!;
  await server.lockBooks(client, '2030-01-01');
  expect((await client.send(call, fields(fixture), intent('again'))).status).toBe(400);
  await server.lockBooks(client, null);
  expect(read(expectOk(await client.send(call, fields(fixture), intent('again')))).repeated).toBe(false);
});

test('a request repeated is answered as before, though what it names is gone since', async () => {
  const { client, fixture } = await another();
  const sampleOf = (wanted: string) => samples.find(({ name }) => name === wanted)!;
  const [create, remove] = [sampleOf('createInvoice'), sampleOf('deleteCustomer')];
  const first = read(expectOk(await client.send(create.call, create.fields(fixture), intent('first'))));
  expectOk(await client.send(remove.call, remove.fields(fixture)));
  const later = await client.send(create.call, create.fields(fixture), intent('later'));
  expect(later.body.Message).toMatch(/deleted/);
  expect(
    read(expectOk(await client.send(create.call, create.fields(fixture), intent('first')))).data,
  ).toEqual(first.data);
});
