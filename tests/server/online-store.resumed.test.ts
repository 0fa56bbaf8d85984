import { expect, test } from 'vitest';
import { ShopError } from '../../server/adapters/shop/platform.ts';
import { businessCalls } from '../../src/api/calls/business.ts';
import { onlineStoreCalls as calls } from '../../src/api/calls/online-store.ts';
import { expectOk } from '../support/api.ts';
import { startServer } from '../support/server.ts';
import { answerAt, comeBackTo, leaveFor } from '../support/store-api.ts';
import { server, shops, startShops } from '../support/with-shops.ts';

startShops();

test('a store in a foreign currency goes on by the same way once currencies are switched on', async () => {
  const client = await server.client();
  await server.owner.query('update business set multi_currency = false where id = $1', [
    client.shop.business.id,
  ]);
  const { url, cookie } = await leaveFor(client, 'euro-mill.myshopify.com');
  const came = await comeBackTo(server, await answerAt(url, 'grant'), cookie);
  const request = { code: came.pickup!, shopifyShopUrl: came.shop! };
  for (const _ of ['at once', 'again']) {
    const refused = await client.send(calls.finishStoreConnection, request);
    expect([refused.status, refused.body.Message]).toEqual([
      400,
      'Your store keeps its money in EUR, and your books are in USD. Enable foreign currencies to connect it.',
    ]);
    expect(refused.body).toMatchObject({ kind: 'illegal-move', details: { off: 'multiCurrency' } });
  }
  expectOk(await client.send(businessCalls.enableMultiCurrency, { flag: true }));
  expect(expectOk(await client.send(calls.finishStoreConnection, request)).body.data.currency).toBe('EUR');
  const { rows } = await server.owner.query(
    'select code, permission from store_authorisation where business_id = $1',
    [client.shop.business.id],
  );
  expect(rows).toEqual([{ code: null, permission: null }]);
});

test('a shop that is silent for a while is asked again by the same way', async () => {
  const silent = { at: '' };
  const unless =
    <Args extends unknown[], Value>(step: string, ask: (...args: Args) => Promise<Value>) =>
    (...args: Args): Promise<Value> =>
      silent.at === step ? Promise.reject(new ShopError('unreachable', 'silent')) : ask(...args);
  const { exchange, shopInfo } = shops.platform;
  const other = await startServer({
    shops: {
      ...shops.platform,
      exchange: unless('exchange', exchange),
      shopInfo: unless('shopInfo', shopInfo),
    },
  });
  const client = await other.client();
  const { url, cookie } = await leaveFor(client, 'silent-mill.myshopify.com');
  const came = await comeBackTo(other, await answerAt(url, 'grant'), cookie);
  const request = { code: came.pickup!, shopifyShopUrl: came.shop! };
  for (const step of ['exchange', 'shopInfo']) {
    silent.at = step;
    const { status, body } = await client.send(calls.finishStoreConnection, request);
    expect([status, body]).toMatchObject([
      503,
      { kind: 'unavailable', Message: 'We couldn’t reach your store. Try again in a moment.' },
    ]);
  }
  silent.at = '';
  expectOk(await client.send(calls.finishStoreConnection, request));
  await other.close();
});
