import { afterAll, beforeAll, expect, test } from 'vitest';
import { shopifyPlatform } from '../../server/adapters/shop/shopify.ts';
import { enter, tabTo, typeInto } from '../support/by-keyboard.ts';
import type { Child } from '../support/child.ts';
import { startMember } from '../support/member.ts';
import { testSecret } from '../support/payments.ts';
import { type Product, startProduct } from '../support/product.ts';
import { freePort, startShopSandboxProcess } from '../support/sandbox.ts';
import { dialog } from '../support/sheet.ts';
import { connectionOf } from '../support/store-api.ts';

let sandbox: Child<{ url: string }>;
let product: Product;
beforeAll(async () => {
  sandbox = await startShopSandboxProcess();
  product = await startProduct({
    port: await freePort(),
    shops: (origin) =>
      shopifyPlatform({ key: 'test', secret: testSecret, sandboxUrl: sandbox.ready.url }, origin),
  });
});
afterAll(async () => {
  await product.close();
  await sandbox.kill();
});

test('a store is set up, paused, resumed and disconnected without a pointer, and each step takes the focus', async () => {
  const { page, client, context, faults } = await startMember(product);
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  const step = (name: string) => page.locator('[aria-current=step]').getByText(name).waitFor();
  const focused = () => page.evaluate(() => document.activeElement?.textContent ?? '');
  await page.goto('/settings/online-store');
  await typeInto(page, 'Store name or address', 'blue-kettle');
  await enter(page, button('Go to your store'));
  await page.waitForURL(/\/admin\/oauth\/authorize/);
  await tabTo(page, button('Allow and connect'));
  await page.keyboard.press('Enter');

  await step('Sync');
  await tabTo(page, page.getByLabel('Sync automatically'));
  await page.keyboard.press('Space');
  expect(await page.getByLabel('Sync automatically').isChecked()).toBe(false);
  await page.keyboard.press('Space');
  await enter(page, button('Save and continue'));
  await step('Automation');
  expect(await focused()).toContain('What happens with orders, items and stock');
  await tabTo(page, page.getByLabel('Orders become'));
  await page.keyboard.press('ArrowDown');
  expect(await page.getByLabel('Orders become').inputValue()).toBe('1');
  await enter(page, button('Save and continue'));
  await step('Accounts');
  await enter(page, button('Save and continue'));
  await step('Review');
  expect(await focused()).toContain('What happens when you activate');
  await enter(page, button('Activate store'));
  await page.getByText('Active', { exact: true }).waitFor();
  expect((await connectionOf(client)).Standing.status).toBe('Active');

  await enter(page, button('Pause'));
  await page.getByText('Paused', { exact: true }).waitFor();
  await enter(page, button('Resume'));
  await page.getByText('Active', { exact: true }).waitFor();
  await enter(page, button('Disconnect'));
  await enter(page, dialog(page).getByRole('button', { name: 'Disconnect', exact: true }));
  await page.getByRole('heading', { name: 'Connect your Shopify store' }).waitFor();
  expect((await connectionOf(client)).isShopifyConnected).toBe(false);
  expect(faults).toEqual([]);
  await context.close();
});
