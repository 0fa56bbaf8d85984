import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';

/** Makes the page's clock, and that of its whole browser, stand still: from here on a test says how time passes. */
export const standStill = async (page: Page): Promise<void> => {
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 1_000);
};

/**
 * The time that may go by while a page is fetched, in milliseconds, and how much at once: React shows what had to be fetched
 * 300 ms after the bar in its place. All of it is less than the shortest delay of a chart.
 */
const fetching = { most: 700, atOnce: 70 };

/** Waits until what is asked of the page is as expected. Time stands still but for a page that is on its way. */
export const comes = async (page: Page, ask: () => Promise<unknown>, expected: unknown): Promise<void> => {
  let left = fetching.most;
  const look = async () => {
    const seen = await ask();
    if (left > 0 && (await page.getByRole('progressbar').count()) > 0) {
      left -= fetching.atOnce;
      await page.clock.runFor(fetching.atOnce);
    }
    return seen;
  };
  await expect.poll(look, { interval: 10, timeout: 10_000 }).toEqual(expected);
};

/** What a person looks for before they press or type: time goes by until it is there. */
const isThere = async (page: Page, one: Locator): Promise<Locator> => {
  const look = async () => (await one.isVisible()) || (await page.clock.runFor(fetching.atOnce));
  await expect.poll(look, { interval: 10, timeout: 10_000 }).toBe(true);
  return one;
};

// Pressed by the keyboard: a click waits for the page to move no more, which takes a second where time stands still.
const enter = (one: Locator): Promise<void> => one.press('Enter');

/** Presses the button of this name. */
export const press = async (page: Page, name: string): Promise<void> =>
  enter(await isThere(page, page.getByRole('button', { name, exact: true }).first()));

/** Follows the link of this name. */
export const follow = async (page: Page, name: string): Promise<void> =>
  enter(await isThere(page, page.getByRole('link', { name, exact: true }).first()));

/** Types into the field of this label. */
export const typeIn = async (page: Page, label: string, text: string): Promise<void> =>
  (await isThere(page, page.getByLabel(label, { exact: true }))).fill(text);
