import { afterAll, beforeAll, expect, test } from 'vitest';
import { productCalls } from '../../src/api/calls/product.ts';
import { expectOk } from '../support/api.ts';
import { type Client, type Server, startServer } from '../support/server.ts';

let server: Server;
let client: Client;
beforeAll(async () => {
  server = await startServer();
  client = await server.client();
});
afterAll(() => server.close());

const plan = (name: string) =>
  server.owner.query('update business set plan = $2 where id = $1', [client.shop.business.id, name]);
const candle = { type: 'product', productname: 'Candle', price: '8' };
const add = (more: object) => client.send(productCalls.addProduct, { ...candle, ...more });
const update = (id: string, more: object) =>
  client.send(productCalls.updateProduct, { ...candle, id, ...more });
const barcodeOf = async (productId: string) =>
  expectOk(await client.send(productCalls.getProduct, { productId })).body.data.barcode;
const lacking = { status: 400, body: { kind: 'plan-limit', details: { flag: 'barcode' } } };

test('an item is given a barcode where the plan has barcodes, and elsewhere none', async () => {
  await plan('starter');
  const { id } = expectOk(await add({ barcode: '4006381333931' })).body.data;
  expect(await barcodeOf(id)).toBe('4006381333931');
  await plan('free');
  expect(await add({ barcode: '96385074' })).toMatchObject(lacking);
  expect(await add({ barcode: ' ' })).toMatchObject({ status: 200 });
});

test('a barcode that is kept stays when the plan has none any more, and isn’t changed', async () => {
  await plan('starter');
  const { id } = expectOk(await add({ barcode: '5012345678900' })).body.data;
  const plainId = expectOk(await add({})).body.data.id;
  await plan('free');
  expectOk(await update(id, { barcode: '5012345678900', price: '9' }));
  expect(await update(id, { barcode: '96385074' })).toMatchObject(lacking);
  expect(await update(plainId, { barcode: '96385074' })).toMatchObject(lacking);
  expect([await barcodeOf(id), await barcodeOf(plainId)]).toEqual(['5012345678900', '']);
  expectOk(await update(id, { barcode: '' }));
  expect(await barcodeOf(id)).toBe('');
});
