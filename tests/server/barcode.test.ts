import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { barcodeCalls } from '../../src/api/calls/barcode.ts';
import { itemCalls } from '../../src/api/calls/item.ts';
import { productCalls } from '../../src/api/calls/product.ts';
import { symbologyOf } from '../../src/domain/barcode/barcode.ts';
import { expectOk } from '../support/api.ts';
import { type Client, type Server, startServer } from '../support/server.ts';

let server: Server;
let client: Client;
let other: Client;
beforeAll(async () => {
  server = await startServer();
  [client, other] = [await server.client(), await server.client()];
});
afterAll(() => server.close());

const add = (productname: string, barcode = '', by = client) =>
  by.send(productCalls.addProduct, { type: 'product', productname, price: '8', barcode });
const item = async (productname: string, barcode = '', by = client) =>
  expectOk(await add(productname, barcode, by)).body.data.id;
const barcodeOf = async (productId: string) =>
  expectOk(await client.send(productCalls.getProduct, { productId })).body.data.barcode ?? '';
const found = async (barcode: string, by = client) =>
  expectOk(await by.send(barcodeCalls.findByBarcode, { barcode })).body.data.product?.id ?? null;
const make = async (productId: string[], by = client) =>
  expectOk(await by.send(barcodeCalls.makeBarcodes, { productId })).body.data.rows;
const refusedAt = (message: string) => ({
  status: 400,
  body: { kind: 'invalid', Message: message, fields: [{ field: 'barcode', message }] },
});

describe('a barcode', () => {
  test('is of one item of a business, in either spelling; another business may have it too', async () => {
    const candle = await item('Candle', '036000291452');
    const taken = refusedAt('Candle has this barcode already.');
    expect(await add('Soap', '036000291452')).toMatchObject(taken);
    expect(await add('Soap', ' 0036000291452 ')).toMatchObject(taken);
    const soap = await item('Soap');
    const saved = { id: soap, type: 'product', productname: 'Soap', price: '8', barcode: '036000291452' };
    expect(await client.send(productCalls.updateProduct, saved)).toMatchObject(taken);
    expectOk(await client.send(productCalls.updateProduct, { ...saved, id: candle, productname: 'Candle' }));
    expect(await item('Candle', '036000291452', other)).toBeTruthy();
  });

  test('is given to one of two who give it at once', async () => {
    const answers = await Promise.all(['Red', 'Blue', 'Green'].map((name) => add(name, 'AT-ONCE')));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400, 400]);
    for (const { status, body } of answers)
      if (status === 400) expect(body.Message).toMatch(/^(Red|Blue|Green) has this barcode already\.$/);
  });

  test('is free once its item is deleted, which comes back only where nothing else has it', async () => {
    const old = await item('Old lamp', 'LAMP');
    expectOk(await client.send(itemCalls.deleteProduct, { productId: old }));
    expect(await found('LAMP')).toBeNull();
    const lamp = await item('New lamp', 'LAMP');
    expect(await client.send(itemCalls.restoreProduct, { productId: old })).toMatchObject({
      status: 400,
      body: {
        Message: 'New lamp has its barcode now. Change that one first, then restore this item.',
      },
    });
    expectOk(
      await client.send(productCalls.updateProduct, {
        id: lamp,
        type: 'product',
        productname: 'New lamp',
        price: '8',
        barcode: 'LAMP-2',
      }),
    );
    expectOk(await client.send(itemCalls.restoreProduct, { productId: old }));
    expect(await found('LAMP')).toBe(old);
  });

  test.each([
    ['x'.repeat(49), 'A barcode has at most 48 characters.'],
    ['Crème', 'A barcode has only unaccented letters, digits, spaces and punctuation.'],
  ])('“%s” is refused beside its field', async (barcode, message) =>
    expect(await add('Cream', barcode)).toMatchObject(refusedAt(message)),
  );
});

describe('an item is found by its barcode', () => {
  test('as a scanner reads it, with all that lists tell of it', async () => {
    const pen = await item('Pen', '0012345678905');
    for (const read of ['0012345678905', '012345678905', ' 012345678905 '])
      expect(await found(read)).toBe(pen);
    const { data } = expectOk(
      await client.send(barcodeCalls.findByBarcode, { barcode: '012345678905' }),
    ).body;
    expect(data.product).toMatchObject({ productname: 'Pen', price: '8', barcode: '0012345678905' });
  });

  test('by the whole of it, and nobody finds another business’s', async () => {
    await item('Ink', 'INK-7');
    for (const read of ['INK', 'INK-77', 'ink-7', '', '%', '5'.repeat(200)])
      expect(await found(read)).toBeNull();
    expect(await found('INK-7', other)).toBeNull();
    const unknown = expectOk(await client.send(barcodeCalls.findByBarcode, { barcode: 'INK' })).body;
    expect(unknown.message).toBe('No item has this barcode.');
  });
});

describe('a made barcode', () => {
  test('is an EAN-13 of the business’s own; who has one keeps it, and searching finds it', async () => {
    const [broom, brush] = [await item('Broom'), await item('Brush', 'BRUSH')];
    expect(await make([broom, brush])).toEqual([
      { id: broom, done: true, reason: null },
      { id: brush, done: true, reason: null },
    ]);
    const made = await barcodeOf(broom);
    expect([made, symbologyOf(made)]).toEqual([expect.stringMatching(/^20\d{11}$/), 'ean13']);
    expect(await barcodeOf(brush)).toBe('BRUSH');
    expect(await found(made)).toBe(broom);
    const { products } = expectOk(await client.send(productCalls.listProducts, { searchQuery: made })).body;
    expect(products.map(({ id }) => id)).toEqual([broom]);
  });

  test('is another for each, and none for a deleted item or another business’s', async () => {
    const ids = await Promise.all(['A', 'B', 'C', 'D'].map((name) => item(`Jar ${name}`)));
    await make(ids);
    expect(new Set(await Promise.all(ids.map(barcodeOf))).size).toBe(4);
    const gone = await item('Gone');
    expectOk(await client.send(itemCalls.deleteProduct, { productId: gone }));
    expect(await make([gone])).toEqual([
      { id: gone, done: false, reason: 'This item is deleted. Restore it first.' },
    ]);
    const own = await item('Own');
    expect(await make([own], other)).toMatchObject([{ done: false }]);
    expect(await barcodeOf(own)).toBe('');
  });

  test('can be asked for before an item is saved', async () => {
    const { barcode } = expectOk(await client.send(barcodeCalls.freeBarcode, {})).body.data;
    expect(symbologyOf(barcode)).toBe('ean13');
    expect(await found(barcode)).toBeNull();
    expect(await barcodeOf(await item('Vase', barcode))).toBe(barcode);
  });
});

describe('the picture of a barcode', () => {
  const picture = (barcode: string) => client.send(barcodeCalls.barcodePicture, { barcode });
  const widthOf = async (barcode: string) => {
    const { symbology, modules } = expectOk(await picture(barcode)).body.data;
    return [symbology, modules.reduce((sum, width) => sum + width, 0), modules.length % 2];
  };

  test('has as many modules as its symbology, and begins and ends with a bar', async () => {
    expect(await widthOf('4006381333931')).toEqual(['ean13', 95, 1]);
    expect(await widthOf('96385074')).toEqual(['ean8', 67, 1]);
    expect(await widthOf('036000291452')).toEqual(['upca', 95, 1]);
    // A start, six letters, the check and the stop, which is two modules wider.
    expect(await widthOf('CANDLE')).toEqual(['code128', 11 * 8 + 13, 1]);
    // Two digits in a sign.
    expect(await widthOf('123456')).toEqual(['code128', 11 * 5 + 13, 1]);
  });

  test('is refused where there is nothing to draw', async () => {
    expect(await picture(' ')).toMatchObject(refusedAt('Enter a barcode.'));
    expect(await picture('é')).toMatchObject({ status: 400 });
    for (const code of [' ~!"#$%^&*()[]{}|\\', '^FNC1', '9'.repeat(48), 'x'.repeat(48)])
      expect(await picture(code)).toMatchObject({ status: 200 });
  });
});

test('a plan without barcodes has none of their calls', async () => {
  const small = await server.client();
  await server.owner.query(`update business set plan = 'free' where id = $1`, [small.shop.business.id]);
  const productId = await item('Cup', '', small);
  const lacking = { status: 400, body: { kind: 'plan-limit', details: { flag: 'barcode' } } };
  expect(await small.send(barcodeCalls.findByBarcode, { barcode: '1' })).toMatchObject(lacking);
  expect(await small.send(barcodeCalls.freeBarcode, {})).toMatchObject(lacking);
  expect(await small.send(barcodeCalls.makeBarcodes, { productId: [productId] })).toMatchObject(lacking);
  expect(await small.send(barcodeCalls.barcodePicture, { barcode: '1' })).toMatchObject(lacking);
  const labels = { labels: [{ productId, quantity: 1 }], sheet: 'roll' };
  expect(await small.send(barcodeCalls.barcodeLabel, labels)).toMatchObject(lacking);
});
