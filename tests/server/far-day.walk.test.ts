import { afterAll, beforeAll, expect, test } from 'vitest';
import { day } from '../../src/api/wire/values.ts';
import { agreeableGateways } from '../support/agreeable-gateways.ts';
import { type FieldPath, fieldsOf, withValue } from '../support/call-fields.ts';
import { knownRates } from '../support/fake-rates.ts';
import { type Fixture, fixtureOf } from '../support/fixture.ts';
import { linesOf } from '../support/journal-api.ts';
import { notingProvider } from '../support/payments.ts';
import { samples } from '../support/samples.ts';
import { type Client, type Server, startServer } from '../support/server.ts';
import { agreeableShops } from '../support/shops.ts';
import { transferApiFor } from '../support/transfer-api.ts';

let server: Server;
let client: Client;
let fixture: Fixture;
/** A location that is in use and has nothing. */
let loft: string;
beforeAll(async () => {
  server = await startServer({
    payments: notingProvider(),
    shops: agreeableShops(),
    gateways: agreeableGateways(),
    rates: knownRates,
  });
  client = await server.client();
  fixture = await fixtureOf(client);
  loft = await transferApiFor(client).location('Loft');
});
afterAll(() => server.close());

const opened = { openingbalance: '10', OpeningBalance: '10' };
type Fields = (fixture: Fixture) => Record<string, unknown>;
/** What a sample lacks, without which its day is of nothing and not looked at; by the call, or by one of its days. */
const dated: Readonly<Record<string, Fields>> = {
  addCustomer: () => opened,
  updateCustomer: () => opened,
  addVendor: () => opened,
  updateVendor: () => opened,
  updateBank: () => opened,
  updateAccount: () => opened,
  addProduct: () => ({ type: 'product', trackstock: true, quantity: '4', openingcost: '1' }),
  deactivateLocation: ({ place }) => ({ sourceLocationId: loft, destinationLocationId: place }),
  'addJournalEntry entriesItem.0.DueDate': ({ name }) => ({
    entriesItem: linesOf([
      ['Accounts receivable', '10', { Contact: name }],
      ['Rent', '-10'],
    ]),
  }),
};

/** A preview shows what would be done, and asks nothing. */
const asks = (name: string) => !name.startsWith('preview');

/** Every day that a call takes on which something is posted or dated: of calls that can carry that a far one is meant. */
const days = samples
  .filter(({ name, call }) => call.body && Object.hasOwn(call.body.shape, 'confirmFarDate') && asks(name))
  .flatMap(({ name, call, fields }) =>
    fieldsOf(call.body!)
      .filter(({ schema }) => schema === day)
      .map(({ path }) => ({ name, at: path.join('.'), path, call, fields })),
  );

const answered = async ({ name, at, call, fields, path }: (typeof days)[number], value: string) => {
  const whole = { ...fields(fixture), ...(dated[name] ?? dated[`${name} ${at}`])?.(fixture) };
  const sent = withValue(whole, path as FieldPath, value) as Record<string, unknown>;
  return client.send(call, sent);
};

test('days of every subject are walked', () => {
  expect(days.length).toBeGreaterThan(50);
});

test.each(days)('$name doesn’t take a far $at unless it is confirmed', async (one) => {
  for (const value of ['1999-01-31', '2099-01-31']) {
    const { status, body } = await answered(one, value);
    // Of several, each is told apart.
    const rows = (body as { data?: { rows?: { done: boolean }[] } }).data?.rows;
    const granted = status === 200 && (rows === undefined || rows.some(({ done }) => done));
    expect([value, granted, body.Message]).toEqual([value, false, body.Message]);
    if (status === 400)
      expect(body.kind === 'far-day' || body.fields?.length === 1, `${value} ${body.Message}`).toBe(true);
  }
});
