import type { Page } from 'playwright-core';
import { expect } from 'vitest';

/** Takes pictures of a page at both widths, light and dark, where somebody wants to look at them: `PICTURES=/tmp/pictures`. */
export const picture = async (page: Page, name: string): Promise<void> => {
  const { PICTURES: folder } = process.env;
  if (!folder) return;
  const before = page.viewportSize();
  for (const colorScheme of ['dark', 'light'] as const)
    for (const width of [1440, 360]) {
      await page.emulateMedia({ colorScheme });
      await page.setViewportSize({ width, height: 900 });
      await page.waitForTimeout(300);
      await page.screenshot({ path: `${folder}/${name}-${width}-${colorScheme}.png`, fullPage: true });
    }
  if (before) await page.setViewportSize(before);
};

const taken = new Map<string, number>();

/** The same of each state of a journey that axe is asked about, named by its test and counted. */
export const pictureOfState = async (page: Page): Promise<void> => {
  const name = (expect.getState().currentTestName ?? 'page').replaceAll(/[^a-z0-9]+/gi, '-').slice(0, 60);
  const n = (taken.get(name) ?? 0) + 1;
  taken.set(name, n);
  await picture(page, `${name}-${n}`);
};
