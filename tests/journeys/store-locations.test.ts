import { expect, test } from 'vitest';
import { rateCalls } from '../../src/api/calls/exchange-rate.ts';
import { storeOrderCalls } from '../../src/api/calls/store-order.ts';
import { expectOk } from '../support/api.ts';
import { clean, violationsInBothLooks } from '../support/axe.ts';
import { type Member, startMember } from '../support/member.ts';
import { picture } from '../support/picture.ts';
import { press, product, sandbox, step, walkWithShop } from '../support/store-journey.ts';
import { transferApiFor } from '../support/transfer-api.ts';

walkWithShop();

type Page = Member['page'];

const at = '/settings/online-store';
const ordersAt = '/sales/store-orders';
const row = (page: Page, name: string) => page.getByRole('row').filter({ hasText: name });

/** Somebody buys something in the store. */
const buy = async () => {
  const there = await product.visitor();
  await there.page.goto(`${sandbox.ready.url}/shops/euro-floors.myshopify.com/admin`);
  await press(there.page, 'Place an order');
  await there.context.close();
};

test('a business with two locations chooses the store’s in the set-up and inside an order on hold, and finds what is on hold from its dashboard', async () => {
  const member = await startMember(product);
  const { page, client, faults } = member;
  const transfers = transferApiFor(client);
  await transfers.enable();
  await transfers.location('Warehouse');
  await page.goto(at);
  await page.getByLabel('Store name or address').fill('euro-floors');
  await press(page, 'Go to your store');
  await page.waitForURL(/\/admin\/oauth\/authorize/);
  await press(page, 'Allow and connect');
  await step(page, 'Sync');
  await page.getByLabel('Import orders from').fill('2026-01-01');
  for (const name of ['Automation', 'Accounts', 'Locations']) {
    await press(page, 'Save and continue');
    await step(page, name);
  }
  // The one of the same name is chosen already.
  const place = (name: string) => page.getByLabel(name, { exact: true });
  const chosen = (name: string) =>
    place(name).evaluate((field: HTMLSelectElement) => field.selectedOptions[0]?.textContent);
  expect(await chosen('Warehouse')).toBe('Warehouse');
  expect(await chosen('Shop floor')).toBe('Choose a location');
  await picture(page, 'locations');
  expect(await violationsInBothLooks(page)).toEqual(clean);
  await press(page, 'Save and continue');
  await step(page, 'Review');
  // The review says what keeps orders on hold, and leads to where it's mended.
  const warned = page.getByText(
    'You haven’t chosen a location for “Shop floor”. Orders sent from there will be on hold.',
  );
  await warned.waitFor();
  await page
    .getByText('There’s no exchange rate for EUR. Orders will be on hold until you add one.')
    .waitFor();
  expect(await violationsInBothLooks(page)).toEqual(clean);
  await picture(page, 'review-warned');
  await press(page, 'Choose the location');
  await step(page, 'Locations');
  await place('Shop floor').selectOption('Main location');
  await press(page, 'Save and continue');
  await step(page, 'Review');
  await page.getByText('There’s no exchange rate for EUR.').waitFor();
  await warned.waitFor({ state: 'detached' });
  await press(page, 'Activate store');
  await page.getByRole('link', { name: 'See store orders' }).click();
  const reasons = page.getByRole('list', { name: 'On hold, by reason' });
  await reasons.getByText('No exchange rate').waitFor({ timeout: 40_000 });

  // The dashboard leads to them; with a rate they go on.
  await page.goto('/dashboard');
  await page.getByRole('link', { name: /orders? from your store (is|are) on hold/ }).click();
  await reasons.getByText('No exchange rate').waitFor();
  expect(await violationsInBothLooks(page)).toEqual(clean);
  await picture(page, 'held-by-reason');
  expectOk(
    await client.send(rateCalls.saveRate, { from: 'EUR', to: 'USD', date: '2026-01-01', rate: '1.1' }),
  );
  await reasons.getByRole('button', { name: /No exchange rate/ }).click();
  await page
    .getByText(/(is|are) no longer on hold/)
    .first()
    .waitFor();
  await page.goto(ordersAt);
  await row(page, '#1012').getByText('In your books').waitFor();
  await buy();
  await row(page, '#1013').getByText('In your books').waitFor({ timeout: 40_000 });

  // A location that nobody chose holds the next one, and is chosen inside it.
  const { places } = expectOk(await client.send(storeOrderCalls.storeMoney)).body.data;
  for (const { placeid } of places)
    expectOk(await client.send(storeOrderCalls.mapStore, { placeid, locationid: null }));
  await buy();
  await row(page, '#1014').getByRole('link', { name: 'Choose the location' }).click({ timeout: 40_000 });
  const order = page.getByRole('dialog', { name: 'Order #1014' });
  const choice = order.getByLabel(/^Your location for “/);
  await choice.waitFor();
  expect(await violationsInBothLooks(page)).toEqual(clean);
  await picture(page, 'choice-inside');
  await choice.selectOption('Main location');
  await press(page, 'Save and try again');
  await page.getByText('1 order is no longer on hold.').first().waitFor();
  await order.getByText('Added to your books').waitFor();
  await order.getByRole('button', { name: 'Close' }).click();
  await row(page, '#1014').getByText('In your books').waitFor();
  expect(faults).toEqual([]);
  await member.context.close();
});
