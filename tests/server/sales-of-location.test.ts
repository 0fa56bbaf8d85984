import { afterAll, beforeAll, expect, test } from 'vitest';
import { invoiceCalls } from '../../src/api/calls/invoice.ts';
import { apiFor, expectOk } from '../support/api.ts';
import { type Server, startServer } from '../support/server.ts';
import { transferApiFor } from '../support/transfer-api.ts';

let server: Server;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.close());

test('the sales list of a location has what one line alone takes from it', async () => {
  const early = apiFor(await server.client());
  const places = transferApiFor(early.client);
  await places.enable();
  const [first, second, elsewhere] = [
    await places.main(),
    await places.location('Annex'),
    await places.location('Barn'),
  ];
  const mixed = await early.invoice({
    items: [
      { ItemName: 'Box', quantity: '1', price: '2' },
      { ItemName: 'Jar', quantity: '1', price: '2', LocationIDFK: second },
    ],
  });
  const listed = async (location: string) =>
    expectOk(
      await early.client.send(invoiceCalls.listInvoicesByLocation, { LocationIdList: [location] }),
    ).body.Invoices.map(({ id }) => id);
  expect([await listed(first), await listed(second), await listed(elsewhere)]).toEqual([
    [mixed],
    [mixed],
    [],
  ]);
});
