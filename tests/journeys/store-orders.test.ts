import { expect, test } from 'vitest';
import { storeOrderCalls } from '../../src/api/calls/store-order.ts';
import { clean, violationsInBothLooks } from '../support/axe.ts';
import { type Member, startMember } from '../support/member.ts';
import { picture } from '../support/picture.ts';
import { press, product, sandbox, step, walkWithShop } from '../support/store-journey.ts';

walkWithShop();

type Page = Member['page'];

const at = '/settings/online-store';
const ordersAt = '/sales/store-orders';
const row = (page: Page, name: string) => page.getByRole('row').filter({ hasText: name });

test('past orders are imported, a new one arrives by itself, a held one says why and is tried again, and each leads to its invoice', async () => {
  const member = await startMember(product);
  const { page, client, api, faults } = member;
  // One of the store's items is here already, twice: nobody can say which is meant.
  await api.goods('Tea towel', '5', '3');
  await api.goods('Tea towel', '5', '3');
  await page.goto(at);
  await page.getByLabel('Store name or address').fill('copper-house');
  await press(page, 'Go to your store');
  await page.waitForURL(/\/admin\/oauth\/authorize/);
  await press(page, 'Allow and connect');
  await step(page, 'Sync');
  await page.getByLabel('Import orders from').fill('2026-01-01');
  await press(page, 'Save and continue');
  await step(page, 'Automation');
  await page.getByLabel('Match items by').selectOption('Name');
  await press(page, 'Save and continue');
  await step(page, 'Accounts');
  await press(page, 'Save and continue');
  await step(page, 'Review');
  await picture(page, 'review');
  await press(page, 'Activate store');
  // The settings say how many came, and lead to them.
  await page.getByText(/^\d+ orders? from your store/).waitFor();
  expect(await page.getByRole('heading', { name: 'Orders from your store' }).count()).toBe(0);
  expect(await violationsInBothLooks(page)).toEqual(clean);
  await page.getByRole('link', { name: 'See store orders' }).click();
  await page.getByRole('heading', { name: 'Orders from your store' }).waitFor();
  await page.getByText('New and changed orders arrive automatically.').waitFor();
  await page.getByRole('link', { name: /On hold/ }).waitFor();
  expect(await violationsInBothLooks(page)).toEqual(clean);
  await picture(page, 'orders');

  await page.getByRole('link', { name: /On hold/ }).click();
  const held = await client.send(storeOrderCalls.listStoreOrders, { status: 'Held' });
  const first = held.body.data.orders[0]!;
  expect(first.reason).toBe(
    'Several of your items match “Tea towel” by name. Keep this name on one of them only.',
  );
  await row(page, first.name).getByText('Several of your items match').waitFor();
  await press(page, `Try again: order ${first.name}`);
  await page.getByText('We’ll check this order again.').first().waitFor();
  await row(page, first.name).getByText('Several of your items match').waitFor();
  await picture(page, 'held');
  await page.goto('/inventory/list');
  await page.getByRole('link', { name: 'Tea towel' }).first().click();
  await page
    .getByRole('button', { name: 'Edit' })
    .or(page.getByRole('link', { name: 'Edit', exact: true }))
    .first()
    .click();
  await page.getByLabel('Name').first().fill('Old tea towel');
  await page.getByRole('button', { name: /^Save/ }).first().click();
  await page.getByText('Old tea towel').first().waitFor();
  await page.goto(`${ordersAt}?status=Held`);
  await press(page, `Try again: order ${first.name}`);
  await page.getByText('We’ll check this order again.').first().waitFor();
  await page.goto(ordersAt);
  await row(page, first.name).getByText('In your books').waitFor();

  // A new order is reported by the store, and comes without anybody pressing anything.
  const there = await product.visitor();
  await there.page.goto(`${sandbox.ready.url}/shops/copper-house.myshopify.com/admin`);
  await press(there.page, 'Place a foreign order');
  await there.context.close();
  await row(page, '#1013').getByText('In your books').waitFor({ timeout: 40_000 });
  await picture(page, 'arrived');
  await row(page, '#1013').getByRole('link', { name: 'Order #1013: what happened' }).click();
  const way = page.getByRole('dialog', { name: 'Order #1013' });
  await way.getByText('Your store reported the order').waitFor();
  await way.getByText('Added to your books').waitFor();
  await way.getByText(/, charged as CHF/).waitFor();
  await way
    .getByRole('link', { name: /^Entry \d+$/ })
    .first()
    .waitFor();
  expect(await violationsInBothLooks(page)).toEqual(clean);
  await picture(page, 'way');
  // An address shows it again, and Close leads back to the list.
  await page.reload();
  await way.getByRole('link', { name: /^Invoice INV-/ }).waitFor();
  await way.getByRole('button', { name: 'Close' }).click();
  await row(page, '#1013').getByRole('link', { name: /^INV-/ }).click();
  await page.getByText('#1013').first().waitFor();
  await picture(page, 'invoice');
  expect(faults).toEqual([]);
  await member.context.close();
});
