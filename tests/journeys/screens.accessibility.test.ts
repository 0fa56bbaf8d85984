import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openRoutes } from '../../src/app/routes/open-routes.ts';
import { violations, violationsInBothLooks, withBestPractices } from '../support/axe.ts';
import { expectedScreens } from '../support/expected.ts';
import { fixtureOf } from '../support/fixture.ts';
import { putOnPlan } from '../support/joined.ts';
import { type Member, startMember } from '../support/member.ts';
import { type Product, startProduct } from '../support/product.ts';
import { goUntilQuiet, openUntilQuiet } from '../support/quiet.ts';
import { addressesOf, outsideOf } from '../support/screen-addresses.ts';
import { runsAll } from '../support/thorough.ts';

const screens = expectedScreens.map(({ path }) => path!);

let product: Product;
let owner: Member;
let addresses: Record<string, string>;
let outside: Record<string, string>;
beforeAll(async () => {
  product = await startProduct();
  owner = await startMember(product);
  await putOnPlan(product, owner, 'enterprise');
  const fixture = await fixtureOf(owner.client);
  addresses = await addressesOf(owner, fixture);
  outside = await outsideOf(owner, fixture);
});
afterAll(() => product.close());

/** The first is opened by its address, from which links lead to the others. */
const opened = async (page: Page, address: string, isFirst: boolean): Promise<void> => {
  await (isFirst ? openUntilQuiet : goUntilQuiet)(page, address);
  await page.locator('main h1, main p').first().waitFor();
};

const typeOf = (path: string): string =>
  ['/add-', '/edit-', '/view', '/list', '/reports/'].find((part) => path.includes(part)) ?? path;
const firsts = new Map<string, string>();
for (const path of [...screens, ...openRoutes.map((one) => one.path)])
  if (!firsts.has(typeOf(path))) firsts.set(typeOf(path), path);
/** Pages of a type are made of the same parts: the first shows how they stand narrow and dark. */
const isFirstOfType = (path: string): boolean => firsts.get(typeOf(path)) === path;
/** The pages that are walked: all, or one of each type. */
const isWalked = (path: string): boolean => runsAll || isFirstOfType(path);

/** What axe finds, on the first page of a type in both looks on a wide and on a narrow window; and whether it scrolls sideways. */
const faultsOf = async (page: Page, path: string): Promise<string[]> => {
  const faults: string[] = [];
  const inEveryMode = runsAll || isFirstOfType(path);
  for (const width of [1440, 360]) {
    await page.setViewportSize({ width, height: 900 });
    const { light, dark } = inEveryMode
      ? await violationsInBothLooks(page, withBestPractices)
      : { light: width === 1440 ? await violations(page, withBestPractices) : [], dark: [] };
    faults.push(...light.map((one) => `${width} light ${one}`), ...dark.map((one) => `${width} dark ${one}`));
    const beyond = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    if (beyond > 0) faults.push(`${width} scrolls sideways by ${beyond}`);
  }
  return faults;
};

test('each screen of the table has a way to sign out and nothing axe objects to, wide and narrow, light and dark', async () => {
  const { page, faults } = owner;
  expect(Object.keys(addresses)).toEqual(screens);
  const found: Record<string, string[]> = {};
  const walked = Object.entries(addresses).filter(([path]) => isWalked(path));
  for (const [index, [path, address]] of walked.entries()) {
    await page.setViewportSize({ width: 1440, height: 900 });
    await opened(page, address, index === 0);
    const signOuts = await page.getByRole('button', { name: 'Sign out', exact: true }).count();
    const wrong = [...(signOuts === 1 ? [] : ['has no way to sign out']), ...(await faultsOf(page, path))];
    if (wrong.length > 0) found[path] = wrong;
  }
  expect(found).toEqual({});
  expect(faults).toEqual([]);
});

test('each page for whoever comes has nothing axe objects to, wide and narrow, light and dark', async () => {
  expect(Object.keys(outside)).toEqual(openRoutes.map(({ path }) => path));
  const { page, context, faults } = await product.visitor();
  const found: Record<string, string[]> = {};
  for (const [path, address] of Object.entries(outside).filter(([path]) => isWalked(path))) {
    await opened(page, address, true);
    const wrong = await faultsOf(page, path);
    if (wrong.length > 0) found[path] = wrong;
  }
  expect(found).toEqual({});
  await context.close();
  expect(faults).toEqual([]);
});
