import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openRoutes } from '../../src/screens/shell/open-routes.ts';
import { violationsInBothLooks } from '../support/axe.ts';
import { expectedScreens } from '../support/expected.ts';
import { groundOf } from '../support/ground.ts';
import { putOnPlan } from '../support/joined.ts';
import { type Member, startMember } from '../support/member.ts';
import { type Product, startProduct } from '../support/product.ts';
import { addressesOf, outsideOf } from '../support/screen-addresses.ts';

const screens = expectedScreens.map(({ path }) => path!);

let product: Product;
let owner: Member;
let addresses: Record<string, string>;
let outside: Record<string, string>;
beforeAll(async () => {
  product = await startProduct();
  owner = await startMember(product);
  await putOnPlan(product, owner, 'enterprise');
  const ground = await groundOf(owner.client);
  addresses = await addressesOf(owner, ground);
  outside = await outsideOf(owner, ground);
});
afterAll(() => product.close());

const settled = async (page: Page): Promise<void> => {
  await page.locator('main h1, main p').first().waitFor();
  await page.waitForLoadState('networkidle');
};

/** What axe finds in both looks on a wide and on a narrow window, and whether the page scrolls sideways. */
const faultsOf = async (page: Page): Promise<string[]> => {
  const faults: string[] = [];
  for (const width of [1440, 360]) {
    await page.setViewportSize({ width, height: 900 });
    const { light, dark } = await violationsInBothLooks(page);
    faults.push(...light.map((one) => `${width} light ${one}`), ...dark.map((one) => `${width} dark ${one}`));
    const beyond = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    if (beyond > 0) faults.push(`${width} scrolls sideways by ${beyond}`);
  }
  return faults;
};

test('every screen of the table has a way to sign out and nothing axe objects to, wide and narrow, light and dark', async () => {
  const { page, faults } = owner;
  expect(Object.keys(addresses)).toEqual(screens);
  const found: Record<string, string[]> = {};
  for (const [path, address] of Object.entries(addresses)) {
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto(address);
    await settled(page);
    const waysOut = await page.getByRole('button', { name: 'Sign out' }).count();
    const seen = [...(waysOut === 1 ? [] : ['has no way to sign out']), ...(await faultsOf(page))];
    if (seen.length > 0) found[path] = seen;
  }
  expect(found).toEqual({});
  expect(faults).toEqual([]);
});

test('every page for whoever comes has nothing axe objects to, wide and narrow, light and dark', async () => {
  expect(Object.keys(outside)).toEqual(openRoutes.map(({ path }) => path));
  const { page, context, faults } = await product.visitor();
  const found: Record<string, string[]> = {};
  for (const [path, address] of Object.entries(outside)) {
    await page.goto(address);
    await settled(page);
    const seen = await faultsOf(page);
    if (seen.length > 0) found[path] = seen;
  }
  expect(found).toEqual({});
  await context.close();
  expect(faults).toEqual([]);
});
