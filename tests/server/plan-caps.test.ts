import { afterAll, beforeAll, expect, test } from 'vitest';
import { customerCalls } from '../../src/api/calls/customer.ts';
import { invoiceCalls } from '../../src/api/calls/invoice.ts';
import { itemCalls } from '../../src/api/calls/item.ts';
import { productCalls } from '../../src/api/calls/product.ts';
import { quoteCalls } from '../../src/api/calls/quote.ts';
import { apiFor, expectOk, formOf } from '../support/api.ts';
import { expectedCaps, expectedPlans } from '../support/expected.ts';
import { quoteApiFor } from '../support/quote-api.ts';
import { type Answered, type Client, type Server, startServer } from '../support/server.ts';

let server: Server;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.close());

/** An owner on the free plan, with one customer. */
const onFreePlan = async () => {
  const client = await server.client();
  const customer = await apiFor(client).customer();
  await server.owner.query(`update business set plan = 'free' where id = $1`, [client.shop.business.id]);
  return { client, customer };
};

const allAtOnce = (count: number, act: (n: number) => Promise<Answered>) =>
  Promise.all(Array.from({ length: count }, (_, n) => act(n)));
const granteds = (answers: Answered[]) => answers.filter(({ status }) => status === 200).length;
const refusals = (answers: Answered[]) =>
  new Set(answers.filter(({ status }) => status !== 200).map(({ status, body }) => `${status} ${body.kind}`));

const added = (client: Client, table: string) =>
  server.owner
    .query<{ n: number }>(`select count(*)::int as n from ${table} where business_id = $1`, [
      client.shop.business.id,
    ])
    .then(({ rows }) => rows[0]!.n);

test('of fifty invoices created at once on the free plan ten come to be', async () => {
  const { client, customer } = await onFreePlan();
  const form = (n: number) => formOf({ customer, status: n % 2 ? 'Draft' : 'NotPaid' });
  const answers = await allAtOnce(50, (n) => client.send(invoiceCalls.createInvoice, form(n)));
  expect([granteds(answers), [...refusals(answers)]]).toEqual([10, ['400 plan-limit']]);
  expect(await added(client, 'document')).toBe(10);
  const { body } = await client.send(invoiceCalls.createInvoice, form(0));
  expect(body).toMatchObject({
    Message: 'You have reached the limit for your plan',
    details: { cap: 'invoices', limit: 10, used: 10 },
  });
});

test('of fifty customers added at once on the free plan nine come beside the first', async () => {
  const { client } = await onFreePlan();
  const answers = await allAtOnce(50, (n) =>
    client.send(customerCalls.addCustomer, { type: 'person', name: `Customer ${n}` }),
  );
  expect([granteds(answers), [...refusals(answers)]]).toEqual([9, ['400 plan-limit']]);
  expect(await added(client, 'contact')).toBe(10);
});

test('of fifty items added at once on the free plan five come to be', async () => {
  const { client } = await onFreePlan();
  const answers = await allAtOnce(50, (n) =>
    client.send(productCalls.addProduct, { type: 'product', productname: `Item ${n}`, price: '1' }),
  );
  expect([granteds(answers), [...refusals(answers)]]).toEqual([5, ['400 plan-limit']]);
  expect(await added(client, 'product')).toBe(5);
});

test('what is deleted makes room for as many, and what is restored needs room', async () => {
  const { client, customer } = await onFreePlan();
  const draft = () => client.send(invoiceCalls.createInvoice, formOf({ customer, status: 'Draft' }));
  const drafts = (await allAtOnce(10, draft)).map(
    (answer) => expectOk(answer).body as { data: { id: string } },
  );
  const gone = drafts.slice(0, 3).map(({ data }) => data.id);
  expectOk(await client.send(invoiceCalls.archiveInvoices, { InvoiceId: gone }));
  expect(granteds(await allAtOnce(20, draft))).toBe(3);
  const { body } = expectOk(await client.send(invoiceCalls.restoreInvoices, { InvoiceId: gone }));
  expect(body.data.rows.map(({ done, reason }) => [done, reason])).toEqual(
    Array(3).fill([false, 'You have reached the limit for your plan']),
  );
});

test('a deleted item comes back only where the plan has room for it', async () => {
  const { client } = await onFreePlan();
  const add = (n: number) =>
    client.send(productCalls.addProduct, { type: 'product', productname: `Item ${n}`, price: '1' });
  const items: string[] = [];
  for (let n = 1; n <= 5; n += 1) items.push(expectOk(await add(n)).body.data.id);
  const [gone, other] = items as [string, string];
  const remove = (productId: string) => client.send(itemCalls.deleteProduct, { productId });
  const restore = () => client.send(itemCalls.restoreProduct, { productId: gone });
  expectOk(await remove(gone));
  expectOk(await add(6));
  expect(await restore()).toMatchObject({
    status: 400,
    body: { kind: 'plan-limit', details: { cap: 'inventory', limit: 5, used: 5 } },
  });
  expectOk(await remove(other));
  expectOk(await restore());
  expect((await add(7)).body.kind).toBe('plan-limit');
});

/** A business on the free plan in which one invoice more is all there is room for. */
const withRoomForOne = async () => {
  const { client, customer } = await onFreePlan();
  const form = formOf({ customer, status: 'Draft' });
  const [first] = await allAtOnce(9, () => client.send(invoiceCalls.createInvoice, form));
  return { client, customer, invoiceid: (expectOk(first!).body as { data: { id: string } }).data.id };
};

test('of fifty duplicates made at once where there is room for one, one comes to be', async () => {
  const { client, invoiceid } = await withRoomForOne();
  const answers = await allAtOnce(50, () => client.send(invoiceCalls.duplicateInvoice, { invoiceid }));
  expect([granteds(answers), [...refusals(answers)]]).toEqual([1, ['400 plan-limit']]);
  expect(await added(client, 'document')).toBe(10);
});

test('the preview of a conversion the plan has no room for says so, as converting does', async () => {
  const { client, customer } = await onFreePlan();
  const quotes = quoteApiFor(client);
  const quote = await quotes.quote({ customer });
  for (let n = 0; n < 10; n += 1)
    expectOk(await client.send(invoiceCalls.createInvoice, formOf({ customer, status: 'Draft' })));
  const answers = [
    await client.send(quoteCalls.previewConversion, { quoteId: quote, target: 'invoice' }),
    await quotes.convert(quote, 'invoice'),
  ];
  for (const { body } of answers)
    expect(body).toMatchObject({ kind: 'plan-limit', details: { cap: 'invoices', limit: 10, used: 10 } });
  expect(await added(client, 'document')).toBe(11);
});

test('of fifty quotes converted at once where there is room for one, one is, and the others stay as they were', async () => {
  const { client, customer } = await withRoomForOne();
  const quotes = quoteApiFor(client);
  const ids: string[] = [];
  for (let n = 0; n < 50; n += 1) ids.push(await quotes.quote({ customer }));
  const answers = await allAtOnce(50, (n) => quotes.convert(ids[n]!, n % 2 ? 'invoice' : 'receipt'));
  expect([granteds(answers), [...refusals(answers)]]).toEqual([1, ['400 plan-limit']]);
  const { rows } = await server.owner.query<{ status: string; n: number }>(
    `select status, count(*)::int as n from document where business_id = $1 and kind = 'quote' group by status order by n`,
    [client.shop.business.id],
  );
  expect(rows.map(({ n }) => n)).toEqual([1, 49]);
  expect(rows[1]!.status).toBe('Open');
});

/** One more of what each plan caps. */
const oneMore: Record<string, (client: Client, customer: string) => Promise<Answered>> = {
  invoices: (client, customer) =>
    client.send(invoiceCalls.createInvoice, formOf({ customer, status: 'Draft' })),
  inventory: (client) =>
    client.send(productCalls.addProduct, { type: 'product', productname: 'One more', price: '1' }),
  clients: (client) => client.send(customerCalls.addCustomer, { type: 'person', name: 'One More' }),
};
const capped = expectedPlans.flatMap((plan) =>
  expectedCaps.map((row) => ({ plan, cap: row.what!, limit: row[plan]! })),
);

test.each(capped)(
  'the plan $plan lets $limit $cap come to be, and not one more',
  async ({ plan, cap, limit }) => {
    const { client, customer } = await onFreePlan();
    const { id } = client.shop.business;
    await server.owner.query('update business set plan = $2 where id = $1', [id, plan]);
    const counted = async (n: number) => {
      const { rows } = await server.owner.query<{ n: number }>(
        `update usage u set n = $3 from usage before where u.business_id = $1 and u.cap = $2
       and before.business_id = u.business_id and before.cap = u.cap returning before.n`,
        [id, cap, n],
      );
      return rows[0]!.n;
    };
    const most = limit === 'unlimited' ? 1_000_000 : Number(limit);
    const real = await counted(most - 1);
    const last = await oneMore[cap]!(client, customer);
    const beyond = await oneMore[cap]!(client, customer);
    await counted(real + (beyond.status === 200 ? 2 : 1));
    expect(last.status).toBe(200);
    expect([beyond.status, beyond.body.kind]).toEqual(
      limit === 'unlimited' ? [200, undefined] : [400, 'plan-limit'],
    );
  },
);
