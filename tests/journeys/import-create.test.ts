import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { locationCalls } from '../../src/api/calls/location.ts';
import { clean, violationsInBothLooks } from '../support/axe.ts';
import { startColleague } from '../support/joined.ts';
import { startMember } from '../support/member.ts';
import type { Product } from '../support/product.ts';
import { startWorkingProduct } from '../support/product-jobs.ts';
import { dialog } from '../support/sheet.ts';

let product: Product;
beforeAll(async () => {
  product = await startWorkingProduct();
});
afterAll(() => product.close());

const previews = async (page: Page, at: string, text: string) => {
  await page.goto(at);
  const file = { name: 'old.csv', mimeType: 'text/csv', buffer: Buffer.from(text) };
  await page.getByLabel('Choose a CSV file').setInputFiles(file);
  await page.getByRole('heading', { name: 'Match columns' }).waitFor();
  await page.getByRole('button', { name: 'Preview import' }).click();
};

const pictured = async (page: Page, step: string) => {
  const at = process.env.PICTURES;
  if (!at) return;
  for (const width of [1440, 360]) {
    await page.setViewportSize({ width, height: 900 });
    await page.screenshot({ path: `${at}/${step}-${width}.png`, fullPage: true });
  }
  await page.setViewportSize({ width: 1440, height: 900 });
};

test('what a file names and there is none of is created from its review: a tax for items, a location for sales, a category for expenses', async () => {
  const member = await startMember(product);
  const { page, faults, client } = member;
  await client.send(locationCalls.enableMultiLocation, { flag: true });

  await previews(
    page,
    '/inventory/import-item',
    'Name,Price,Sales tax\nCandle,5,GST 18%\nLamp,9,GST 18%\nWax,2,\n',
  );
  await page.getByRole('button', { name: 'Import 1 item' }).waitFor();
  await pictured(page, 'create-review');
  await page.getByRole('button', { name: 'Create a tax for “GST 18%”' }).click();
  await dialog(page).getByText('It’s used for every row with “GST 18%”').waitFor();
  expect(await dialog(page).getByLabel('Name').inputValue()).toBe('GST');
  expect(await dialog(page).getByLabel('Percentage').inputValue()).toBe('18');
  expect(await violationsInBothLooks(page)).toEqual(clean);
  await pictured(page, 'create-tax');
  await dialog(page).getByRole('button', { name: 'Save tax' }).click();
  await page.getByRole('button', { name: 'Import 3 items' }).click();
  await page.getByText('Finished').first().waitFor();
  await page.getByRole('link', { name: 'See items' }).click();
  await page.getByRole('link', { name: 'Lamp' }).first().click();
  await page.getByText('GST 18%').first().waitFor();

  const sale =
    'Number,Customer,Issue date,Item,Quantity,Price,Location\nS-1,Ada,2026-01-12,Work,1,100,Pier\n';
  await previews(page, '/import?kind=sales', sale);
  await page.getByRole('button', { name: 'Create a location for “Pier”' }).click();
  await dialog(page).getByRole('button', { name: 'Save location' }).click();
  await page.getByRole('button', { name: 'Import 1 sale' }).waitFor();

  await previews(
    page,
    '/import?kind=expenses',
    'Date,Category,Expense,Amount\n2026-01-14,Trips,Train,58.40\n',
  );
  await page.getByRole('button', { name: 'Create a category for “Trips”' }).click();
  await dialog(page).getByLabel('Account').selectOption({ index: 1 });
  await dialog(page).getByRole('button', { name: 'Save category' }).click();
  await page.getByRole('button', { name: 'Import 1 expense' }).waitFor();
  expect(faults).toEqual([]);

  // A manager may import and add locations, and sets up no taxes.
  const manager = await startColleague(product, member, 'Manager');
  await previews(
    manager.page,
    '/import?kind=bills',
    'Number,Vendor,Issue date,Item,Quantity,Price,Tax,Location\nB-1,Wax,2026-01-12,Work,1,30,Levy,Dock\n',
  );
  await manager.page.getByRole('button', { name: 'Create a location for “Dock”' }).waitFor();
  await manager.page.getByLabel('Tax for “Levy”').selectOption('GST');
  await manager.page.getByLabel('Location for “Dock”').selectOption('Pier');
  expect(await manager.page.getByRole('button', { name: /^Create a tax/ }).count()).toBe(0);
  await manager.page.getByRole('button', { name: 'Import 1 bill' }).waitFor();
  expect(manager.faults).toEqual([]);
});
