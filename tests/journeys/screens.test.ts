import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { groupsFor, withStore } from '../../src/app/nav.ts';
import { pageFaults } from '../../src/domain/words/frame.ts';
import {
  expectedAnswer,
  expectedPlans,
  expectedRoles,
  expectedScreens,
  expectedSets,
} from '../support/expected.ts';
import { putOnPlan, startColleague } from '../support/joined.ts';
import { type Member, startMember } from '../support/member.ts';
import { type Product, startProduct, type Visitor } from '../support/product.ts';
import { runsAll } from '../support/thorough.ts';

const screens = expectedScreens.map(({ path }) => path!);
/** One of each permission set: an admin's is an owner's. */
const roles = expectedRoles.filter((role) => role !== 'Admin');

/**
 * What a role and a plan open is a page's key and flag asked of their tables, which tests/domain/access.test.ts compares whole
 * with the hand-written ones. Here the pages obey: each role with all there is, and on the smallest plan the owner, who meets
 * what it lacks, and an accountant, who is told of the role before the plan. `ROLES=all` walks every plan as every role.
 */
const isWalked = (role: string, plan: string): boolean =>
  runsAll || plan === 'enterprise' || (plan === 'free' && (role === 'Owner' || role === 'Accountant'));

/**
 * A page whose answer is the same for every role is opened as one of them; the others open what sets them apart, by role or
 * plan. `ROLES=all` opens every page as each.
 */
const isOpened = (role: string, plan: string, row: (typeof expectedScreens)[number]): boolean =>
  runsAll ||
  role === 'Owner' ||
  roles.some((other) => expectedAnswer(other, plan, row) !== expectedAnswer('Owner', plan, row));

let product: Product;
let owner: Member;
beforeAll(async () => {
  product = await startProduct();
  owner = await startMember(product);
});
afterAll(() => product.close());

type PageState = 'open' | 'not-allowed' | 'plan-limit' | 'no page' | 'still loading';

/** What stands at each address: the page itself, or the word on why it is not. Walked within the browser, which is quicker. */
const answersAt = (page: Page, paths: string[]): Promise<[path: string, shown: PageState][]> =>
  page.evaluate(
    async ([requested, noPage]) => {
      // The page before stays hidden beside it until this one is fetched.
      const main = () => [...document.querySelectorAll('main')].find((one) => one.checkVisibility());
      const isThere = () => main()?.querySelector('h1, p') && !main()?.querySelector('[role=progressbar]');
      const read = (): PageState => {
        if (!isThere()) return 'still loading';
        const shown = main()!;
        if (shown.querySelector('h1')?.textContent === noPage) return 'no page';
        // A prompt within a page stands for a part of it: the page itself is open.
        if (shown.querySelector('[data-prompt]:not([data-within])')) return 'plan-limit';
        return / is not open to your role, /.test(shown.textContent) ? 'not-allowed' : 'open';
      };
      const shown: [string, PageState][] = [];
      for (const path of requested) {
        history.pushState(null, '', path);
        for (let turn = 0; turn === 0 || (turn < 500 && !isThere()); turn += 1)
          await new Promise((resolve) => setTimeout(resolve, 10));
        shown.push([path, read()]);
      }
      return shown;
    },
    [paths, pageFaults.noPage] as const,
  );

/** What the table says of the page at an address the navigation leads to. */
const opensFor = (role: string, href: string): boolean =>
  expectedAnswer(role, 'enterprise', expectedScreens.find(({ path }) => path === href)!) === 'open';

/** Where the navigation leads, that of the settings too. */
const linked = async (page: Page): Promise<string[]> => {
  await page.goto('/settings/profile');
  await page.getByRole('navigation', { name: 'Settings' }).waitFor();
  const links = page.getByRole('navigation', { name: /^(Main|Settings)$/ }).getByRole('link');
  return links.evaluateAll((all) => all.map((link) => link.getAttribute('href')!));
};

test('an address without a page is told from a page', async () => {
  await owner.page.goto(screens[0]!);
  await owner.page.locator('main').locator('h1, p').first().waitFor();
  expect(await answersAt(owner.page, ['/no/such/page', screens[0]!])).toEqual([
    ['/no/such/page', 'no page'],
    [screens[0], 'open'],
  ]);
});

describe.each(roles)('as %s', (role) => {
  let visitor: Visitor;
  beforeAll(async () => {
    visitor = role === 'Owner' ? owner : await startColleague(product, owner, role);
  });
  afterAll(async () => {
    if (role !== 'Owner') await visitor.context.close();
    expect(visitor.faults).toEqual([]);
  });

  test.each(expectedPlans.filter((plan) => isWalked(role, plan)))(
    'on the plan %s every screen that it or the role decides opens, or says why not, as the tables say',
    async (plan) => {
      const { page } = visitor;
      await putOnPlan(product, owner, plan);
      // The first is opened by its address, which is where the new plan is heard of.
      await page.goto(screens[0]!);
      await page.locator('main').locator('h1, p').first().waitFor();
      const rows = expectedScreens.filter((row) => isOpened(role, plan, row));
      expect(
        await answersAt(
          page,
          rows.map(({ path }) => path!),
        ),
      ).toEqual(rows.map((row) => [row.path, expectedAnswer(role, plan, row)]));
    },
  );

  test('the navigation leads to each page of its own that opens, and to no other', async () => {
    const hrefs = await linked(visitor.page);
    const all = withStore(groupsFor('Owner'), undefined).flatMap(({ entries }) =>
      entries.map(({ href }) => href),
    );
    expect([...new Set(hrefs)].filter((href) => all.includes(href))).toEqual(
      all.filter((href) => opensFor(role, href)),
    );
  });

  test('the navigation has the sections of the team and of the business’s reports if their keys are held', async () => {
    const hrefs = await linked(visitor.page);
    const holds = (key: string) => expectedSets.find((row) => row.key === key)?.[role] === 'yes';
    expect(hrefs.includes('/settings/team-members')).toBe(holds('team.section'));
    expect(hrefs.includes('/reports')).toBe(holds('reports'));
    expect(hrefs.includes('/accounting/journal')).toBe(holds('reports.business'));
  });
});
