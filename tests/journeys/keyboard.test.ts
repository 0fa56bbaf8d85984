import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { enter, hasFocus, pick, signUpByKeys, tabTo, typeInto } from '../support/by-keyboard.ts';
import { type Product, startProduct } from '../support/product.ts';
import { counterfoil, dialog } from '../support/sheet.ts';

let product: Product;
beforeAll(async () => {
  product = await startProduct();
});
afterAll(() => product.close());

const expectStanding = (page: Page, word: string) =>
  counterfoil(page).locator('.inside').getByText(word, { exact: true }).first().waitFor();

test('the whole line goes by keyboard alone: the focus is seen, moves on, and returns to what opened a dialog', async () => {
  const { page, faults } = await product.visitor();
  const link = (name: string) => page.getByRole('link', { name, exact: true }).first();
  const mail = 'keys@harbour.example';

  await signUpByKeys(product, page, mail);

  await enter(page, link('Customers'));
  await enter(page, link('New customer'));
  await typeInto(page, /^Display name/, 'Café Meridian');
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { name: 'Café Meridian' }).waitFor();

  await enter(page, link('Inventory'));
  await enter(page, link('New item'));
  await typeInto(page, 'Name', 'Sourdough loaf');
  await typeInto(page, 'Price', '4,20');
  await page.keyboard.press('Enter');
  await page.getByRole('row', { name: /Sourdough loaf/ }).waitFor();

  await enter(page, link('Sales'));
  await page.getByRole('heading', { name: 'Sales' }).waitFor();
  await page.keyboard.press('n');
  await page.waitForURL('**/add-invoice');
  await pick(page, page.getByRole('combobox', { name: 'Customer' }), 'meri', /Café Meridian/);
  await tabTo(page, page.getByRole('combobox', { name: 'Item, line 1' }));
  await page.keyboard.press('ArrowDown');
  await page.getByRole('option', { name: /Sourdough loaf/ }).waitFor();
  await page.keyboard.press('Enter');
  await typeInto(page, 'Quantity, line 1', '10');
  await enter(page, page.getByRole('button', { name: 'Issue invoice' }));

  await page.getByRole('heading', { name: 'Invoice INV-' }).waitFor();
  await expectStanding(page, 'Not paid');
  const record = counterfoil(page).getByRole('button', { name: 'Record payment' });
  await enter(page, record);
  await dialog(page).waitFor();
  await page.keyboard.press('Escape');
  await dialog(page).waitFor({ state: 'detached' });
  expect(await hasFocus(record)).toBe(true);
  await page.keyboard.press('Enter');
  await typeInto(page, 'Amount', '20');
  await page.keyboard.press('Enter');
  await expectStanding(page, 'Partly paid');
  await enter(page, record);
  await tabTo(page, page.getByLabel('Amount'));
  await page.keyboard.press('Enter');
  await expectStanding(page, 'Paid');

  await enter(page, link('Trial balance'));
  await page.getByText('Total, in balance').waitFor();
  expect(faults).toEqual([]);
});
