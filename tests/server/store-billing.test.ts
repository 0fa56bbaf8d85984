import { beforeAll, expect, test } from 'vitest';
import { billingTopic } from '../../server/adapters/shop/topics.ts';
import { onlineStoreCalls } from '../../src/api/calls/online-store.ts';
import { storeBillingCalls as calls } from '../../src/api/calls/store-billing.ts';
import { storeAddresses } from '../../src/api/wire/store-addresses.ts';
import { idOfPlan, type Plan } from '../../src/domain/access/plans.ts';
import { billingReport } from '../../tools/sandboxes/src/shop/billing.ts';
import { signedReport } from '../../tools/sandboxes/src/shop/webhooks.ts';
import { expectOk } from '../support/api.ts';
import { testSecret } from '../support/payments.ts';
import { sellPlans } from '../support/plan-seller.ts';
import type { Client } from '../support/server.ts';
import { answerCharge, connectStore, enterFrom, pressAt } from '../support/store-api.ts';
import { followBillings, sendReport, settleReports } from '../support/store-sync.ts';
import { colleague } from '../support/team-api.ts';
import { server, shops, startShops } from '../support/with-shops.ts';

startShops();
beforeAll(() => sellPlans(server.owner));

let named = 0;
const newDomain = () => {
  named += 1;
  return `billing-${named}.myshopify.com`;
};

/** A business that came from its store, and is connected to it. */
const fromStore = async (domain = newDomain()) => {
  const client = await server.client();
  expectOk(await connectStore(server, client, domain, await enterFrom(server, domain)));
  return { client, domain, shop: shops.shopOf(domain) };
};

const ask = (client: Client, shopName: string, plan: Plan = 'growth', interval?: 'month' | 'year') =>
  client.send(calls.askStoreBilling, {
    shopName,
    SubscriptionPlanId: idOfPlan(plan),
    ...(interval && { interval }),
  });
/** Asks for a plan, agrees to it at the store, and comes back. */
const agreeTo = async (
  client: Client,
  domain: string,
  plan: Plan = 'growth',
  interval?: 'month' | 'year',
) => {
  const { confirmationUrl } = expectOk(await ask(client, domain, plan, interval)).body.data;
  await answerCharge(confirmationUrl, 'agree');
  return follow(client);
};
const follow = async (client: Client) => expectOk(await client.send(calls.followStoreBilling));
const availability = async (client: Client) => expectOk(await client.send(calls.storeBilling)).body.data;

/** How the plan is paid for, with the plan in force: "Store growth month 5, growth". */
const billingIn = async ({ shop: { business } }: Client): Promise<string> => {
  const { rows } = await server.owner.query(
    `select concat_ws(' ', p.state, p.plan, p.interval, p.seats) || ', ' || b.plan as billing
     from business b left join plan_billing p on p.business_id = b.id where b.id = $1`,
    [business.id],
  );
  return rows[0].billing as string;
};
const sentenceOf = ({ status, body }: { status: number; body: { Message?: string } }) => [
  status,
  body.Message,
];
const lettersTo = async (client: Client): Promise<string[]> => {
  const { rows } = await server.owner.query('select subject from letter where business_id = $1 order by id', [
    client.shop.business.id,
  ]);
  return rows.map(({ subject }) => subject as string);
};

test('a business that came from its store is billed there once the store’s owner approves, and nothing changes before', async () => {
  const { client, domain, shop } = await fromStore();
  expect(await availability(client)).toMatchObject({
    IsShopifySubscriptionAvailable: true,
    CameFromStore: true,
    Reason: null,
    shopName: domain,
    PaidUntil: null,
  });
  const before = await billingIn(client);
  const { confirmationUrl } = expectOk(await ask(client, domain)).body.data;
  expect(shop.billings).toMatchObject([
    {
      name: 'Counterfoil Growth',
      price: { amount: '29', currencyCode: 'USD' },
      interval: 'EVERY_30_DAYS',
      test: true,
      returnTo: 'https://books.example.com/settings/plans?store=answered',
    },
  ]);
  await follow(client);
  expect(await billingIn(client)).toBe(before);
  expect(expectOk(await ask(client, domain)).body.data.confirmationUrl).toBe(confirmationUrl);
  expect(shop.billings).toHaveLength(1);

  const back = new URL((await answerCharge(confirmationUrl, 'agree'))!);
  expect(back.pathname + back.search).toBe(
    `/settings/plans?store=answered&charge_id=${shop.billings[0]!.id}`,
  );
  expect(await billingIn(client)).toBe(before);
  await follow(client);
  expect(await billingIn(client)).toBe('Store growth month 5, growth');
  await follow(client);
  expect(await billingIn(client)).toBe('Store growth month 5, growth');
  expect((await availability(client)).PaidUntil).not.toBeNull();
});

test('a plan that is declined changes nothing, and can be asked for again', async () => {
  const { client, domain, shop } = await fromStore();
  const { confirmationUrl } = expectOk(await ask(client, domain)).body.data;
  const before = await billingIn(client);
  await answerCharge(confirmationUrl, 'decline');
  await follow(client);
  expect(await billingIn(client)).toBe(before);
  const again = expectOk(await ask(client, domain)).body.data.confirmationUrl;
  expect(again).not.toBe(confirmationUrl);
  expect(shop.billings).toHaveLength(2);
});

test('another plan is approved in the store, takes the place of the one before, and the same again is refused', async () => {
  const { client, domain, shop } = await fromStore();
  await agreeTo(client, domain, 'starter');
  expect(await billingIn(client)).toBe('Store starter month 2, starter');
  await agreeTo(client, domain, 'enterprise', 'year');
  expect(await billingIn(client)).toBe('Store enterprise year, enterprise');
  expect(shop.billings.map(({ status }) => status)).toEqual(['CANCELLED', 'ACTIVE']);
  expect(sentenceOf(await ask(client, domain, 'enterprise', 'year'))).toEqual([
    400,
    'Your store bills this plan already.',
  ]);
  expect(sentenceOf(await ask(client, domain, 'free'))).toEqual([
    400,
    'Cancel the plan in your store to go back to Free.',
  ]);
});

test('the store’s report is a hint: what it says itself counts, whoever the report names, twice or late', async () => {
  const { client, domain, shop } = await fromStore();
  const { confirmationUrl } = expectOk(await ask(client, domain)).body.data;
  expect([...shop.subscriptions.keys()]).toEqual(['APP_SUBSCRIPTIONS_UPDATE']);
  expect(shop.subscriptions.get('APP_SUBSCRIPTIONS_UPDATE')).toBe(
    `https://books.example.com${storeAddresses.report}`,
  );
  shop.subscriptions.clear();
  await answerCharge(confirmationUrl, 'agree');
  const report = () =>
    signedReport(shop, billingTopic, billingReport(shop.billings[0]!, Date.now()), testSecret);
  const first = report();
  expect([await sendReport(server, first), await sendReport(server, first)]).toEqual([200, 200]);
  await settleReports(server, shops);
  expect(await billingIn(client)).toBe('Store growth month 5, growth');

  // It names a plan of another store, which moves neither that one nor this.
  const other = await fromStore();
  const before = await billingIn(other.client);
  await sendReport(
    server,
    signedReport(other.shop, billingTopic, billingReport(shop.billings[0]!, Date.now()), testSecret),
  );
  await settleReports(server, shops);
  expect(await billingIn(other.client)).toBe(before);

  await pressAt(shops.url, domain, 'billing-cancel', { billing: String(shop.billings[0]!.id) });
  await sendReport(server, report());
  await settleReports(server, shops);
  expect(await billingIn(client)).toBe('Free, free');
});

test('what no report told of is found by the daily question: late with paying, paid again, cancelled', async () => {
  const { client, domain, shop } = await fromStore();
  await agreeTo(client, domain);
  const billing = { billing: String(shop.billings[0]!.id) };
  const after = async (act: 'freeze' | 'unfreeze' | 'cancel') => {
    await pressAt(shops.url, domain, `billing-${act}`, billing);
    await followBillings(server, shops);
    return billingIn(client);
  };
  expect(await after('freeze')).toBe('Free, free');
  expect(await after('unfreeze')).toBe('Store growth month 5, growth');
  expect(await after('cancel')).toBe('Free, free');
  // It is asked about no more.
  await followBillings(server, shops);
  expect(await billingIn(client)).toBe('Free, free');
});

test('a store that is disconnected, or from which the product is uninstalled, bills no more', async () => {
  const left = await fromStore();
  await agreeTo(left.client, left.domain);
  expectOk(await left.client.send(onlineStoreCalls.disconnectStore));
  expect(left.shop.billings[0]!.status).toBe('CANCELLED');
  expect(await billingIn(left.client)).toBe('Free, free');

  const gone = await fromStore();
  await agreeTo(gone.client, gone.domain);
  await pressAt(shops.url, gone.domain, 'uninstall');
  const body = { id: Number(gone.shop.id), myshopify_domain: gone.domain };
  const later = new Date(server.clock().getTime() + 1000);
  await sendReport(server, signedReport(gone.shop, 'app/uninstalled', body, testSecret, later));
  await settleReports(server, shops);
  expect(await billingIn(gone.client)).toBe('Free, free');
});

test('a store that lets us in no more goes on with the plan to the end of what was paid, and then it ends', async () => {
  const { client, domain } = await fromStore();
  await agreeTo(client, domain);
  await pressAt(shops.url, domain, 'uninstall');
  await follow(client);
  expect(await billingIn(client)).toBe('Store growth month 5, growth');
  await server.owner.query(
    `update store_subscription set paid_until = now() - interval '1 minute' where business_id = $1`,
    [client.shop.business.id],
  );
  await followBillings(server, shops);
  expect(await billingIn(client)).toBe('Free, free');
});

/** The plan is paid for here. */
const payHere = (client: Client) =>
  server.owner.query(
    `insert into plan_billing (business_id, state, plan, interval, seats, currency, anchor_on, period_from, period_to)
     values ($1, 'Active', 'enterprise', 'month', null, 'USD', '2026-03-02', '2026-03-02', '2026-04-01')`,
    [client.shop.business.id],
  );

test('a store can’t bill a plan that is paid for here; one approved meanwhile is cancelled in the store, and the owners are told', async () => {
  const { client, domain, shop } = await fromStore();
  const { confirmationUrl } = expectOk(await ask(client, domain)).body.data;
  await payHere(client);
  const refused = 'Cancel the plan first. Once the paid period is over, the store can bill you.';
  expect(await availability(client)).toMatchObject({
    IsShopifySubscriptionAvailable: false,
    CameFromStore: true,
    Reason: refused,
  });
  expect(sentenceOf(await ask(client, domain, 'enterprise'))).toEqual([400, refused]);
  await answerCharge(confirmationUrl, 'agree');
  await follow(client);
  expect(await billingIn(client)).toMatch(/^Active enterprise month/);
  expect(shop.billings[0]!.status).toBe('CANCELLED');
  const told = (await lettersTo(client)).filter((subject) => /cancelled/.test(subject));
  expect(told).toEqual([expect.stringMatching(/^We’ve cancelled Growth in Billing \d+$/)]);
  await followBillings(server, shops);
  expect((await lettersTo(client)).filter((subject) => /cancelled/.test(subject))).toEqual(told);
});

test('a business that came from no store is told so, and so is one that isn’t connected', async () => {
  const domain = newDomain();
  const client = await server.client();
  expect(await availability(client)).toMatchObject({
    IsShopifySubscriptionAvailable: false,
    CameFromStore: false,
    Reason: 'Connect your store first. Then it can bill your plan.',
    shopName: null,
  });
  expectOk(await connectStore(server, client, domain));
  const reason =
    'Your store can bill your plan only if you opened Counterfoil from the store’s admin. Choose a plan and pay here instead.';
  expect(await availability(client)).toMatchObject({
    IsShopifySubscriptionAvailable: false,
    CameFromStore: false,
    Reason: reason,
  });
  expect(sentenceOf(await ask(client, domain))).toEqual([400, reason]);
  expect(shops.shopOf(domain).billings).toEqual([]);
});

test('a store is named as it is connected; another one’s name, a plan there is none of and prices in the body change nothing', async () => {
  const { client, domain, shop } = await fromStore();
  expect(sentenceOf(await ask(client, 'other.myshopify.com'))).toEqual([
    400,
    `Your store is ${domain}. Reload the page and try again.`,
  ]);
  const wrong = await client.send(calls.askStoreBilling, { shopName: domain, SubscriptionPlanId: 99 });
  expect([wrong.status, wrong.body.fields?.map(({ field }) => field)]).toEqual([400, ['SubscriptionPlanId']]);
  const tampered = { shopName: domain, SubscriptionPlanId: idOfPlan('growth'), price: '1' };
  expect((await client.send(calls.askStoreBilling, tampered)).body.fields?.map(({ field }) => field)).toEqual(
    ['price'],
  );
  expect(shop.billings).toEqual([]);
  expectOk(await ask(client, domain.replace('.myshopify.com', '')));
  expect(shop.billings.map(({ price }) => price)).toEqual([{ amount: '29', currencyCode: 'USD' }]);
});

test('a store in another currency is billed in it where plans have a price in it, else in US dollars', async () => {
  const { client, domain, shop } = await fromStore('euro-billing.myshopify.com');
  expectOk(await ask(client, domain, 'starter'));
  await server.owner.query(
    `insert into plan_price (plan, interval, currency, from_day, set_on, amount, seats, seat_price)
     values ('growth', 'month', 'EUR', '2026-01-01', '2026-01-01', 27, 5, 5)`,
  );
  expectOk(await ask(client, domain, 'growth'));
  await server.owner.query(`delete from plan_price where currency = 'EUR'`);
  expect(shop.billings.map(({ price }) => price)).toEqual([
    { amount: '9', currencyCode: 'USD' },
    { amount: '27', currencyCode: 'EUR' },
  ]);
});

test('only who may choose the plan has it billed, and a stranger’s store stays their own', async () => {
  const { client, domain } = await fromStore();
  const manager = await colleague(server, client, 'Manager');
  for (const { body } of [
    await ask(manager, domain),
    await manager.send(calls.followStoreBilling),
    await manager.send(calls.storeBilling),
  ])
    expect(body.kind).toBe('not-allowed');
  const stranger = await server.client();
  expect((await ask(stranger, domain)).status).toBe(400);
});

test('two who ask at once for the store’s word apply it once', async () => {
  const { client, domain } = await fromStore();
  const { confirmationUrl } = expectOk(await ask(client, domain)).body.data;
  await answerCharge(confirmationUrl, 'agree');
  await Promise.all([follow(client), follow(client), followBillings(server, shops)]);
  expect(await billingIn(client)).toBe('Store growth month 5, growth');
  const { rows } = await server.owner.query(
    `select count(*)::int as n from event where business_id = $1 and act = 'plan.billing'`,
    [client.shop.business.id],
  );
  expect(rows[0].n).toBe(1);
});

test('a store that doesn’t answer is asked again later', async () => {
  const { client, domain, shop } = await fromStore();
  shop.limit.most = 0;
  shop.limit.left = 0;
  expect(sentenceOf(await ask(client, domain))).toEqual([
    503,
    'We couldn’t reach your store. Try again in a moment.',
  ]);
  expect(shop.billings).toEqual([]);
});
