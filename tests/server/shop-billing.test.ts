import { afterAll, beforeAll, expect, test } from 'vitest';
import { type BillingRequest, ShopError } from '../../server/adapters/shop/platform.ts';
import { shopifyPlatform } from '../../server/adapters/shop/shopify.ts';
import { billingTopic } from '../../server/adapters/shop/topics.ts';
import { decimal } from '../../src/domain/money.ts';
import { testSecret } from '../support/payments.ts';
import { origin } from '../support/server.ts';
import { answerAt, answerCharge, pressAt, sandboxShops } from '../support/store-api.ts';

let shops: Awaited<ReturnType<typeof sandboxShops>>;
beforeAll(async () => {
  shops = await sandboxShops();
});
afterAll(() => shops.close());

const returnTo = `${origin}/settings/plans?store=answered`;
const growth: BillingRequest = {
  name: 'Counterfoil Growth',
  interval: 'month',
  price: { amount: decimal('29'), currency: 'USD' },
  returnTo,
};

/** A shop that let us in, and what is asked of it. */
const shopLetIn = async (shop: string) => {
  const { platform } = shops;
  const back = await answerAt(platform.permissionUrl(shop, 'state', `${origin}/back`), 'grant');
  const { token } = await platform.exchange(shop, back.searchParams.get('code')!);
  return {
    token,
    ask: (request: Partial<BillingRequest> = {}) =>
      platform.askBilling(shop, token, { ...growth, ...request }),
    statuses: async (...ids: string[]) =>
      (await platform.billed(shop, token, ids)).map(({ status }) => status),
  };
};

test('a plan is billed once the owner agrees on the shop’s page, which leads back whatever they answer', async () => {
  const shop = 'bills-once.myshopify.com';
  const { ask, statuses, token } = await shopLetIn(shop);
  const asked = await ask();
  expect(await statuses(asked.id)).toEqual(['Pending']);
  const page = await (await fetch(asked.confirmUrl)).text();
  for (const seen of ['Counterfoil Growth', 'USD 29', 'every 30 days', 'Approve', 'Decline'])
    expect(page).toContain(seen);
  const back = await answerCharge(asked.confirmUrl, 'agree');
  expect(back).toBe(`${returnTo}&charge_id=${asked.id}`);
  const [billed] = await shops.platform.billed(shop, token, [asked.id]);
  expect(billed).toMatchObject({ id: asked.id, status: 'Active' });
  expect(billed!.paidUntil!.getTime() - Date.now()).toBeGreaterThan(29 * 86_400_000);
  expect((await fetch(asked.confirmUrl)).status).toBe(404);

  const declined = await ask({ interval: 'year', price: { amount: decimal('290'), currency: 'USD' } });
  expect(await answerCharge(declined.confirmUrl, 'decline')).toBe(`${returnTo}&charge_id=${declined.id}`);
  expect(await statuses(asked.id, declined.id)).toEqual(['Active', 'Ended']);
});

test('a plan that is agreed to takes the place of the one before, and each change is reported', async () => {
  const shop = 'bills-anew.myshopify.com';
  const { ask, statuses } = await shopLetIn(shop);
  const [first, second] = [await ask(), await ask({ name: 'Counterfoil Enterprise' })];
  await answerCharge(first.confirmUrl, 'agree');
  await answerCharge(second.confirmUrl, 'agree');
  expect(await statuses(first.id, second.id)).toEqual(['Ended', 'Active']);
});

test('a plan is late, paid again, and ends when it is cancelled here, there, or the product is uninstalled', async () => {
  const shop = 'bills-late.myshopify.com';
  const { ask, statuses, token } = await shopLetIn(shop);
  const late = await ask();
  await answerCharge(late.confirmUrl, 'agree');
  await pressAt(shops.url, shop, 'billing-freeze', { billing: late.id });
  expect(await statuses(late.id)).toEqual(['Frozen']);
  await pressAt(shops.url, shop, 'billing-unfreeze', { billing: late.id });
  expect(await statuses(late.id)).toEqual(['Active']);
  await pressAt(shops.url, shop, 'billing-cancel', { billing: late.id });
  expect(await statuses(late.id)).toEqual(['Ended']);

  const ended = await ask();
  await answerCharge(ended.confirmUrl, 'agree');
  await shops.platform.endBilling(shop, token, ended.id);
  expect(await statuses(ended.id)).toEqual(['Ended']);
  await expect(shops.platform.endBilling(shop, token, ended.id)).rejects.toThrow(ShopError);

  const left = await ask();
  await answerCharge(left.confirmUrl, 'agree');
  await pressAt(shops.url, shop, 'uninstall');
  expect(shops.shopOf(shop).billings.at(-1)!.status).toBe('CANCELLED');
  await expect(statuses(left.id)).rejects.toThrow('The shop answered 401 to its token.');
});

test('a shop is billed in its own currency or in US dollars, and in no other', async () => {
  const shop = 'euro-bills.myshopify.com';
  const { ask, statuses, token } = await shopLetIn(shop);
  expect(await shops.platform.billingCurrency(shop, token)).toBe('EUR');
  await ask({ price: { amount: decimal('27'), currency: 'EUR' } });
  await ask();
  await expect(ask({ price: { amount: decimal('20'), currency: 'GBP' } })).rejects.toThrow(
    'Currency must match',
  );
  expect(await statuses('1')).toEqual(['Ended']);
});

test('a bill for trying things out is never taken for a real one, nor a real one for such', async () => {
  const shop = 'bills-really.myshopify.com';
  const { ask, token } = await shopLetIn(shop);
  const asked = await ask();
  await answerCharge(asked.confirmUrl, 'agree');
  expect(shops.shopOf(shop).billings[0]!.test).toBe(true);
  shops.shopOf(shop).billings[0]!.test = false;
  expect(await shops.platform.billed(shop, token, [asked.id])).toEqual([
    { id: asked.id, status: 'Ended', paidUntil: null },
  ]);
  // Where real shops are asked outside production, they are asked to bill nothing either.
  const real = shopifyPlatform(
    { key: 'test', secret: testSecret, sandboxUrl: shops.url, billsReally: true },
    origin,
  );
  const other = await real.askBilling(shop, token, growth);
  expect(shops.shopOf(shop).billings.find(({ id }) => String(id) === other.id)!.test).toBe(true);
});

test('the shop is asked to report what it bills, and that alone where nothing else is followed', async () => {
  const shop = 'bills-reported.myshopify.com';
  const { token } = await shopLetIn(shop);
  const address = `${origin}/reports`;
  await shops.platform.subscribe(shop, token, address, [billingTopic]);
  expect([...shops.shopOf(shop).subscriptions]).toEqual([['APP_SUBSCRIPTIONS_UPDATE', address]]);
});
