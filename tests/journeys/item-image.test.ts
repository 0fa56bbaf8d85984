import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { clean, violationsInBothLooks } from '../support/axe.ts';
import { startMember } from '../support/member.ts';
import { png } from '../support/pictures.ts';
import { type Product, startProduct } from '../support/product.ts';

let product: Product;
beforeAll(async () => {
  product = await startProduct();
});
afterAll(() => product.close());

const pictured = async (page: Page, step: string) => {
  const at = process.env.PICTURES;
  if (!at) return;
  for (const width of [1440, 360]) {
    await page.setViewportSize({ width, height: 900 });
    await page.screenshot({ path: `${at}/${step}-${width}.png`, fullPage: true });
  }
  await page.setViewportSize({ width: 1440, height: 900 });
};

test('an item is given an image, which its page shows; what is no picture is refused at the field, and it is taken off again', async () => {
  const { page, faults } = await startMember(product);
  await page.goto('/inventory/add-item');
  await page.getByLabel('Name').fill('Brass lamp');
  await page.getByLabel('Price').fill('89');
  await page.getByRole('button', { name: 'More details' }).click();
  const image = page.getByLabel(/^Image/);
  await image.setInputFiles({ name: 'lamp.png', mimeType: 'image/png', buffer: Buffer.from('no picture') });
  await page.getByText('Choose a PNG, JPEG or WebP file').first().waitFor();
  const buffer = png({ width: 900, height: 700 });
  await image.setInputFiles({ name: 'lamp.png', mimeType: 'image/png', buffer });
  await page.getByRole('img', { name: 'Image now' }).waitFor();
  expect(await violationsInBothLooks(page)).toEqual(clean);
  await pictured(page, 'item-image-form');
  await page.getByRole('button', { name: 'Save item' }).click();
  await page.getByRole('link', { name: 'Brass lamp' }).first().click();
  const shown = page.getByRole('img', { name: 'Image of Brass lamp' });
  await shown.waitFor();
  // It is drawn at the size it is kept in: no wider than it was asked to be made.
  expect(await shown.evaluate((one) => (one as HTMLImageElement).naturalHeight)).toBeGreaterThan(100);
  expect(await violationsInBothLooks(page)).toEqual(clean);
  await pictured(page, 'item-image-view');
  await page
    .getByRole('link', { name: 'Edit', exact: true })
    .or(page.getByRole('button', { name: 'Edit' }))
    .first()
    .click();
  await page.getByRole('img', { name: 'Image now' }).waitFor();
  await page.getByRole('button', { name: 'Remove' }).click();
  await page.getByRole('button', { name: 'Save item' }).click();
  await page.getByRole('heading', { name: 'Brass lamp' }).waitFor();
  await page.getByText('€89.00').or(page.getByText('89.00')).first().waitFor();
  expect(await shown.count()).toBe(0);
  expect(faults).toEqual([]);
});
