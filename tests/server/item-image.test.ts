import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { itemCalls } from '../../src/api/calls/item.ts';
import { productCalls } from '../../src/api/calls/product.ts';
import { idFromWire } from '../../src/api/wire/id.ts';
import { expectOk } from '../support/api.ts';
import { asAddress, jpeg, png } from '../support/pictures.ts';
import { type Client, type Server, startServer } from '../support/server.ts';

let server: Server;
let client: Client;
beforeAll(async () => {
  server = await startServer();
});
beforeEach(async () => {
  client = await server.client();
});
afterAll(() => server.close());

const card = { type: 'service', productname: 'Portrait', price: '80' };
const add = (more: object) => client.send(productCalls.addProduct, { ...card, ...more });
const save = (id: string, more: object) => client.send(productCalls.updateProduct, { id, ...card, ...more });
const view = async (productId: string) =>
  expectOk(await client.send(productCalls.getProduct, { productId })).body.data;

test('an item is saved with an image, drawn anew; left out it stays, changed and removed it goes, deleted and restored it is there', async () => {
  const id = expectOk(await add({ image: asAddress(png()) })).body.data.id;
  const { image, version } = await view(id);
  expect(image).toMatch(/^data:image\/png;base64,/);
  expectOk(await save(id, { price: '90' }));
  expect(await view(id)).toMatchObject({ image, price: '90', version: version + 1 });
  // Sent back as it was answered it is the same picture still.
  expectOk(await save(id, { image }));
  expect((await view(id)).image).toBe(image);
  expectOk(await save(id, { image: asAddress(jpeg({ camera: 'Exif place' }), 'image/jpeg') }));
  const other = (await view(id)).image!;
  expect(other).toMatch(/^data:image\/jpeg;base64,/);
  expect(Buffer.from(other.split(',')[1]!, 'base64').includes('Exif place')).toBe(false);
  expectOk(await client.send(itemCalls.deleteProduct, { productId: id }));
  expectOk(await client.send(itemCalls.restoreProduct, { productId: id }));
  expect((await view(id)).image).toBe(other);
  expectOk(await save(id, { image: null }));
  expect((await view(id)).image).toBeNull();
});

test('a WebP is kept as a PNG, which paper can show', async () => {
  const webp = await sharp(png({ width: 40, height: 20 }))
    .webp()
    .toBuffer();
  const id = expectOk(await add({ image: asAddress(webp, 'image/webp') })).body.data.id;
  const { image } = await view(id);
  expect(image).toMatch(/^data:image\/png;base64,/);
  const { width, height } = await sharp(Buffer.from(image!.split(',')[1]!, 'base64')).metadata();
  expect([width, height]).toEqual([40, 20]);
});

test('a picture of many pixels comes back with its longer side at 1,000, and a smaller one as large as it was', async () => {
  const sizeOf = async (width: number, height: number) => {
    const id = expectOk(await add({ image: asAddress(png({ width, height })) })).body.data.id;
    const file = Buffer.from((await view(id)).image!.split(',')[1]!, 'base64');
    return [file.readUInt32BE(16), file.readUInt32BE(20)];
  };
  expect(await sizeOf(2000, 1500)).toEqual([1000, 750]);
  expect(await sizeOf(600, 1100)).toEqual([545, 1000]);
  expect(await sizeOf(1000, 400)).toEqual([1000, 400]);
});

test.each([
  ['no picture', asAddress(Buffer.from('just text'))],
  ['of another kind', asAddress(Buffer.from('GIF89a'), 'image/gif')],
  ['larger than 200 KB', asAddress(Buffer.concat([png(), Buffer.alloc(204_800)]))],
  ['an address elsewhere', 'https://elsewhere.example/picture.png'],
])('an image that is %s is refused at its field, and nothing of the item is saved', async (_, image) => {
  const refused = await add({ image });
  expect([refused.status, refused.body.fields?.[0]?.field]).toEqual([400, 'image']);
  const id = expectOk(await add({})).body.data.id;
  expect((await save(id, { image, price: '1' })).body.fields).toEqual([
    { field: 'image', message: 'Choose a PNG, JPEG or WebP picture of at most 200 KB.' },
  ]);
  expect(await view(id)).toMatchObject({ price: '80', image: null, version: 1 });
});

test('nobody of another business sees an item’s image', async () => {
  const id = expectOk(await add({ image: asAddress(png()) })).body.data.id;
  const other = await server.client();
  expect((await other.send(productCalls.getProduct, { productId: id })).status).toBe(404);
  // The same picture is a file of its own in each business: no row leads from one to another's.
  client = other;
  const own = expectOk(await add({ image: asAddress(png()) })).body.data.id;
  expect((await view(own)).image).not.toBeNull();
  const files = 'select image_id from product where id = any($1)';
  const { rows } = await server.owner.query(files, [[idFromWire(id), idFromWire(own)]]);
  expect(new Set(rows.map(({ image_id }) => image_id)).size).toBe(2);
});
