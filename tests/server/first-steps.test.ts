import { afterAll, beforeAll, expect, test } from 'vitest';
import { bankCalls } from '../../src/api/calls/bank.ts';
import { dashboardCalls } from '../../src/api/calls/dashboard.ts';
import { mailingCalls, shareCalls } from '../../src/api/calls/mailing.ts';
import { idFromWire } from '../../src/api/wire/id.ts';
import { firstSteps } from '../../src/domain/values/first-steps.ts';
import { apiFor, expectOk } from '../support/api.ts';
import { billApiFor } from '../support/bill-api.ts';
import { orderApiFor } from '../support/order-api.ts';
import { type Client, type Server, startServer } from '../support/server.ts';

let server: Server;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.close());

const stepsOf = async (client: Client) =>
  expectOk(await client.send(dashboardCalls.toDoList, {})).body.FirstSteps;
const doneIn = async (client: Client) =>
  (await stepsOf(client))?.filter(({ done }) => done).map(({ name }) => name) ?? null;

test('the first steps of a business tick themselves off by what it does', async () => {
  const client = await server.client();
  const api = apiFor(client);
  // Its country has no usual rates of tax to add.
  const asked = firstSteps.filter((name) => name !== 'taxes');
  expect((await stepsOf(client))!.map(({ name }) => name)).toEqual(asked);
  const before = (await doneIn(client))!;
  expect(before).not.toContain('bank');
  const added = async (step: string, act: () => Promise<unknown>) => {
    await act();
    const done = (await doneIn(client))!;
    expect(done).toContain(step);
    return done;
  };
  await added('bank', async () => expectOk(await client.send(bankCalls.addBank, { bankname: 'First' })));
  await added('customer', () => api.customer('Ada Stone'));
  expect(await added('customer', () => api.invoice({ status: 'Draft' }))).not.toContain('invoice');
  const id = await api.invoice({ prices: ['50'] });
  expect(await added('invoice', async () => {})).not.toContain('sent');
  await added('sent', async () =>
    expectOk(await client.send(shareCalls.createLink, { kind: 'invoice', DocumentId: id })),
  );
  // Once nothing is left to do there is no list.
  expect(before).toContain('particulars');
  expectOk(await api.pay(id, '20'));
  expect(await stepsOf(client)).toBeNull();
});

test('where rates of tax are usual, adding them is a step, done by any tax', async () => {
  const client = await server.client();
  await server.owner.query(`update business set country = 'DE' where id = $1`, [idFromWire(client.business)]);
  expect((await stepsOf(client))!.map(({ name }) => name)).toEqual([...firstSteps]);
  expect(await doneIn(client)).not.toContain('taxes');
  await apiFor(client).tax('USt');
  expect(await doneIn(client)).toContain('taxes');
});

test('what is paid to a vendor, and what they are sent, is none of the first steps', async () => {
  const client = await server.client();
  const bills = billApiFor(client);
  const vendor = await bills.vendor('Paper Mill', { email: 'mill@example.com' });
  const order = await orderApiFor(client).order({ vendor });
  expectOk(
    await client.send(mailingCalls.sendOrderEmail, { PurchaseOrderID: order, email: 'mill@example.com' }),
  );
  expectOk(await client.send(shareCalls.createLink, { kind: 'order', DocumentId: order }));
  expectOk(await bills.pay(await bills.bill({ vendor }), '40'));
  const done = await doneIn(client);
  expect(done).not.toContain('sent');
  expect(done).not.toContain('payment');
});

test('hidden, they are hidden for everybody and for good', async () => {
  const client = await server.client();
  expect(await stepsOf(client)).not.toBeNull();
  const { message } = expectOk(await client.send(dashboardCalls.dismissFirstSteps, {})).body;
  expect(message).toBe('First steps hidden.');
  expect(await stepsOf(client)).toBeNull();
  expectOk(await client.send(dashboardCalls.dismissFirstSteps, {}));
  expect(await stepsOf(client)).toBeNull();
});
