import { afterAll, beforeAll, expect, test } from 'vitest';
import { productCalls } from '../../src/api/calls/product.ts';
import { expectOk } from '../support/api.ts';
import { importApiFor } from '../support/import-api.ts';
import { startMember } from '../support/member.ts';
import type { Product } from '../support/product.ts';
import { startWorkingProduct } from '../support/product-jobs.ts';

let product: Product;
beforeAll(async () => {
  product = await startWorkingProduct();
});
afterAll(() => product.close());

test('a file that somebody else imports while it is reviewed is refused, and then asked about', async () => {
  const { page, client } = await startMember(product);
  const text = 'Name,Price\nCandle,5\n';
  await page.goto('/inventory/import-item');
  await page
    .getByLabel('Choose a CSV file')
    .setInputFiles({ name: 'items.csv', mimeType: 'text/csv', buffer: Buffer.from(text) });
  await page.getByRole('radio', { name: /Add them again/ }).check({ force: true });
  await page.getByRole('button', { name: 'Preview import' }).click();
  const start = page.getByRole('button', { name: 'Import 1 item' });
  const again = page.getByLabel('Import this file again');
  await start.waitFor();
  expect(await again.count()).toBe(0);

  const imports = importApiFor(client);
  const other = await imports.uploaded(text);
  await imports.start(other);
  await expect.poll(async () => (await imports.view(other)).status).toBe('Finished');
  await start.click();
  await page
    .getByText('You imported this file before. Confirm that you want to import it again.')
    .first()
    .waitFor();
  await page.getByRole('button', { name: 'Try again' }).click();
  await page.getByText('You imported this file before, on').waitFor();
  await again.check({ force: true });
  await start.click();
  await page.getByText('Finished').first().waitFor();
  const { products } = expectOk(await client.send(productCalls.listProducts, { pagelimit: '50' })).body;
  expect(products.map(({ productname }) => productname)).toEqual(['Candle', 'Candle']);
});
