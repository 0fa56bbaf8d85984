import pg from 'pg';
import { expect, test } from 'vitest';
import { clean, violationsInBothLooks } from '../support/axe.ts';
import { type Member, startMember } from '../support/member.ts';
import { picture } from '../support/picture.ts';
import { press, product, sandbox, step, walkWithShop } from '../support/store-journey.ts';

walkWithShop();

/** Locks a business's books up to today, or opens them. */
const lockBooks = async ({ client }: Member, isLocked: boolean) => {
  const owner = new pg.Client({ connectionString: product.url });
  await owner.connect();
  await owner.query(`set app.maintenance = 'on'`);
  await owner.query('update book set locked_until = $2 where business_id = $1', [
    client.shop.business.id,
    isLocked ? product.clock().toISOString().slice(0, 10) : null,
  ]);
  await owner.end();
};

/** Takes a kettle off the stock on the store's own page, and answers how many are left at both of its locations. */
const takeOne = async (domain: string): Promise<number> => {
  const there = await product.visitor();
  await there.page.goto(`${sandbox.ready.url}/shops/${domain}/admin`);
  await press(there.page, 'Take one Copper kettle');
  const text = await there.page.getByText(/Copper kettle: /).textContent();
  await there.context.close();
  return [...text!.matchAll(/(-?\d+) at/g)].reduce((sum, [, n]) => sum + Number(n), 0);
};

test('both stocks are side by side before a store is activated; a level that changes there is taken over, and one that can’t be says why', async () => {
  const member = await startMember(product);
  const { page, api, faults } = member;
  await api.goods('Copper kettle', '35', '700');
  for (let n = 0; n < 3; n += 1) await api.goods(`Only here ${n}`, '5', '3');
  await page.goto('/settings/online-store');
  await page.getByLabel('Store name or address').fill('iron-house');
  await press(page, 'Go to your store');
  await page.waitForURL(/\/admin\/oauth\/authorize/);
  await press(page, 'Allow and connect');
  await step(page, 'Sync');
  await press(page, 'Save and continue');
  await step(page, 'Automation');
  await page.getByLabel('Match items by').selectOption('Name');
  await page.getByLabel('Which stock levels to trust').selectOption('Your store');
  await press(page, 'Save and continue');
  await step(page, 'Accounts');
  await press(page, 'Save and continue');
  await step(page, 'Review');
  const both = page.getByRole('region', { name: 'Stock in your store and here' });
  await both.getByRole('row', { name: /Copper kettle.*Here: 35 → \d+/ }).waitFor();
  await both.getByText('If your store’s levels count, 1 item here will be set').waitFor();
  expect(await violationsInBothLooks(page)).toEqual(clean);
  await picture(page, 'both');
  await press(page, 'Activate store');
  await page.getByRole('link', { name: 'See store orders' }).click();
  await page.getByText('New and changed orders arrive automatically.').waitFor();

  await lockBooks(member, true);
  const left = await takeOne('iron-house.myshopify.com');
  const onHold = page.getByRole('heading', { name: 'Stock levels on hold' });
  await expect
    .poll(
      async () => {
        await page.reload();
        await page.getByText('New and changed orders arrive automatically.').waitFor();
        return onHold.isVisible();
      },
      { timeout: 40_000, interval: 2000 },
    )
    .toBe(true);
  const row = page.getByRole('row').filter({ hasText: 'Copper kettle' });
  await row.getByText(String(left), { exact: true }).waitFor();
  expect(await violationsInBothLooks(page)).toEqual(clean);
  await picture(page, 'on-hold');
  await lockBooks(member, false);
  await press(page, 'Try again: Copper kettle');
  await page.getByText('We’ve checked this item’s stock again.').first().waitFor();
  await onHold.waitFor({ state: 'hidden' });

  // Another owner is shown with both stocks before it's saved.
  await page.getByRole('link', { name: 'Connection and settings' }).click();
  await press(page, 'Change settings');
  await step(page, 'Sync');
  await press(page, 'Save and continue');
  await step(page, 'Automation');
  const owner = page.getByLabel('Which stock levels to trust');
  expect(await both.isVisible()).toBe(false);
  await owner.selectOption('Counterfoil');
  await both.getByText('Saving changes no level. From now on we tell your store').waitFor();
  expect(await violationsInBothLooks(page)).toEqual(clean);
  await picture(page, 'another-owner');
  await owner.selectOption('Your store');
  await both.waitFor({ state: 'hidden' });
  await owner.selectOption('Nobody');
  await both.getByText('neither side is told').waitFor();
  expect(faults).toEqual([]);
  await member.context.close();
}, 120_000);
