import { afterAll, beforeAll, expect, test } from 'vitest';
import { customerCalls } from '../../src/api/calls/customer.ts';
import { reportCalls } from '../../src/api/calls/report-keys.ts';
import { type Api, apiFor, expectOk } from '../support/api.ts';
import { quoteApiFor } from '../support/quote-api.ts';
import { type Client, type Server, startServer } from '../support/server.ts';

/** Fields the spec names that the product's own page never sends. */
let server: Server;
let client: Client;
let api: Api;
beforeAll(async () => {
  server = await startServer();
  client = await server.client();
  api = apiFor(client);
});
afterAll(() => server.close());

test('a batch is paid by the mode and on the day it says, one entry for all', async () => {
  const customer = await api.customer();
  const [a, b] = [
    await api.invoice({ customer, issuedOn: '2026-02-02' }),
    await api.invoice({ customer, issuedOn: '2026-02-03' }),
  ];
  expectOk(
    await api.payBatch(
      [
        [a, '100'],
        [b, '40'],
      ],
      { paymentmode: 2, date: '2026-02-20' },
    ),
  );
  expect((await api.journal()).at(-1)).toBe('2026-02-20 Payment received: Dr 3 140, Cr 2 100, Cr 2 40');
});

test('a draft that is issued by its edit asks for the deposit it says, and takes the one received', async () => {
  const draft = { customer: await api.customer(), status: 'Draft' as const };
  const id = await api.invoice(draft);
  expectOk(await api.update(id, { ...draft, status: 'NotPaid', requiredDeposit: '30', deposit: '20' }));
  expect(await api.view(id)).toMatchObject({ requireddeposit: '30', amountpaid: '20', amountdue: '80' });
});

test('the trial balance is of the days that are named, and its balances of the last of them', async () => {
  const ask = async (more: Record<string, string>) =>
    expectOk(await client.send(reportCalls.trialBalance, { todate: '2026-02-28', view: 'balances', ...more }))
      .body;
  const [whole, part] = [await ask({}), await ask({ fromdate: '2026-02-20' })];
  expect([whole.fromdate, part.fromdate]).toEqual(['2026-02-01', '2026-02-20']);
  expect(part.report.groups).toEqual(whole.report.groups);
  expect(part.TotalDebit).toBe(whole.TotalDebit);
  expect(part.TotalPeriodDebit).not.toBe(whole.TotalPeriodDebit);
});

test('counts of quotes are of all pages, in any order', async () => {
  const quotes = quoteApiFor(client);
  const customer = await api.customer();
  for (const issuedOn of ['2026-01-05', '2026-01-06']) await quotes.quote({ customer, issuedOn });
  const counts = await quotes.counts();
  expect(counts).toMatchObject({ AllCount: 2, OpenCount: 2 });
  const paged = { page: '2', limit: '1', sortby: 'issue_date', sortOrder: 'asc', status: 'deleted' };
  expect(await quotes.counts(paged)).toEqual(counts);
});

test('a customer is the same in whatever order their documents are asked for', async () => {
  const id = await api.customer('Ada Stone');
  const view = async (more = {}) =>
    expectOk(await client.send(customerCalls.getCustomer, { clientid: id, ...more })).body.data;
  expect(await view({ sortby: 'total' })).toEqual(await view());
});
