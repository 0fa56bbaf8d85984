import { afterAll, beforeAll, expect, test } from 'vitest';
import { customerCalls } from '../../src/api/contract/customer.ts';
import { reportCalls } from '../../src/api/contract/report.ts';
import { type Desk, deskOf, granted } from '../support/desk.ts';
import { quoteDeskOf } from '../support/quote-desk.ts';
import { type Client, type Server, startServer } from '../support/server.ts';

/** Fields the documents name that the product's own page never sends. */
let server: Server;
let client: Client;
let desk: Desk;
beforeAll(async () => {
  server = await startServer();
  client = await server.client();
  desk = deskOf(client);
});
afterAll(() => server.close());

test('a batch is paid by the mode and on the day it says, one entry for all', async () => {
  const customer = await desk.customer();
  const [a, b] = [
    await desk.invoice({ customer, issuedOn: '2026-02-02' }),
    await desk.invoice({ customer, issuedOn: '2026-02-03' }),
  ];
  granted(
    await desk.payBatch(
      [
        [a, '100'],
        [b, '40'],
      ],
      { paymentmode: 2, date: '2026-02-20' },
    ),
  );
  expect((await desk.journal()).at(-1)).toBe('2026-02-20 Payment received: Dr 3 140, Cr 2 100, Cr 2 40');
});

test('a draft that is issued by its edit asks for the deposit it says, and takes the one received', async () => {
  const draft = { customer: await desk.customer(), status: 'Draft' as const };
  const id = await desk.invoice(draft);
  granted(await desk.update(id, { ...draft, status: 'NotPaid', requiredDeposit: '30', deposit: '20' }));
  expect(await desk.view(id)).toMatchObject({ requireddeposit: '30', amountpaid: '20', amountdue: '80' });
});

test('the trial balance is of its last day, whatever first day is named', async () => {
  const asked = (more: Record<string, string>) =>
    client.send(reportCalls.trialBalance, { todate: '2026-02-28', ...more });
  const whole = granted(await asked({})).body;
  expect(granted(await asked({ fromdate: '2026-02-20' })).body).toEqual(whole);
});

test('counts of quotes are of all pages, in any order', async () => {
  const quotes = quoteDeskOf(client);
  const customer = await desk.customer();
  for (const issuedOn of ['2026-01-05', '2026-01-06']) await quotes.quote({ customer, issuedOn });
  const counts = await quotes.counts();
  expect(counts).toMatchObject({ AllCount: 2, OpenCount: 2 });
  const paged = { page: '2', limit: '1', sortby: 'issue_date', sortOrder: 'asc', status: 'deleted' };
  expect(await quotes.counts(paged)).toEqual(counts);
});

test('a customer is the same in whatever order their documents are asked for', async () => {
  const id = await desk.customer('Ada Stone');
  const view = async (more = {}) =>
    granted(await client.send(customerCalls.getCustomer, { clientid: id, ...more })).body.data;
  expect(await view({ sortby: 'total' })).toEqual(await view());
});
