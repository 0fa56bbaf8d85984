import { afterAll, beforeAll, expect, test } from 'vitest';
import { violationsSeenBy } from '../../server/maintenance/verify.ts';
import { importCalls } from '../../src/api/calls/import.ts';
import { productCalls } from '../../src/api/calls/product.ts';
import { apiFor, expectOk } from '../support/api.ts';
import { importApiFor } from '../support/import-api.ts';
import { type Server, startServer } from '../support/server.ts';

let server: Server;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.close());

/** Products as Shopify exports them: a variant a row, its product told on the first, and a row that names a further picture. */
const exported = `Handle,Title,Body (HTML),Vendor,Type,Published,Option1 Name,Option1 Value,Option2 Name,Option2 Value,Variant SKU,Variant Inventory Qty,Variant Price,Variant Barcode,Image Src,Cost per item,Status
shirt,Shirt,"<p>Soft &amp; warm.</p>
<p>Made here.</p>",Acme,Clothes,true,Colour,Red,Size,M,S-RM,4,9.50,,a.jpg,3,active
shirt,,,,,,,Red,,L,S-RL,2,9.50,,,3,
shirt,,,,,,,,,,,,,,b.jpg,,
mug,Mug,,Acme,Kitchen,true,Title,Default Title,,,M-1,5,4,,,1,active
`;

test('a Shopify export is imported as it is: a row a variant, named by its options, its type a category, its text without marks', async () => {
  const client = await server.client();
  const [api, imports] = [apiFor(client), importApiFor(client)];
  const importid = await imports.uploaded(exported);
  expect(await imports.view(importid)).toMatchObject({ total: 3, pending: 3 });
  expectOk(await imports.start(importid));
  await imports.work(importid);
  expect(await imports.view(importid)).toMatchObject({
    status: 'Finished',
    created: 3,
    failed: 0,
    pending: 0,
  });
  const { products } = expectOk(await client.send(productCalls.listProducts, { pagelimit: '50' })).body;
  const shown = products.map((one) => [one.productname, one.categoryname, one.sku, one.quantity]);
  expect(shown.sort()).toEqual([
    ['Mug', 'Kitchen', 'M-1', '5'],
    ['Shirt - Red / L', 'Clothes', 'S-RL', '2'],
    ['Shirt - Red / M', 'Clothes', 'S-RM', '4'],
  ]);
  const texts = products.filter(({ sku }) => sku !== 'M-1').map(({ description }) => description);
  expect(texts).toEqual(['Soft & warm.\nMade here.', 'Soft & warm.\nMade here.']);
  expect(await api.balances()).toEqual({ 33: '-23', 34: '23' });
  expect(await violationsSeenBy(server.owner)).toEqual([]);
});

/** A product of three variants with barcodes, whose second has a price that is none. */
const faulty = `Handle,Title,Body (HTML),Type,Option1 Name,Option1 Value,Variant SKU,Variant Inventory Qty,Variant Price,Variant Barcode,Image Src,Cost per item
shirt,Shirt,"<style>p { margin: 0 }</style><p>Soft &#38; warm, <script>
track('<p>');
</script>Caf&#xE9; style&#8230;</p><p>&lt;b&gt; isn't bold.</p>",Clothes,Colour,Red,S-R,4,9.50,4006381333931,a.jpg,3
shirt,,,,,Blue,S-B,2,much,4006381333948,,3
shirt,,,,,Green,S-G,1,9.50,,,3
shirt,,,,,,,,,,b.jpg,
`;
const text = "Soft & warm, Café style…\n<b> isn't bold.";

test('the barcode and the text of a variant come with it; one with an error comes back in a file that is uploaded again and means the same', async () => {
  const client = await server.client();
  const imports = importApiFor(client);
  const first = await imports.imported(faulty);
  expect(first).toMatchObject({ status: 'Finished', total: 3, created: 2, failed: 1 });
  expect(first.groups).toEqual([
    { column: 'price', value: 'much', message: 'Price isn’t a number.', rows: 1, lines: [5] },
  ]);
  const listed = async () => {
    const { products } = expectOk(await client.send(productCalls.listProducts, { pagelimit: '50' })).body;
    return products
      .map((one) => [one.productname, one.categoryname, one.sku, one.barcode, one.price, one.description])
      .sort();
  };
  const [green, red] = [
    ['Shirt - Green', 'Clothes', 'S-G', '', '9.5', text],
    ['Shirt - Red', 'Clothes', 'S-R', '4006381333931', '9.5', text],
  ];
  expect(await listed()).toEqual([green, red]);
  const { url } = expectOk(await client.send(importCalls.importErrorFile, { importid: first.importid })).body
    .data;
  const { payload } = await server.app.inject({ url });
  const again = await imports.imported(payload.replace('much', '9.75'));
  expect(again).toMatchObject({ status: 'Finished', total: 1, created: 1, failed: 0 });
  const blue = ['Shirt - Blue', 'Clothes', 'S-B', '4006381333948', '9.75', text];
  expect(await listed()).toEqual([blue, green, red]);
  expect(await violationsSeenBy(server.owner)).toEqual([]);
});
