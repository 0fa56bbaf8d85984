import { afterAll, beforeAll, expect, test } from 'vitest';
import { normalised } from '../../server/http/call/normalise.ts';
import { invoiceCalls } from '../../src/api/calls/invoice.ts';
import { sent as sentWords } from '../../src/domain/words/requests.ts';
import { formOf } from '../support/api.ts';
import { fieldsOf, withValue } from '../support/call-fields.ts';
import { type Fixture, fixtureOf } from '../support/fixture.ts';
import { samples } from '../support/samples.ts';
import { type Client, type Server, startServer } from '../support/server.ts';

let server: Server;
let client: Client;
let fixture: Fixture;
beforeAll(async () => {
  server = await startServer();
  client = await server.client();
  fixture = await fixtureOf(client);
});
afterAll(() => server.close());

const long = 'x'.repeat(20_000);
/** Longer than a picture may be, for the few fields that take the long text. */
const longest = 'x'.repeat(800_000);

/** What is wrong in one way or another, for nearly any field. */
const wrong: unknown[] = [undefined, '\0', long, '2026-13-45', 'no', -1e9, 1.5, true, null, [], [7], {}];

test.each(samples)(
  '$name says what is wrong with each field in a sentence that names it',
  async ({ call, fields }) => {
    const schema = (call.query ?? call.body)!;
    const sound = { ...fields(fixture), [call.business!]: client.business };
    const faults: string[] = [];
    let refused = 0;
    // A row's own names are checked by the access check first.
    const own = fieldsOf(schema).filter(
      ({ path }) => path[0] !== call.business && !String(path[0]).toLowerCase().startsWith('user'),
    );
    for (const { path } of own)
      for (const value of call.query ? wrong.filter((one) => typeof one === 'string') : wrong) {
        let sent = withValue(sound, path, value) as Record<string, string>;
        let found = schema.safeParse(normalised(schema, sent)).error?.issues[0];
        if (!found && value === long) {
          sent = withValue(sound, path, longest) as Record<string, string>;
          found = schema.safeParse(normalised(schema, sent)).error?.issues[0];
        }
        if (!found) continue;
        refused += 1;
        const carried = call.body ? { body: sent } : { query: sent };
        const { status, body } = await server.send(call, { token: client.token, ...carried });
        const name = sentWords.spokenPlace(found.path.map(String));
        const isOurs =
          body.Message?.toLowerCase().includes(name.toLowerCase()) && body.Message !== found.message;
        if (status !== 400 || !isOurs || body.fields?.[0]?.message !== body.Message)
          faults.push(
            `${path.join('.')} = ${JSON.stringify(value)?.slice(0, 30)}: ${status} ${body.Message}`,
          );
        else if (/invalid|expected|received|too (big|small)|undefined|NaN/i.test(body.Message!))
          faults.push(body.Message!);
      }
    expect(faults).toEqual([]);
    if (call.body && own.length > 0) expect(refused).toBeGreaterThan(0);
  },
);

const line = (more: object) => ({ items: [{ ItemName: 'Candle', quantity: '1', price: '1', ...more }] });

test.each([
  [line({ quantity: 'two' }), 'items.0.quantity', 'Line 1, quantity must be a number such as 12.50.'],
  [line({ price: undefined }), 'items.0.price', 'Line 1, price is missing.'],
  [line({ productid: 'candle' }), 'items.0.productid', 'Line 1, item isn’t an ID from Counterfoil.'],
  [{ issue_date: '31.03.2026' }, 'issue_date', 'Issue date must be a date such as 2026-03-31.'],
  [{ invoicestatus: 'Paid' }, 'invoicestatus', 'Invoice status must be Draft or NotPaid or 2 or 3.'],
  [{ clientid: 7 }, 'clientid', 'Customer must be text.'],
  [{ notes: 'x'.repeat(10_001) }, 'notes', 'Notes can have at most 10000 characters.'],
  [{ ShipZipCode: '\0' }, 'ShipZipCode', 'Ship zip code contains characters we can’t store.'],
])('what is wrong with %o is said beside %s', async (sent, field, message) => {
  const { status, body } = await client.send(invoiceCalls.createInvoice, { ...formOf({}), ...sent });
  expect([status, body.Message, body.fields]).toEqual([400, message, [{ field, message }]]);
});
