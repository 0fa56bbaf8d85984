import { afterAll, beforeAll, expect, test } from 'vitest';
import { violationsSeenBy } from '../../server/maintenance/verify.ts';
import { productCalls } from '../../src/api/contract/product.ts';
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
    ...{ status: 'Finished', created: 3, failed: 0, pending: 0 },
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
