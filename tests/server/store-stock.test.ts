import { expect, test } from 'vitest';
import { ShopError } from '../../server/adapters/shop/platform.ts';
import { storeOrderCalls as calls } from '../../src/api/calls/store-order.ts';
import { idToWire } from '../../src/api/wire/id.ts';
import { pay } from '../../tools/sandboxes/src/shop/orders.ts';
import { apiFor, expectOk } from '../support/api.ts';
import { activeStore, checkShops, placeOrder, poll, pushStocks } from '../support/store-sync.ts';
import { transferApiFor } from '../support/transfer-api.ts';
import { server, shops, startShops } from '../support/with-shops.ts';

startShops();

const at = '2026-03-02T11:50:00Z';

/** A store that sold a kettle, in a business with a second location; both of the shop's have kettles. */
const storeOfTwoLocations = async () => {
  const { client, shop } = await activeStore(server, shops);
  await server.owner.query(`update business set plan = 'enterprise' where id = $1`, [
    client.shop.business.id,
  ]);
  const [api, transfers] = [apiFor(client), transferApiFor(client)];
  await transfers.enable();
  const [main, barn] = [await transfers.main(), await transfers.location('Barn')];
  const kettle = shop.products[0]!;
  kettle.elsewhere.set(2, 7);
  await checkShops(server, shops);
  const { places: locations } = expectOk(await client.send(calls.storeMoney)).body.data;
  const choose = (n: number, locationid: string | null) =>
    client.send(calls.mapStore, { placeid: locations[n]!.placeid, locationid });
  expectOk(await choose(0, main));
  pay(placeOrder(shop, at), new Date(at));
  await poll(server, shops);
  const { rows } = await server.owner.query('select product_id from store_variant where business_id = $1', [
    client.shop.business.id,
  ]);
  const product = idToWire(rows[0].product_id);
  const sell = (quantity: string) =>
    api.invoice({ items: [{ productid: product, ItemName: '', quantity, price: '48' }] });
  const carry = async (from: string, to: string, quantity: string) => {
    const request = { from, to, items: [[product, quantity] as const], onDay: '2026-03-02' };
    expectOk(await transfers.mark(await transfers.transfer(request)));
  };
  /** What the shop has at each of its two locations, after it was told. */
  const levelsSent = async () => {
    await pushStocks(server, shops);
    return [kettle.available, kettle.elsewhere.get(2)];
  };
  return { client, kettle, main, barn, choose, sell, carry, levelsSent };
};

test('each of the shop’s locations is told what changed at the location of ours that it stands for, and once', async () => {
  const { main, barn, choose, sell, carry, levelsSent } = await storeOfTwoLocations();
  expectOk(await choose(1, barn));
  expect(await levelsSent()).toEqual([40, 7]);
  await sell('3');
  expect(await levelsSent()).toEqual([37, 7]);
  await carry(main, barn, '5');
  expect(await levelsSent()).toEqual([32, 12]);
  await carry(barn, main, '1');
  await sell('1');
  expect(await levelsSent()).toEqual([32, 11]);
  expect(await levelsSent()).toEqual([32, 11]);
});

test('a location that nobody chose is told nothing; once chosen, it’s told what changes from then on', async () => {
  const { main, barn, choose, carry, levelsSent } = await storeOfTwoLocations();
  await carry(main, barn, '5');
  expect(await levelsSent()).toEqual([35, 7]);
  expectOk(await choose(1, barn));
  expect(await levelsSent()).toEqual([35, 7]);
  await carry(main, barn, '2');
  expect(await levelsSent()).toEqual([33, 9]);
  // Taken back, it's left as it is.
  expectOk(await choose(1, null));
  await carry(main, barn, '1');
  expect(await levelsSent()).toEqual([32, 9]);
});

test('of two locations that stand for the same one of ours, one is told', async () => {
  const { main, choose, sell, levelsSent } = await storeOfTwoLocations();
  expectOk(await choose(1, main));
  await sell('3');
  expect(await levelsSent()).toEqual([37, 7]);
});

test('a location that doesn’t keep the item is passed over, and the others are told', async () => {
  const { kettle, main, barn, choose, carry, levelsSent } = await storeOfTwoLocations();
  expectOk(await choose(1, barn));
  kettle.elsewhere.clear();
  await carry(main, barn, '5');
  expect(await levelsSent()).toEqual([35, undefined]);
  // What changed while it wasn't kept there isn't made up for.
  kettle.elsewhere.set(2, 0);
  await carry(main, barn, '1');
  expect(await levelsSent()).toEqual([34, 1]);
});

test('stock that moves in the shop between the look and the change is read again, and never written over', async () => {
  const { kettle, sell, levelsSent } = await storeOfTwoLocations();
  await sell('3');
  const { stockOf } = shops.platform;
  shops.platform.stockOf = async (...args) => {
    const seen = await stockOf(...args);
    // Every store that's followed is told; this one alone moves.
    if (args[2] === String(kettle.id)) kettle.available -= 2;
    return seen;
  };
  expect(await levelsSent()).toEqual([38, 7]);
  shops.platform.stockOf = stockOf;
  expect(await levelsSent()).toEqual([35, 7]);
});

test('a change whose answer was lost is asked again with its key, and made once', async () => {
  const { sell, levelsSent } = await storeOfTwoLocations();
  await sell('3');
  const { setStock } = shops.platform;
  shops.platform.setStock = async (...args) => {
    await setStock(...args);
    throw new ShopError('unreachable', 'Lost.');
  };
  expect(await levelsSent()).toEqual([37, 7]);
  shops.platform.setStock = setStock;
  await sell('1');
  expect(await levelsSent()).toEqual([37, 7]);
  expect(await levelsSent()).toEqual([36, 7]);
});
