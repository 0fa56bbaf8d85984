import type { Page, Request } from 'playwright-core';

interface PageTraffic {
  /** What waits for its answer. */
  open: Set<Request>;
  /** How much was asked so far. */
  count: number;
}

const trafficOf = new WeakMap<Page, PageTraffic>();

const watched = (page: Page): PageTraffic => {
  const known = trafficOf.get(page);
  if (known) return known;
  const traffic: PageTraffic = { open: new Set(), count: 0 };
  page.on('request', (request) => {
    traffic.open.add(request);
    traffic.count += 1;
  });
  page.on('requestfinished', (request) => traffic.open.delete(request));
  page.on('requestfailed', (request) => traffic.open.delete(request));
  trafficOf.set(page, traffic);
  return traffic;
};

/**
 * Loads an address, and resolves once the page has nothing to do, twice in a row, and waits for no answer. Playwright's own
 * `networkidle` lets half a second pass at each page, however quick the machine, and ends in the middle of a slow one's work.
 */
export const openUntilQuiet = async (page: Page, address: string): Promise<void> => {
  const traffic = watched(page);
  await page.goto(address);
  await page.locator('main, body > *').first().waitFor();
  await calm(page, traffic);
};

/** Goes to an address as a link of the page does, without loading it anew, and resolves once the page has nothing to do. */
export const goUntilQuiet = async (page: Page, address: string): Promise<void> => {
  const traffic = watched(page);
  await page.evaluate((path) => history.pushState(null, '', path), address);
  // A bar that tells how far work has come stays; one that only says that the page is loading goes.
  const loading = page.locator('main [role=progressbar][data-state=indeterminate]');
  await loading.first().waitFor({ state: 'detached' });
  await calm(page, traffic);
};

const calm = async (page: Page, traffic: PageTraffic): Promise<void> => {
  for (let times = 0; times < 2; ) {
    const before = traffic.count;
    await page.evaluate(
      () => new Promise((idle) => requestIdleCallback(() => setTimeout(idle, 30), { timeout: 200 })),
    );
    times = traffic.open.size === 0 && traffic.count === before ? times + 1 : 0;
  }
};
