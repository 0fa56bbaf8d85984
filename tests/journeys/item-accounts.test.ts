import { afterAll, beforeAll, expect, test } from 'vitest';
import { clean, violationsInBothLooks } from '../support/axe.ts';
import { billApiFor } from '../support/bill-api.ts';
import { startMember } from '../support/member.ts';
import { type Product, startProduct } from '../support/product.ts';

let product: Product;
beforeAll(async () => {
  product = await startProduct();
});
afterAll(() => product.close());

test('an item is given the tax it is bought with and its accounts, and a bill takes the tax', async () => {
  const { page, faults, api, client } = await startMember(product);
  await api.tax('Input VAT', '19');
  await billApiFor(client).vendor('Wax & Co');
  await page.goto('/inventory/add-item');
  await page.getByLabel('Name').fill('Wax');
  await page.getByLabel('Price').fill('5');
  await page.getByLabel('Purchase tax').selectOption({ label: 'Input VAT 19%' });
  await page.getByRole('button', { name: 'More details' }).click();
  await page.getByLabel('Income account').selectOption({ label: 'Other income' });
  await page.getByLabel('Cost account').selectOption({ label: 'Office supplies' });
  expect(await page.getByLabel('Inventory account').count()).toBe(0);
  const counts = page.getByRole('checkbox', { name: 'Track stock' });
  await counts.check({ force: true });
  await page.getByLabel('Inventory account').waitFor();
  await counts.uncheck({ force: true });
  expect(await violationsInBothLooks(page)).toEqual(clean);
  if (process.env.PICTURES) {
    await page.screenshot({ path: `${process.env.PICTURES}/item-form.png`, fullPage: true });
    await page.setViewportSize({ width: 360, height: 800 });
    await page.screenshot({ path: `${process.env.PICTURES}/item-form-360.png`, fullPage: true });
    await page.setViewportSize({ width: 1440, height: 900 });
  }
  await page.getByRole('button', { name: 'Save item' }).click();
  await page.getByRole('link', { name: 'Wax' }).first().click();
  const details = page.getByRole('main');
  for (const text of ['Input VAT 19%', 'Other income', 'Office supplies'])
    await details.getByText(text).first().waitFor();
  await page.goto('/bills/add-bill');
  await page.getByRole('combobox', { name: 'Item, line 1' }).fill('Wax');
  await page.getByRole('option', { name: /^Wax/ }).click();
  await page
    .getByText('Input VAT 19%')
    .or(page.locator('option:checked', { hasText: 'Input VAT' }))
    .first()
    .waitFor({ state: 'attached' });
  // What it comes to says that the line takes the tax: 19% on top of what it costs.
  await page.getByLabel('Price, line 1').fill('100');
  await page
    .getByText(/119\.00/)
    .first()
    .waitFor();
  expect(faults).toEqual([]);
});
