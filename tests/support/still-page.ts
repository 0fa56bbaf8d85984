import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import { spend } from './visitors.ts';

/** Makes the page's clock, and that of its whole browser, stand still: from here on a test says how time passes. */
export const standStill = async (page: Page): Promise<void> => {
  spend(page.context());
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 1_000);
};

/** How much time goes by at once while a page is fetched, in milliseconds. */
const MOMENT = 20;

/**
 * Waits until what is asked of the page is as expected. Time stands still but for a page that is on its way, which React shows
 * 300 ms after the bar in its place.
 *
 * @param most how much time may go by, in milliseconds: less than what would happen by itself
 */
export const comes = async (
  page: Page,
  ask: () => Promise<unknown>,
  expected: unknown,
  most: number,
): Promise<void> => {
  let left = most;
  const look = async () => {
    const seen = await ask();
    // The page is on its way, or the place of its messages, which comes once the page stands.
    const isComing =
      (await page.getByRole('progressbar').count()) > 0 ||
      (await page.locator('[data-scope=toast][data-part=group]').count()) === 0;
    if (left > 0 && isComing) {
      left -= MOMENT;
      await page.clock.runFor(MOMENT);
    }
    return seen;
  };
  await expect.poll(look, { interval: 10, timeout: 10_000 }).toEqual(expected);
};

/** What a person looks for before they press or type: time goes by until it is there. */
export const isThere = async (page: Page, one: Locator): Promise<Locator> => {
  const look = async () => (await one.isVisible()) || (await page.clock.runFor(MOMENT));
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
