import { afterAll, beforeAll, expect, test } from 'vitest';
import { startMember } from '../support/member.ts';
import { type Product, startProduct } from '../support/product.ts';
import { openUntilQuiet } from '../support/quiet.ts';

let product: Product;
beforeAll(async () => {
  product = await startProduct();
});
afterAll(() => product.close());

test('what stays in the browser is of version 1, and holds no invoice, no quote and no report', async () => {
  const { page, api, client } = await startMember(product);
  const customer = await api.customer('Ada Stone of Antwerp');
  await api.invoice({ customer, prices: ['4711'], item: 'Lighthouse repair' });
  for (const address of [
    '/sales/list',
    '/sales/view-invoice?item=INV-0001',
    '/quotes/list',
    '/dashboard',
    '/reports/trial-balance',
  ]) {
    await openUntilQuiet(page, address);
    await page.getByRole('heading', { level: 1 }).waitFor();
  }
  await page.locator('label').getByText('Dark', { exact: true }).first().click();
  const kept = await page.evaluate(() => ({ ...localStorage }));
  expect(Object.keys(kept).sort()).toEqual(['counterfoil.session', 'counterfoil.settings']);
  expect(JSON.parse(kept['counterfoil.session']!)).toMatchObject({ version: 1 });
  expect(JSON.parse(kept['counterfoil.settings']!)).toEqual({
    version: 1,
    color: 'dark',
    business: client.business,
  });
  expect(JSON.stringify(kept)).not.toMatch(/Ada Stone|INV-0001|4711|Lighthouse repair/);
  const stores = await page.evaluate(async () => (await indexedDB.databases()).map(({ name }) => name));
  expect(stores.filter((name) => name !== 'counterfoil')).toEqual([]);
  expect(await page.evaluate(() => caches.keys())).toEqual([]);
});
