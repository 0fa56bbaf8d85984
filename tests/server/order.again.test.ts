import { afterAll, beforeAll, expect, test } from 'vitest';
import { expectOk } from '../support/api.ts';
import { billApiFor } from '../support/bill-api.ts';
import { type OrderApi, orderApiFor } from '../support/order-api.ts';
import { type Server, startServer } from '../support/server.ts';

let server: Server;
let orders: OrderApi;
let vendor: string;
beforeAll(async () => {
  server = await startServer();
  const client = await server.client();
  orders = orderApiFor(client);
  vendor = await billApiFor(client).vendor('Paper Mill');
});
afterAll(() => server.close());

const billed = async (id: string, quantities: string[], confirmed?: boolean): Promise<string> =>
  expectOk(await orders.bill(id, quantities, confirmed)).body.data.vendorBillId;

test('the quantities of a draft that stands, sent once more, are asked about; confirmed, they are another bill', async () => {
  const id = await orders.order({ vendor });
  const first = await billed(id, ['4']);
  const again = await orders.bill(id, ['4']);
  expect([again.status, again.body.fields]).toEqual([
    400,
    [
      {
        field: 'lines.0.Qty',
        message:
          'A draft bill of this order has the same quantities already. Confirm that you want another one.',
      },
    ],
  ]);
  expect(await orders.stands(id)).toBe('ConvertToBill 4+0');
  const second = await billed(id, ['4'], true);
  expect(second).not.toBe(first);
  expect(await orders.stands(id)).toBe('ConvertToBill 8+0');
  // A third goes beyond what is left: both are asked about at once.
  const third = await orders.bill(id, ['4']);
  expect(third.body.fields?.map(({ message }) => message)).toEqual([
    'A draft bill of this order has the same quantities already. Confirm that you want another one.',
    'Only 2 of Paper left to bill. Confirm that you want to bill more.',
  ]);
});
