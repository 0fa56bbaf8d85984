import type { Page, Request } from 'playwright-core';

interface Asked {
  /** What waits for its answer. */
  open: Set<Request>;
  /** How much was asked so far. */
  count: number;
}

const askedBy = new WeakMap<Page, Asked>();

const watched = (page: Page): Asked => {
  const known = askedBy.get(page);
  if (known) return known;
  const asked: Asked = { open: new Set(), count: 0 };
  page.on('request', (request) => {
    asked.open.add(request);
    asked.count += 1;
  });
  page.on('requestfinished', (request) => asked.open.delete(request));
  page.on('requestfailed', (request) => asked.open.delete(request));
  askedBy.set(page, asked);
  return asked;
};

/**
 * Loads an address, and resolves once the page has nothing to do, twice in a row, and waits for no answer. Playwright's own
 * `networkidle` lets half a second pass at each page, however quick the machine, and ends in the middle of a slow one's work.
 */
export const openUntilQuiet = async (page: Page, address: string): Promise<void> => {
  const asked = watched(page);
  await page.goto(address);
  await page.locator('main, body > *').first().waitFor();
  await calm(page, asked);
};

/** Goes to an address as a link of the page does, without loading it anew, and resolves once the page has nothing to do. */
export const goUntilQuiet = async (page: Page, address: string): Promise<void> => {
  const asked = watched(page);
  await page.evaluate((path) => history.pushState(null, '', path), address);
  // A bar that tells how far work has come stays; one that only says that the page is loading goes.
  const loading = page.locator('main [role=progressbar][data-state=indeterminate]');
  await loading.first().waitFor({ state: 'detached' });
  await calm(page, asked);
};

const calm = async (page: Page, asked: Asked): Promise<void> => {
  for (let times = 0; times < 2; ) {
    const before = asked.count;
    await page.evaluate(
      () => new Promise((idle) => requestIdleCallback(() => setTimeout(idle, 30), { timeout: 200 })),
    );
    times = asked.open.size === 0 && asked.count === before ? times + 1 : 0;
  }
};
