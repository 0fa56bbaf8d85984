import { setImmediate } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { postRows } from '../../bench/posted-rows.ts';
import { rebuild } from '../../server/maintenance/rebuild.ts';
import { customerCalls } from '../../src/api/calls/customer.ts';
import { customerAccountCalls } from '../../src/api/calls/customer-account.ts';
import { productCalls } from '../../src/api/calls/product.ts';
import { minus, plus } from '../../src/domain/money.ts';
import { apiFor, expectOk } from '../support/api.ts';
import { readPdf } from '../support/pdf-text.ts';
import { type Client, type Server, startServer } from '../support/server.ts';

let server: Server;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.close());

const statement = async (client: Client, clientid: string, days: Record<string, string> = {}) =>
  expectOk(
    await client.send(customerAccountCalls.clientStatement, { clientid, page: '1', limit: '100', ...days }),
  ).body;
/** What it comes to: owed before, asked for, cancelled of the earlier, settled, owed after, credit. */
const sums = async (client: Client, clientid: string, days: Record<string, string> = {}) => {
  const body = await statement(client, clientid, days);
  const expected = minus(plus(body.openingbalance, body.totalinvocesamount), body.totalcancelled);
  expect(minus(expected, body.totalsettled)).toBe(body.totalamountdue);
  return [
    body.openingbalance,
    body.totalinvocesamount,
    body.totalcancelled,
    body.totalsettled,
    body.totalamountdue,
    body.credit,
  ].join(' ');
};
const printed = async (client: Client, clientid: string, days: Record<string, string> = {}) => {
  const { body } = expectOk(await client.send(customerAccountCalls.downloadStatement, { clientid, ...days }));
  return server.app.inject({ url: body.data.url });
};

/** Owes 50 from before, and is invoiced 100 in January, 200 in February, 400 in March; 30 of January is paid in February. */
const quarter = async (currency?: string) => {
  const client = await server.client(currency);
  const api = apiFor(client);
  server.setToday('2026-03-20');
  const customer = expectOk(
    await client.send(customerCalls.addCustomer, {
      type: 'person',
      name: 'Ada Stone',
      openingbalance: '50',
      openingbalancedate: '2025-12-31',
    }),
  ).body.data.id;
  const invoice = (issuedOn: string, price: string) => api.invoice({ customer, issuedOn, prices: [price] });
  const january = await invoice('2026-01-10', '100');
  const february = await invoice('2026-02-10', '200');
  const march = await invoice('2026-03-10', '400');
  expectOk(await api.pay(january, '30', { date: '2026-02-15' }));
  return { client, api, customer, invoices: { january, february, march } };
};

test('of some days a statement has their claims, what was owed before and what after', async () => {
  const { client, customer } = await quarter();
  expect(await sums(client, customer)).toBe('0 750 0 30 720 0');
  expect(await sums(client, customer, { sortby: 'alltime' })).toBe('0 750 0 30 720 0');
  expect(await sums(client, customer, { sortby: 'thisyear' })).toBe('50 700 0 30 720 0');
  const february = { fromdate: '2026-02-01', todate: '2026-02-28' };
  expect(await sums(client, customer, february)).toBe('150 200 0 30 320 0');
  expect(await sums(client, customer, { todate: '2026-01-31' })).toBe('0 150 0 0 150 0');
  expect(await sums(client, customer, { fromdate: '2026-04-01' })).toBe('720 0 0 0 720 0');
  const { statement: claims, total, fromdate, todate } = await statement(client, customer, february);
  expect([total, fromdate, todate]).toEqual([1, '2026-02-01', '2026-02-28']);
  expect(claims.map((one) => [one.issue_date, one.totalamount, one.amountdue])).toEqual([
    ['2026-02-10', '200', '200'],
  ]);
});

test('a claim owes what it owed on the last of the days', async () => {
  const { client, customer } = await quarter();
  const januaryIn = async (days: Record<string, string>) =>
    (await statement(client, customer, days)).statement.find((one) => one.issue_date === '2026-01-10')!
      .amountdue;
  expect(await januaryIn({ sortby: 'quarter1' })).toBe('70');
  expect(await januaryIn({ todate: '2026-01-31' })).toBe('100');
});

test('credit stands as it stood then, and what was cancelled later is owed until it was', async () => {
  const { client, api, customer, invoices } = await quarter();
  expectOk(await api.pay(invoices.march, '460', { date: '2026-03-15', surplus: 'credit' }));
  expectOk(await api.cancel(invoices.february));
  expect(await sums(client, customer, { fromdate: '2026-03-01', todate: '2026-03-31' })).toBe(
    '320 400 200 400 120 60',
  );
  expect(await sums(client, customer, { fromdate: '2026-02-01', todate: '2026-03-14' })).toBe(
    '150 600 0 30 720 0',
  );
});

test('an invoice corrected after its payment was taken back, on a day that is open, is on the statement as if it had never been paid', async () => {
  const { client, api, customer, invoices } = await quarter();
  const [paid] = (await api.view(invoices.january)).payment;
  expectOk(await api.deletePayment(invoices.january, paid!.id));
  expectOk(await api.update(invoices.january, { customer, issuedOn: '2026-01-10', prices: ['80'] }));
  const until = async (todate: string) => {
    const { statement: claims, total } = await statement(client, customer, { todate });
    expect(total).toBe(claims.length);
    return claims
      .filter((one) => one.InvoiceId === invoices.january)
      .map((one) => [one.totalamount, one.amountdue].join(' of '))
      .sort();
  };
  expect(await until('2026-02-14')).toEqual(['80 of 80']);
  expect(await until('2026-02-28')).toEqual(['80 of 80']);
  expect(await until('2026-03-20')).toEqual(['80 of 80']);
  expect(await sums(client, customer, { fromdate: '2026-01-01', todate: '2026-02-28' })).toBe(
    '50 280 0 0 330 0',
  );
});

test('days that end before they begin are refused, on the page, on paper and by mail', async () => {
  const { client, customer } = await quarter();
  const days = { clientid: customer, fromdate: '2026-03-02', todate: '2026-03-01' };
  const { clientStatement, downloadStatement, sendStatement } = customerAccountCalls;
  for (const call of [clientStatement, downloadStatement, sendStatement]) {
    const { status, body } = await client.send<typeof call>(call, { ...days, page: '1', limit: '10' });
    expect([status, body.Message]).toEqual([400, 'The first day comes after the last one.']);
  }
});

test('paper says which days it is of, what was owed before them and what after', async () => {
  const { client, customer } = await quarter();
  const file = await printed(client, customer, { fromdate: '2026-02-01', todate: '2026-02-28' });
  const { text } = await readPdf(file.rawPayload);
  for (const words of [
    'From February 1, 2026 to February 28, 2026',
    'Owed before Feb 1, 2026',
    '150.00',
    'Settled',
    '320.00',
  ])
    expect(text).toContain(words);
  expect(text).toContain('Opening balance, Feb 1, 2026 $150.00');
  expect(text).toContain('Balance due, Feb 28, 2026 $320.00');
});

test('paper holds every one of 4,000 claims, made while the server answers', {
  timeout: 120_000,
}, async () => {
  server.setToday('2026-11-01');
  const client = await server.client();
  const customer = await apiFor(client).customer('Customer 1');
  const product = expectOk(
    await client.send(productCalls.addProduct, { type: 'service', productname: 'Work', price: '5' }),
  ).body.data.id;
  await postRows(
    server.owner,
    { shop: client.shop, id: client.business, token: client.token, customer, products: [product] },
    4000,
  );
  await rebuild(server.url);
  const { total, totalamountdue } = await statement(client, customer);
  expect(total).toBe(4000);
  let making = true;
  const paper = printed(client, customer).finally(() => {
    making = false;
  });
  // Made on the thread that answers, it would leave room for a few between its parts.
  let answered = 0;
  for (; making; answered += 1) {
    await server.app.inject({ url: '/healthz' });
    await setImmediate();
  }
  const file = await paper;
  expect(answered).toBeGreaterThan(50);
  const { text } = await readPdf(file.rawPayload);
  expect(text.match(/Invoice INV-\d+/g)).toHaveLength(4000);
  expect(await sums(client, customer, { fromdate: '1999-01-01' })).toBe(
    `0 ${(await statement(client, customer)).totalinvocesamount} 0 ${(await statement(client, customer)).totalsettled} ${totalamountdue} 0`,
  );
});
