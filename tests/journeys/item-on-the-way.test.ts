import { expect, test } from 'vitest';
import { clean, violationsInBothLooks } from '../support/axe.ts';
import { member, walkAsMember } from '../support/journey.ts';

walkAsMember();

test('an item that isn’t there yet is added from the line that asks for it, which gets it with its price', async () => {
  const { page, api, faults } = member;
  await api.customer('Corner Shop');
  await page.goto('/add-invoice');
  await page.getByRole('combobox', { name: 'Customer' }).fill('Corner');
  await page.getByRole('option', { name: 'Corner Shop' }).click();
  const item = page.getByRole('combobox', { name: 'Item, line 1' });
  await item.fill('Brass lamp');
  await page.getByRole('option', { name: 'Use “Brass lamp” as a one-off line' }).waitFor();
  await page.getByRole('option', { name: 'Add “Brass lamp” to your items' }).click();

  await page.waitForURL('**/inventory/add-item**');
  expect(await page.getByLabel('Name', { exact: true }).inputValue()).toBe('Brass lamp');
  expect(await violationsInBothLooks(page)).toEqual(clean);
  await page.getByLabel('Price').fill('89');
  await page.getByRole('button', { name: 'Save item' }).click();

  await page.waitForURL('**/add-invoice');
  await expect.poll(() => item.inputValue()).toBe('Brass lamp');
  expect(await page.getByLabel('Price, line 1').inputValue()).toBe('89.00');
  expect(await page.getByRole('combobox', { name: 'Customer' }).inputValue()).toBe('Corner Shop');
  await page.getByRole('button', { name: 'Save draft' }).click();
  await page.waitForURL('**/view-invoice**');
  const id = new URL(page.url()).searchParams.get('item')!;
  expect((await api.view(id)).items).toMatchObject([
    { ItemName: 'Brass lamp', productid: expect.any(String) },
  ]);
  expect(faults).toEqual([]);
});
