import { afterAll, beforeAll, expect, test } from 'vitest';
import { businessCalls } from '../../src/api/calls/business.ts';
import { customerCalls } from '../../src/api/calls/customer.ts';
import { apiFor, expectOk } from '../support/api.ts';
import { type Client, type Server, startServer } from '../support/server.ts';

let server: Server;
let client: Client;
beforeAll(async () => {
  server = await startServer();
  client = await server.client();
});
afterAll(() => server.close());

const bookDays = async () => expectOk(await client.send(businessCalls.bookDays)).body.data;

test('the books began on the day the business was made, or with the first entry where that is earlier', async () => {
  const { today } = await bookDays();
  const { rows } = await server.owner.query<{ made: string }>(
    `update business set created_at = $2::timestamptz, time_zone = 'Pacific/Auckland' where id = $1
     returning (created_at at time zone 'Pacific/Auckland')::date::text as made`,
    [client.shop.business.id, '2026-01-09T12:00:00Z'],
  );
  expect(rows[0]!.made).toBe('2026-01-10');
  expect(await bookDays()).toMatchObject({ booksbegan: '2026-01-10' });
  const api = apiFor(client);
  await api.invoice({ issuedOn: today });
  expect((await bookDays()).booksbegan).toBe('2026-01-10');
  expectOk(
    await client.send(customerCalls.addCustomer, {
      type: 'person',
      name: 'Ada Stone',
      openingbalance: '100',
      openingbalancedate: '2025-12-31',
    }),
  );
  expect((await bookDays()).booksbegan).toBe('2025-12-31');
});
