import type { Page } from 'playwright-core';

/** Makes a page count what it would print; no printer is asked. */
export const countPrints = async (page: Page): Promise<void> => {
  await page.addInitScript(() => {
    window.print = () => {
      document.body.dataset.prints = String(1 + Number(document.body.dataset.prints ?? 0));
    };
  });
};

/** How often the page as it stands would have printed. */
export const prints = (page: Page): Promise<number> =>
  page.evaluate(() => Number(document.body.dataset.prints ?? 0));
