import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { groupsFor } from '../../src/screens/shell/nav.ts';
import { openRoutes } from '../../src/screens/shell/open-routes.ts';
import { violationsInBothLooks } from '../support/axe.ts';
import { expectedAnswer, expectedPlans, expectedRoles, expectedScreens } from '../support/expected.ts';
import { groundOf } from '../support/ground.ts';
import { putOnPlan, startColleague } from '../support/joined.ts';
import { type Member, startMember } from '../support/member.ts';
import { type Product, startProduct, type Visitor } from '../support/product.ts';
import { addressesOf, outsideOf } from '../support/screen-addresses.ts';

const screens = expectedScreens.map(({ path }) => path!);
/** One of each permission set: an admin's is an owner's. */
const roles = expectedRoles.filter((role) => role !== 'Admin');

let product: Product;
let owner: Member;
beforeAll(async () => {
  product = await startProduct();
  owner = await startMember(product);
});
afterAll(() => product.close());

type Shown = 'open' | 'not-allowed' | 'plan-limit' | 'still loading';

/** What stands at each address: the page itself, or the word on why it is not. Walked within the browser, which is quicker. */
const answersAt = (page: Page, paths: string[]): Promise<[path: string, shown: Shown][]> =>
  page.evaluate(async (asked) => {
    const main = () => document.querySelector('main')!;
    const isThere = () => main().querySelector('h1, p') && !main().querySelector('[role=progressbar]');
    const read = (): Shown => {
      if (!isThere()) return 'still loading';
      if (main().querySelector('[data-prompt]')) return 'plan-limit';
      return / is not open to your role, /.test(main().textContent) ? 'not-allowed' : 'open';
    };
    const shown: [string, Shown][] = [];
    for (const path of asked) {
      history.pushState(null, '', path);
      for (let turn = 0; turn === 0 || (turn < 500 && !isThere()); turn += 1)
        await new Promise((resolve) => setTimeout(resolve, 10));
      shown.push([path, read()]);
    }
    return shown;
  }, paths);

/** What the table says of the page at an address the navigation leads to. */
const opensFor = (role: string, href: string): boolean =>
  expectedAnswer(role, 'enterprise', expectedScreens.find(({ path }) => path === href)!) === 'open';

describe.each(roles)('as %s', (role) => {
  let visitor: Visitor;
  beforeAll(async () => {
    visitor = role === 'Owner' ? owner : await startColleague(product, owner, role);
  });
  afterAll(async () => {
    if (role !== 'Owner') await visitor.context.close();
    expect(visitor.faults).toEqual([]);
  });

  // An owner meets what a plan lacks on every page; the others on the smallest plan and with all there is.
  test.each(expectedPlans.filter((plan) => role === 'Owner' || plan === 'free' || plan === 'enterprise'))(
    'on the plan %s every screen opens, or says why not, as the tables say',
    async (plan) => {
      const { page } = visitor;
      await putOnPlan(product, owner, plan);
      // The first is opened by its address, which is where the new plan is heard of.
      await page.goto(screens[0]!);
      await page.locator('main').locator('h1, p').first().waitFor();
      expect(await answersAt(page, screens)).toEqual(
        expectedScreens.map((row) => [row.path, expectedAnswer(role, plan, row)]),
      );
    },
  );

  test('the navigation leads to each page of its own that opens, and to no other', async () => {
    const links = visitor.page.getByRole('navigation', { name: 'Main' }).getByRole('link');
    const hrefs = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')!));
    const all = groupsFor('Owner').flatMap(({ entries }) => entries.map(({ href }) => href));
    expect(hrefs.filter((href) => all.includes(href))).toEqual(all.filter((href) => opensFor(role, href)));
  });
});

describe('with something on it', () => {
  let addresses: Record<string, string>;
  let outside: Record<string, string>;
  beforeAll(async () => {
    await putOnPlan(product, owner, 'enterprise');
    const ground = await groundOf(owner.client);
    addresses = await addressesOf(owner, ground);
    outside = await outsideOf(owner, ground);
  });

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
      faults.push(
        ...light.map((one) => `${width} light ${one}`),
        ...dark.map((one) => `${width} dark ${one}`),
      );
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
});
